import type { ListItem, ListSource } from '../../test/price-lists/list-source.ts';

/** A list as a page; cells may hold marks of their own, such as <s> and <br>. */
export function toHtml(source: ListSource): string {
  const { meta } = source;
  const say = (key: string, tag: string) => (meta.has(key) ? `<${tag}>${meta.get(key)}</${tag}>` : '');
  const layout = LAYOUTS[meta.get('layout') ?? 'table'] ?? table;
  return `<!doctype html><html lang="es"><meta charset="utf-8"><style>${meta.get('css') ?? ''}</style><body>
${say('title', 'h1')}${say('top', 'p')}${layout(source)}${say('bottom', 'p')}</body></html>`;
}

const LAYOUTS: Readonly<Record<string, (source: ListSource) => string>> = { table, cards, columns, lines, leaders };

function table({ meta, items }: ListSource): string {
  const head = (meta.get('head') ?? '').split('|').map((text) => text.trim());
  const heads = meta.has('head') ? `<thead><tr>${head.map((text) => `<th>${text}</th>`).join('')}</tr></thead>` : '';
  const span = Math.max(...items.map((item) => (item.kind === 'row' ? item.cells.length : 1)));
  const rows = items.map((item) =>
    item.kind === 'heading'
      ? `<tr class="h"><td colspan="${span}">${item.text}</td></tr>`
      : `<tr>${item.cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<table border="1" cellspacing="0" cellpadding="3">${heads}<tbody>${rows.join('\n')}</tbody></table>`;
}

/** Name, price, small print. */
function cards({ items }: ListSource): string {
  return sections(items)
    .map(({ heading, rows }) => {
      const drawn = rows.map(
        ([name, price, note]) =>
          `<div class="card"><div class="pic"></div><div class="name">${name}</div>${note ? `<div class="note">${note}</div>` : ''}<div class="price">${price}</div></div>`,
      );
      return `<div class="bar">${heading}</div><div class="grid">${drawn.join('\n')}</div>`;
    })
    .join('\n');
}

function columns({ items }: ListSource): string {
  const row = (cells: readonly string[]) =>
    `<div class="row">${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`;
  return `<div class="cols">${items.map((item) => (item.kind === 'heading' ? `<div class="bar">${item.text}</div>` : row(item.cells))).join('\n')}</div>`;
}

function lines({ meta, items }: ListSource): string {
  const between = meta.get('between') ?? ' - ';
  return items
    .map((item) =>
      item.kind === 'heading'
        ? `<p class="bar">${item.text}</p>`
        : `<p>${item.cells.filter(Boolean).join(between)}</p>`,
    )
    .join('\n');
}

/** Dots between name and price, typed one by one. */
function leaders({ meta, items }: ListSource): string {
  const width = Number(meta.get('width') ?? 60);
  return items
    .map((item) => {
      if (item.kind === 'heading') return `<p class="bar">${item.text}</p>`;
      const [name = '', ...rest] = item.cells;
      return `<p>${name} ${'.'.repeat(Math.max(4, width - name.length))} ${rest.join('   ')}</p>`;
    })
    .join('\n');
}

type Section = { heading: string; rows: string[][] };

function sections(items: readonly ListItem[]): Section[] {
  const all: Section[] = [];
  for (const item of items) {
    if (item.kind === 'heading') all.push({ heading: item.text, rows: [] });
    else all.at(-1)?.rows.push(item.cells);
  }
  return all;
}
