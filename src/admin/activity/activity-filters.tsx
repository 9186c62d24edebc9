import type { FormEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { type ActivityFilter, entityLabels, formatActivityFilter } from './activity-filter.ts';

type ActivityFiltersProps = {
  filter: ActivityFilter;
  authors: readonly { id: string; name: string }[];
  onConsult: (filter: ActivityFilter) => void;
};

const entityOptions = Object.entries(entityLabels).map(([value, label]) => ({ value, label }));

/** Who, what and when. */
export function ActivityFilters({ filter, authors, onConsult }: ActivityFiltersProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: string) => String(values.get(name) ?? '') || undefined;
    onConsult({ who: text('who'), what: text('what'), from: text('from'), until: text('until') });
  }

  const authorOptions = authors.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form
      key={formatActivityFilter(filter)}
      onSubmit={submit}
      className="grid grid-cols-2 items-end gap-3 rounded-lg border border-line bg-ground p-3 md:grid-cols-[repeat(4,minmax(0,1fr))_auto] md:p-4"
    >
      <SelectField
        label="Quién"
        name="who"
        defaultValue={filter.who}
        options={[{ value: '', label: 'Todos' }, ...authorOptions]}
      />
      <SelectField
        label="Qué"
        name="what"
        defaultValue={filter.what}
        options={[{ value: '', label: 'Todo' }, ...entityOptions]}
      />
      <TextField label="Desde" name="from" type="date" defaultValue={filter.from} />
      <TextField label="Hasta" name="until" type="date" defaultValue={filter.until} />
      <Button type="submit" variant="secondary" className="max-md:col-span-2">
        <SearchIcon className="size-4.5" />
        Consultar
      </Button>
    </form>
  );
}
