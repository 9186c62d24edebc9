/** The inline scripts of a page that have this nonce, and the page without it. */
export function takeOwnScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const own = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => attributes.includes(attribute) && !/\ssrc=/.test(attributes),
  );
  return { html: html.replaceAll(attribute, ''), scripts: own.map(([, , code = '']) => code) };
}
