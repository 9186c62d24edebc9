import { Button } from '#ui/button/button.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import type { EntityTexts } from '../crud/entity-texts.ts';
import { type AdminListState, initialAdminListState } from '../crud/list-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';

type EmptyEntityListProps = {
  texts: EntityTexts;
  /** Whether the list is empty because loading failed. */
  failed: boolean;
  state: AdminListState;
  go: (change: Partial<AdminListState>) => Promise<void>;
};

/** Shown in place of the rows when there are none. */
export function EmptyEntityList({ texts, failed, state, go }: EmptyEntityListProps) {
  if (failed) return <ErrorState text={texts.listFailed} />;
  const { name, active, page } = initialAdminListState;
  return (
    <EmptyState icon={SearchIcon} text="No se han encontrado resultados.">
      {(state.name !== name || state.active !== active || state.page !== page) && (
        <Button size="sm" variant="ghost" onClick={() => void go({ name, active, page })}>
          Quitar filtros
        </Button>
      )}
    </EmptyState>
  );
}
