import { Menu } from '@base-ui/react/menu';
import { iconButtonClass } from '#ui/button/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { RowAction } from '../table/row-action.ts';
import { EllipsisVerticalIcon } from '../ui/icons.tsx';

type RowActionMenuProps = {
  /** Of its button. */
  id: string;
  name: string;
  /** Called when the menu opens. */
  actions: () => readonly RowAction[];
};

/** The actions of a card, in a menu. */
export function RowActionMenu({ id, name, actions }: RowActionMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger id={id} aria-label={`Acciones de ${name}`} className={iconButtonClass('plain')}>
        <EllipsisVerticalIcon className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={2} className="z-50 outline-none">
          <Menu.Popup className="min-w-44 rounded-lg border border-line bg-white py-1.5 shadow-pop outline-none transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            <MenuItems actions={actions} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function MenuItems({ actions }: Pick<RowActionMenuProps, 'actions'>) {
  return actions().map(({ label, icon: Icon, destructive, disabled, run }) => (
    <Menu.Item
      key={label}
      disabled={disabled}
      onClick={() => void run()}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 px-4 font-semibold outline-none select-none data-disabled:opacity-40 data-highlighted:bg-ground',
        destructive && 'text-danger',
      )}
    >
      <Icon className="size-5" />
      {label}
    </Menu.Item>
  ));
}
