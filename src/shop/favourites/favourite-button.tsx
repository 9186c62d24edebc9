import { pages } from '#contract/urls/shop-urls.ts';
import { buttonClass } from '#ui/button/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { announce } from '#ui/feedback/live-region.tsx';
import { createIcon } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import { toggleFavourite, useFavourites } from './favourites.ts';

const HeartIcon = /* @__PURE__ */ createIcon(
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
);

type FavouriteProduct = { id: number; name: string };

/** A heart on a card, filled for the favourites of this browser. */
export function FavouriteButton({ product, className }: { product: FavouriteProduct; className?: string }) {
  const { isFavourite, toggle } = useFavourite(product);
  return (
    <button
      type="button"
      aria-label={`Favorito: ${product.name}`}
      aria-pressed={isFavourite}
      onClick={toggle}
      className={classNames(
        'inline-flex size-11 items-center justify-center rounded-full bg-white/85 transition-colors hover:bg-white',
        className,
      )}
    >
      <Heart filled={isFavourite} />
    </button>
  );
}

/** The same with words, and a link to the favourites. */
export function FavouriteToggle(product: FavouriteProduct) {
  const { isFavourite, toggle } = useFavourite(product);
  return (
    <>
      <button
        type="button"
        aria-pressed={isFavourite}
        onClick={toggle}
        className={buttonClass({ variant: 'link', className: 'needs-script text-sm' })}
      >
        <Heart filled={isFavourite} />
        Favorito
      </button>
      {isFavourite && (
        <Link to={pages.favourites} className={buttonClass({ variant: 'link', className: 'text-sm' })}>
          Ver favoritos
        </Link>
      )}
    </>
  );
}

function useFavourite({ id, name }: FavouriteProduct) {
  const isFavourite = useFavourites().includes(id);
  const toggle = () =>
    announce(toggleFavourite(id) ? `Guardaste ${name} en Favoritos.` : `Quitaste ${name} de Favoritos.`);
  return { isFavourite, toggle };
}

function Heart({ filled }: { filled: boolean }) {
  return <HeartIcon className={classNames('size-5 shrink-0', filled && 'fill-current text-accent')} />;
}
