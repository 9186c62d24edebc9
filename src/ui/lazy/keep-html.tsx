import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

const renderedOnce = import.meta.env.SSR ? (await import('./rendered-once.tsx')).renderedOnce : null;

/**
 * A part of a page that works without script, such as links and texts, and uses nothing but its props: what the server
 * rendered stays as it came, and browsers neither load nor run its code. The server renders it once for many pages.
 * `onServer` is null in browsers; they call `load` where the part has not come as HTML, as in a page that follows an
 * error. A new `key` renders it anew.
 */
export function keepHtml<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const toHtml = onServer && renderedOnce?.(onServer);
  const loadPart = async (props: Props) => {
    const Loaded = await load();
    return <Loaded {...props} />;
  };
  return (props) => <KeptHtml html={toHtml?.(props)} load={() => loadPart(props)} />;
}

function KeptHtml({ html, load }: { html: string | undefined; load: () => Promise<ReactNode> }) {
  const [loaded, setLoaded] = useState<ReactNode>('');
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rendered anew by a new key only
  useEffect(() => {
    if (!element.current?.hasChildNodes()) load().then(setLoaded, () => {});
  }, []);
  // The HTML comes from React, which has escaped every text. In place of a text that may differ from the server's, React
  // leaves it alone in browsers.
  const content = html === undefined ? { children: loaded } : { dangerouslySetInnerHTML: { __html: html } };
  return <div ref={element} className="contents" suppressHydrationWarning {...content} />;
}
