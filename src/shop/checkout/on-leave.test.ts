import { describe, expect, it, vi } from 'vitest';
import { runOnLeave } from './on-leave.ts';

function startListening() {
  const document: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = Object.assign(new EventTarget(), { document });
  const onLeave = vi.fn();
  runOnLeave({ page, onLeave });
  const setVisibility = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, onLeave, setVisibility };
}

describe('[M4-16] leaving for the chat (A5)', () => {
  it('is when the page goes away', () => {
    const { page, onLeave } = startListening();
    expect(onLeave).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('pagehide'));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('is when the page becomes visible again after the app took over', () => {
    const { onLeave, setVisibility } = startListening();
    setVisibility('hidden');
    expect(onLeave).not.toHaveBeenCalled();
    setVisibility('visible');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('happens once', () => {
    const { page, onLeave, setVisibility } = startListening();
    setVisibility('hidden');
    page.dispatchEvent(new Event('pagehide'));
    setVisibility('visible');
    page.dispatchEvent(new Event('pagehide'));
    expect(onLeave).toHaveBeenCalledOnce();
  });
});
