import { Screen } from './admin-page.tsx';
import { Empty } from './empty-state.tsx';
import { Hammer } from './icons.tsx';

/** A section that has a place but nothing in it yet. */
export function InProgress({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <Empty icon={Hammer} text="En progreso..." />
    </Screen>
  );
}
