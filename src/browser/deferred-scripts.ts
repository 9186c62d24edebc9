import { RECORD_EVENTS } from '#ui/lazy/early-events.ts';

/** How long scripts wait for the first images, in milliseconds. */
const MAX_WAIT_MS = 1000;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const SCRIPT = '<script';
const MODULE_SCRIPT = ' type="module" async="">';
const SCRIPT_END = '</script>';

/**
 * A rendered page whose modules are requested after its first images, which would share a slow line with them; at once
 * when the page is used, whose events are recorded. React Router writes the modules into the page as preloads in its
 * head, and as imports in its last module script. Returns parts that are not joined yet, none of which ends within a tag.
 */
export function deferScripts(html: string): string[] {
  const headEnd = html.indexOf('</head>');
  const attributesEnd = html.lastIndexOf(MODULE_SCRIPT);
  if (attributesEnd < headEnd) return [html];
  const scriptStart = html.lastIndexOf(SCRIPT, attributesEnd);
  const codeStart = attributesEnd + MODULE_SCRIPT.length;
  const codeEnd = html.indexOf(SCRIPT_END, codeStart);
  const scriptEnd = codeEnd + SCRIPT_END.length;
  const head = html.slice(0, headEnd);
  const files = [...head.matchAll(PRELOAD)].map(([, file]) => file);
  const code = starter(files, html.slice(codeStart, codeEnd));
  return [
    head.replace(PRELOAD, ''),
    html.slice(headEnd, scriptStart),
    `${html.slice(scriptStart, attributesEnd)}>${code}${SCRIPT_END}`,
    html.slice(scriptEnd),
  ];
}

function starter(files: readonly (string | undefined)[], code: string): string {
  const imports = code
    .replace(/import \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
    .replace(/import ("[^"]+");/g, 'await import($1);')
    .replace(/\n\s*/g, '');
  // The preloads are requested together; the imports, one after the other, find them.
  return `{${RECORD_EVENTS}let s;const start=async()=>{if(s)return;s=1;for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));${imports}};addEventListener("pointerdown",start);addEventListener("keydown",start);setTimeout(start,${MAX_WAIT_MS});Promise.allSettled([...document.images].map(i=>i.fetchPriority=="high"&&i.decode())).then(()=>requestAnimationFrame(()=>setTimeout(start)))}`;
}
