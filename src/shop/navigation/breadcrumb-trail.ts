import type { MenuEntry } from '#contract/shop/shop-client.ts';
import { isListLink, listTitles, pages } from '#contract/urls/shop-urls.ts';
import { safeDecode } from '#domain/catalogue/slug.ts';
import { afterProducts, favourites } from './site-links.ts';

/** The last breadcrumb has no `to`. */
export type Breadcrumb = { text: string; to?: string };

type TrailOptions = {
  /** URL path, still encoded. */
  path: string;
  menu: { supplements: readonly MenuEntry[]; brands: readonly MenuEntry[] } | null;
  /** Name from the page's `handle`, such as the product's name. */
  pageName?: string | undefined;
};

/** Inicio and the segments of the path, with display names where they are known (A39). */
export function breadcrumbTrail({ path, menu, pageName }: TrailOptions): Breadcrumb[] {
  const segments = path.split('/').filter(Boolean);
  const trail = segments.map((segment, index) => ({
    text: (index === segments.length - 1 && pageName) || segmentName({ segments, index, menu }) || safeDecode(segment),
    to: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  const all: Breadcrumb[] = [{ text: 'Inicio', to: pages.home }, ...trail];
  return all.map(({ text, to = '' }, index) => (index === all.length - 1 ? { text } : { text, to }));
}

function segmentName({ segments, index, menu }: { segments: string[]; index: number; menu: TrailOptions['menu'] }) {
  const name = safeDecode(segments[index] ?? '');
  const [first = ''] = segments;
  if (index === 0) return isListLink(name) ? listTitles[name] : pageNames[`/${name}`];
  if (index > 1) return undefined;
  if (first === 'suplementos') return displayName(menu?.supplements, name);
  return first === 'marcas' ? displayName(menu?.brands, name) : undefined;
}

function displayName(entries: readonly MenuEntry[] = [], link: string): string | undefined {
  return entries.find((entry) => entry.link === link)?.name;
}

const pageNames: Record<string, string> = {
  ...Object.fromEntries([...afterProducts, favourites].map(({ text, to }) => [to, text])),
  [pages.routines]: 'Rutinas',
  [pages.recipes]: 'Recetas',
};
