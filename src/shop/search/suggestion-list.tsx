import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { ResponsiveImage } from '#ui/image/responsive-image.tsx';
import { Link } from '#ui/link/link.tsx';
import { Price } from '#ui/price/price.tsx';

type SuggestionListProps = {
  id: string;
  options: readonly ShopProduct[];
  loading: boolean;
  typed: string;
  /** Index of the highlighted option; −1 for none. */
  active: number;
  optionId: (index: number) => string;
  onLeave: () => void;
};

/** The suggested products below the search box. */
export function SuggestionList({ id, options, loading, typed, active, optionId, onLeave }: SuggestionListProps) {
  return (
    <div className="absolute inset-x-0 top-full z-50 mt-1.5 overflow-hidden rounded-md bg-white text-ink shadow-pop [--focus-color:var(--color-ink)]">
      <div id={id} role="listbox" aria-label="Sugerencias">
        {options.map((product, index) => (
          <Link
            key={product.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={pages.product(product.name)}
            onClick={onLeave}
            className={classNames(
              'flex items-center gap-3 border-b border-line px-3 py-2 last:border-0 hover:bg-ground',
              index === active && 'bg-ground shadow-[inset_3px_0_0_var(--color-accent)]',
            )}
          >
            <ResponsiveImage
              image={product.images[0]}
              alt=""
              sizes="3.5rem"
              widths={[160]}
              className="size-14 shrink-0 rounded-md"
            />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 text-sm leading-snug font-semibold text-balance">{product.name}</span>
              <span className="block truncate text-xs text-muted">
                {product.brand} · {product.category}
              </span>
            </span>
            <Price price={product.price} discount={product.discount} size="sm" className="flex-col items-end" />
          </Link>
        ))}
      </div>
      <div role="status" className="px-4 text-sm text-muted">
        {loading && <Spinner size="sm" className="my-3" />}
        {!loading && options.length === 0 && (
          <p className="py-3">Sin sugerencias. Probá con Enter para buscar igual.</p>
        )}
        {!loading && options.length > 0 && (
          <p className="sr-only">{options.length === 1 ? '1 sugerencia' : `${options.length} sugerencias`}</p>
        )}
      </div>
      {options.length > 0 && (
        <Link
          // A press in Safari focuses only links with a tabindex, and the list closes when the focus leaves it.
          tabIndex={0}
          to={pages.search(typed.trim())}
          onClick={onLeave}
          className="flex min-h-11 items-center justify-center border-t border-line px-4 text-sm font-bold hover:bg-ink hover:text-white"
        >
          Ver todos los resultados
        </Link>
      )}
    </div>
  );
}
