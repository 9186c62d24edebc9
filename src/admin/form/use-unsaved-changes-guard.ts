import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { askForConfirmation } from '../ui/confirm-dialog.tsx';

/** Asks before leaving with unsaved changes; `leaveWithoutAsking` navigates without the question. */
export function useUnsavedChangesGuard(unsaved: boolean): {
  leaveWithoutAsking: (leave: () => Promise<void>) => Promise<void>;
} {
  const isLeaving = useRef(false);
  const blocker = useBlocker(() => unsaved && !isLeaving.current);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    const confirmation = {
      title: 'Hay cambios sin guardar',
      text: 'Si salís ahora, se pierde lo que escribiste.',
      confirmLabel: 'Salir sin guardar',
      cancelLabel: 'Seguir editando',
    };
    void askForConfirmation(confirmation).then((leave) => (leave ? proceed() : reset()));
  }, [blocker]);
  useUnloadWarning(unsaved);
  return {
    // Stays set: the form may remain mounted for a moment after navigating.
    leaveWithoutAsking: async (leave) => {
      isLeaving.current = true;
      await leave();
    },
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
