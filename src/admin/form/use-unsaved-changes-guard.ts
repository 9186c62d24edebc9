import { useEffect, useRef } from 'react';
import { useBlocker, useNavigation } from 'react-router';
import { askForConfirmation } from '../ui/confirm-dialog.tsx';

const questions = {
  unsaved: {
    title: 'Hay cambios sin guardar',
    text: 'Si salís ahora, se pierde lo que escribiste.',
    confirmLabel: 'Salir sin guardar',
    cancelLabel: 'Seguir editando',
  },
  saving: {
    title: 'Todavía se está guardando…',
    text: 'Si salís ahora, un aviso te dice si se guardó. Si no se pudo, se pierde lo que escribiste.',
    confirmLabel: 'Salir igual',
    cancelLabel: 'Esperar',
  },
};

/**
 * Asks before leaving with unsaved changes; once they are saved while the question is open, leaves.
 * `leaveWithoutAsking` navigates without the question. `isStaying` is false while the user leaves and from then on.
 */
export function useUnsavedChangesGuard(
  unsaved: boolean,
  isSaving = false,
): {
  leaveWithoutAsking: (leave: () => Promise<void>) => Promise<void>;
  isStaying: () => boolean;
} {
  const isLeaving = useRef(false);
  const blocker = useBlocker(() => unsaved && !isLeaving.current);
  const question = unsaved ? questions[isSaving ? 'saving' : 'unsaved'] : undefined;
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    if (!question) return proceed();
    const asking = new AbortController();
    void askForConfirmation({ ...question, signal: asking.signal }).then((leave) => (leave ? proceed() : reset()));
    return () => asking.abort();
  }, [blocker, question]);
  useUnloadWarning(unsaved && blocker.state !== 'proceeding');
  const isStaying = useIsStaying(blocker.state);
  return {
    // Stays set: the form may remain mounted for a moment after navigating.
    leaveWithoutAsking: async (leave) => {
      isLeaving.current = true;
      await leave();
    },
    isStaying,
  };
}

/** Asks before the page is reloaded or closed. */
export function useUnloadWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}

/** Can be called by what outlives its render, such as a save that is answered late. */
function useIsStaying(blocking: 'unblocked' | 'blocked' | 'proceeding'): () => boolean {
  const { state } = useNavigation();
  const isStaying = useRef(false);
  useEffect(() => {
    isStaying.current = blocking === 'unblocked' && state === 'idle';
    return () => {
      isStaying.current = false;
    };
  }, [blocking, state]);
  return () => isStaying.current;
}
