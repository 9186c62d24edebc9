import { useState } from 'react';
import { wait } from '#shop/cart/wait.ts';
import { Button } from '#ui/button.tsx';
import { Check, Copy } from '#ui/icons.tsx';

const COPIED_MS = 2000;

/** The alias to transfer to, ready to be copied. */
export function PaymentAlias({ alias }: { alias: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    // Not every browser allows it; the alias can be selected by hand, too.
    const done = await navigator.clipboard?.writeText(alias).then(
      () => true,
      () => false,
    );
    if (!done) return;
    setCopied(true);
    await wait(COPIED_MS);
    setCopied(false);
  }

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
