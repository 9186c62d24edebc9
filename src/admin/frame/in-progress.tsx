import { Screen } from './screen.tsx';

/** A section that has a place but nothing in it yet. */
export function InProgress({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <p className="text-lg text-muted">En progreso...</p>
    </Screen>
  );
}
