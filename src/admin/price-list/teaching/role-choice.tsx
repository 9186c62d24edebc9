import { COLUMN_ROLES, type ColumnRole } from '#domain/pricing/list-columns.ts';
import { Button } from '#ui/button/button.tsx';
import { roleLabels } from './role-labels.ts';

type RoleChoiceProps = {
  /** What the column is called; undefined while none is selected. */
  title: string | undefined;
  role: ColumnRole | undefined;
  onChoose: (role: ColumnRole) => void;
};

/** What the selected column is. */
export function RoleChoice({ title, role, onChoose }: RoleChoiceProps) {
  return (
    <fieldset disabled={title === undefined} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 max-w-full truncate text-sm font-semibold">
        {title ? `${title} es…` : 'Tocá una columna de la lista y decí qué es:'}
      </legend>
      <div className="grid grid-cols-4 gap-2 sm:flex">
        {COLUMN_ROLES.map((one) => (
          <Button
            key={one}
            size="sm"
            className="max-sm:px-1 max-sm:last:col-span-2"
            variant={one === role ? 'primary' : 'ghost'}
            aria-pressed={one === role}
            disabled={title === undefined}
            onClick={() => onChoose(one)}
          >
            {roleLabels[one].label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
