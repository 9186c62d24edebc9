import { Button } from '#ui/button/button.tsx';
import { useCopy } from '#ui/clipboard/use-clipboard.ts';
import { Check, Copy } from '#ui/icons/icons.tsx';

/** The alias to transfer to, ready to be copied; where that is refused it can be selected by hand. */
export function PaymentAlias({ alias }: { alias: string }) {
  const { state, copy } = useCopy(alias);
  const copied = state === 'copied';
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-ground py-1.5 pr-2 pl-4">
      <p className="min-w-0">
        <span className="block text-xs text-muted">Alias para transferir</span>
        <strong className="select-all">{alias}</strong>
      </p>
      <Button variant="link" onClick={copy} className="text-sm">
        {copied ? <Check className="size-4" /> : <Copy className="size-4" />}
        <span aria-live="polite">{copied ? 'Copiado' : 'Copiar'}</span>
      </Button>
    </div>
  );
}
