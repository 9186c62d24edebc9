import { useId, useState } from 'react';
import type { Centavos } from '#domain/money/money.ts';
import { parseDollarRate } from '#domain/pricing/parse-dollar-rate.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { TypedRule } from './typed-rule.ts';

export type DollarFieldProps = {
  /** In centavos per dollar; null for a list that was read in pesos. */
  rate: Centavos | null;
  typed: TypedRule;
  error: string | undefined;
  disabled: boolean;
  /** Without the file it cannot be read again. */
  hasFile: boolean;
  onType: (typed: TypedRule) => void;
  onChange: (rate: Centavos) => void;
  /** Reads the list again, in dollars or, with null, in pesos. */
  onReadIn: (rate: Centavos | null) => void;
};

/** Whether the list is in dollars, and what a dollar is worth. Invalid text restores the rate from before typing. */
export function DollarField({ rate, typed, error, disabled, hasFile, onType, onChange, onReadIn }: DollarFieldProps) {
  const id = useId();
  const [before, setBefore] = useState(rate);
  const tick = (on: boolean) => {
    onType({ ...typed, isInDollars: on });
    if (!on && rate !== null) onReadIn(null);
  };
  const read = () => {
    const parsed = parseDollarRate(typed.dollarRate);
    onType({ ...typed, isRateSubmitted: true });
    if (parsed.ok) onReadIn(parsed.rate);
  };
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">Moneda</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={typed.isInDollars}
          disabled={!hasFile}
          aria-describedby={hasFile ? undefined : id}
          onChange={({ currentTarget }) => tick(currentTarget.checked)}
        />
        La lista está en dólares
      </label>
      {!hasFile && (
        <p id={id} className="text-sm text-muted">
          Para cambiarlo elegí de nuevo la lista.
        </p>
      )}
      {typed.isInDollars && (
        <div className="flex flex-col items-start gap-3">
          <TextField
            label="Dólar ($)"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed.dollarRate}
            error={error}
            hint="Cada producto queda también con su precio en dólares."
            onFocus={() => setBefore(rate)}
            onChange={({ target }) => {
              const parsed = parseDollarRate(target.value);
              const next = parsed.ok ? parsed.rate : before;
              onType({ ...typed, dollarRate: target.value });
              if (rate !== null && next !== null) onChange(next);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && rate === null) read();
            }}
            className="w-full sm:w-48"
          />
          {rate === null && (
            <Button size="sm" disabled={disabled || !hasFile} onClick={read}>
              Leer en dólares
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
