import { useRef } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { AdminSale } from '#contract/admin/sales.ts';
import type { ApiError } from '#contract/http/api-error.ts';
import { useCarefulChange } from '../../edit-conflict/use-conflict-aware-change.ts';
import { adminClient } from '../../session/admin-client.ts';
import { paidText } from './paid-label.ts';
import { type SaleSaid, type SaleValues, saidBy, saidOf, soldAs, soldProduct } from './sale-values.ts';

const orNothing = (text: string | null) => text || 'Sin especificar';

type Failed = { error: ApiError; values: SaleValues; setValue: UseFormSetValue<SaleValues> };

/** Creates or changes a sale; `rereadStock` is for the form's onFailed. */
export function useSaleSave(sale: AdminSale | null) {
  const products = useRef(new Map<number | null, string>());
  const { change, dialog } = useCarefulChange<SaleSaid>({
    idProduct: { label: 'Producto', text: (id) => products.current.get(id) ?? 'Producto eliminado' },
    variant: { label: 'Variante', text: orNothing },
    quantity: { label: 'Cantidad', text: String },
    clientName: { label: 'Cliente', text: orNothing },
    paymentMethod: { label: 'Método de Pago', text: orNothing },
    shippingMethod: { label: 'Método de Envío', text: orNothing },
    paid: { label: 'Pagado', text: paidText },
  });

  function said(read: AdminSale): SaleSaid {
    products.current.set(read.idProduct, read.productName);
    return saidOf(read);
  }

  function save(values: SaleValues, key: string): Promise<unknown> {
    const mine = saidBy(values);
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
  async function rereadStock({ error, values: { idProduct: shown }, setValue }: Failed): Promise<boolean> {
    if (error.status !== 409 || shown?.id == null) return false;
    const product = await adminClient.products.byId(shown.id).catch(() => undefined);
    if (!product) return false;
    const now = soldProduct(product);
    setValue('idProduct', sale?.idProduct === shown.id ? soldAs(sale, now) : now);
    return false;
  }

  return { save, rereadStock, dialog };
}
