import { availableFlavors } from '#domain/catalogue/stock.ts';
import type { FormatPrice } from '#domain/money/format-price.ts';
import type { SharedGroup } from '#domain/shared-list/shared-list.ts';
import { Button } from '#ui/button/button.tsx';
import { LogoMark } from '#ui/icons/logo-mark.tsx';

type PrintableListProps = {
  groups: readonly SharedGroup[];
  date: string;
  link: string;
  formatPrice: FormatPrice;
  phone: string;
};

/** The list as a sheet of paper, which alone is printed. */
export function PrintableList({ groups, date, link, formatPrice, phone }: PrintableListProps) {
  return (
    <>
      <Button className="self-start" onClick={() => print()}>
        Imprimir o guardar como PDF
      </Button>
      <article
        data-sheet
        aria-label="Lista para imprimir"
        className="w-full max-w-4xl border border-line bg-white p-5 text-sm text-ink md:p-10 print:max-w-none print:border-0 print:p-0 print:text-xs"
      >
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-4">
          <p className="flex items-center gap-2.5">
            <LogoMark />
          </p>
          <p className="md:text-right print:text-right">
            <strong>Lista de precios</strong>
            <span className="block text-muted">{date}</span>
          </p>
        </header>
        {groups.map(({ name, products }) => (
          <section key={name} className="mt-5 print:mt-4">
            <h2 className="mb-1.5 break-after-avoid text-base uppercase">{name}</h2>
            <ul>
              {products.map((product) => (
                <li
                  key={product.id}
                  className="flex break-inside-avoid items-baseline justify-between gap-4 border-b border-line py-1.5"
                >
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {product.name}
                    <span className="block text-xs text-muted">
                      {availableFlavors(product)
                        .map((flavor) => flavor.name)
                        .join(', ')}
                    </span>
                  </span>
                  <span className="shrink-0 tabular-nums">
                    {product.finalPrice < product.price && (
                      <s className="mr-2 text-xs text-muted">{formatPrice(product.price)}</s>
                    )}
                    <strong>{formatPrice(product.finalPrice)}</strong>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <footer className="mt-6 [overflow-wrap:anywhere]">
          Pedí en {link}
          {phone && ` o por WhatsApp al +${phone}`}
        </footer>
      </article>
    </>
  );
}
