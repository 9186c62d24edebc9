import { type ReactNode, useState } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { FieldConflict } from './field-conflict.ts';

type FieldNames = ReadonlySet<string>;
type EditConflict = { fields: readonly FieldConflict[]; resolve: (taken: FieldNames | undefined) => void };

type EditConflictResolver = {
  /** The keys of what is to stay as it is now; undefined when the seller goes on editing. Nothing to ask, no question. */
  resolveConflicts: (rows: readonly FieldConflict[]) => Promise<FieldNames | undefined>;
  /** Where the question appears. */
  dialog: ReactNode;
};

/** Asks which values shall hold of what somebody else changed while the form was open. */
export function useEditConflict(): EditConflictResolver {
  const [question, setQuestion] = useState<EditConflict | null>(null);
  return {
    resolveConflicts: (rows) =>
      new Promise((resolve) => {
        if (rows.length === 0) return resolve(new Set());
        const end = (taken: FieldNames | undefined) => {
          setQuestion(null);
          resolve(taken);
        };
        setQuestion({ fields: rows, resolve: end });
      }),
    dialog: question && <ConflictDialog fields={question.fields} onResolve={question.resolve} />,
  };
}
