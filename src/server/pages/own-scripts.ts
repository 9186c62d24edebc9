const SCRIPT = '<script';
const SCRIPT_END = '</script>';

/** The inline scripts of a page that have this nonce, and the parts of the page without it. */
export function takeOwnScripts(html: string, nonce: string): { parts: string[]; scripts: string[] } {
  const parts = html.split(` nonce="${nonce}"`);
  const scripts = parts.slice(1).flatMap((rest, index) => {
    const before = parts[index] ?? '';
    const tag = before.slice(before.lastIndexOf('<'));
    const tagEnd = rest.indexOf('>');
    const hasSource = / src=/.test(tag) || / src=/.test(rest.slice(0, tagEnd));
    return tag.startsWith(SCRIPT) && !hasSource ? rest.slice(tagEnd + 1, rest.indexOf(SCRIPT_END)) : [];
  });
  return { parts, scripts };
}
