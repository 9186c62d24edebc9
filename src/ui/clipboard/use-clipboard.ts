import { useState } from 'react';
import { wait } from '../timing/wait.ts';

const COPIED_MS = 2000;

export type ClipboardState = 'idle' | 'copied' | 'failed';

/** Copies a text; `copied` lasts two seconds. Browsers may refuse, and always do in insecure contexts. */
export function useClipboard(text: string): { state: ClipboardState; copy: () => Promise<void> } {
  const [state, setState] = useState<ClipboardState>('idle');

  async function copy() {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setState(copied ? 'copied' : 'failed');
    if (!copied) return;
    await wait(COPIED_MS);
    setState('idle');
  }

  return { state, copy };
}
