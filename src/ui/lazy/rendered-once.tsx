import { LRUCache } from 'lru-cache';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

type RenderedOnceOptions = {
  /** How many different props the HTML is cached for. */
  max?: number;
  /** Whether browsers hydrate it. */
  isHydrated?: boolean;
};

/**
 * Renders a component to HTML, once for equal props. It has to use nothing but its props, which can be written as JSON.
 */
export function renderedOnce<Props extends object>(
  Part: ComponentType<Props>,
  { max = 1, isHydrated = false }: RenderedOnceOptions = {},
): (props: Props) => string {
  const cache = new LRUCache<string, string>({ max });
  const render = isHydrated ? renderToString : renderToStaticMarkup;
  return (props) => {
    const key = JSON.stringify(props);
    const html = cache.get(key) ?? render(<Part {...props} />);
    cache.set(key, html);
    return html;
  };
}
