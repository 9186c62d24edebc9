import { isListLink, pages } from '#contract/urls/shop-urls.ts';
import { Link } from '#ui/link/link.tsx';
import { useMenu } from '../site-data/use-site-data.ts';

/** Brand and category of a product, each with a link to its list where the shop has one. */
export function ProductOrigin({ product: { brand, category } }: { product: { brand: string; category: string } }) {
  const menu = useMenu();
  const brandLink = menu?.brands.find(({ name }) => name === brand)?.link;
  const categoryLink = menu?.supplements.find(({ name }) => name === category)?.link;
  const list = category.toLowerCase();
  const parts = [
    { text: brand, to: brandLink && pages.list('marcas', brandLink) },
    {
      text: category,
      to: categoryLink ? pages.list('suplementos', categoryLink) : isListLink(list) ? pages.list(list) : undefined,
    },
  ];
  return (
    <p className="-mt-3 flex flex-wrap gap-x-5 text-sm font-semibold tracking-wider text-muted uppercase">
      {parts.map(({ text, to }) =>
        to ? (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
          >
            {text}
          </Link>
        ) : (
          <span key={text} className="inline-flex min-h-11 items-center">
            {text}
          </span>
        ),
      )}
    </p>
  );
}
