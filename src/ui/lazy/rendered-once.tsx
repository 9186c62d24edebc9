import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders a component to HTML, again only when its props are not those of the last time. It has to use nothing but its
 * props, which can be written as JSON.
 */
export function renderedOnce<Props extends object>(Part: ComponentType<Props>): (props: Props) => string {
  let last = { key: '', html: '' };
  return (props) => {
    const key = JSON.stringify(props);
    if (key !== last.key) last = { key, html: renderToStaticMarkup(<Part {...props} />) };
    return last.html;
  };
}
