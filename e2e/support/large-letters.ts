import type { Locator } from '@playwright/test';

/** Longer words may be broken. */
const MAX_WORD = 13;

/** What letters of twice the size spoil in this part of the page: controls cut off at its sides, and broken words. */
export function spoiledByLetters(scope: Locator): Promise<string[]> {
  return scope.evaluate((root, maxWord) => {
    const visible = (element: Element | null) =>
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
      element.getBoundingClientRect().width > 1;
    const cut = [...root.querySelectorAll('button, a[href], input, select, label')]
      .filter((control) => visible(control) && !control.closest('.carousel-view'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      })
      .map((control) => `cut: ${control.outerHTML.slice(0, 120)}`);
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!visible(node.parentElement) || node.parentElement?.closest('textarea, noscript, option')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}.,$]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // Letters of another font begin a few pixels higher.
        const tops = [...range.getClientRects()].map(({ top }) => top);
        const isBroken = Math.max(...tops) - Math.min(...tops) > range.getBoundingClientRect().height / 3;
        if (word.length <= maxWord && isBroken)
          broken.push(`broken: ${word} in ${node.parentElement?.outerHTML.slice(0, 160)}`);
      }
    }
    return [...cut, ...broken];
  }, MAX_WORD);
}

/** Controls of this part that lie under another one, each scrolled into view. */
export async function coveredControls(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) =>
    [...root.querySelectorAll('button, select, input:not([type=radio], [type=hidden])')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.carousel-view'))
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        if (width <= 1) return [];
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
          ? []
          : [control.outerHTML.slice(0, 120)];
      }),
  );
}

/** Paragraphs of this part that lie under one of its buttons. */
export function textUnderButtons(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    const buttons = [...root.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    return [...root.querySelectorAll('p')]
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return buttons.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
      })
      .map((text) => text.textContent);
  });
}
