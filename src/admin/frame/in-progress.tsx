import { Empty } from './empty.tsx';
import { Hammer } from './icons.tsx';
import { Screen } from './screen.tsx';

/** A section that has a place but nothing in it yet. */
export function InProgress({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <Empty icon={Hammer} text="En progreso..." />
    </Screen>
  );
}
