import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Lets the router follow links within the shop; those in drawers and dialogs, too, which stand outside the frame. */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = internalUrl(event);
      if (!url) return;
      event.preventDefault();
      const { pathname, search, hash } = url;
      // A link to the page that one is on leaves no second entry in the history.
      void navigate(pathname + search + hash, { replace: url.href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** The address that a plain click on a link of ours asks for; all other clicks are the browser's. */
function internalUrl(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return undefined;
  return new URL(link.href);
}
