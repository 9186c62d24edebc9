import { useCallback } from 'react';
import { dismissAddedItem, returnFocus, returnTargetHasFocus } from '../cart/added-item.ts';

/** Ref of the popup: Escape closes it, and Tab leads from the add button into it and back. */
export function usePopupKeys() {
  return useCallback((popup: HTMLElement) => {
    const onKeyDown = (event: KeyboardEvent) => {
      const inside = popup.contains(document.activeElement);
      if (event.key === 'Escape') {
        if (inside) returnFocus();
        dismissAddedItem();
      }
      if (event.key !== 'Tab') return;
      const buttons = [...popup.querySelectorAll('button')];
      const leaving = event.shiftKey ? buttons.at(0) : buttons.at(-1);
      if (!event.shiftKey && returnTargetHasFocus()) {
        event.preventDefault();
        buttons.at(0)?.focus();
      } else if (leaving === document.activeElement) {
        // Onwards, the browser goes on from the add button to what follows it.
        if (event.shiftKey) event.preventDefault();
        returnFocus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
