/**
 * Facts for search engines, which read them in the page as the server sends it. The browser's build therefore does
 * without what makes them: `<JsonLd text={import.meta.env.SSR ? jsonLd(…) : ''} />`.
 */
export function JsonLd({ text }: { text: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data inside a script is not markup; `jsonLd` has escaped it
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
