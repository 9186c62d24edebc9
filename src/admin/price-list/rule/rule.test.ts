import { describe, expect, it, vi } from 'vitest';
import { parseDollarRate } from '#domain/pricing/parse-dollar-rate.ts';
import { LIST_PRICE_RULE, type PriceRule } from '#domain/pricing/price-rule.ts';
import { formatListPrice } from '../display/format-list-price.ts';
import { withRule } from '../flow/initial-flow.ts';
import { createRowBuilder } from '../rows/preview-rows.ts';
import { initialSelection, setSelected } from '../selection/selection.ts';
import { createPreview } from '../testing/preview.ts';
import { applyRule } from './apply-rule.ts';
import { describeRule } from './describe-rule.ts';
import { parseMarkup } from './parse-markup.ts';
import { describeErrors, findRuleErrors, initialTypedRule } from './typed-rule.ts';

const markup = (percent: number): PriceRule => ({ markup: percent * 100, rounding: null, dollarRate: null });

it.each<[PriceRule, string]>([
  [LIST_PRICE_RULE, 'el de la lista'],
  [markup(12.5), 'el de la lista + 12,5 %'],
  [
    { markup: null, rounding: { to: 990, direction: 'down' }, dollarRate: null },
    'el de la lista, terminado en 990 para abajo',
  ],
  [
    { markup: 3500, rounding: { to: 1000, direction: 'up' }, dollarRate: null },
    'el de la lista + 35 %, a $ 1000 para arriba',
  ],
  [{ ...LIST_PRICE_RULE, dollarRate: 1_450_00 }, 'el de la lista, en dólares a $ 1450'],
  [
    { markup: 3500, rounding: { to: 10, direction: 'up' }, dollarRate: 1_450_50 },
    'el de la lista, en dólares a $ 1450,5, + 35 %, a $ 10 para arriba',
  ],
])('%j: %s', (rule, text) => {
  expect(describeRule(rule)).toBe(text);
});

it.each<[string, number | string]>([
  ['35', 3500],
  ['12,5 %', 1250],
  ['0', 0],
  ['1000', 100_000],
  ['', 'Dato requerido.'],
  ['-1', 'Escribí un porcentaje, como 35 o 12,5.'],
  ['mucho', 'Escribí un porcentaje, como 35 o 12,5.'],
  ['1000,01', 'Puede ser hasta 1000 %.'],
])('a markup of «%s» is %j', (text, expected) => {
  const parsed = parseMarkup(text);
  expect(parsed.ok ? parsed.markup : parsed.error).toBe(expected);
});

it.each<[string, number | string]>([
  ['1.450', 1_450_00],
  ['$ 1450,50', 1_450_50],
  ['', 'Dato requerido.'],
  ['0', 'Escribí cuántos pesos vale un dólar, como 1450.'],
  ['blue', 'Escribí cuántos pesos vale un dólar, como 1450.'],
  ['100001', 'Puede ser hasta 100.000.'],
])('a dollar of «%s» is %j', (text, expected) => {
  const parsed = parseDollarRate(text);
  expect(parsed.ok ? parsed.rate : parsed.error).toBe(expected);
});

it('prices of a list are shown in its currency', () => {
  expect(formatListPrice(LIST_PRICE_RULE, 12_345_00)).toBe('$ 12.345');
  expect(formatListPrice({ ...LIST_PRICE_RULE, dollarRate: 1_450_00 }, 30_21)).toBe('US$ 30,21');
});

it('a list keeps its currency when the seller has chosen a rule for another one', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const preview = createPreview({ prices: [[1000, 1100]] });
  const inDollars = { ...preview, rule: { ...LIST_PRICE_RULE, dollarRate: 1_000_00 } };
  const rateOf = (chosen: PriceRule, of = preview) => withRule(of, chosen).preview.rule.dollarRate;
  expect(rateOf({ ...markup(10), dollarRate: 1_450_00 })).toBeNull();
  expect(rateOf({ ...markup(10), dollarRate: 1_450_00 }, inDollars)).toBe(1_450_00);
  expect(rateOf(markup(10), inDollars)).toBe(1_000_00);
});

