/** A row of equal slides that starts anew behind its end; widths and positions in pixels. */
export type Loop = { count: number; slide: number; view: number };

/** Whether there are enough slides to go round without a hole. */
export function canLoop({ count, slide, view }: Loop): boolean {
  return slide > 0 && (count - 1) * slide >= view - 1;
}

/**
 * How many laps ahead of its own place a slide has to stand while the row is scrolled to `at`. Slides that were left
 * behind go ahead; where there are slides to spare, one stays behind for whoever swipes back.
 */
export function lapOffset({ count, slide, view }: Loop, { index, at }: { index: number; at: number }): number {
  const kept = (count - 2) * slide >= view - 1 ? slide : 0;
  const end = (index + 1) * slide;
  return Math.max(0, Math.ceil((at - kept - end + 1) / (count * slide)));
}

/** The same view in the second lap, from where both directions are open for a while. */
export function secondLapPosition({ count, slide }: Loop, at: number): number {
  const lap = count * slide;
  return lap + (((at % lap) + lap) % lap);
}
