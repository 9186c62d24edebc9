import { canLoop, type Loop, lapOffset, secondLapPosition } from './loop-geometry.ts';

/** How long scrolling must pause to count as ended. */
const SCROLL_END_MS = 120;

/** Lets a scrollable row continue after its last slide, by moving slides that are out of view to the front. */
export function createLoopingRow(view: HTMLElement) {
  const listeners = new AbortController();
  let loop = measure();
  let current = Math.round(view.scrollLeft / loop.slide) || 0;
  let touched = false;
  let scrollEnd: ReturnType<typeof setTimeout> | undefined;

  function slides(): HTMLElement[] {
    return [...view.querySelectorAll<HTMLElement>('.carousel-row > *')];
  }

  function measure(): Loop {
    const all = slides();
    return { count: all.length, slide: all[0]?.getBoundingClientRect().width ?? 0, view: view.clientWidth };
  }

  function layOut(at: number) {
    const lap = loop.count * loop.slide;
    for (const [index, slide] of slides().entries()) {
      const laps = canLoop(loop) ? lapOffset(loop, { index, at }) : 0;
      slide.style.transform = laps === 0 ? '' : `translateX(${laps * lap}px)`;
    }
  }

  function jump(at: number) {
    layOut(at);
    view.scrollTo({ left: at, behavior: 'instant' });
  }

  function onScrollEnd() {
    if (touched) return;
    const loops = canLoop(loop);
    if (loops && Math.abs(view.scrollLeft - secondLapPosition(loop, view.scrollLeft)) > 1)
      jump(secondLapPosition(loop, view.scrollLeft));
    current = Math.round(view.scrollLeft / loop.slide);
  }

  function onScroll() {
    layOut(view.scrollLeft);
    clearTimeout(scrollEnd);
    scrollEnd = setTimeout(onScrollEnd, SCROLL_END_MS);
  }

  const onTouch = (touching: boolean) => () => {
    touched = touching;
    onScroll();
  };
  const on = (name: string, listener: () => void) =>
    view.addEventListener(name, listener, { signal: listeners.signal, passive: true });
  on('scroll', onScroll);
  on('touchstart', onTouch(true));
  on('touchend', onTouch(false));
  on('touchcancel', onTouch(false));

  const resizeObserver = new ResizeObserver(() => {
    loop = measure();
    jump(current * loop.slide);
    onScrollEnd();
  });
  resizeObserver.observe(view);

  return {
    /** Moves by a number of slides; at the end of a row that cannot loop it jumps to the other end. */
    move(by: number, behavior: ScrollBehavior) {
      const last = canLoop(loop) ? Number.POSITIVE_INFINITY : (view.scrollWidth - view.clientWidth) / loop.slide;
      const target = current + by;
      if (target < 0 && last === Number.POSITIVE_INFINITY) {
        jump(view.scrollLeft + loop.count * loop.slide);
        current += loop.count + by;
      } else {
        current = target < 0 ? Math.ceil(last) : target >= Math.ceil(last) + 1 ? 0 : target;
      }
      layOut(view.scrollLeft);
      view.scrollTo({ left: current * loop.slide, behavior });
    },
    stop() {
      clearTimeout(scrollEnd);
      resizeObserver.disconnect();
      listeners.abort();
      for (const slide of slides()) slide.style.transform = '';
    },
  };
}
