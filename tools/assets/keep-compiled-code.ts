// Starts the built shop once with an empty folder, so that the first real start finds its code compiled: it comes
// sooner and takes 15 MB less, because Node need not load what removes types from a file.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopServer } from '../../test/servers/shop-server.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-first-start-'));
// Neither the database nor the bucket of this machine's own shop.
for (const name of Object.keys(process.env)) if (name !== 'PATH') delete process.env[name];
const shop = await startShopServer({ DATA_DIR: folder });
await fetch(shop.url);
await shop.stop();
await rm(folder, { recursive: true });
