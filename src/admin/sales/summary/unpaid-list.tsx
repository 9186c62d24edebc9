import { useId } from 'react';
import { formatPrice } from '#domain/money/format-price.ts';
import { describePriceAge, priceAgeInDays } from '#domain/pricing/price-age.ts';
import { paymentReminder, type UnpaidCustomer } from '#domain/sales/unpaid-customers.ts';
import { Button } from '#ui/button/button.tsx';
import { useClipboard } from '#ui/clipboard/use-clipboard.ts';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Who has not paid, with a reminder to copy. */
export function UnpaidList({ customers, alias }: { customers: readonly UnpaidCustomer[]; alias: string }) {
  const id = useId();
  const owed = customers.reduce((sum, customer) => sum + customer.owed, 0);
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-white">
      <h2 id={id} className="flex flex-wrap justify-between gap-x-4 px-4 pt-4 pb-2 text-base">
        Falta cobrar
        {owed > 0 && <span className="tabular-nums">{formatPrice(owed)}</span>}
      </h2>
      {customers.length === 0 && <p className="px-4 pb-4 text-sm text-muted">Está todo cobrado.</p>}
      <ul>
        {customers.map((customer) => (
          <Debt key={`${customer.name} ${customer.since}`} {...{ customer, alias }} />
        ))}
      </ul>
    </section>
  );
}

function Debt({ customer, alias }: { customer: UnpaidCustomer; alias: string }) {
  const { name, owed, purchases, since } = customer;
  const { state, copy } = useClipboard(paymentReminder(customer, alias));
  const copied = state === 'copied';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-sm">
      <p className="min-w-0 flex-1 basis-48">
        <strong className="block [overflow-wrap:anywhere]">{name || 'Sin nombre'}</strong>
        <span className="text-muted">
          {purchases === 1 ? 'Una compra' : `${purchases} compras`} ·{' '}
          {describePriceAge(priceAgeInDays(since, Date.now()))}
        </span>
      </p>
      <span className="font-semibold tabular-nums">{formatPrice(owed)}</span>
      <Button variant="ghost" size="sm" onClick={copy}>
        {copied ? <CheckIcon className="size-4.5" /> : <CopyIcon className="size-4.5" />}
        <span aria-live="polite">{copied ? 'Copiado' : 'Copiar recordatorio'}</span>
        <VisuallyHidden> para {name || 'quien compró sin nombre'}</VisuallyHidden>
      </Button>
    </li>
  );
}
