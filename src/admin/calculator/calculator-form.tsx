import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { Calculation, CalculatorInput } from './calculation.ts';

type CalculatorFormProps = {
  title: string;
  hint: string;
  /** Label of the second field; the first is the cost. */
  goal: string;
  /** Label of the result. */
  outcome: string;
  calculate: (input: CalculatorInput) => Calculation;
};

/** A form with two fields and a result; typing clears the result and the error. */
export function CalculatorForm({ title, hint, goal, outcome, calculate }: CalculatorFormProps) {
  const id = useId();
  const [calculation, setCalculation] = useState<Calculation>({ errors: {} });
  const errors = 'errors' in calculation ? calculation.errors : {};

  const fields = [
    { name: 'cost', label: 'Precio de costo' },
    { name: 'goal', label: goal },
  ] as const;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    const next = calculate({ cost: text('cost'), goal: text('goal') });
    setCalculation(next);
    if ('result' in next) return;
    const wrong = form.elements.namedItem(next.errors.cost ? 'cost' : 'goal');
    if (wrong instanceof HTMLInputElement) wrong.focus();
  };

  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-white p-5 md:p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1.5 text-sm text-muted">{hint}</p>
      <form
        noValidate
        onSubmit={submit}
        onReset={() => setCalculation({ errors: {} })}
        className="mt-5 flex flex-col gap-4"
      >
        {fields.map(({ name, label }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            required
            error={errors[name]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            onInput={() => setCalculation({ errors: { ...errors, [name]: undefined } })}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" className="flex-1">
            Calcular
          </Button>
          <Button type="reset" variant="ghost" className="flex-1">
            Reiniciar
          </Button>
        </div>
        <div className="flex min-h-18 items-center justify-between gap-4 rounded-md bg-ground px-4 py-3">
          <span className="text-sm font-semibold">{outcome}</span>
          <output aria-label={outcome} className="text-2xl font-bold tabular-nums">
            {'result' in calculation ? calculation.result : <span className="font-normal text-muted">–</span>}
          </output>
        </div>
      </form>
    </section>
  );
}
