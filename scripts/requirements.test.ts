import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { idsIn, parseSections, report } from './requirements.ts';

const markdown = `# Requirements

Text in front.

## 1. First part
- **M1-1** one thing
- **M1-2** another → [A5](#a5)

## 2.8 Second part
- **M2.8p-10** a third

## Decisions

### A5
- **not a row**
`;

const row = (id: string) => `[${id}]`;

it('reads rows by section and leaves out sections without rows', () => {
  expect(parseSections(markdown)).toEqual([
    {
      title: '1. First part',
      rows: [
        { id: 'M1-1', text: 'one thing' },
        { id: 'M1-2', text: 'another → [A5](#a5)' },
      ],
    },
    { title: '2.8 Second part', rows: [{ id: 'M2.8p-10', text: 'a third' }] },
  ]);
});

it('finds every id in the titles of tests', () => {
  const test = `it('${row('M1-1')} ${row('M2.8p-10')} does it', () => {}); test(\`${row('M10-2')}\`); const m = row[M];`;
  expect(idsIn(test)).toEqual(['M1-1', 'M2.8p-10', 'M10-2']);
});

it('lists rows without a test, with counts, and unknown ids', () => {
  expect(report(parseSections(markdown), new Set(['M1-1', 'M9-9']))).toEqual({
    lines: [
      '1. First part: 1 of 2 covered',
      '  M1-2 another → [A5](#a5)',
      '2.8 Second part: 0 of 1 covered',
      '  M2.8p-10 a third',
      'All: 1 of 3 covered',
    ],
    unknown: ['M9-9'],
  });
});

it('reads every row of the real list, each id once', () => {
  const file = readFileSync(join(import.meta.dirname, '../docs/requirements.md'), 'utf8');
  const ids = parseSections(file).flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids.length).toBe(file.match(/^- \*\*M/gm)?.length);
  expect(new Set(ids).size).toBe(ids.length);
});
