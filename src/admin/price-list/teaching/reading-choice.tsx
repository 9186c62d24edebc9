import type { ListReading } from '#contract/admin/price-list/price-preview.ts';
import { classNames } from '#ui/class-names.ts';
import { formatWholePesos } from '../display/format-whole-pesos.ts';

type ReadingChoiceProps = {
  /** That by which the list was read first. */
  readings: readonly ListReading[];
  onChoose: (reading: string) => void;
};

/** The ways in which the list may be read, each with rows that the others do not have. */
export function ReadingChoice({ readings, onChoose }: ReadingChoiceProps) {
  const [current] = readings;
  // A choice stays at its place when it becomes the first.
  const sorted = readings.toSorted((a, b) => a.id.localeCompare(b.id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Hay más de una forma de leerla. ¿Cuál está bien?</legend>
      <div className="grid gap-2 md:grid-cols-3">
        {sorted.map((reading) => (
          <button
            key={reading.id}
            type="button"
            aria-pressed={reading === current}
            onClick={() => {
              if (reading !== current) onChoose(reading.id);
            }}
            className={classNames(
              'flex min-h-11 min-w-0 flex-col gap-1.5 rounded-lg border-[1.5px] bg-white px-3 py-2.5 text-left',
              reading === current ? 'border-accent' : 'border-line-strong hover:border-ink',
            )}
          >
            <span className="text-sm font-bold">
              {reading === current && <span className="text-accent">Así se lee ahora: </span>}
              {`${reading.matched} de ${reading.priced} con su producto`}
            </span>
            {reading.rows.map(({ text, price }) => (
              <span key={`${text} ${price}`} className="flex items-baseline justify-between gap-2 text-sm">
                <span className="line-clamp-2 min-w-0 break-words">{text}</span>{' '}
                <span className="whitespace-nowrap tabular-nums">{formatWholePesos(price)}</span>
              </span>
            ))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
