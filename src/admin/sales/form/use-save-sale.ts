import { useRef } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { AdminSale } from '#contract/admin/sales.ts';
import type { ApiError } from '#contract/http/api-error.ts';
import { useConflictAwareChange } from '../../edit-conflict/use-conflict-aware-change.ts';
import { adminClient } from '../../session/admin-client.ts';
import { paidLabel } from './paid-label.ts';
import {
  type SaleFormInput,
  type SaleFormValues,
  saleToInput,
  toSaleFormProduct,
  toSaleInput,
  withSalePrice,
} from './sale-values.ts';

const formatOptional = (text: string | null) => text || 'Sin especificar';

type SaveFailure = { error: ApiError; values: SaleFormValues; setValue: UseFormSetValue<SaleFormValues> };

/** Creates or changes a sale; pass `refreshStock` to the form's onFailed. */
export function useSaveSale(sale: AdminSale | null) {
  const productNames = useRef(new Map<number | null, string>());
  const { change, dialog } = useConflictAwareChange<SaleFormInput>({
    idProduct: { label: 'Producto', format: (id) => productNames.current.get(id) ?? 'Producto eliminado' },
    variant: { label: 'Variante', format: formatOptional },
    quantity: { label: 'Cantidad', format: String },
    clientName: { label: 'Cliente', format: formatOptional },
    paymentMethod: { label: 'Método de Pago', format: formatOptional },
    shippingMethod: { label: 'Método de Envío', format: formatOptional },
    paid: { label: 'Pagado', format: paidLabel },
  });

  function toInput(latest: AdminSale): SaleFormInput {
    productNames.current.set(latest.idProduct, latest.productName);
    return saleToInput(latest);
  }

  function save(values: SaleFormValues, key: string): Promise<unknown> {
    const own = toSaleInput(values);
    const { idProduct, variant, ...others } = own;
    if (!sale) return adminClient.sales.create({ ...others, variant, idProduct: idProduct ?? 0 }, key);
    if (values.idProduct) productNames.current.set(idProduct, values.idProduct.name);
    return change({
      before: toInput(sale),
      own,
      read: async () => toInput(await adminClient.sales.byId(sale.id)),
      // Another product has other flavors, so both are sent together.
      write: ({ idProduct: newProduct, ...changes }) =>
        adminClient.sales.change(sale.id, { ...changes, ...(newProduct && { idProduct: newProduct, variant }) }),
    });
  }

  /** Updates the stock selected in the form after a 409. Returns false, so that the form reports the failure as usual. */
  async function refreshStock({ error, values: { idProduct: selected }, setValue }: SaveFailure): Promise<boolean> {
    if (error.status !== 409 || selected?.id == null) return false;
    const product = await adminClient.products.byId(selected.id).catch(() => undefined);
    if (!product) return false;
    const latest = toSaleFormProduct(product);
    setValue('idProduct', sale?.idProduct === selected.id ? withSalePrice(sale, latest) : latest);
    return false;
  }

  return { save, refreshStock, dialog };
}
