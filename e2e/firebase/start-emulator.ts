import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, PROJECT_ID, startFirebaseEmulator } from '../../test/servers/firebase-emulator.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { administrators, ana, eva, stranger } from './accounts.ts';

/** Starts the emulator and a shop that takes its accounts; sets SHOP_URL and EMULATOR_HOST. */
export default async function startShopWithEmulator(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'firebase-e2e-'));
  const emulator = await startFirebaseEmulator(folder);
  for (const account of [ana, eva, stranger]) await createAccount(emulator.host, account);
  const server = await startShopServer({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    DEMO: '1',
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_API_KEY: 'only-for-the-emulator',
    FIREBASE_ADMINISTRATORS: administrators.join(','),
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
  });
  process.env.SHOP_URL = server.url;
  process.env.EMULATOR_HOST = emulator.host;
  return async () => {
    await server.stop();
    await emulator.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
