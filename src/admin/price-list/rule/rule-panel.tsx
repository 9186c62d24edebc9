import { useId, useState } from 'react';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import {
  type PriceRounding,
  ROUNDING_DIRECTIONS,
  ROUNDING_ENDINGS,
  ROUNDING_TARGETS,
} from '#domain/pricing/price-rounding.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { describeRule, directionLabels, roundingLabel } from './describe-rule.ts';
import { parseMarkup } from './parse-markup.ts';

type RulePanelProps = { rule: PriceRule; disabled: boolean; onChange: (rule: PriceRule) => void };

const DEFAULT_MARKUP = 3000;
const AS_IT_IS = { value: '', label: 'Sin redondear' };

/** What our prices are made of from those of the list. Every change is seen in the rows at once. */
export function RulePanel({ rule, disabled, onChange }: RulePanelProps) {
  const name = useId();
  const { markup, rounding } = rule;
  const round = (next: PriceRounding | null) => onChange({ ...rule, rounding: next });
  return (
    <details className="rounded-lg border border-line bg-white">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5">
        <strong>Precio nuevo:</strong> {describeRule(rule)}
      </summary>
      <div className="grid gap-x-6 gap-y-4 px-4 pb-4 md:grid-cols-2">
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
        <div className="flex flex-col gap-4">
          <SelectField
            label="Redondear"
            disabled={disabled}
            value={rounding === null ? '' : String(rounding.to)}
            onChange={({ target }) => {
              const to = ROUNDING_TARGETS.find((one) => String(one) === target.value);
              round(to === undefined ? null : { to, direction: rounding?.direction ?? 'nearest' });
            }}
            options={[
              AS_IT_IS,
              ...ROUNDING_TARGETS.map((to) => ({ value: String(to), label: capitalize(roundingLabel(to)) })),
            ]}
          />
          {rounding && (
            <SelectField
              label="Hacia dónde"
              disabled={disabled}
              value={rounding.direction}
              onChange={({ target }) => {
                const direction = ROUNDING_DIRECTIONS.find((one) => one === target.value);
                if (direction) round({ ...rounding, direction });
              }}
              options={ROUNDING_DIRECTIONS.map((one) => ({ value: one, label: capitalize(directionLabels[one]) }))}
              hint={
                ROUNDING_ENDINGS.some((to) => to === rounding.to)
                  ? 'Los precios chicos terminan en 90 o en 9.'
                  : undefined
              }
            />
          )}
        </div>
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

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
