import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A part of a page that works without script, such as links and texts: what the server rendered stays as it came, and
 * browsers neither load nor run its code. `onServer` is null in browsers; they call `load` where the part has not come
 * as HTML, as in a page that follows an error. A new `key` renders it anew.
 */
export function keepHtml<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = onServer;
  const loadPart = async (props: Props) => {
    const Loaded = await load();
    return <Loaded {...props} />;
  };
  return (props) => <KeptHtml load={() => loadPart(props)}>{Part && <Part {...props} />}</KeptHtml>;
}

function KeptHtml({ children, load }: { children: ReactNode; load: () => Promise<ReactNode> }) {
  const [loaded, setLoaded] = useState<ReactNode>('');
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rendered anew by a new key only
  useEffect(() => {
    if (!element.current?.hasChildNodes()) load().then(setLoaded, () => {});
  }, []);
  return (
    // In place of a text that may differ from the server's, React leaves its HTML alone.
    <div ref={element} className="contents" suppressHydrationWarning>
      {children ?? loaded}
    </div>
  );
}
