import { createServer } from 'node:http';
import { cachedFreeBytes } from '#adapters/disk-space/free-space.ts';
import { prepareVariants } from '#adapters/images/image-variant.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { parseProxies } from '#api/http/trusted-proxies.ts';
import { deleteOldAudit } from '#data/audit/delete-old-audit.ts';
import { deleteContactMessagesBefore } from '#data/business/contact-messages.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { loadDemo } from '#demo/load.ts';
import { monthsBefore } from '#domain/dates/months-before.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { MAX_CONNECTIONS, serverOptions } from './connections/limits.ts';
import { guardBodies } from './connections/request-bodies.ts';
import { Shutdown } from './connections/shutdown.ts';
import { createIdentity } from './identity.ts';
import { listen } from './listen.ts';
import { scheduleDailyBackups } from './maintenance/daily-backups.ts';
import { scheduleDeletion } from './maintenance/deletion.ts';
import { scheduleImageSweep } from './maintenance/image-sweep.ts';
import { createLog } from './observability/log.ts';
import { openMetrics } from './observability/start-metrics.ts';
import { builtPages, developmentPages } from './pages/page-build.ts';
import { checkBucket } from './startup/bucket.ts';
import { ensureFirstAdministrator, printFirstAdministrator } from './startup/first-administrator.ts';
import { checkShopId, openDataFolder, recordShopId } from './startup/shop-identity.ts';
import { createBackupStore, createImageStore, databaseOptions } from './stores.ts';

/** A database that restarts or fails over is back by then. */
const DATABASE_WAIT_MS = 60_000;

/** `isFirst`: does what only one of several workers may do. `signal`: the shop is to stop before it has opened. */
type StartOptions = { warnings: readonly string[]; isFirst: boolean; signal: AbortSignal };

/**
 * Opens and migrates the database, loads the demo catalogue if `config.demo` is set, and listens. Throws StartError or
 * DatabaseSetupError for what is not a bug.
 */
export async function start(config: Config, { warnings, isFirst, signal }: StartOptions) {
  const log = createLog(config);
  if (isFirst) for (const warning of warnings) log.warn(warning);
  const server = createServer(serverOptions);
  server.maxConnections = MAX_CONNECTIONS;
  const shutdown = new Shutdown(server);
  const pageBuild = config.production ? await builtPages() : await developmentPages(server);
  const bucketCheck = config.s3 && checkBucket(config.s3, log);
  // Awaited below, while the database opens.
  bucketCheck?.catch(() => {});
  const folder = await openDataFolder(config);
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'the database connection broke; trying again');
  const database = await openDatabase({
    ...databaseOptions(config),
    replicaUrl: config.databaseReplicaUrl,
    wait: { milliseconds: DATABASE_WAIT_MS, signal },
    onConnectionError,
  });
  await checkShopId(database, config);
  await migrate(database);
  await recordShopId(database, { config, folder, log });
  await bucketCheck;
  const images = createImageStore(config);
  if (config.demo && isFirst) await loadDemo({ database, store: images, now: Date.now() });

  const localOrigin = `http://localhost:${config.port}`;
  const { identity, administrators } = await createIdentity({ config, database, localOrigin });
  const first = administrators && (await ensureFirstAdministrator(administrators, config.administrator));

  const { place, hour } = config.backups;
  const backups =
    place === 'none'
      ? undefined
      : scheduleDailyBackups({ store: createBackupStore(place, config), hour, log, isMadeElsewhere: !isFirst });
  const metrics = await openMetrics(config.metrics);
  if (backups && isFirst)
    metrics?.metrics.addGauges([
      { name: 'backup_age_seconds', help: 'Age of the newest backup', read: backups.ageSeconds },
    ]);
  const app = createApp({
    database,
    identity,
    images,
    onImageStored: (hash) => {
      prepareVariants({ store: images, hash }).catch((err) => log.warn({ err }, 'no image variants were prepared'));
    },
    freeBytes: folder.isUsed ? cachedFreeBytes(config.dataDir) : undefined,
    readBackupStatus: backups?.status,
    isProxy: parseProxies(config.proxies),
    publicUrl: config.publicUrl,
    localOrigin,
    log,
    isStopping: () => shutdown.begun,
    metrics: metrics?.metrics,
    requestLogShare: config.requestLogShare,
    mailer: config.mail && smtpMailer(config.mail),
    emailService: config.emailService,
    build: pageBuild.build,
    production: config.production,
  });
  server.on('request', shutdown.wrap(guardBodies(pageBuild.wrap(app))));
  const port = await listen(server, config);
  if (first) printFirstAdministrator(first);
  const scheduleMaintenance = () => [
    scheduleImageSweep({ database, images, log }),
    ...(administrators
      ? [scheduleDeletion({ log, what: 'ended sessions', deleteRows: administrators.account.deleteEndedSessions })]
      : []),
    scheduleDeletion({
      log,
      what: 'old audit entries',
      deleteRows: () => deleteOldAudit(database, { now: Date.now() }),
    }),
    scheduleDeletion({
      log,
      what: 'old contact messages',
      deleteRows: () => deleteContactMessagesBefore(database, monthsBefore(Date.now(), config.contactRetentionMonths)),
    }),
  ];
  const maintenance = isFirst ? scheduleMaintenance() : [];
  if (isFirst) log.info({ port }, `the shop is open at http://localhost:${port}`);

  return {
    port,
    async stop() {
      // In development a page keeps a connection to Vite until that is closed.
      await Promise.all([shutdown.close(), pageBuild.close()]);
      for (const task of maintenance) await task.stop();
      await backups?.stop();
      await database.close();
      await metrics?.stop();
      if (isFirst) log.info('the shop is closed');
    },
  };
}
