import type { Centavos } from '#domain/money/money.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { Button } from '#ui/button/button.tsx';
import { formatListPrice } from '../display/format-list-price.ts';
import type { PreviewRow } from '../rows/preview-rows.ts';

type OfferedPricesProps = {
  row: PreviewRow;
  rule: PriceRule;
  onCorrect: (key: number, price: number | undefined) => void;
};

/** The prices that a line may mean instead of the one that is doubtful, or the one that was read before it was corrected. */
export function OfferedPrices({ row, rule, onCorrect }: OfferedPricesProps) {
  const { key, product, listed, doubts, corrected } = row;
  const others = doubts.includes('column') ? listed.otherPrices : [];
  const prices = corrected === undefined ? others : [{ title: '', price: listed.price }];
  if (prices.length === 0) return null;
  const called = (title: string, price: Centavos) => `${title} ${formatListPrice(rule, price)}`.trim();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {corrected === undefined ? '¿O es otro?' : 'Corregiste el precio. Se había leído:'}
      {prices.map(({ title, price }) => (
        <Button
          key={`${title} ${price}`}
          variant="link"
          aria-label={`Usar ${called(title, price)} para ${product.name}`}
          onClick={({ currentTarget }) => {
            // This button goes with its price.
            currentTarget.closest('[role=row]')?.querySelector<HTMLElement>('[data-cell]')?.focus();
            onCorrect(key, price === listed.price ? undefined : price);
          }}
          className="scroll-mb-36 text-sm tabular-nums"
        >
          {called(title, price)}
        </Button>
      ))}
    </p>
  );
}
