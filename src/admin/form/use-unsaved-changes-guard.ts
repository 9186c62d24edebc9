import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { askForConfirmation } from '../ui/confirm-dialog.tsx';

/** Asks before unsaved changes are left behind; `pass` goes where the user has said so already. */
export function useUnsavedChangesGuard(unsaved: boolean): { pass: (leave: () => Promise<void>) => Promise<void> } {
  const passing = useRef(false);
  const blocker = useBlocker(() => unsaved && !passing.current);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    const question = {
      title: 'Hay cambios sin guardar',
      text: 'Si salís ahora, se pierde lo que escribiste.',
      confirmLabel: 'Salir sin guardar',
      cancelLabel: 'Seguir editando',
    };
    void askForConfirmation(question).then((leave) => (leave ? proceed() : reset()));
  }, [blocker]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return {
    // For good: what is left may stay on the screen for a moment, and another way out must not be asked for then.
    pass: async (leave) => {
      passing.current = true;
      await leave();
    },
  };
}
