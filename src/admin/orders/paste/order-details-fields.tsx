import { discountAboveTotalText } from '#contract/requests/sales/discount-above-total-text.ts';
import { DELIVERY_METHODS } from '#domain/cart/delivery-methods.ts';
import { PAYMENT_METHODS } from '#domain/cart/payment-methods.ts';
import { saleFields } from '#domain/sales/sale-fields.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { selectOnFocus } from '#ui/form/select-on-focus.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { hasTooMuchDiscount, type OrderDraft, parseAmount } from './order-draft.ts';

type OrderDetailsFieldsProps = { draft: OrderDraft; onChange: (change: Partial<OrderDraft>) => void };

/** The customer, the place, and what is added to or taken off the sum. */
export function OrderDetailsFields({ draft, onChange }: OrderDetailsFieldsProps) {
  const text = (name: 'clientName' | 'address' | 'reference', maxLength: number) => ({
    value: draft[name],
    maxLength,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  });
  const choice = (name: 'paymentMethod' | 'shippingMethod', known: readonly string[]) => {
    const values = known.includes(draft[name]) ? known : [draft[name], ...known];
    return {
      value: draft[name],
      options: values.map((value) => ({ value, label: value || 'Sin especificar' })),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
    };
  };
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 md:grid-cols-6 md:gap-x-4">
      <TextField label={saleFields.clientName.label} className="col-span-2" {...text('clientName', 60)} />
      <SelectField
        label={saleFields.paymentMethod.label}
        className="md:col-span-2"
        {...choice('paymentMethod', PAYMENT_METHODS)}
      />
      <SelectField
        label={saleFields.shippingMethod.label}
        className="md:col-span-2"
        {...choice('shippingMethod', DELIVERY_METHODS)}
      />
      <TextField label="Dirección" className="col-span-2 md:col-span-3" {...text('address', 200)} />
      <TextField label="Referencia" className="col-span-2 md:col-span-3" {...text('reference', 200)} />
      <AmountField
        label="Descuento"
        typed={draft.discount}
        error={hasTooMuchDiscount(draft) ? discountAboveTotalText : undefined}
        onType={(discount) => onChange({ discount })}
      />
      <AmountField label="Envío" typed={draft.shipping} onType={(shipping) => onChange({ shipping })} />
      <label className="col-span-2 flex min-h-12 items-center gap-3 self-end font-semibold">
        <input
          type="checkbox"
          checked={draft.paid}
          onChange={({ currentTarget }) => onChange({ paid: currentTarget.checked })}
          className="size-5"
        />
        {saleFields.paid.label}
      </label>
    </div>
  );
}

type AmountFieldProps = {
  label: string;
  /** In pesos. */
  typed: string;
  error?: string | undefined;
  onType: (text: string) => void;
};

function AmountField({ label, typed, error, onType }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      error={parseAmount(typed) === undefined ? 'Ingresá un importe válido.' : error}
      className="md:col-span-2"
      {...selectOnFocus}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
