import { LRUCache } from 'lru-cache';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

type RenderedOnceOptions = {
  /** How many characters of HTML and of props are cached at most; by default the HTML of the last props alone. */
  maxLength?: number;
  /** Whether browsers hydrate it. */
  isHydrated?: boolean;
};

/**
 * Renders a component to HTML, once for equal props. It has to use nothing but its props, which can be written as JSON.
 */
export function renderedOnce<Props extends object>(
  Part: ComponentType<Props>,
  { maxLength, isHydrated = false }: RenderedOnceOptions = {},
): (props: Props) => string {
  const sizeCalculation = (html: string, key: string) => html.length + key.length;
  const cache = new LRUCache<string, string>(
    maxLength === undefined ? { max: 1 } : { maxSize: maxLength, sizeCalculation },
  );
  const render = isHydrated ? renderToString : renderToStaticMarkup;
  return (props) => {
    const key = JSON.stringify(props);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const html = joined(render(<Part {...props} />));
    cache.set(key, html);
    return html;
  };
}

/** React concatenates hundreds of strings, which V8 joins when they are searched, and else again in each page. */
function joined(html: string): string {
  html.indexOf('\0');
  return html;
}
