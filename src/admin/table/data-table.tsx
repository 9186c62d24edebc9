import { classNames } from '#ui/class-names.ts';
import type { CellValue, ListColumn, ListItem } from './column.ts';
import type { RowAction } from './row-action.ts';
import { RowActionButtons } from './row-action-buttons.tsx';
import { sortIcons } from './sort-icons.ts';
import { parseSort, toggleSort } from './use-data-table.ts';

type DataTableProps<Row> = {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  sort: string;
  onSort: (sort: string) => void;
  /** The row's name in the labels of its actions. */
  getName: (row: Row) => string;
  actions: (row: Row) => RowAction[];
};

/** Sticky where the table is wider than the screen. */
const actionsCell =
  'sticky right-0 px-1 max-xl:before:absolute max-xl:before:inset-y-0 max-xl:before:left-0 max-xl:before:w-px max-xl:before:bg-line';

export function DataTable<Row extends ListItem>({
  caption,
  columns,
  rows,
  sort,
  onSort,
  getName,
  actions,
}: DataTableProps<Row>) {
  return (
    // What gets the focus is scrolled out from under the actions.
    <div className="overflow-x-auto scroll-pe-36 rounded-lg border border-line">
      <table data-cells className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink bg-white">
            {columns.map((column) => (
              <ColumnHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className={classNames(actionsCell, 'bg-white py-2 text-end font-bold')}>
              Acciones
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={classNames(
                'border-b border-line last:border-b-0 hover:bg-ground',
                row.deactivatedAt ? 'bg-ground text-muted' : 'bg-white',
              )}
            >
              {columns.map(({ id, cell, value, align, main, wide }) => (
                <td
                  key={id}
                  className={classNames(
                    'px-1.5 py-1.5 xl:px-2',
                    align === 'end' && 'text-end tabular-nums',
                    main && 'min-w-32 font-semibold xl:min-w-36',
                    wide && 'min-w-24',
                  )}
                >
                  {cell ? cell(row) : align === 'end' ? value?.(row) : <Text value={value?.(row)} isName={main} />}
                </td>
              ))}
              <td className={classNames(actionsCell, 'bg-inherit py-1.5')}>
                <RowActionButtons name={getName(row)} actions={actions(row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Wraps, within words too, before it pushes the other columns out of view. */
function Text({ value, isName = false }: { value: CellValue | undefined; isName: boolean | undefined }) {
  const width = isName ? 'max-w-[max(8rem,18vw)]' : 'max-w-[max(7.5rem,12vw)]';
  return <div className={`wrap-break-word ${width}`}>{value}</div>;
}

type ColumnHeaderProps<Row> = { column: ListColumn<Row>; sort: string; onSort: (sort: string) => void };

/** A header with a sort button, or plain text for columns that are not sortable. */
function ColumnHeader<Row>({ column: { id, header, value, align }, sort, onSort }: ColumnHeaderProps<Row>) {
  if (!value) {
    return (
      <th scope="col" className="px-1.5 py-2 text-start font-bold xl:px-2">
        {header}
      </th>
    );
  }
  const sorted = parseSort(sort);
  const direction = sorted.id !== id ? 'none' : sorted.desc ? 'descending' : 'ascending';
  const { icon: Icon, className } = sortIcons[direction];
  return (
    <th scope="col" aria-sort={direction} className={classNames('p-0', align === 'end' ? 'text-end' : 'text-start')}>
      <button
        type="button"
        onClick={() => onSort(toggleSort(sort, id))}
        className={classNames(
          'group/head relative inline-flex min-h-11 items-center rounded-md px-1.5 leading-tight xl:px-2 font-bold hover:text-accent',
          align === 'end' ? 'text-end' : 'text-start',
        )}
      >
        {header}
        {/* In the gap between two columns, so that numbers align with their header. */}
        <Icon
          className={classNames(
            'absolute top-1/2 size-3.5 -translate-y-1/2',
            align === 'end' ? 'right-full -mr-2' : 'left-full -ml-2',
            className,
          )}
        />
      </button>
    </th>
  );
}
