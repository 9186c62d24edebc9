const SCRIPT = '<script';
const SCRIPT_END = '</script>';

/** The inline scripts of a page that have this nonce, and its parts without it. No tag may be in two parts. */
export function takeOwnScripts(page: readonly string[], nonce: string): { parts: string[]; scripts: string[] } {
  const split = page.map((text) => text.split(` nonce="${nonce}"`));
  return { parts: split.flat(), scripts: split.flatMap(ownScripts) };
}

/** `parts`: of a text, between which the nonce was. */
function ownScripts(parts: readonly string[]): string[] {
  return parts.slice(1).flatMap((rest, index) => {
    const before = parts[index] ?? '';
    const tag = before.slice(before.lastIndexOf('<'));
    const tagEnd = rest.indexOf('>');
    const hasSource = / src=/.test(tag) || / src=/.test(rest.slice(0, tagEnd));
    return tag.startsWith(SCRIPT) && !hasSource ? rest.slice(tagEnd + 1, rest.indexOf(SCRIPT_END)) : [];
  });
}
