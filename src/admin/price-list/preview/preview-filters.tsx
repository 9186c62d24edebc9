import { classNames } from '#ui/class-names.ts';
import { TextSearch } from '../../ui/text-search.tsx';
import { filterLabels, filterNames, type PreviewFilter } from '../rows/filters.ts';

type PreviewFiltersProps = {
  filter: PreviewFilter;
  counts: Readonly<Record<PreviewFilter, number>>;
  onFilter: (filter: PreviewFilter) => void;
  typed: string;
  onType: (typed: string) => void;
};

export function PreviewFilters({ filter, counts, onFilter, typed, onType }: PreviewFiltersProps) {
  const shown = filterNames.filter((name) => name !== 'alike' || counts.alike > 0 || filter === 'alike');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">Mostrar</legend>
        <div className="flex flex-wrap gap-2">
          {shown.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === filter}
              onClick={() => onFilter(name)}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-3.5 text-sm font-bold transition-colors md:px-4',
                name === filter ? 'border-ink bg-ink text-white' : 'border-line-strong bg-white hover:border-ink',
              )}
            >
              {filterLabels[name]}
              <span className={classNames('tabular-nums', countClass({ name, filter, count: counts[name] }))}>
                {counts[name]}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      <div className="w-full md:w-72">
        <TextSearch label="Buscar en el resumen" text={typed} onChange={onType} />
      </div>
    </div>
  );
}

/** Doubtful rows are highlighted. */
function countClass({ name, filter, count }: { name: PreviewFilter; filter: PreviewFilter; count: number }): string {
  if (name === filter) return 'text-on-ink-muted';
  return name === 'doubtful' && count > 0 ? 'rounded-full bg-warning-soft px-1.5 text-warning' : 'text-muted';
}
