import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packageParts } from './xlsx-package.ts';
import { columnLetters, escapeXml, worksheetText } from './xml-text.ts';

describe('the text of a cell', () => {
  it.each([
    ['Whey 1 kg', 'Whey 1 kg'],
    ['dos\nrenglones\ty más', 'dos\nrenglones\ty más'],
    ['\u0000', '_x0000_'],
    ['a\rb', 'a_x000D_b'],
    ['\uFFFE', '_xFFFE_'],
    // What already looks like an escape is escaped, so that it is read as it was.
    ['_x0041_', '_x005F_x0041_'],
    ['_X00e9_', '_x005F_X00e9_'],
    ['_x41_', '_x41_'],
    ['💪', '💪'],
    ['\ud83d', '\ufffd'],
  ])('%j is stored as %j', (text, stored) => {
    expect(worksheetText(text)).toBe(stored);
  });

  it('is cut where no cell holds more, without half a character', () => {
    expect(worksheetText('a'.repeat(32_768))).toHaveLength(32_767);
    expect(worksheetText(`${'a'.repeat(32_766)}💪`)).toBe(`${'a'.repeat(32_766)}\ufffd`);
  });

  it('has only what XML can hold', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (codes) => {
        const text = String.fromCharCode(...codes);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML has no character for
        expect(escapeXml(worksheetText(text))).not.toMatch(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF<>"]/);
      }),
    );
  });
});

it('escapes each sign of XML once', () => {
  expect(escapeXml('<a href="x">R&D &amp;</a>')).toBe('&lt;a href=&quot;x&quot;&gt;R&amp;D &amp;amp;&lt;/a&gt;');
});

it('gives every column letters of its own, the longer ones later', () => {
  const letters = Array.from({ length: 2_000 }, (_, index) => columnLetters(index));
  const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);
  expect(letters).toEqual([...new Set(letters)].toSorted(byLength));
  expect(columnLetters(16_383)).toBe('XFD');
});

describe('the name of a sheet', () => {
  const nameIn = (sheet: string) => /<sheet name="([^"]*)"/.exec(packageParts(sheet)['xl/workbook.xml'] ?? '')?.[1];

  it.each([
    ['Ventas', 'Ventas'],
    ['Ventas [1/2]: ¿*?', 'Ventas  1 2   ¿  '],
    ['<R&D> "x"', '&lt;R&amp;D&gt; &quot;x&quot;'],
    ['x'.repeat(40), 'x'.repeat(31)],
    // Its escapes do not count as its length.
    ['&'.repeat(40), '&amp;'.repeat(31)],
  ])('%j is %j', (sheet, name) => {
    expect(nameIn(sheet)).toBe(name);
  });
});
