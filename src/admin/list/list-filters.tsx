import type { FormEvent } from 'react';
import type { ActiveFilter } from '#domain/catalogue/active-filter.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PlusIcon, SearchIcon } from '#ui/icons/icons.tsx';

export const ADD_BUTTON_ID = 'add-entity';

type ListFilter = { name: string; active: ActiveFilter };

type ListFiltersProps = ListFilter & {
  /** Whether entities of the list can be deactivated. */
  hasActive: boolean;
  onConsult: (filter: ListFilter) => void;
  /** Absent where the "add" button is elsewhere. */
  onAdd?: () => void;
};

const activeOptions: { value: ActiveFilter; label: string }[] = [
  { value: 'S', label: 'Si' },
  { value: 'N', label: 'No' },
  { value: 'T', label: 'Todos' },
];

/** The filters that the server applies. */
export function ListFilters({ name, active, hasActive, onConsult, onAdd }: ListFiltersProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const chosen = activeOptions.find(({ value }) => value === formData.get('active'));
    onConsult({ name: String(formData.get('name') ?? '').trim(), active: chosen?.value ?? active });
  }

  return (
    <form
      key={`${name} ${active}`}
      onSubmit={submit}
      className="flex flex-wrap items-end gap-3 rounded-lg border border-line bg-ground p-3 md:p-4"
    >
      <TextField
        label="Nombre"
        name="name"
        defaultValue={name}
        maxLength={60}
        autoComplete="off"
        className="min-w-48 flex-1 md:max-w-80"
      />
      {hasActive && (
        <SelectField label="Activo" name="active" defaultValue={active} options={activeOptions} className="w-30" />
      )}
      <div className="flex flex-1 gap-3 max-md:basis-full md:justify-between">
        <Button type="submit" variant="secondary" className="max-md:flex-1">
          <SearchIcon className="size-4.5" />
          Consultar
        </Button>
        {onAdd && (
          <Button id={ADD_BUTTON_ID} onClick={onAdd}>
            <PlusIcon className="size-4.5" />
            Agregar
          </Button>
        )}
      </div>
    </form>
  );
}