describe('a preview by another rule', () => {
  const preview = createPreview({
    prices: [
      [1000, 1100],
      [2000, 2100],
    ],
    matches: [{}, { doubts: ['rivals'] }],
  });
  const start = { preview, selection: initialSelection(preview) };

  it('has the prices and doubts of the rule, and rows in doubt are not selected', () => {
    const { preview: ruled, selection } = applyRule(start, markup(100));
    const rows = createRowBuilder(ruled)(selection);
    expect(
      rows.map(({ newPrice, percentChange, doubts, selected }) => [newPrice, percentChange, doubts, selected]),
    ).toEqual([
      [2200_00, 120, ['change'], false],
      [4200_00, 110, ['rivals', 'change'], false],
    ]);
    const back = applyRule({ preview: ruled, selection }, LIST_PRICE_RULE);
    expect(back).toEqual(start);
  });

  it('says once that all its prices change alike', () => {
    const tripled = createPreview({
      prices: [1, 2, 3, 4, 5].map((price) => [price * 1000, price * 3000]),
      matches: [1, 2, 3, 4, 5].map(() => ({ doubts: ['list-change'] })),
    });
    const { preview: ruled } = applyRule({ preview: tripled, selection: initialSelection(tripled) }, markup(1));
    expect(ruled.matches.map(({ doubts }) => doubts)).toEqual(tripled.matches.map(({ doubts }) => doubts));
  });

  it('is not in doubt about a markup that the seller has changed', () => {
    const unsure = createPreview({ prices: [[1000, 1100]], matches: [{ doubts: ['rivals', 'markup'] }] });
    const doubtsBy = (rule: PriceRule) =>
      applyRule({ preview: unsure, selection: initialSelection(unsure) }, rule).preview.matches[0]?.doubts;
    expect(doubtsBy({ ...unsure.rule, rounding: { to: 100, direction: 'up' } })).toEqual(['rivals', 'markup']);
    expect(doubtsBy(markup(10))).toEqual(['rivals']);
  });

  it('keeps what the seller decided', () => {
    const decided = setSelected(start.selection, { keys: new Set([1]), on: true });
    const { selection } = applyRule({ preview, selection: decided }, markup(10));
    expect(selection.map(({ selected }) => selected)).toEqual([true, true]);
  });
});

describe('the fields of a rule', () => {
  const rule = { ...markup(12.5), dollarRate: 1_450_50 };
  const typed = initialTypedRule({ rule, latestDollarRate: null });

  it('begin with the rule, and with the rate of the latest list in dollars', () => {
    expect(typed).toEqual({ markup: '12,5', isInDollars: true, dollarRate: '1450,5', isRateSubmitted: true });
    const inPesos = initialTypedRule({ rule: LIST_PRICE_RULE, latestDollarRate: 1_400_00 });
    expect(inPesos).toEqual({ markup: '', isInDollars: false, dollarRate: '1400', isRateSubmitted: false });
  });

  it.each([
    [{}, undefined],
    [{ markup: '' }, 'Corregí la ganancia'],
    [{ markup: '1001' }, 'Corregí la ganancia'],
    [{ dollarRate: '' }, 'Corregí el dólar'],
    [{ markup: 'x', dollarRate: '' }, 'Corregí la ganancia'],
    [{ dollarRate: '', isRateSubmitted: false }, undefined],
    [{ dollarRate: '', isInDollars: false }, undefined],
  ])('with %j have the problem %s', (changes, problem) => {
    expect(describeErrors(findRuleErrors(rule, { ...typed, ...changes }))).toBe(problem);
  });

  it('have to be read in dollars where the list was said to be in them', () => {
    const inPesos = initialTypedRule({ rule: LIST_PRICE_RULE, latestDollarRate: 1_400_00 });
    const problemOf = (changes: Partial<typeof inPesos>) =>
      describeErrors(findRuleErrors(LIST_PRICE_RULE, { ...inPesos, ...changes }));
    expect([problemOf({}), problemOf({ isInDollars: true })]).toEqual([
      undefined,
      'Leé la lista en dólares o destildalo',
    ]);
  });

  it('need no markup for a list of sale prices', () => {
    expect(
      describeErrors(findRuleErrors(LIST_PRICE_RULE, { ...typed, isInDollars: false, markup: '' })),
    ).toBeUndefined();
  });
});
