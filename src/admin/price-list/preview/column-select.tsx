import { useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';

type ColumnSelectProps = {
  label: string;
  columns: readonly string[];
  disabled: boolean;
  onChoose: (column: string) => void;
  className?: string;
};

/** Select of the price column. A separate button reads the list, so that arrow keys can move through the options. */
export function ColumnSelect({ label, columns, disabled, onChoose, className }: ColumnSelectProps) {
  const id = useId();
  const [picked, setPicked] = useState('');
  // After reading again the columns are different ones.
  const chosen = columns.includes(picked) ? picked : '';
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold', className)}>
      <label htmlFor={id}>{label}</label>
      <span className="relative max-w-64 min-w-0">
        <select
          id={id}
          value={chosen}
          disabled={disabled}
          onChange={({ target }) => setPicked(target.value)}
          className="min-h-11 w-full appearance-none truncate rounded-md border-[1.5px] border-line-strong bg-white pr-9 pl-3 hover:border-ink"
        >
          <option value="" disabled hidden>
            Elegí la columna
          </option>
          {columns.map((title) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2.5 size-4.5 -translate-y-1/2" />
      </span>
      {chosen !== '' && (
        <Button size="sm" variant="ghost" disabled={disabled} onClick={() => onChoose(chosen)}>
          Leer esta columna
        </Button>
      )}
    </div>
  );
}

type AmbiguousColumnNoticeProps = Pick<ColumnSelectProps, 'columns' | 'disabled'> & {
  /** Whether other readings of the list are offered. */
  hasReadings: boolean;
  /** Without the file it has to be picked again. */
  hasFile: boolean;
  onReadAgain: (priceColumn?: string) => void;
};

/** Warns that the price column is ambiguous, and lets the user choose it. */
export function AmbiguousColumnNotice({
  columns,
  disabled,
  hasReadings,
  hasFile,
  onReadAgain,
}: AmbiguousColumnNoticeProps) {
  const hasTitles = columns.length > 0;
  return (
    <Notice tone="warning">
      <p>La lista tiene varios precios y no dice cuál es para el público.</p>
      <p className="font-normal text-ink">{adviceText({ hasTitles, hasReadings, hasFile })}</p>
      {hasTitles && hasFile && (
        <ColumnSelect
          label="Columna para el público"
          {...{ columns, disabled }}
          onChoose={onReadAgain}
          className="mt-2 text-ink"
        />
      )}
      {hasTitles && !hasFile && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => onReadAgain()}>
          Elegir de nuevo la lista
        </Button>
      )}
    </Notice>
  );
}

type AdviceOptions = Record<'hasTitles' | 'hasReadings' | 'hasFile', boolean>;

function adviceText({ hasTitles, hasReadings, hasFile }: AdviceOptions): string {
  if (!hasTitles && hasReadings) return 'Elegí arriba la forma de leerla, o tildá uno por uno los que estén bien.';
  if (!hasTitles) return 'Sus columnas no tienen título: tildá uno por uno los que estén bien.';
  return hasFile
    ? 'Elegí de qué columna leerlos, o tildá uno por uno los que estén bien.'
    : 'Para leerlos de otra columna elegí de nuevo la lista, o tildá uno por uno los que estén bien.';
}
