import { useRef } from 'react';
import type { AdminProduct } from '#contract/admin/products.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx';
import { adminClient } from '../../session/admin-client.ts';
import { findProductConflicts, resolveProductConflicts } from './product-conflict.ts';
import {
  type ProductFormInput,
  type ProductFormOptions,
  type ProductFormValues,
  toProductFormValues,
  toProductInput,
} from './product-values.ts';

/** Saves the form; when somebody wrote the product meanwhile, asks which values shall hold. */
export function useSaveProduct(product: AdminProduct | null, choices: ProductFormOptions) {
  const { resolveConflicts: ask, dialog } = useEditConflict();
  const known = useRef(product);
  const names = {
    brand: (id: number) => choices.brands.find((brand) => brand.id === id)?.name ?? String(id),
    category: (id: number) => choices.categories.find((category) => category.id === id)?.name ?? String(id),
  };

  async function change(before: AdminProduct, mine: ProductFormInput): Promise<AdminProduct> {
    try {
      return await adminClient.products.change(before.id, { ...mine, version: before.version });
    } catch (error) {
      if (!isEditConflict(error)) throw error;
      const current = await adminClient.products.byId(before.id);
      const now = toProductInput(toProductFormValues(current));
      const rows = findProductConflicts({ before: toProductInput(toProductFormValues(before)), mine, now }, names);
      const taken = await ask(rows);
      if (!taken) throw error;
      return change(current, resolveProductConflicts({ mine, now }, taken));
    }
  }

  const save = (values: ProductFormValues, key: string) => {
    const said = toProductInput(values);
    return known.current ? change(known.current, said) : adminClient.products.create(said, key);
  };

  return { save, dialog, isStale: isEditConflict };
}

/** Refused because of its version, and not because a name is taken, which is a conflict as well. */
function isEditConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.body.current !== undefined;
}
