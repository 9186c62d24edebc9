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

/** Saves the form; when the product was changed elsewhere, asks which values to keep. */
export function useSaveProduct(product: AdminProduct | null, options: ProductFormOptions) {
  const { resolveConflicts, dialog } = useEditConflict();
  const original = useRef(product);
  const names = {
    brand: (id: number) => options.brands.find((brand) => brand.id === id)?.name ?? String(id),
    category: (id: number) => options.categories.find((category) => category.id === id)?.name ?? String(id),
  };

  async function change(before: AdminProduct, own: ProductFormInput): Promise<AdminProduct> {
    try {
      return await adminClient.products.change(before.id, { ...own, version: before.version });
    } catch (error) {
      if (!isEditConflict(error)) throw error;
      const latest = await adminClient.products.byId(before.id);
      const initial = toProductInput(toProductFormValues(before));
      const current = toProductInput(toProductFormValues(latest));
      const keepCurrent = await resolveConflicts(findProductConflicts({ before: initial, own, current }, names));
      if (!keepCurrent) throw error;
      return change(latest, resolveProductConflicts({ own, current }, keepCurrent));
    }
  }

  const save = (values: ProductFormValues, key: string) => {
    const input = toProductInput(values);
    return original.current ? change(original.current, input) : adminClient.products.create(input, key);
  };

  return { save, dialog, isEditConflict };
}

/** Whether the version was stale; a name that is already in use is a 409 too, but without a current product. */
function isEditConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.body.current !== undefined;
}
