import type { MatchDoubt } from '#domain/pricing/match-doubts.ts';

/** Why a row starts unselected. */
export const doubtLabels: Readonly<Record<MatchDoubt, string>> = {
  similarity: 'Se parecen poco: fijate si es el mismo producto.',
  rivals: 'Hay otro producto u otra línea casi igual.',
  column: 'Fijate si este precio es el del público.',
  change: 'El precio cambia más del 60 %.',
  outlier: 'Cambia muy distinto del resto de la lista.',
};
