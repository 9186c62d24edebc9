import { useRevalidator } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Shown in place of content that could not be loaded. */
export function ErrorState({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice tone="danger" className="self-start">
      <p>{text}</p>
      <Button size="sm" variant="ghost" className="mt-3" loading={state === 'loading'} onClick={revalidate}>
        Reintentar
      </Button>
    </Notice>
  );
}
