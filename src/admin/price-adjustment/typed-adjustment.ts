import type { DollarRate } from '#domain/business/dollar-rate.ts';
import { percentToBasisPoints } from '#domain/money/discount.ts';
import { formatPesos } from '#domain/money/money.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import { parsePercent } from '#domain/money/percent.ts';
import type { PriceAdjustment } from '#domain/pricing/price-adjustment.ts';

export type AdjustmentKind = PriceAdjustment['kind'];

/** The rule as the seller types it. */
export type TypedAdjustment = { kind: AdjustmentKind; value: string };

export const ADJUSTMENT_KINDS = ['percent', 'amount', 'dollars', 'cost'] as const satisfies readonly AdjustmentKind[];

export const adjustmentTexts: Readonly<Record<AdjustmentKind, { label: string; field: string; hint: string }>> = {
  percent: { label: 'Un porcentaje', field: 'Porcentaje', hint: '12 sube un 12 %; -5 baja un 5 %.' },
  amount: { label: 'Un importe', field: 'Importe en pesos', hint: '500 suma $ 500; -500 los resta.' },
  dollars: {
    label: 'Los dólares por su cotización',
    field: 'Pesos por dólar',
    hint: 'Sólo cambian los que tienen precio en dólares.',
  },
  cost: {
    label: 'El costo más tu ganancia',
    field: 'Ganancia (%)',
    hint: 'Sólo cambian los que tienen costo.',
  },
};

const DOLLAR_RULE = 'dolares';

/** The rule that the screen opens with: what a dollar costs, where the address wants it and it is set. */
export function initialAdjustment(search: URLSearchParams, dollar: DollarRate | undefined): TypedAdjustment {
  return search.get('regla') === DOLLAR_RULE ? chooseKind('dollars', dollar) : { kind: 'percent', value: '' };
}

/** Another rule, filled in where its value is a setting. */
export function chooseKind(kind: AdjustmentKind, dollar: DollarRate | undefined): TypedAdjustment {
  return { kind, value: kind === 'dollars' && dollar ? formatPesos(dollar.rate) : '' };
}

const MAX_PERCENT = 1000;

/** The rule, or why what was typed is none; neither while nothing is typed. */
export function parseAdjustment({ kind, value }: TypedAdjustment): { adjustment?: PriceAdjustment; error?: string } {
  if (value.trim() === '') return {};
  if (kind === 'percent' || kind === 'cost') {
    const percent = parsePercent(value);
    if (percent === undefined) return { error: 'Escribí un porcentaje, como 12 o -7,5.' };
    if (percent > MAX_PERCENT || percent <= -100) return { error: 'Tiene que ser más de -100 % y hasta 1000 %.' };
    if (kind === 'percent') return { adjustment: { kind, change: percentToBasisPoints(percent) } };
    if (percent < 0) return { error: 'La ganancia no puede ser negativa.' };
    return { adjustment: { kind, markup: percentToBasisPoints(percent) } };
  }
  const [, minus, amount = ''] = /^\s*(-?)(.*)$/.exec(value) ?? [];
  const centavos = parsePrice(amount);
  if (centavos === undefined || (kind === 'dollars' && (minus === '-' || centavos === 0)))
    return { error: 'Escribí un importe, como 1.500 o 1500,50.' };
  return {
    adjustment: kind === 'dollars' ? { kind, rate: centavos } : { kind, change: minus === '-' ? -centavos : centavos },
  };
}
