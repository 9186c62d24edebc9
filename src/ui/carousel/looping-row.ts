import { canLoop, type Loop, lapOffset, secondLapPosition } from './loop-geometry.ts';

/** How long a row has to stand still to count as settled. */
const SCROLL_END_MS = 120;

/** Lets a row that scrolls by itself go on behind its last slide, by moving the slides left behind to the front. */
export function createLoopingRow(view: HTMLElement) {
  const listeners = new AbortController();
  let ring = measured();
  let place = Math.round(view.scrollLeft / ring.slide) || 0;
  let held = false;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function slides(): HTMLElement[] {
    return [...view.querySelectorAll<HTMLElement>('.carousel-row > *')];
  }

  function measured(): Loop {
    const all = slides();
    return { count: all.length, slide: all[0]?.getBoundingClientRect().width ?? 0, view: view.clientWidth };
  }

  function layOut(at: number) {
    const lap = ring.count * ring.slide;
    for (const [index, slide] of slides().entries()) {
      const laps = canLoop(ring) ? lapOffset(ring, { index, at }) : 0;
      slide.style.transform = laps === 0 ? '' : `translateX(${laps * lap}px)`;
    }
  }

  function jump(at: number) {
    layOut(at);
    view.scrollTo({ left: at, behavior: 'instant' });
  }

  function settle() {
    if (held) return;
    const round = canLoop(ring);
    if (round && Math.abs(view.scrollLeft - secondLapPosition(ring, view.scrollLeft)) > 1)
      jump(secondLapPosition(ring, view.scrollLeft));
    place = Math.round(view.scrollLeft / ring.slide);
  }

  function onScroll() {
    layOut(view.scrollLeft);
    clearTimeout(settling);
    settling = setTimeout(settle, SCROLL_END_MS);
  }

  const hold = (holding: boolean) => () => {
    held = holding;
    onScroll();
  };
  const on = (name: string, act: () => void) =>
    view.addEventListener(name, act, { signal: listeners.signal, passive: true });
  on('scroll', onScroll);
  on('touchstart', hold(true));
  on('touchend', hold(false));
  on('touchcancel', hold(false));

  const resizes = new ResizeObserver(() => {
    ring = measured();
    jump(place * ring.slide);
    settle();
  });
  resizes.observe(view);

  return {
    /** Goes some slides on or back; from the end of a row that cannot go round to its other end. */
    move(by: number, behavior: ScrollBehavior) {
      const ends = canLoop(ring) ? Number.POSITIVE_INFINITY : (view.scrollWidth - view.clientWidth) / ring.slide;
      const wanted = place + by;
      if (wanted < 0 && ends === Number.POSITIVE_INFINITY) {
        jump(view.scrollLeft + ring.count * ring.slide);
        place += ring.count + by;
      } else {
        place = wanted < 0 ? Math.ceil(ends) : wanted >= Math.ceil(ends) + 1 ? 0 : wanted;
      }
      layOut(view.scrollLeft);
      view.scrollTo({ left: place * ring.slide, behavior });
    },
    stop() {
      clearTimeout(settling);
      resizes.disconnect();
      listeners.abort();
      for (const slide of slides()) slide.style.transform = '';
    },
  };
}
