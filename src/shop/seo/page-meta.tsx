import { useLocation } from 'react-router';
import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { useOrigin } from '../site-data/use-site-data.ts';
import { type OpenGraphPage, openGraphTags } from './open-graph.ts';

type PageMetaProps = Omit<OpenGraphPage, 'url' | 'origin'> & {
  /** Whether search engines may index the page. */
  indexed?: boolean;
};

/** Title and metadata of a page. Its canonical URL has no query. */
export function PageMeta({ indexed = true, ...page }: PageMetaProps) {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const { title, description } = page;
  const url = origin + pathname;
  return (
    <>
      <title>{title === SHOP_NAME ? title : `${title} | ${SHOP_NAME}`}</title>
      {description && <meta name="description" content={description} />}
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {/* Only crawlers read these, so they are left out of the browser's bundle. */}
      {import.meta.env.SSR &&
        openGraphTags({ ...page, origin, url }).map(([property, content]) => (
          <meta key={property} property={property} content={content} />
        ))}
      {import.meta.env.SSR && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}
