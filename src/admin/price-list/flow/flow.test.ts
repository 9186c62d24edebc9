import { describe, expect, it } from 'vitest';
import { initialSelection, setSelected } from '../selection/selection.ts';
import { createPreview } from '../testing/preview.ts';
import { emptyFlow, type FlowEvent, flowReducer, type PriceListFlow } from './flow.ts';

const file = new File(['%PDF'], 'lista.pdf', { type: 'application/pdf' });
const preview = createPreview({ prices: [[100, 110]] });
const read: FlowEvent = { type: 'read', preview, selection: initialSelection(preview), expiresAt: 9 };
const done = {
  id: 'p',
  source: 'pdf' as const,
  updated: [],
  skipped: [],
  created: [],
  notCreated: [],
  secondsLeft: 1800,
};
const reduce = (events: FlowEvent[], from: PriceListFlow = emptyFlow) => events.reduce(flowReducer, from);

const toPreview: FlowEvent[] = [{ type: 'picked', file }, { type: 'sent' }, { type: 'progressed', share: 0.5 }, read];
const toDone: FlowEvent[] = [...toPreview, { type: 'confirming' }, { type: 'confirmed', done, expiresAt: 10 }];

describe('price list flow', () => {
  it('[M4-43] goes from no file over a picked file and reading to the preview', () => {
    const flows = toPreview.map((_, index) => reduce(toPreview.slice(0, index + 1)));
    expect(flows.map(({ step }) => step.at)).toEqual(['start', 'reading', 'reading', 'preview']);
    expect(flows.map((flow) => flow.file)).toEqual([file, file, file, file]);
  });

  it('[M4-44] confirming clears the file and the preview', () => {
    expect(reduce(toDone)).toEqual({ file: null, problem: '', step: { at: 'done', done, expiresAt: 10 } });
  });

  it('[M4-45] cancelling hides the preview and keeps the file', () => {
    expect(reduce([...toPreview, { type: 'cancelled' }])).toEqual({ ...emptyFlow, file });
  });

  it('clears a refused file, and goes back after a failed reading or confirmation', () => {
    const refused = reduce([...toPreview, { type: 'refused', problem: 'No es un PDF.' }]);
    expect(refused).toMatchObject({ file: null, problem: 'No es un PDF.', step: { at: 'preview' } });
    expect(reduce([...toPreview, { type: 'picked', file }]).step.at, 'another file').toBe('start');
    const readFailed = reduce([...toPreview.slice(0, 2), { type: 'readFailed', problem: 'Roto' }]);
    expect(readFailed).toEqual({ file, problem: 'Roto', step: { at: 'start' } });
    const again = reduce([...toPreview, { type: 'sent' }]);
    expect(reduce([{ type: 'cancelled' }], again), 'the summary before').toEqual(reduce(toPreview));
    expect(reduce([{ type: 'readFailed', problem: 'x' }], again).step).toEqual(reduce(toPreview).step);
    expect(reduce([...toPreview, { type: 'confirming' }, { type: 'failed' }])).toEqual(reduce(toPreview));
    expect(reduce([...toDone, { type: 'undoing' }, { type: 'failed' }])).toEqual(reduce(toDone));
  });

  it('closes the preview, ends the undo, or loads the state after a change in another window', () => {
    const confirming = reduce([...toPreview, { type: 'confirming' }]);
    const closed = reduce([{ type: 'closed', reason: 'moved' }], confirming);
    expect(closed).toMatchObject({ file, step: { at: 'preview', preview, closed: 'moved' } });
    const again = reduce([{ type: 'sent' }, read], closed).step;
    expect(again.at === 'preview' && again.closed, 'until the list is read again').toBeUndefined();
    const undoing = reduce([...toDone, { type: 'undoing' }]);
    expect(reduce([{ type: 'ended' }], undoing).step).toEqual({ at: 'done', done, expiresAt: 0 });
    const loaded = reduce(toDone);
    for (const from of [emptyFlow, undoing])
      expect(reduce([{ type: 'serverStateLoaded', flow: loaded }], from)).toEqual(loaded);
    expect(reduce([{ type: 'serverStateLoaded', flow: emptyFlow }], reduce(toPreview)).step.at, 'not in mid-work').toBe(
      'preview',
    );
  });

  it('keeps the selection, and the result while another file is picked', () => {
    const choose: FlowEvent = {
      type: 'chosen',
      selection: (now) => setSelected(now, { keys: new Set([0]), on: false }),
    };
    expect(reduce([...toPreview, choose]).step).toMatchObject({ selection: [{ selected: false }] });
    expect(reduce([...toDone, { type: 'picked', file }])).toMatchObject({ file, step: { at: 'done' } });
    expect(reduce([...toDone, { type: 'undoing' }, { type: 'undone', done }]).step.at).toBe('undone');
  });

  it('ignores events that do not fit the step', () => {
    expect(reduce([{ type: 'confirming' }, { type: 'undoing' }, read, { type: 'undone', done }])).toEqual(emptyFlow);
    const confirming = reduce([...toPreview, { type: 'confirming' }]);
    expect(reduce([{ type: 'picked', file }, { type: 'cancelled' }, { type: 'sent' }], confirming)).toEqual(confirming);
  });
});
