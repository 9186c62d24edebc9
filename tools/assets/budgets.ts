import { join } from 'node:path';
import { readBuild } from './built-pages.ts';

/** Maximum compressed bytes of a first visit. */
const BUDGETS = { js: 105_000, css: 12_000, fonts: 50_000 };

/** Route ids of the measured pages. */
const PAGES = { home: 'shop/home/page', list: 'productos', detail: 'shop/product/page' };

/** Where Firebase's client library is loaded, if the shop uses it. */
const SIGN_IN_PAGE = 'admin/login/page';

type Line = { what: string; bytes: number; budget: number };

/** The bytes of a first visit of each page with their budgets, and the problems. */
export function checkBudgets(folder: string): { lines: Line[]; problems: string[] } {
  const build = readBuild(folder);
  const pages = Object.entries(PAGES).map(([name, id]) => ({ name, ...build.page(id) }));
  const lines = [
    ...pages.map(({ name, js }) => ({ what: `JavaScript of ${name}`, bytes: js, budget: BUDGETS.js })),
    ...pages.map(({ name, css }) => ({ what: `CSS of ${name}`, bytes: css, budget: BUDGETS.css })),
    { what: 'fonts', bytes: build.fonts(), budget: BUDGETS.fonts },
  ];
  const problems = [
    ...lines.filter(({ bytes, budget }) => bytes > budget).map(({ what }) => `${what} is over its budget`),
    ...[...pages, { name: 'sign-in', ...build.page(SIGN_IN_PAGE) }].flatMap(({ name, firebase }) =>
      firebase.map((file) => `${name} loads ${file} of Firebase`),
    ),
    ...pages.flatMap(({ name, admin }) => admin.map((file) => `${name} loads ${file} of the back-office`)),
  ];
  return { lines, problems };
}

if (import.meta.main) {
  const { lines, problems } = checkBudgets(join(import.meta.dirname, '../../build/client'));
  for (const { what, bytes, budget } of lines) {
    const figures = `${bytes.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes`;
    process.stdout.write(`${what.padEnd(22)} ${figures.padStart(26)}\n`);
  }
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
