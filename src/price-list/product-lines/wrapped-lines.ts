import { continuesRow } from '../blocks/split-tables.ts';
import { isColumnHeader, readColumnHeader } from '../column-headers/column-header.ts';
import { splitHeaders } from '../columns/split-headers.ts';
import { readHeading } from '../headings/heading.ts';
import { type Line, textOf } from '../page/cell.ts';
import { styleOf } from '../styles/text-styles.ts';
import type { BlockPart, ProductPart } from './block-part.ts';
import { findHeaderCells } from './header-lines.ts';
import type { BlockContext } from './line-context.ts';
import { readLineFacts } from './line-facts.ts';
import { roleOf } from './line-role.ts';
import { continueRow, findNameLines, type NameLine, toProductPart } from './named-row.ts';
import { findParentNames } from './parent-names.ts';
import { isPricedLine, namesPriceBelow } from './priced-line.ts';
import { spaceBelow } from './space-below.ts';

/** How much larger than names of products a title is, at least; headers hardly are. */
const TITLE = 1.4;

/** Puts together what belongs together: names that go on in the next line, small print, prices under their names. */
export function joinWrappedLines(lines: readonly Line[], given: BlockContext): BlockPart[] {
  const parts: BlockPart[] = [];
  let loose: NameLine[] = [];
  let family: Pick<ProductPart, 'parent' | 'notes'> | undefined;
  const release = () => {
    parts.push(...loose.map(({ line }) => ({ kind: 'other' as const, line })));
    loose = [];
  };
  const parents = findParentNames(lines, given);
  lines.forEach((printed, index) => {
    const isTitle = printed.cells.length === 1 && (printed.cells[0]?.size ?? 0) > TITLE * given.styles.rowSize;
    const line = isPricedLine(printed, given.columns) || isTitle ? printed : splitHeaders(printed, given.columns);
    const [first] = line.cells;
    if (!first) return;
    if (line.card) {
      release();
      parts.push({ kind: 'card', line, card: line.card });
      return;
    }
    if (parents.lines.has(printed)) {
      release();
      return;
    }
    if (isPricedLine(line, given.columns)) {
      const taken = findNameLines(line, loose);
      parts.push(...loose.filter((one) => !taken.includes(one)).map(({ line }) => ({ kind: 'other' as const, line })));
      loose = [];
      const row = toProductPart(line, taken, parents.of.get(printed));
      // Small print between a name and its sizes is about all of them.
      if (row.parent === undefined || row.parent !== family?.parent)
        family = { parent: row.parent, notes: [...row.notes] };
      else if (row.notes.length === 0) row.notes.push(...family.notes);
      parts.push(row);
      return;
    }
    const headers = isTitle || continuesRow(line, lines[index - 1]) ? [] : findHeaderCells(line, given);
    // The header of one column may go on where those of the others end: 'Unidades por' above 'bulto'.
    const over = parts.at(-1);
    const goesOn = over?.kind === 'header' && loose.length === 0 && isNext(line, over.line);
    const labels = goesOn && line.cells.every(({ text }) => isColumnHeader(text)) ? line.cells : headers;
    // A word of headers at the end of a name is part of that: 'caja x 12 / u'.
    const last = loose.at(-1);
    const ending = last && isNext(line, last.line) && styleOf(first) === styleOf(last.cell);
    if (labels.length > 0 && !(ending && line.cells.length === 1)) {
      release();
      const rest = line.cells.filter((cell) => !labels.some(({ left }) => left === cell.left));
      if (!parents.headers.has(printed) && rest.some(({ text }) => !isColumnHeader(text)))
        parts.push(
          toHeading(
            { cells: rest, y: line.y },
            labels.every(({ text }) => isOfVariant(text)),
          ),
        );
      parts.push({ kind: 'header', line, cells: labels });
      return;
    }
    const row = parts.at(-1);
    const next = lines[index + 1];
    const named = namesPriceBelow(lines.slice(index, index + 5), given.columns);
    const above = row?.kind === 'row' && loose.length === 0 ? row : undefined;
    const below = spaceBelow(lines.slice(index, index + 5), given.columns);
    const role = roleOf(readLineFacts({ line, first, row: above, next, below, named }, given));
    if (role === 'heading' || (next?.card && readHeading(textOf(line), given.terms).kind !== 'remark')) {
      release();
      parts.push(toHeading(line));
    } else if (role === 'note' && row?.kind === 'row') {
      row.notes.push(textOf(line));
      // Below flavors that are set as its name is that may go on.
      if (first.size > 0.95 * row.size && isNext(line, row.line)) row.line = { ...row.line, y: line.y };
    } else if (role === 'more' && row?.kind === 'row') continueRow(row, line);
    else if (role === 'begin') loose.push({ line, cell: first });
    else parts.push({ kind: 'other', line });
  });
  release();
  return parts;
}

function isNext(line: Line, above: Line): boolean {
  return line.y - above.y < 1.6 * (line.cells[0]?.size ?? 0);
}

function toHeading(line: Line, besideSizes = false): BlockPart {
  const [first] = line.cells;
  return { kind: 'heading', line, text: textOf(line), style: first ? styleOf(first) : '', besideSizes };
}

/** Whether a header is of prices of one size, flavor or box. */
function isOfVariant(text: string): boolean {
  const label = readColumnHeader(text);
  return label.kind === 'price' && label.of !== undefined;
}
