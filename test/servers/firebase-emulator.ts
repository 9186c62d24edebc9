import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Of the tests only, so it is no dependency of the project: 625 packages, 242 MB. */
const TOOLS = 'firebase-tools@15.34.2';
const TOOLS_FOLDER = join(import.meta.dirname, '../../node_modules/.cache/firebase-tools');
const START_TIMEOUT_MS = 60_000;

/** The prefix tells the emulator that no such project exists. */
export const PROJECT_ID = 'demo-mostrador';

export type Account = { email: string; password: string; displayName?: string; emailVerified?: boolean };

export type FirebaseEmulator = { host: string; stop: () => Promise<void> };

/** Starts the official emulator of Firebase Authentication; the first time installs it, outside of the project. */
export async function startFirebaseEmulator(folder: string): Promise<FirebaseEmulator> {
  const command = join(TOOLS_FOLDER, 'node_modules/firebase-tools/lib/bin/firebase.js');
  if (!existsSync(command)) await installTools();
  const port = await freePort();
  const local = async () => ({ host: '127.0.0.1', port: await freePort() });
  const emulators = {
    auth: { host: '127.0.0.1', port },
    ui: { enabled: false },
    hub: await local(),
    logging: await local(),
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const emulator = spawn(process.execPath, [command, 'emulators:start', '--only', 'auth', '--project', PROJECT_ID], {
    cwd: folder,
    env: { ...process.env, XDG_CONFIG_HOME: folder, CI: '1' },
    stdio: 'ignore',
  });
  const host = `127.0.0.1:${port}`;
  await waitUntilReady(emulator, `http://${host}/`);
  return { host, stop: () => stop(emulator) };
}

/** Creates an account of the project. */
export async function createAccount(host: string, account: Account): Promise<void> {
  await callEmulator(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`, account);
}

/** The links that the emulator would have mailed. */
export async function mailedLinks(host: string): Promise<{ email: string; requestType: string; oobLink: string }[]> {
  return (await callEmulator(`http://${host}/emulator/v1/projects/${PROJECT_ID}/oobCodes`)).oobCodes;
}

async function callEmulator(url: string, body?: object) {
  const response = await fetch(url, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.status !== 200) throw new Error(`the emulator answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function installTools(): Promise<void> {
  await mkdir(TOOLS_FOLDER, { recursive: true });
  await writeFile(join(TOOLS_FOLDER, 'package.json'), '{}');
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const npm = spawn('npm', ['install', ...flags, TOOLS], { cwd: TOOLS_FOLDER, stdio: 'inherit' });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error(`${TOOLS} could not be installed`);
}

async function waitUntilReady(emulator: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (emulator.exitCode !== null) throw new Error(`the emulator exited with code ${emulator.exitCode}`);
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  await stop(emulator);
  throw new Error(`the emulator was not ready after ${START_TIMEOUT_MS} ms`);
}

async function stop(emulator: ChildProcess): Promise<void> {
  if (emulator.exitCode !== null) return;
  const exited = once(emulator, 'exit');
  emulator.kill('SIGTERM');
  await exited;
}
