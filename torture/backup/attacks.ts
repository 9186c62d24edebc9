import { join } from 'node:path';
import { formatWhole } from '../../test/report/table.ts';
import { type Attack, onBoth, type Row, sizes } from '../attack.ts';
import { drillBackups } from './drill.ts';
import { killMigrations, killRestores } from './kill-copies.ts';
import { backUpLargeShop } from './large-shop.ts';

const LARGE_SHOP_PRODUCTS = 10_000;
const KILLS = 3;

const milliseconds = (value: number) => `${formatWhole(value)} ms`;

export const backupAttacks: Record<string, Attack> = {
  backup: {
    databases: onBoth,
    run: async ({ folder, databaseUrl }) => {
      const drill = await drillBackups({ folder: join(folder, 'drill'), databaseUrl }, sizes.drills);
      return [
        [
          'backup and restore while writing',
          `${drill.rounds} drills, ${formatWhole(drill.acknowledged)} writes`,
          'equal checksums, no confirmed write missing',
        ],
        ['slowest backup', milliseconds(drill.slowestBackupMs), ''],
        ['slowest restore', milliseconds(drill.slowestRestoreMs), ''],
        ['slowest write meanwhile', milliseconds(drill.slowestWriteMs), ''],
      ];
    },
  },
  'backup-large': {
    databases: onBoth,
    run: async ({ folder, databaseUrl }) => {
      const times = await backUpLargeShop({ folder, databaseUrl, products: LARGE_SHOP_PRODUCTS });
      const what = `${formatWhole(LARGE_SHOP_PRODUCTS)} products with pictures`;
      return [
        [`first backup of ${what}`, milliseconds(times.firstMs), '≤ 60,000'],
        ['second backup of them', milliseconds(times.secondMs), ''],
        ['restored', milliseconds(times.restoreMs), ''],
      ];
    },
  },
  'backup-kill': {
    databases: onBoth,
    run: async ({ folder, databaseUrl }) => {
      const restores = await killRestores({ folder: join(folder, 'restores'), databaseUrl }, KILLS);
      const rows: Row[] = [
        ['restores killed', `${restores.killed} of ${restores.rounds}`, 'the old or the new shop, then the new'],
      ];
      if (databaseUrl === undefined) return rows;
      const moves = await killMigrations({ folder: join(folder, 'moves'), databaseUrl }, KILLS);
      return [...rows, ['moves to PostgreSQL killed', `${moves.killed} of ${moves.rounds}`, 'nothing or all, once']];
    },
  },
};
