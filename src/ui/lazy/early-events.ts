import { findChanges } from './early-changes.ts';

declare global {
  interface Window {
    /** The last click of a user, and the last submit that was held, from before the page's scripts on. */
    lastClick?: MouseEvent | undefined;
    lastSubmit?: SubmitEvent | undefined;
  }
}

/**
 * The script of a page that records its clicks and submits: before React, which drops those on what waits for code. A
 * form with method="post" is one that only a script can send, so the browser never submits it.
 */
export const RECORD_EVENTS =
  'addEventListener("click",e=>{if(e.isTrusted)window.lastClick=e},!0);addEventListener("submit",e=>{if(e.target.method=="post"){e.preventDefault();window.lastSubmit=e}},!0);';

/** Repeats for React, once `scope` is hydrated, what was typed, chosen, submitted and then pressed there before. */
export function replayEvents(scope: ParentNode & Node, click: MouseEvent | undefined): void {
  // Before React renders again, which resets the values.
  const changes = findChanges(scope);
  const { lastSubmit } = window;
  // After the effect that calls this, within which React would reset them too.
  queueMicrotask(() => {
    for (const replay of changes) replay();
    missedTarget(lastSubmit, scope)?.closest('form')?.requestSubmit(lastSubmit?.submitter);
    const button = missedTarget(click, scope)?.closest('button');
    // The form was submitted, by the browser or above.
    if (button && !(button.form && button.type === 'submit')) button.click();
  });
}

/** What the event was for, if that is in `scope`. An event that is still on its way arrives: React loads for it what it can. */
function missedTarget(event: Event | undefined, scope: Node): Element | undefined {
  const { target, eventPhase } = event ?? {};
  return eventPhase === Event.NONE && target instanceof Element && scope.contains(target) ? target : undefined;
}
