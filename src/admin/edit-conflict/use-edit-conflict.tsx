import { type ReactNode, useState } from 'react';
import { MeanwhileDialog } from './conflict-dialog.tsx';
import type { Meanwhile } from './field-conflict.ts';

type Taken = ReadonlySet<string>;
type Question = { rows: readonly Meanwhile[]; end: (taken: Taken | undefined) => void };

type Asking = {
  /** The keys of what is to stay as it is now; undefined when the seller goes on editing. Nothing to ask, no question. */
  ask: (rows: readonly Meanwhile[]) => Promise<Taken | undefined>;
  /** Where the question appears. */
  dialog: ReactNode;
};

/** Asks which values shall hold of what somebody else changed while the form was open. */
export function useMeanwhile(): Asking {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    ask: (rows) =>
      new Promise((resolve) => {
        if (rows.length === 0) return resolve(new Set());
        const end = (taken: Taken | undefined) => {
          setQuestion(null);
          resolve(taken);
        };
        setQuestion({ rows, end });
      }),
    dialog: question && <MeanwhileDialog rows={question.rows} onEnd={question.end} />,
  };
}
