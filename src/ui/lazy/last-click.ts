declare global {
  interface Window {
    /** The last click on the page, from before its scripts on. */
    lastClick?: MouseEvent | undefined;
  }
}

/** The script of a page that records its clicks: before React, which drops those on what waits for code. */
export const RECORD_CLICKS = 'addEventListener("click",e=>{window.lastClick=e},!0);';

/** Presses the button of `click` again, if it is in `scope` and was pressed without effect. */
export function pressAgain(click: MouseEvent | undefined, scope: Node | null): void {
  const { target, eventPhase } = click ?? {};
  // A click that is still on its way arrives: React loads for it what it can.
  if (eventPhase !== Event.NONE || !(target instanceof Element) || !scope?.contains(target)) return;
  const button = target.closest('button');
  // The browser itself has submitted a form.
  if (button && !(button.form && button.type === 'submit')) button.click();
}
