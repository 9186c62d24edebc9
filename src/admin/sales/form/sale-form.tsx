import { DELIVERY_METHODS } from '#domain/cart/delivery-methods.ts';
import { PAYMENT_METHODS } from '#domain/cart/payment-methods.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { formatDateTime } from '#domain/dates/format-date.ts';
import { type Sale, saleFields } from '#domain/sales/sale-fields.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { saleTexts } from '../../crud/entity-texts.ts';
import { EntityForm } from '../../form/entity-form.tsx';
import { SelectInput, TextInput } from '../../form/form-inputs.tsx';
import type { FormMode } from '../../form/form-mode.ts';
import { FlavorInput } from './flavor-input.tsx';
import { PaidInput } from './paid-input.tsx';
import { PriceSummary } from './price-summary.tsx';
import { QuantityInput } from './quantity-input.tsx';
import { SaleProductInput } from './sale-product-input.tsx';
import { SaleTotal } from './sale-total.tsx';
import { toSaleFormValues } from './sale-values.ts';
import { useSaveSale } from './use-save-sale.ts';

type SaleFormProps = {
  mode: FormMode;
  sale: Sale | null;
  /** The current product; null for a new sale and when the product was deleted. */
  product: Product | null;
};

/** The fields of spec §2.8 come first, then those of A25. */
export function SaleForm({ mode, sale, product }: SaleFormProps) {
  const { save, refreshStock, dialog } = useSaveSale(sale);

  return (
    <EntityForm
      mode={mode}
      texts={saleTexts}
      values={toSaleFormValues(sale, product)}
      save={save}
      onFailed={refreshStock}
    >
      <div className="grid grid-cols-6 items-start gap-x-3 gap-y-5 md:gap-x-4">
        <SaleProductInput />
        <PriceSummary />
        <QuantityInput sale={sale} />
        {sale && (
          <TextField
            label="Fecha"
            value={formatDateTime(sale.soldAt)}
            readOnly
            disabled
            className="col-span-4 md:col-span-3"
          />
        )}
        <FlavorInput className={sale ? 'col-span-6 md:col-span-3' : 'col-span-4 md:col-span-3'} />
        <TextInput
          name="clientName"
          label={saleFields.clientName.label}
          required={false}
          className="col-span-6 md:col-span-3"
        />
        <SelectInput
          name="paymentMethod"
          label={saleFields.paymentMethod.label}
          required={false}
          options={methodOptions(PAYMENT_METHODS, sale?.paymentMethod)}
          className="col-span-3"
        />
        <SelectInput
          name="shippingMethod"
          label={saleFields.shippingMethod.label}
          required={false}
          options={methodOptions(DELIVERY_METHODS, sale?.shippingMethod)}
          className="col-span-3"
        />
        <PaidInput />
        <SaleTotal sale={sale} />
      </div>
      {dialog}
    </EntityForm>
  );
}

/** The known methods, and the sale's own one when it is not among them. */
function methodOptions(known: readonly string[], own = '') {
  const all = own === '' || known.includes(own) ? known : [...known, own];
  return [{ value: '', label: 'Sin especificar' }, ...all.map((value) => ({ value, label: value }))];
}
