import type { Product, ProductInput } from '#domain/catalogue/product-fields.ts';
import { useSaveChanges } from '../../edit-conflict/use-save-changes.ts';
import { adminClient } from '../../session/admin-client.ts';
import { findProductConflicts, resolveProduct } from './product-conflict.ts';
import {
  type ProductFormOptions,
  type ProductFormValues,
  toProductFormValues,
  toProductInput,
} from './product-values.ts';

/** Creates the product or saves its changes. */
export function useSaveProduct(product: Product | null, options: ProductFormOptions) {
  const names = {
    brand: (id: number) => options.brands.find((brand) => brand.id === id)?.name ?? String(id),
    category: (id: number) => options.categories.find((category) => category.id === id)?.name ?? String(id),
  };
  const { saveChanges, dialog } = useSaveChanges<Product, ProductInput>({
    toInput: (latest) => toProductInput(toProductFormValues(latest)),
    findConflicts: (versions) => findProductConflicts(versions, names),
    resolve: resolveProduct,
    send: ({ id, version }, changes) => adminClient.products.change(id, changes, version),
  });

  const save = (values: ProductFormValues, key: string): Promise<unknown> => {
    const input = toProductInput(values);
    return product ? saveChanges(product, input) : adminClient.products.create(input, key);
  };

  return { save, dialog };
}
