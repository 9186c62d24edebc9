import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';

export type LoadState = 'idle' | 'loading' | 'failed';

/** The end of the cards while there are more: loading, or a button after a failure. */
export function CardsEnd({ state, onRetry }: { state: LoadState; onRetry: () => void }) {
  if (state === 'idle') return null;
  if (state === 'loading') return <Spinner className="self-center" />;
  return (
    <Button size="sm" variant="ghost" className="self-center" onClick={onRetry}>
      Reintentar
    </Button>
  );
}
