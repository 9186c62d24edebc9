import type { DollarRate } from '#domain/business/dollar-rate.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import type { PriceRounding } from '#domain/pricing/price-rounding.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { RoundingFields } from '../rounding/rounding-fields.tsx';
import { ADJUSTMENT_KINDS, adjustmentTexts, chooseKind, type TypedAdjustment } from './typed-adjustment.ts';

type AdjustmentRuleFieldsProps = {
  typed: TypedAdjustment;
  /** Why what was typed is no rule. */
  error: string | undefined;
  rounding: PriceRounding | null;
  dollar: DollarRate | undefined;
  onType: (typed: TypedAdjustment) => void;
  onRound: (rounding: PriceRounding | null) => void;
};

/** By how much the prices change. */
export function AdjustmentRuleFields({ typed, error, rounding, dollar, onType, onRound }: AdjustmentRuleFieldsProps) {
  const { field, hint } = adjustmentTexts[typed.kind];
  return (
    <fieldset className="grid grid-cols-1 items-start gap-3 rounded-lg bg-ground p-4 md:grid-cols-3">
      <legend className="sr-only">Cuánto cambian</legend>
      <SelectField
        label="Cambiar"
        value={typed.kind}
        options={ADJUSTMENT_KINDS.map((kind) => ({ value: kind, label: adjustmentTexts[kind].label }))}
        onChange={({ currentTarget }) => {
          const kind = ADJUSTMENT_KINDS.find((one) => one === currentTarget.value);
          if (kind) onType(chooseKind(kind, dollar));
        }}
      />
      <TextField
        label={field}
        hint={typed.kind === 'dollars' ? [hint, dollarDate(dollar)].filter(Boolean).join(' ') : hint}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed.value}
        onChange={({ currentTarget }) => onType({ ...typed, value: currentTarget.value })}
      />
      <RoundingFields rounding={rounding} onChange={onRound} />
    </fieldset>
  );
}

function dollarDate(dollar: DollarRate | undefined): string | undefined {
  if (!dollar) return 'Podés guardar el dólar en Configuración.';
  return dollar.changedAt === null ? undefined : `El de Configuración es del ${formatDate(dollar.changedAt)}.`;
}
