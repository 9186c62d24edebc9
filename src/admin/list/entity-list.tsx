import { type ReactNode, useState } from 'react';
import { ApiError } from '#contract/http/api-error.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { PlusIcon, SearchIcon } from '#ui/icons/icons.tsx';
import type { EntityTexts } from '../crud/entity-texts.ts';
import { formatListSearch } from '../crud/list-state.ts';
import type { ListData } from '../crud/load-list.ts';
import { useListState } from '../crud/use-list-state.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import type { RowExport } from '../export/row-export.ts';
import { filterRowsByText, type ListColumn, type ListItem } from '../table/column.ts';
import { type ActionName, rowActions, rowButtonId } from '../table/row-action.ts';
import { TableList } from '../table/table-list.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { askForConfirmation } from '../ui/confirm-dialog.tsx';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import { useIsPhone } from '../ui/use-is-phone.ts';
import { CardList } from './card-list.tsx';
import { EmptyEntityList } from './empty-entity-list.tsx';
import type { CardContent } from './list-card.tsx';
import { ADD_BUTTON_ID, ListFilters } from './list-filters.tsx';
import { useListFocus } from './use-list-focus.ts';

type EntityListProps<Row> = {
  texts: EntityTexts;
  data: ListData<Row>;
  /** Must be stable: define it outside the component. */
  columns: readonly ListColumn<Row>[];
  card: (row: Row) => CardContent;
  /** The row's name in the labels of its actions. */
  getName: (row: Row) => string;
  setActive?: (id: number, active: boolean) => Promise<unknown>;
  remove?: (id: number) => Promise<unknown>;
  /** How the rows are saved as a file. */
  file?: RowExport<Row>;
  /** Links to screens beside the list. */
  links?: ReactNode;
};

/**
 * Mode L of a screen: filters, a table or cards on phones, and the actions of each row. See src/admin/brands/page.tsx
 * for a complete screen: crudLoader loads the data, EntityList shows the list, and EntityForm (src/admin/form) adds,
 * edits and shows one entity. Lists that grow without limit use `loadPage` instead of `loadAllPages`; without
 * `setActive` entities cannot be deactivated (A14).
 */
export function EntityList<Row extends ListItem>({
  texts,
  data,
  columns,
  card,
  getName,
  setActive,
  remove,
  file,
  links,
}: EntityListProps<Row>) {
  const { state, go, reload } = useListState();
  const focusNext = useListFocus(data);
  const isPhone = useIsPhone();
  const [filterOpen, setFilterOpen] = useState(false);
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set());
  const rows = data.fetchPage ? data.rows : filterRowsByText(data.rows, columns, state.text);
  const found = data.fetchPage ? data.totalResults : rows.length;

  async function runAction(
    { id, name }: { id: number; name: ActionName },
    run: () => Promise<unknown>,
    messages: { success: string; failure: string },
  ) {
    setBusyIds((ids) => new Set([...ids, id]));
    const outdated = await run().then(
      () => {
        toastSuccess(messages.success);
        return true;
      },
      (error) => {
        // The client has logged the cause.
        toastError(messages.failure);
        return isOutdatedBy(error);
      },
    );
    if (outdated) {
      focusNext(id, name);
      await reload();
    }
    setBusyIds((ids) => new Set([...ids].filter((each) => each !== id)));
  }

  const leaveFor = (id: number, name: 'consult' | 'edit') =>
    void go({ mode: name === 'edit' ? 'M' : 'C', id }, [rowButtonId(id, name), rowButtonId(id, 'menu')]);

  const actions = (row: Row) =>
    rowActions(row, {
      consult: () => leaveFor(row.id, 'consult'),
      edit: () => leaveFor(row.id, 'edit'),
      setActive:
        setActive &&
        ((active) =>
          runAction({ id: row.id, name: 'status' }, () => setActive(row.id, active), {
            success: texts.statusChanged,
            failure: texts.statusFailed,
          })),
      remove:
        remove &&
        (async () => {
          if (!(await askForConfirmation({ title: 'Alerta', text: texts.deleteQuestion, confirmLabel: 'Eliminar' })))
            return;
          await runAction({ id: row.id, name: 'remove' }, () => remove(row.id), {
            success: texts.deleted,
            failure: texts.deleteFailed,
          });
        }),
      busy: busyIds.has(row.id),
    });

  const add = () => void go({ mode: 'A' }, [ADD_BUTTON_ID]);
  const failed = data.failed ?? false;
  const empty = rows.length === 0 && <EmptyEntityList {...{ texts, failed, state, go }} />;
  const filter = (
    <ListFilters
      name={state.name}
      active={state.active}
      hasActive={setActive !== undefined}
      onConsult={(change) => void go({ ...change, page: 1 })}
      {...(!isPhone && { onAdd: add })}
    />
  );
  const exportMenu = file && found > 0 && <ExportMenu {...{ file, data, rows }} small={isPhone} />;
  const total = !failed && (
    <p role="status" className="text-sm text-muted tabular-nums">
      {state.text === '' ? '' : `${found} de la búsqueda · `}Total de registros:{' '}
      <b>{data.totalRecords ?? data.totalResults}</b>
    </p>
  );

  if (isPhone) {
    return (
      <AdminPage
        title={texts.title}
        actions={
          <div className="flex">
            <IconButton label="Buscar" aria-expanded={filterOpen} onClick={() => setFilterOpen(!filterOpen)}>
              <SearchIcon className="size-6" />
            </IconButton>
            {exportMenu}
            <IconButton id={ADD_BUTTON_ID} label="Agregar" onClick={add}>
              <PlusIcon className="size-6" />
            </IconButton>
          </div>
        }
      >
        {links}
        {filterOpen && filter}
        {total}
        {empty || (
          <CardList
            // A new response starts a new list.
            key={formatListSearch({ ...state, mode: 'L', id: null })}
            url={location.pathname + formatListSearch({ ...state, mode: 'L', id: null })}
            onFailed={() => toastError(texts.listFailed)}
            {...{ data, rows, card, getName, actions }}
            page={state.page}
            pageSize={state.pageSize}
          />
        )}
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={texts.title}
      actions={
        <div className="flex flex-wrap gap-2">
          {links}
          {exportMenu}
        </div>
      }
    >
      {filter}
      <TableList {...{ data, rows, columns, getName, actions, total, empty, state }} caption={texts.title} go={go} />
    </AdminPage>
  );
}

/** Whether the list may be another one by now: somebody else deleted the row, or the response was lost. */
function isOutdatedBy(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 0);
}
