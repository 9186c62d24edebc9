import { useRouteLoaderData } from 'react-router';
import type { loader } from '../frame/layout.tsx';
import type { Menu } from './list-title.ts';

/** Categories and brands as the frame has loaded them; null when that failed. */
export function useMenu(): Menu | null {
  return useRouteLoaderData<typeof loader>('shop/frame/layout')?.menu ?? null;
}
