import { Button } from '#ui/button/button.tsx';
import { useClipboard } from '#ui/clipboard/use-clipboard.ts';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.tsx';

/** Copies a text and says so on itself. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { state, copy } = useClipboard(text);
  const copied = state === 'copied';
  return (
    <Button variant="ghost" size="sm" onClick={copy}>
      {copied ? <CheckIcon className="size-4.5" /> : <CopyIcon className="size-4.5" />}
      <span aria-live="polite">{copied ? 'Copiado' : label}</span>
    </Button>
  );
}
