import { Button } from '#ui/button/button.tsx';
import { Search } from '#ui/icons/icons.tsx';
import type { EntityTexts } from '../crud/entity-texts.ts';
import { initialState, type ListState } from '../crud/list-state.ts';
import { Empty } from '../ui/empty-state.tsx';
import { Failed } from '../ui/error-state.tsx';

type ListEmptyProps = {
  texts: EntityTexts;
  /** Whether there is nothing because nothing could be loaded. */
  failed: boolean;
  state: ListState;
  go: (change: Partial<ListState>) => Promise<void>;
};

/** Stands in the place of the rows when there are none. */
export function ListEmpty({ texts, failed, state, go }: ListEmptyProps) {
  if (failed) return <Failed text={texts.listFailed} />;
  const { name, active, page } = initialState;
  return (
    <Empty icon={Search} text="No se han encontrado resultados.">
      {(state.name !== name || state.active !== active || state.page !== page) && (
        <Button size="sm" variant="ghost" onClick={() => void go({ name, active, page })}>
          Quitar filtros
        </Button>
      )}
    </Empty>
  );
}
