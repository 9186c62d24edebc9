/** A looping row of slides of equal width: how many there are, their width and that of the view, in pixels. */
export type Loop = { count: number; slide: number; view: number };

/** Whether there are enough slides to fill the view at every position. */
export function canLoop({ count, slide, view }: Loop): boolean {
  return slide > 0 && (count - 1) * slide >= view - 1;
}

/**
 * How many laps a slide is moved ahead when the row is scrolled to `at`: slides left behind go to the front. Where
 * there are slides to spare, one stays behind for swiping back.
 */
export function lapOffset({ count, slide, view }: Loop, { index, at }: { index: number; at: number }): number {
  const margin = (count - 2) * slide >= view - 1 ? slide : 0;
  const end = (index + 1) * slide;
  return Math.max(0, Math.ceil((at - margin - end + 1) / (count * slide)));
}

/** The same position in the second lap, from where the row can scroll both ways. */
export function secondLapPosition({ count, slide }: Loop, at: number): number {
  const lap = count * slide;
  return lap + (((at % lap) + lap) % lap);
}
