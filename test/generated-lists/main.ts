import { parseArgs } from 'node:util';
import { toRuns } from '#price-list/layout/printed-line.ts';
import { toPrintedPages } from '#price-list/layout/printed-pages.ts';
import { formatTable, formatWhole } from '../report/table.ts';
import { type Evaluation, evaluateList, recall } from './evaluate.ts';
import { isKind, KINDS } from './generated-list.ts';

// node test/generated-lists/main.ts [--kind table] [--from 1] [--to 100] [-v] [--lines]
const { values } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true, default: [...KINDS] },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '100' },
    verbose: { type: 'boolean', short: 'v', default: false },
    lines: { type: 'boolean', default: false },
  },
});

/** Lists with a smaller share of correct prices are printed. */
const MIN_RECALL = 0.97;

const rows = [['kind', 'lists', 'prices', 'right', 'wrong', 'share']];
for (const kind of values.kind.filter(isKind)) {
  const evaluations: Evaluation[] = [];
  for (let seed = Number(values.from); seed <= Number(values.to); seed++) evaluations.push(evaluateList(kind, seed));
  rows.push([kind, ...figures(evaluations)]);
  for (const one of evaluations) if (one.wrong.length > 0 || recall([one]) < MIN_RECALL) print(describeReading(one));
}
print(formatTable(rows));

function figures(evaluations: readonly Evaluation[]): string[] {
  const sum = (count: (one: Evaluation) => number) =>
    formatWhole(evaluations.reduce((total, one) => total + count(one), 0));
  return [
    formatWhole(evaluations.length),
    sum(({ list }) => list.expected.size),
    sum(({ right }) => right.length),
    sum(({ wrong }) => wrong.length),
    recall(evaluations).toFixed(4),
  ];
}

function describeReading(one: Evaluation): string {
  const { kind, seed, list, right, wrong, missed } = one;
  const lines = [`${kind} ${seed}: ${right.length} of ${list.expected.size}, ${wrong.length} wrong`];
  if (values.verbose) {
    for (const { product, price, row } of wrong)
      lines.push(`  wrong: ${product.brand} | ${product.name}: ${price / 100} of «${row.line}»`);
    for (const product of missed) lines.push(`  missed: ${product.brand} | ${product.name}`);
  }
  if (values.lines)
    for (const page of toPrintedPages(list.pages))
      lines.push(
        '  ---',
        ...page.lines.map(
          ({ words }) =>
            `  ${toRuns(words)
              .map(({ text }) => text)
              .join(' | ')}`,
        ),
      );
  return lines.join('\n');
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
