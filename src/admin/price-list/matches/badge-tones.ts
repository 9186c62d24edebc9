export type BadgeTone = 'success' | 'warning' | 'danger';

/** By how much a price changes, in percent either way (spec §9). */
export function variationTone(percent: number): BadgeTone {
  const size = Math.abs(percent);
  if (size <= 5) return 'success';
  return size <= 15 ? 'warning' : 'danger';
}

/** By how alike a product and its line are, 0 to 1 (spec §9). */
export function similarityTone(score: number): BadgeTone {
  if (score >= 0.8) return 'success';
  return score >= 0.6 ? 'warning' : 'danger';
}
