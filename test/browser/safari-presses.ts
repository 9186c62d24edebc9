import type { Page } from '@playwright/test';

/**
 * Makes presses do what they do in Safari: a link, button or summary without a tabindex gets no focus, which goes to
 * what contains it or is lost, and the selection of a field ends with the press.
 */
export async function pressAsInSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('mousedown', (event) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const control = event.target.closest('a, button, summary, input, select, textarea, [tabindex]');
      if (!control?.matches(':is(a, button, summary):not([tabindex])')) return;
      event.preventDefault();
      const container = control.closest('[tabindex]');
      if (container instanceof HTMLElement) container.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    addEventListener('mouseup', ({ defaultPrevented, target: field }) => {
      if (defaultPrevented || !(field instanceof HTMLInputElement)) return;
      field.setSelectionRange(field.value.length, field.value.length);
    });
  });
}
