import { useRef } from 'react';
import type { AdminProduct } from '#contract/admin/products.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { useMeanwhile } from '../../edit-conflict/use-edit-conflict.tsx';
import { adminClient } from '../../session/admin-client.ts';
import { changedMeanwhile, resolved } from './product-conflict.ts';
import { type ProductFormOptions, type ProductSaid, type ProductValues, saidBy, valuesOf } from './product-values.ts';

/** Saves the form; when somebody wrote the product meanwhile, asks which values shall hold. */
export function useProductSave(product: AdminProduct | null, choices: ProductFormOptions) {
  const { ask, dialog } = useMeanwhile();
  const known = useRef(product);
  const names = {
    brand: (id: number) => choices.brands.find((brand) => brand.id === id)?.name ?? String(id),
    category: (id: number) => choices.categories.find((category) => category.id === id)?.name ?? String(id),
  };

  async function change(before: AdminProduct, mine: ProductSaid): Promise<AdminProduct> {
    try {
      return await adminClient.products.change(before.id, { ...mine, version: before.version });
    } catch (error) {
      if (!isStale(error)) throw error;
      const current = await adminClient.products.byId(before.id);
      const now = saidBy(valuesOf(current));
      const rows = changedMeanwhile({ before: saidBy(valuesOf(before)), mine, now }, names);
      const taken = await ask(rows);
      if (!taken) throw error;
      return change(current, resolved({ mine, now }, taken));
    }
  }

  const save = (values: ProductValues, key: string) => {
    const said = saidBy(values);
    return known.current ? change(known.current, said) : adminClient.products.create(said, key);
  };

  return { save, dialog, isStale };
}

/** Refused because of its version, and not because a name is taken, which is a conflict as well. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.body.current !== undefined;
}
