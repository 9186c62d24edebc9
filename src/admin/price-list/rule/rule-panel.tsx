import { useId, useState } from 'react';
import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { RoundingFields } from '../../rounding/rounding-fields.tsx';
import { describeRule } from './describe-rule.ts';
import { DollarField, type DollarFieldProps } from './dollar-field.tsx';
import { parseMarkup } from './parse-markup.ts';

type RulePanelProps = {
  preview: Pick<PricePreview, 'rule' | 'looksInDollars' | 'latestDollarRate'>;
  disabled: boolean;
  onChange: (rule: PriceRule) => void;
} & Pick<DollarFieldProps, 'hasFile' | 'onReadIn'>;

const DEFAULT_MARKUP = 3000;

/** What our prices are made of from those of the list. Every change is seen in the rows at once. */
export function RulePanel({ preview, disabled, hasFile, onChange, onReadIn }: RulePanelProps) {
  const { rule, looksInDollars, latestDollarRate } = preview;
  const name = useId();
  const { markup, rounding, dollarRate } = rule;
  return (
    <details open={looksInDollars} className="rounded-lg border border-line bg-white">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5">
        <strong>Precio nuevo:</strong> {describeRule(rule)}
      </summary>
      <div className="grid gap-x-6 gap-y-4 px-4 pb-4 md:grid-cols-2 xl:grid-cols-3">
        <fieldset disabled={disabled} className="flex flex-col gap-1">
          <legend className="mb-1 text-sm font-semibold">La lista trae</legend>
          <Choice name={name} checked={markup === null} onChoose={() => onChange({ ...rule, markup: null })}>
            El precio de venta
          </Choice>
          <Choice
            name={name}
            checked={markup !== null}
            onChoose={() => onChange({ ...rule, markup: markup ?? DEFAULT_MARKUP })}
          >
            Lo que pagás: se le suma tu ganancia
          </Choice>
          {markup !== null && <MarkupField {...{ markup }} onChange={(next) => onChange({ ...rule, markup: next })} />}
        </fieldset>
        <DollarField
          rate={dollarRate}
          latestRate={latestDollarRate}
          onChange={(rate) => onChange({ ...rule, dollarRate: rate })}
          {...{ disabled, hasFile, onReadIn }}
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

/** Invalid text leaves the rule as it is and says why. */
function MarkupField({ markup, onChange }: { markup: number; onChange: (markup: number) => void }) {
  const [typed, setTyped] = useState(() => String(basisPointsToPercent(markup)).replace('.', ','));
  const parsed = parseMarkup(typed);
  return (
    <TextField
      label="Ganancia (%)"
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={typed}
      error={parsed.ok ? undefined : parsed.error}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = parseMarkup(target.value);
        if (next.ok) onChange(next.markup);
      }}
      className="mt-1 w-full sm:w-48"
    />
  );
}
