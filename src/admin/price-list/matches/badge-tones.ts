export type BadgeTone = 'success' | 'warning' | 'danger';

/** For a price change in percent, up or down (spec §9). */
export function percentChangeTone(percent: number): BadgeTone {
  const size = Math.abs(percent);
  if (size <= 5) return 'success';
  return size <= 15 ? 'warning' : 'danger';
}

/** For a similarity from 0 to 1 (spec §9). */
export function similarityTone(score: number): BadgeTone {
  if (score >= 0.8) return 'success';
  return score >= 0.6 ? 'warning' : 'danger';
}
