import { type ReactNode, useId } from 'react';
import type { FlavorStock } from '#domain/stock/restock.ts';
import { classNames } from '#ui/class-names.ts';
import { controlClass } from '#ui/form/form-field.tsx';
import { selectOnFocus } from '#ui/form/select-on-focus.ts';
import { CircleAlertIcon } from '#ui/icons/icons.tsx';
import { parseUnits } from './unit-counts.ts';

type LevelRowProps = {
  level: FlavorStock;
  units: string;
  /** Why the server refused them. */
  error?: string | undefined;
  onChange: (units: string) => void;
  /** What is known of the flavor, below its name. */
  children: ReactNode;
};

/** A flavor with a field for units. */
export function LevelRow({ level: { name, flavor }, units, error, onChange, children }: LevelRowProps) {
  const id = useId();
  const wrong = error !== undefined || parseUnits(units) === undefined;
  const label = flavor === null ? name : `${name}, ${flavor}`;
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">
          <strong>{name}</strong>
          {flavor !== null && ` · ${flavor}`}
        </p>
        <p className="text-sm text-muted tabular-nums">{children}</p>
        {error && (
          <p id={id} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
            <CircleAlertIcon className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
      <span className="w-24 shrink-0">
        <input
          aria-label={`Unidades de ${label}`}
          aria-invalid={wrong || undefined}
          aria-describedby={error && id}
          inputMode="numeric"
          maxLength={8}
          value={units}
          placeholder="0"
          {...selectOnFocus}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={classNames(controlClass, 'text-right tabular-nums')}
        />
      </span>
    </li>
  );
}
