/**
 * Structured data for search engines. Only the server renders it, which keeps its code out of the browser's bundle:
 * `<JsonLd text={import.meta.env.SSR ? serializeJsonLd(…) : ''} />`.
 */
export function JsonLd({ text }: { text: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data inside a script is not markup; `serializeJsonLd` has escaped it
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
