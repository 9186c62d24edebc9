import type { ReadableStore } from '#ui/store/store.ts';

declare global {
  interface Window {
    __reactRouterManifest?: { url?: string };
  }
}

/** Which of the buttons that open something and have the same label was pressed. */
type Press = { label: string; index: number };

/** A page is not reloaded twice within it, as the first time did not help. */
const LEAST_AGE_MS = 60_000;

const LONGEST_WAIT_MS = 20_000;
const POLL_MS = 100;

const LOSES_TEXT =
  'Actualizamos la tienda y hay que cargar la página otra vez. Se pierde lo que escribiste. ¿La cargamos?';

/** What they do can be repeated safely: it adds nothing to the cart. */
const OPENERS = 'button[aria-haspopup]';

/** Null after any other press, undefined before the first one. */
let lastPressed: Press | null | undefined;

/**
 * An update of the shop takes the code away that an open page has not loaded yet. The page is reloaded when something
 * could not be opened for this, and the press is repeated. `failed` has the action to retry.
 */
export function reloadOutdatedPages(failed: ReadableStore<unknown>): void {
  const isReloaded = repeatPress();
  addEventListener('click', rememberPress, true);
  failed.subscribe(async () => {
    if (!failed.get() || (isReloaded && performance.now() < LEAST_AGE_MS)) return;
    if ((await isUpdated()) && (!hasTypedText() || confirm(LOSES_TEXT))) reload();
  });
}

function rememberPress({ target }: MouseEvent): void {
  // That is where the failure can be retried.
  if (!(target instanceof Element) || target.closest('[role=status]')) return;
  const button = target.closest<HTMLButtonElement>(OPENERS);
  lastPressed = button && { label: labelOf(button), index: openersWith(labelOf(button)).indexOf(button) };
}

function reload(): void {
  history.replaceState({ ...history.state, press: lastPressed ?? true }, '');
  location.reload();
}

/** Repeats the press for which the page was reloaded; returns whether it was. */
function repeatPress(): boolean {
  const { press, ...state }: { press?: Press | true } = history.state ?? {};
  if (!press) return false;
  history.replaceState(state, '');
  if (press !== true) void pressOnceThere(press);
  return true;
}

/** The server's HTML lacks some buttons, and what they say of the cart. */
async function pressOnceThere({ label, index }: Press): Promise<void> {
  // Whoever presses something else no longer waits for this.
  while (performance.now() < LONGEST_WAIT_MS && lastPressed === undefined) {
    const button = openersWith(label)[index];
    if (button) return button.click();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function openersWith(label: string): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(OPENERS)].filter((button) => labelOf(button) === label);
}

function labelOf(button: HTMLButtonElement): string {
  return button.ariaLabel ?? button.textContent;
}

/** Whether the server has other code than this page; not when it does not answer. */
async function isUpdated(): Promise<boolean> {
  const address = window.__reactRouterManifest?.url;
  if (!address) return false;
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.status === 404;
}

/** What the address says comes back. */
function hasTypedText(): boolean {
  const kept = new Set(new URLSearchParams(location.search).values());
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea,input:not([type=checkbox],[type=radio],[type=hidden],[type=range])',
  );
  return [...fields].some(({ value }) => value.trim() !== '' && !kept.has(value));
}
