import { useLocation } from 'react-router';
import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { useOrigin } from '../site-data/use-site-data.ts';
import { type OpenGraphPage, openGraphTags } from './open-graph.ts';

type PageMetaProps = Omit<OpenGraphPage, 'url' | 'origin'> & {
  /** Whether search engines are to list this page. */
  indexed?: boolean;
};

/** What a page tells browsers, search engines and chats about itself. Its address is its path, without any query. */
export function PageMeta({ indexed: listed = true, ...page }: PageMetaProps) {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const { title, description } = page;
  const url = origin + pathname;
  return (
    <>
      <title>{title === SHOP_NAME ? title : `${title} | ${SHOP_NAME}`}</title>
      {description && <meta name="description" content={description} />}
      {listed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {/* Read by those who run no scripts: the browser's build does without. */}
      {import.meta.env.SSR &&
        openGraphTags({ ...page, origin, url }).map(([property, content]) => (
          <meta key={property} property={property} content={content} />
        ))}
      {import.meta.env.SSR && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}
