import type { ListSource } from '../../test/price-lists/list-source.ts';

/** A flat spreadsheet, printed in landscape; with `merged` the headings are merged cells beside their rows. */
export function toSpreadsheet({ meta, items }: ListSource): string {
  const border = meta.get('plain') === 'yes' ? '' : 'fo:border="0.5pt solid #888888"';
  const head = (meta.get('head') ?? '').split('|').map((text) => text.trim());
  const widths = (meta.get('widths') ?? '').split(' ').filter(Boolean);
  const merged = meta.get('merged') === 'yes';
  const rows = items.map((item, index) => {
    if (item.kind === 'heading') return merged ? '' : row([spanning(item.text, head.length)]);
    const first = items[index - 1];
    if (!merged) return row(item.cells.map((one) => cell(one)));
    const brand =
      first?.kind === 'heading' ? down(first.text, lengthFrom(items, index)) : '<table:covered-table-cell/>';
    return row([brand, ...item.cells.map((one) => cell(one))]);
  });
  const text = (key: string) => (meta.has(key) ? row([cell(meta.get(key) ?? '')]) : '');
  const columns = head.map((_, index) => `<table:table-column table:style-name="c${index}"/>`).join('');
  const styles = head
    .map(
      (_, index) =>
        `<style:style style:name="c${index}" style:family="table-column"><style:table-column-properties style:column-width="${widths[index] ?? (index === 2 ? '5.5' : '3')}cm"/></style:style>`,
    )
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${SPACES} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>${styles}
<style:style style:name="b" style:family="table-cell"><style:table-cell-properties style:vertical-align="middle" ${border}/><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="p" style:family="table-cell"><style:table-cell-properties ${border} fo:wrap-option="wrap"/></style:style>
<style:style style:name="r" style:family="table-cell"><style:table-cell-properties ${border}/><style:paragraph-properties fo:text-align="end"/></style:style>
<style:page-layout style:name="L"><style:page-layout-properties fo:page-width="29.7cm" fo:page-height="21cm" style:print-orientation="landscape" style:scale-to-X="1" style:scale-to-Y="0"/></style:page-layout>
<style:style style:name="t" style:family="table" style:master-page-name="M"/></office:automatic-styles>
<office:master-styles><style:master-page style:name="M" style:page-layout-name="L"/></office:master-styles>
<office:body><office:spreadsheet><table:table table:name="Lista" table:style-name="t">${columns}
${text('title')}${text('top')}<table:table-header-rows>${row(head.map((one) => cell(one, 'b')))}</table:table-header-rows>
${rows.join('\n')}${text('bottom')}</table:table></office:spreadsheet></office:body></office:document>`;
}

const SPACES = ['office', 'style', 'text', 'table']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat('xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"')
  .join(' ');

function row(cells: readonly string[]): string {
  return `<table:table-row>${cells.join('')}</table:table-row>`;
}

function cell(text: string, style = /^[\d$]/.test(text) ? 'r' : 'p'): string {
  return `<table:table-cell table:style-name="${style}" office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`;
}

function spanning(text: string, columns: number): string {
  return `<table:table-cell table:style-name="b" table:number-columns-spanned="${columns}" office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`;
}

function down(text: string, rows: number): string {
  return `<table:table-cell table:style-name="b" table:number-rows-spanned="${rows}" office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`;
}

function lengthFrom(items: ListSource['items'], from: number): number {
  const next = items.findIndex((item, index) => index > from && item.kind === 'heading');
  return (next === -1 ? items.length : next) - from;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
