import { IconButton } from '#ui/button/icon-button.tsx';
import type { RowAction } from './row-action.ts';

/** The actions of a table row, as icon buttons. */
export function RowActionButtons({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <div className="flex justify-end">
      {actions.map(({ id, label, icon: Icon, destructive, disabled, run }) => (
        <IconButton
          key={id}
          id={id}
          label={`${label} ${name}`}
          title={label}
          // Not `disabled`, which would lose the focus.
          aria-disabled={disabled || undefined}
          // The second click of a double one may meet what the first brought to its place.
          onClick={({ detail }) => !disabled && detail < 2 && void run()}
          className={destructive ? 'hover:text-danger xl:size-10' : 'xl:size-10'}
        >
          <Icon className="size-4.5" />
        </IconButton>
      ))}
    </div>
  );
}
