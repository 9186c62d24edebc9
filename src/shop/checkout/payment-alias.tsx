import { Button } from '#ui/button/button.tsx';
import { useClipboard } from '#ui/clipboard/use-clipboard.ts';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.tsx';

/** The alias for transfers with a copy button; selectable for browsers that refuse to copy. */
export function PaymentAlias({ alias }: { alias: string }) {
  const { state, copy } = useClipboard(alias);
  const copied = state === 'copied';
  return (
    <div className="flex items-center justify-between gap-x-3 rounded-md bg-ground py-1.5 pr-2 pl-4 max-[17rem]:flex-wrap">
      <p className="min-w-0 max-[17rem]:basis-full">
        <span className="block text-xs text-muted">Alias para transferir</span>
        <strong className="select-all">{alias}</strong>
      </p>
      <Button variant="link" onClick={copy} className="text-sm">
        {copied ? <CheckIcon className="size-4" /> : <CopyIcon className="size-4" />}
        <span aria-live="polite">{copied ? 'Copiado' : 'Copiar'}</span>
      </Button>
    </div>
  );
}
