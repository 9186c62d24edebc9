import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** The part of an OpenAPI document that the page shows. */
type OpenApiDescription = {
  info: { title: string; description?: string };
  paths?: object;
  components?: { schemas?: object };
};

type DocumentedCall = { method: string; path: string; summary: string; tag: string; admin: boolean; details: object };

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #0b0b0c }
pre { background: #f4f3f0; padding: 1rem; overflow-x: auto; font-size: 13px }
h2 { margin-top: 2.5rem; border-bottom: 2px solid }
summary { cursor: pointer; padding: .35rem 0 }
code { font-weight: 600 }
.admin { color: #a32408 }
@media (prefers-color-scheme: dark) { body { background: #0b0b0c; color: #f4f3f0 } pre { background: #1d1d20 } .admin { color: #ff9a7d } }`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The document as one self-contained page without scripts, and its content security policy. */
export function renderDocs(description: OpenApiDescription): { html: string; policy: string } {
  const groups = Map.groupBy(listCalls(description.paths ?? {}), ({ tag }) => tag);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${description.info.title} API</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${description.info.title} API</h1>
<p>${description.info.description ?? ''}</p>
${[...groups].map(([tag, calls]) => html`<h2 id="${tag}">${tag}</h2>${calls.map(renderCall)}`)}
<h2 id="schemas">Schemas</h2>
${Object.entries(description.components?.schemas ?? {}).map(([name, schema]) => renderDetails(html`<code>${name}</code>`, schema))}
</main>
</body>
</html>`;
  return { html: String(page), policy: POLICY };
}

function renderCall({ method, path, summary, admin, details }: DocumentedCall) {
  const access = admin ? html` <span class="admin">administrator</span>` : '';
  return renderDetails(html`<code>${method} ${path}</code> ${summary}${access}`, details);
}

function renderDetails(title: ReturnType<typeof html>, content: object) {
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(content, null, 2)}</pre></details>`;
}

type Operation = {
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
};

function listCalls(paths: object): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, item]: [string, Record<string, Operation>]) =>
    Object.entries(item).map(([method, { summary = '', tags: [tag = ''] = [], security = [], ...operation }]) => {
      const { parameters, requestBody, responses } = operation;
      const details = { parameters, requestBody, responses };
      return { method: method.toUpperCase(), path, summary, tag, admin: security.length > 0, details };
    }),
  );
}
