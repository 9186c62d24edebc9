import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { FieldConflict } from './field-conflict.ts';

type FieldNames = ReadonlySet<string>;
type EditConflict = { fields: readonly FieldConflict[]; resolve: (keepCurrent: FieldNames | undefined) => void };

type EditConflictResolver = {
  /**
   * Resolves to the fields that keep their current value, or undefined when the user goes on editing. Without
   * conflicts, and on a screen that was left, no dialog opens.
   */
  resolveConflicts: (fields: readonly FieldConflict[]) => Promise<FieldNames | undefined>;
  dialog: ReactNode;
};

/** Lets the user choose which value of each conflicting field is saved. */
export function useEditConflict(): EditConflictResolver {
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return {
    resolveConflicts: (fields) =>
      new Promise((resolve) => {
        if (fields.length === 0) return resolve(new Set());
        if (!isMounted.current) return resolve(undefined);
        const closeAndResolve = (keepCurrent: FieldNames | undefined) => {
          setConflict(null);
          resolve(keepCurrent);
        };
        setConflict({ fields, resolve: closeAndResolve });
      }),
    dialog: conflict && <ConflictDialog fields={conflict.fields} onResolve={conflict.resolve} />,
  };
}
