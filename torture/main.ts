import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatTable } from '../test/report/table.ts';
import { newDatabase, startPostgres } from '../test/servers/postgres-server.ts';
import { attackNames, type Row } from './attack.ts';
import { attacks } from './attacks.ts';

// npm run torture [-- sales kill …] [--rounds 100] [--buyers 50] [--requests 20000] [--orders 10000] [--kills 50] [--drills 25] [--restarts 5] [--fills 20] [--seconds 60]
const names = attackNames.length > 0 ? attackNames : Object.keys(attacks);
const unknown = names.filter((name) => !attacks[name]);
if (unknown.length > 0) {
  process.stderr.write(`There is no attack ${unknown.join(', ')}; there are ${Object.keys(attacks).join(', ')}.\n`);
  process.exit(1);
}

const root = await mkdtemp(join(tmpdir(), 'shop-torture-'));
process.env.SCRATCH_FOLDER = root;
const postgres = await startPostgres();
const table: Row[] = [];
let failures = 0;

try {
  for (const name of names) {
    const attack = attacks[name];
    for (const kind of attack?.databases ?? []) {
      const folder = await mkdtemp(join(root, `${name}-`));
      const databaseUrl = kind === 'postgres' ? await newDatabase(postgres.url) : undefined;
      const rows = await attack?.run({ kind, folder, databaseUrl }).catch((error: unknown) => {
        failures += 1;
        process.stderr.write(`${name} on ${kind}: ${error instanceof Error ? error.stack : String(error)}\n`);
        return [[name, 'FAILED', '']] satisfies Row[];
      });
      for (const [label, figure, target] of rows ?? []) {
        table.push([`${label}, ${kind}`, figure, target]);
        process.stdout.write(`${label}, ${kind}: ${figure} (${target})\n`);
      }
    }
  }
} finally {
  await postgres.stop();
  await rm(root, { recursive: true, force: true });
}
process.stdout.write(`\n${formatTable(table)}\n`);
process.exitCode = failures > 0 ? 1 : 0;
