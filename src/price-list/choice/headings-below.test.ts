import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { withHeadingsAbove } from './headings-below.ts';

const terms = {
  brands: toBrandNames(['Delta', 'Athlon']),
  categoryWords: new Set<string>(),
  nameWords: new Set<string>(),
  boxes: new Map(),
};

/** '# Delta' is a heading, the rest are records. */
const toPiece = (text: string): ListPiece =>
  text.startsWith('# ')
    ? { kind: 'heading', text: text.slice(2), style: 'a' }
    : { kind: 'record', name: text, notes: [], brand: undefined, prices: [], line: text, amounts: 1 };
const textOf = (piece: ListPiece) => (piece.kind === 'heading' ? `# ${piece.text}` : piece.name);

it.each<[why: string, pieces: string[], moved: string[] | undefined]>([
  [
    'puts each brand above the products over it',
    ['Whey', 'Zinc', '# Delta', 'Maca', '# Athlon'],
    ['# Delta', 'Whey', 'Zinc', '# Athlon', 'Maca'],
  ],
  ['leaves other headings where they are', ['# Catálogo', 'Whey', '# Delta'], ['# Catálogo', '# Delta', 'Whey']],
  [
    'puts brands below most of many products above them',
    [
      'Whey',
      '# Delta',
      '# Vitaminas',
      ...'Zinc Maca Gel Barra Omega Té'.split(' ').flatMap((name) => [name, '# Athlon']),
      'Yerba',
    ],
    [
      '# Delta',
      'Whey',
      '# Vitaminas',
      ...'Zinc Maca Gel Barra Omega Té'.split(' ').flatMap((name) => ['# Athlon', name]),
      'Yerba',
    ],
  ],
  [
    'moves nothing where those of many products begin with another brand',
    ['# Voltaje', ...'Whey Zinc Maca Gel Barra Omega Té'.split(' ').flatMap((name) => [name, '# Athlon']), 'Yerba'],
    undefined,
  ],
  ['moves none of few products', ['Whey', '# Delta', 'Zinc', '# Athlon', 'Maca'], undefined],
  ['moves nothing where a brand comes first', ['# Delta', 'Whey', '# Athlon'], undefined],
  ['moves nothing where a product comes last', ['Whey', '# Delta', 'Zinc'], undefined],
  ['moves nothing without a brand', ['# Catálogo', 'Whey'], undefined],
])('%s', (_why, pieces, moved) => {
  expect(withHeadingsAbove(pieces.map(toPiece), terms)?.map(textOf)).toEqual(moved);
});
