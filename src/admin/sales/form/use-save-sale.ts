import { useRef } from 'react';
import { pickFields } from '#domain/fields/convert-fields.ts';
import { type Sale, type SaleInput, saleFields } from '#domain/sales/sale-fields.ts';
import { findConflicts } from '../../edit-conflict/field-conflict.ts';
import { useSaveChanges } from '../../edit-conflict/use-save-changes.ts';
import type { SaveFailure } from '../../form/entity-form.tsx';
import { adminClient } from '../../session/admin-client.ts';
import { type SaleFormValues, toSaleFormProduct, toSaleInput, withSalePrice } from './sale-values.ts';

/** Creates a sale or saves its changes; pass `refreshStock` to the form's onFailed. */
export function useSaveSale(sale: Sale | null) {
  const productNames = useRef(new Map<number | null, string>());
  const productName = (id: number | null) => productNames.current.get(id) ?? 'Producto eliminado';
  const { saveChanges, dialog } = useSaveChanges<Sale, SaleInput>({
    toInput: (latest) => {
      productNames.current.set(latest.productId, latest.productName);
      return pickFields(saleFields, latest);
    },
    findConflicts: (versions) => findConflicts(saleFields, versions, { formats: { productId: productName } }),
    // Another product has other flavors, so both are sent together.
    send: ({ id, version }, changes, { flavor }) =>
      adminClient.sales.change(id, 'productId' in changes ? { ...changes, flavor } : changes, version),
  });

  function save(values: SaleFormValues, key: string): Promise<unknown> {
    const own = toSaleInput(values);
    if (values.productId) productNames.current.set(own.productId, values.productId.name);
    return sale ? saveChanges(sale, own) : adminClient.sales.create(own, key);
  }

  /** Updates the stock selected in the form after a 409. Returns false, so that the form reports the failure as usual. */
  async function refreshStock({
    error,
    values: { productId: selected },
    setValue,
  }: SaveFailure<SaleFormValues>): Promise<boolean> {
    if (error.status !== 409 || selected?.id == null) return false;
    const product = await adminClient.products.byId(selected.id).catch(() => undefined);
    if (!product) return false;
    const latest = toSaleFormProduct(product);
    setValue('productId', sale?.productId === selected.id ? withSalePrice(sale, latest) : latest);
    return false;
  }

  return { save, refreshStock, dialog };
}
