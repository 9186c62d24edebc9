import { describe, expect, it } from 'vitest';
import { initialSelection, setSelected } from '../selection/selection.ts';
import { createPreview } from '../testing/preview.ts';
import { emptyFlow, type FlowEvent, flowReducer, type PriceListFlow } from './flow.ts';

const file = new File(['%PDF'], 'lista.pdf', { type: 'application/pdf' });
const preview = createPreview({ prices: [[100, 110]] });
const read: FlowEvent = { type: 'read', preview, choice: initialSelection(preview), endsAt: 9 };
const done = { id: 'p', updated: [], skipped: [], secondsLeft: 1800 };
const reached = (events: FlowEvent[], from: PriceListFlow = emptyFlow) => events.reduce(flowReducer, from);

const toPreview: FlowEvent[] = [{ type: 'picked', file }, { type: 'sent' }, { type: 'progressed', share: 0.5 }, read];
const toDone: FlowEvent[] = [...toPreview, { type: 'confirming' }, { type: 'confirmed', done, endsAt: 10 }];

describe('the flow of a price list', () => {
  it('[M4-43] no file, file chosen, processing, preview', () => {
    const flows = toPreview.map((_, index) => reached(toPreview.slice(0, index + 1)));
    expect(flows.map(({ step }) => step.at)).toEqual(['start', 'reading', 'reading', 'preview']);
    expect(flows.map((flow) => flow.file)).toEqual([file, file, file, file]);
  });

  it('[M4-44] confirming clears the file and the preview', () => {
    expect(reached(toDone)).toEqual({ file: null, problem: '', step: { at: 'done', done, endsAt: 10 } });
  });

  it('[M4-45] cancelling hides the preview and keeps the file', () => {
    expect(reached([...toPreview, { type: 'cancelled' }])).toEqual({ ...emptyFlow, file });
  });

  it('a refused file is none, and a failed reading or confirming leads back', () => {
    const refused = reached([...toPreview, { type: 'refused', problem: 'No es un PDF.' }]);
    expect(refused).toMatchObject({ file: null, problem: 'No es un PDF.', step: { at: 'preview' } });
    expect(reached([...toPreview, { type: 'picked', file }]).step.at, 'another file').toBe('start');
    const unread = reached([...toPreview.slice(0, 2), { type: 'unread', problem: 'Roto' }]);
    expect(unread).toEqual({ file, problem: 'Roto', step: { at: 'start' } });
    const again = reached([...toPreview, { type: 'sent' }]);
    expect(reached([{ type: 'cancelled' }], again), 'the summary before').toEqual(reached(toPreview));
    expect(reached([{ type: 'unread', problem: 'x' }], again).step).toEqual(reached(toPreview).step);
    expect(reached([...toPreview, { type: 'confirming' }, { type: 'failed' }])).toEqual(reached(toPreview));
    expect(reached([...toDone, { type: 'undoing' }, { type: 'failed' }])).toEqual(reached(toDone));
  });

  it('what another window did meanwhile closes the summary, ends the way back, or shows instead', () => {
    const confirming = reached([...toPreview, { type: 'confirming' }]);
    const closed = reached([{ type: 'closed', why: 'moved' }], confirming);
    expect(closed).toMatchObject({ file, step: { at: 'preview', preview, closed: 'moved' } });
    const again = reached([{ type: 'sent' }, read], closed).step;
    expect(again.at === 'preview' && again.closed, 'until the list is read again').toBeUndefined();
    const undoing = reached([...toDone, { type: 'undoing' }]);
    expect(reached([{ type: 'ended' }], undoing).step).toEqual({ at: 'done', done, endsAt: 0 });
    const held = reached(toDone);
    for (const from of [emptyFlow, confirming, undoing])
      expect(reached([{ type: 'reopened', held }], from)).toEqual(held);
    expect(reached([{ type: 'reopened', held: emptyFlow }], reached(toPreview)).step.at, 'not in mid-work').toBe(
      'preview',
    );
  });

  it('keeps the decisions, and the summary while another file is chosen', () => {
    const choose: FlowEvent = { type: 'chosen', choice: (now) => setSelected(now, { keys: new Set([0]), on: false }) };
    expect(reached([...toPreview, choose]).step).toMatchObject({ choice: [{ selected: false }] });
    expect(reached([...toDone, { type: 'picked', file }])).toMatchObject({ file, step: { at: 'done' } });
    expect(reached([...toDone, { type: 'undoing' }, { type: 'undone', done }]).step.at).toBe('undone');
  });

  it('ignores what comes too late or too early', () => {
    expect(reached([{ type: 'confirming' }, { type: 'undoing' }, read, { type: 'undone', done }])).toEqual(emptyFlow);
    const confirming = reached([...toPreview, { type: 'confirming' }]);
    expect(reached([{ type: 'picked', file }, { type: 'cancelled' }, { type: 'sent' }], confirming)).toEqual(
      confirming,
    );
  });
});
