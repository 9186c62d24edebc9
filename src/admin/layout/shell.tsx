import './admin.css';
import { Outlet } from 'react-router';
import { useClientNavigation } from '#ui/link/use-client-navigation.ts';
import { SignInDialog } from '../session/sign-in-dialog.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** Admin pages are neither cached nor indexed. */
export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });

/** Wraps all admin screens, the sign-in screen included. */
export default function Shell() {
  useClientNavigation();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <link rel="manifest" href="/admin.webmanifest" />
      <Outlet />
      <Toasts />
      <ConfirmDialog />
      <SignInDialog />
    </>
  );
}
