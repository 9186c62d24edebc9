import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('reads gauges and counters when they are collected; what is not known is no number', async () => {
  const metrics = createMetrics();
  let waiting: number | undefined = 3;
  let refused = 5;
  metrics.addGauges([{ name: 'gate_waiting', help: 'Requests that wait', read: () => waiting }]);
  metrics.addCounters([{ name: 'gate_refused_total', help: 'Requests refused', read: () => refused }]);
  expect(await metrics.text()).toMatch(/^mostrador_gate_waiting 3$[\s\S]*^mostrador_gate_refused_total 5$/m);
  waiting = undefined;
  refused = 7;
  expect(await metrics.text()).toMatch(/^mostrador_gate_waiting nan$[\s\S]*^mostrador_gate_refused_total 7$/im);
});
