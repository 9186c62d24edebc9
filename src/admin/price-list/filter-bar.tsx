import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/text-field.tsx';
import { type Filter, filterNames, filters } from './filters.ts';

type FilterBarProps = {
  filter: Filter;
  counts: Readonly<Record<Filter, number>>;
  onFilter: (filter: Filter) => void;
  typed: string;
  onType: (typed: string) => void;
};

export function FilterBar({ filter, counts, onFilter, typed, onType }: FilterBarProps) {
  return (
    <search className="flex flex-wrap items-end justify-between gap-3">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">Mostrar</legend>
        <div className="flex flex-wrap gap-2">
          {filterNames.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === filter}
              onClick={() => onFilter(name)}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-4 text-sm font-bold transition-colors',
                name === filter ? 'border-ink bg-ink text-white' : 'border-line-strong bg-white hover:border-ink',
              )}
            >
              {filters[name]}
              <span className={classNames('tabular-nums', name === filter ? 'text-on-ink-muted' : 'text-muted')}>
                {counts[name]}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Buscar en el resumen"
        type="search"
        maxLength={60}
        placeholder="Producto, marca o línea"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        className="w-full md:w-72"
      />
    </search>
  );
}
