import { useId, useState } from 'react';
import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { RoundingFields } from '../../rounding/rounding-fields.tsx';
import { describeRule } from './describe-rule.ts';
import { DollarField, type DollarFieldProps } from './dollar-field.tsx';
import { parseMarkup } from './parse-markup.ts';
import { describeErrors, formatMarkup, type RuleErrors, type TypedRule } from './typed-rule.ts';

type RulePanelProps = {
  preview: Pick<PricePreview, 'rule' | 'looksInDollars' | 'latestDollarRate'>;
  typed: TypedRule;
  errors: RuleErrors;
  disabled: boolean;
  onType: (typed: TypedRule) => void;
  onChange: (rule: PriceRule) => void;
} & Pick<DollarFieldProps, 'hasFile' | 'onReadIn'>;

const DEFAULT_MARKUP = 3000;

/** What our prices are made of from those of the list. Every change is seen in the rows at once. */
export function RulePanel({ preview, typed, errors, disabled, hasFile, onType, onChange, onReadIn }: RulePanelProps) {
  const { rule, looksInDollars } = preview;
  const name = useId();
  const { markup, rounding, dollarRate } = rule;
  const problem = describeErrors(errors);
  const chooseCost = () => {
    onType({ ...typed, markup: formatMarkup(markup ?? DEFAULT_MARKUP) });
    onChange({ ...rule, markup: markup ?? DEFAULT_MARKUP });
  };
  return (
    <details open={looksInDollars} className="rounded-lg border border-line bg-white">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5">
        <strong>Precio nuevo:</strong>{' '}
        {problem === undefined ? describeRule(rule) : <span className="text-danger">{problem}</span>}
      </summary>
      <div className="grid gap-x-6 gap-y-4 px-4 pb-4 md:grid-cols-2 xl:grid-cols-3">
        <fieldset disabled={disabled} className="flex flex-col gap-1">
          <legend className="mb-1 text-sm font-semibold">La lista trae</legend>
          <Choice name={name} checked={markup === null} onChoose={() => onChange({ ...rule, markup: null })}>
            El precio de venta
          </Choice>
          <Choice name={name} checked={markup !== null} onChoose={chooseCost}>
            Lo que pagás: se le suma tu ganancia
          </Choice>
          {markup !== null && (
            <MarkupField
              {...{ markup }}
              typed={typed.markup}
              error={errors.markup}
              onType={(text) => onType({ ...typed, markup: text })}
              onChange={(next) => onChange({ ...rule, markup: next })}
            />
          )}
        </fieldset>
        <DollarField
          rate={dollarRate}
          error={errors.dollarRate}
          onChange={(rate) => onChange({ ...rule, dollarRate: rate })}
          {...{ typed, disabled, hasFile, onType, onReadIn }}
        />
        <RoundingFields {...{ rounding, disabled }} onChange={(next) => onChange({ ...rule, rounding: next })} />
      </div>
    </details>
  );
}

type ChoiceProps = { name: string; checked: boolean; onChoose: () => void; children: string };

function Choice({ name, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" className="size-5 accent-accent" {...{ name, checked }} onChange={onChoose} />
      {children}
    </label>
  );
}

type MarkupFieldProps = {
  markup: number;
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
  onChange: (markup: number) => void;
};

/** Invalid text says why, and restores the markup from before typing: the last valid one may be half-typed. */
function MarkupField({ markup, typed, error, onType, onChange }: MarkupFieldProps) {
  const [before, setBefore] = useState(markup);
  return (
    <TextField
      label="Ganancia (%)"
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={typed}
      error={error}
      onFocus={() => setBefore(markup)}
      onChange={({ target }) => {
        const parsed = parseMarkup(target.value);
        onType(target.value);
        onChange(parsed.ok ? parsed.markup : before);
      }}
      className="mt-1 w-full sm:w-48"
    />
  );
}
