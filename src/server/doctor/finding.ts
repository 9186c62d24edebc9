/** A line of `npm run doctor`. */
export type Finding = { status: 'ok' | 'warning' | 'problem'; subject: string; text: string };

type Found = (text: string) => Finding;

/** The three findings on one subject. */
export function findingsOn(subject: string): { ok: Found; warning: Found; problem: Found } {
  return {
    ok: (text) => ({ status: 'ok', subject, text }),
    warning: (text) => ({ status: 'warning', subject, text }),
    problem: (text) => ({ status: 'problem', subject, text }),
  };
}
