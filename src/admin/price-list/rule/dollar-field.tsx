import { useId, useState } from 'react';
import { type Centavos, formatPesos } from '#domain/money/money.ts';
import { parseDollarRate } from '#domain/pricing/parse-dollar-rate.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';

export type DollarFieldProps = {
  /** In centavos per dollar; null for a list that was read in pesos. */
  rate: Centavos | null;
  /** That of the latest list in dollars. */
  latestRate: Centavos | null;
  disabled: boolean;
  /** Without the file it cannot be read again. */
  hasFile: boolean;
  onChange: (rate: Centavos) => void;
  /** Reads the list again, in dollars or, with null, in pesos. */
  onReadIn: (rate: Centavos | null) => void;
};

/** Whether the list is in dollars, and what a dollar is worth. */
export function DollarField({ rate, latestRate, disabled, hasFile, onChange, onReadIn }: DollarFieldProps) {
  const id = useId();
  const [isInDollars, setInDollars] = useState(rate !== null);
  const [typed, setTyped] = useState(() => {
    const known = rate ?? latestRate;
    return known === null ? '' : formatPesos(known);
  });
  const [isSubmitted, setSubmitted] = useState(rate !== null);
  const parsed = parseDollarRate(typed);
  const tick = (on: boolean) => {
    setInDollars(on);
    if (!on && rate !== null) onReadIn(null);
  };
  const read = () => {
    setSubmitted(true);
    if (parsed.ok) onReadIn(parsed.rate);
  };
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">Moneda</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={isInDollars}
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
      {isInDollars && (
        <div className="flex flex-col items-start gap-3">
          <TextField
            label="Dólar ($)"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            error={isSubmitted && !parsed.ok ? parsed.error : undefined}
            hint="Cada producto queda también con su precio en dólares."
            onChange={({ target }) => {
              setTyped(target.value);
              const next = parseDollarRate(target.value);
              if (next.ok && rate !== null) onChange(next.rate);
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
