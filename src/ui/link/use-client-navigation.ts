import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { takeOverlayEntry } from '../overlay/overlay-entry.ts';

/** Handles clicks on internal links as client-side navigation, also in drawers and dialogs outside the layout. */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = internalLink(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      // A link to the current page adds no history entry, and one in an overlay replaces the overlay's.
      void navigate(pathname + search + hash, {
        replace: takeOverlayEntry() || href === location.href,
        preventScrollReset: link.closest('[data-keep-scroll]') !== null,
      });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** The internal link of a plain click; undefined for clicks that the browser handles. */
function internalLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return undefined;
  return link;
}
