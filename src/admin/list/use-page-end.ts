import { useEffect, useEffectEvent } from 'react';

/** Distance to the end that counts as reached, in pixels (spec §9). */
const THRESHOLD_PX = 2;

/**
 * Calls when the bottom of the page is reached, also when it is in sight already after `rows` have changed: a page
 * that does not fill the screen cannot be scrolled (A17).
 */
export function usePageEnd(rows: number, onReached: () => void): void {
  const check = useEffectEvent(() => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight - (window.scrollY + window.innerHeight) <= THRESHOLD_PX) onReached();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again when there are more rows
  useEffect(() => {
    check();
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    return () => {
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [rows]);
}
