import { useState } from 'react';
import { wait } from '../timing/wait.ts';

const COPIED_MS = 2000;

export type ClipboardState = 'idle' | 'copied' | 'refused';

/** Copies a text and tells for a moment that it did; browsers may refuse, in insecure pages they always do. */
export function useClipboard(text: string): { state: ClipboardState; copy: () => Promise<void> } {
  const [state, setState] = useState<ClipboardState>('idle');

  async function copy() {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setState(done ? 'copied' : 'refused');
    if (!done) return;
    await wait(COPIED_MS);
    setState('idle');
  }

  return { state, copy };
}
