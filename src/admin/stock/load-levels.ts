import type { FlavorStock } from '#domain/stock/restock.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError } from '../ui/toasts.tsx';

export const LEVELS_FAILED = 'Hubo un error al obtener el stock.';

/** `lowestStock`: units wished of products without a lowest stock of their own. */
export type LoadedLevels = { levels: FlavorStock[]; lowestStock: number };

/** Null when they could not be loaded. */
export async function loadLevels(): Promise<LoadedLevels | null> {
  try {
    const [levels, constants] = await Promise.all([adminClient.stock.levels(), adminClient.constants.list()]);
    return { levels, lowestStock: Number(constants.find(({ name }) => name === 'lowestStock')?.value ?? 0) };
  } catch {
    toastError(LEVELS_FAILED);
    return null;
  }
}
