// Makes a checkout ready to run: installs what is missing, builds when stale. Uses nothing but Node's own modules,
// because it runs before anything is installed, on whatever Node ≥ 20 the machine has.
// Usage: node scripts/prepare.mjs [install] [packages] [build] [browser]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const steps = { install, packages, build, browser };

for (const step of process.argv.slice(2)) {
  if (!(step in steps)) fail(`unknown step ${step}: it is one of ${Object.keys(steps).join(', ')}`);
  steps[step]();
}

function install() {
  whenStale('node_modules/.installed', ['package-lock.json'], () => {
    log('installing dependencies');
    // Only the install scripts listed in package.json: npm would compile packages that come prebuilt.
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'], ownPath());
    const { allowScripts } = packageJson();
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
    run('npm', ['rebuild', '--loglevel=error', ...allowed]);
  });
  checkInterpreter();
}

/** For what runs beside an open shop: installs only where nothing is installed, because «npm ci» empties the folder first. */
function packages() {
  const { dependencies } = packageJson();
  const missing = Object.keys(dependencies).filter((name) => !existsSync(packageFile(name)));
  if (missing.length === Object.keys(dependencies).length) return install();
  if (missing.length > 0)
    fail(
      `node_modules lacks ${missing.join(', ')}: stop the shop that runs from this folder, then install with «npm ci»`,
    );
  checkInterpreter();
}

function packageFile(name) {
  return join(root, 'node_modules', name, 'package.json');
}

/** The PATH without folders of installed programs: «npm ci» deletes the interpreter that is among them. */
function ownPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder)).join(delimiter);
}

/** On a system without a package of its own the machine's Node runs the scripts. */
function checkInterpreter() {
  if (existsSync(join(bin, 'node'))) return;
  const needed = packageJson().engines.node.replace('>=', '');
  if (Number.parseInt(process.versions.node, 10) >= Number(needed)) return;
  fail(`there is no Node package for ${process.platform} ${process.arch}: install Node ${needed} or newer`);
}

function packageJson() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

function build() {
  const inputs = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'public', 'src', 'tools/assets'];
  whenStale('build/.built', inputs, () => {
    log('building the pages');
    run('npm', ['run', '--silent', 'build']);
  });
}

/** The headless shell comes first: it needs a third of the CPU time of the whole browser. */
function browser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) || fail(`CHROMIUM_PATH names ${named}, which does not exist`);
  if (existsSync('/usr/bin/chromium-headless-shell') || hasPlaywrightBrowser()) return;
  log('looking for a Chromium for the browser tests');
  if (process.getuid?.() === 0 && installDebianPackage('chromium-headless-shell')) return;
  if (existsSync('/usr/bin/chromium')) return;
  if (tryRun(join(bin, 'playwright'), ['install', '--only-shell', 'chromium'])) return;
  fail('there is no Chromium: install one, or name it in CHROMIUM_PATH');
}

function installDebianPackage(name) {
  return tryRun('apt-get', ['update', '-qq']) && tryRun('apt-get', ['install', '-y', '-qq', name]);
}

function hasPlaywrightBrowser() {
  const script = "import('@playwright/test').then(({chromium}) => process.stdout.write(chromium.executablePath()))";
  const own = spawnSync(join(bin, 'node'), ['-e', script], { cwd: root, encoding: 'utf8' }).stdout;
  return Boolean(own) && existsSync(own);
}

/** Runs `work` when the stamp is missing or the contents of the inputs have changed. */
function whenStale(stamp, inputs, work) {
  const path = join(root, stamp);
  const current = fingerprint(inputs);
  if (existsSync(path) && readFileSync(path, 'utf8') === current) return;
  work();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, current);
}

function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesBelow(`${path}/${name}`)).filter((file) => !file.includes('.test.'));
}

function run(command, args, path) {
  if (!tryRun(command, args, path)) fail(`«${command} ${args.join(' ')}» failed`);
}

function tryRun(command, args, path = `${bin}${delimiter}${process.env.PATH}`) {
  const startedAt = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) log(`done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return status === 0;
}

function log(text) {
  console.log(`mostrador: ${text}`);
}

function fail(text) {
  console.error(`mostrador: ${text}`);
  process.exit(1);
}
