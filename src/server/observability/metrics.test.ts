import { expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { createMetrics } from './metrics.ts';
import { reportDatabase } from './reports.ts';

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

eachDatabase((kind, open) => {
  it('shows the connections and the known version of PostgreSQL, and nothing of SQLite', async () => {
    const database = await open();
    await database.catalogueVersion();
    const metrics = createMetrics();
    reportDatabase(metrics, database);
    const text = await metrics.text();
    if (kind === 'sqlite') expect(text).not.toMatch(/^mostrador_(?:catalogue|database)/m);
    else {
      expect(text).toMatch(/^mostrador_catalogue_version \d+$/m);
      expect(text).toMatch(/^mostrador_database_reads_total [1-9]$/m);
      expect(text).toMatch(/^mostrador_database_writes_waiting 0$/m);
    }
  });
});
