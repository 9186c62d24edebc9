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

/** Creates or changes a sale; `rereadStock` is for the form's onFailed. */
export function useSaveSale(sale: AdminSale | null) {
  const products = useRef(new Map<number | null, string>());
  const { change, dialog } = useConflictAwareChange<SaleFormInput>({
    idProduct: { label: 'Producto', text: (id) => products.current.get(id) ?? 'Producto eliminado' },
    variant: { label: 'Variante', text: formatOptional },
    quantity: { label: 'Cantidad', text: String },
    clientName: { label: 'Cliente', text: formatOptional },
    paymentMethod: { label: 'Método de Pago', text: formatOptional },
    shippingMethod: { label: 'Método de Envío', text: formatOptional },
    paid: { label: 'Pagado', text: paidLabel },
  });

  function said(read: AdminSale): SaleFormInput {
    products.current.set(read.idProduct, read.productName);
    return saleToInput(read);
  }

  function save(values: SaleFormValues, key: string): Promise<unknown> {
    const mine = toSaleInput(values);
    const { idProduct, variant, ...others } = mine;
    if (!sale) return adminClient.sales.create({ ...others, variant, idProduct: idProduct ?? 0 }, key);
    if (values.idProduct) products.current.set(idProduct, values.idProduct.name);
    return change({
      before: said(sale),
      mine,
      read: async () => said(await adminClient.sales.byId(sale.id)),
      // Another product has other variants: the two go together.
      write: ({ idProduct: exchanged, ...changes }) =>
        adminClient.sales.change(sale.id, { ...changes, ...(exchanged && { idProduct: exchanged, variant }) }),
    });
  }

  /** What was refused for want of stock has another stock than the form shows. The form tells the failure itself. */
  async function rereadStock({ error, values: { idProduct: shown }, setValue }: SaveFailure): Promise<boolean> {
    if (error.status !== 409 || shown?.id == null) return false;
    const product = await adminClient.products.byId(shown.id).catch(() => undefined);
    if (!product) return false;
    const now = toSaleFormProduct(product);
    setValue('idProduct', sale?.idProduct === shown.id ? withSalePrice(sale, now) : now);
    return false;
  }

  return { save, rereadStock, dialog };
}
