import { describe, expect, it, vi } from 'vitest';
import { onLeave } from './on-leave.ts';

function armed() {
  const document: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = Object.assign(new EventTarget(), { document });
  const onLeft = vi.fn();
  onLeave({ page, onLeft });
  const turn = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, onLeft, turn };
}

describe('[M4-16] leaving for the chat (A5)', () => {
  it('is when the page goes away', () => {
    const { page, onLeft } = armed();
    expect(onLeft).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('pagehide'));
    expect(onLeft).toHaveBeenCalledOnce();
  });

  it('is when the page is looked at again after the app took over', () => {
    const { onLeft, turn } = armed();
    turn('hidden');
    expect(onLeft).not.toHaveBeenCalled();
    turn('visible');
    expect(onLeft).toHaveBeenCalledOnce();
  });

  it('happens once', () => {
    const { page, onLeft, turn } = armed();
    turn('hidden');
    page.dispatchEvent(new Event('pagehide'));
    turn('visible');
    page.dispatchEvent(new Event('pagehide'));
    expect(onLeft).toHaveBeenCalledOnce();
  });
});
