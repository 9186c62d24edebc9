import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type ListSource, parseListSource } from '../../test/price-lists/list-source.ts';
import { toRawPdf } from '../../test/price-lists/raw-pdf.ts';
import { toGroff } from './groff.ts';
import { toHtml } from './html.ts';
import { toSpreadsheet } from './spreadsheet.ts';

// Draws the PDFs of test/price-lists/own from their sources: npm run lists:draw [-- 03 07]
// Needs groff and LibreOffice (soffice) besides the browser of the tests; the files are committed.
const FOLDER = new URL('../../test/price-lists/own/', import.meta.url).pathname;
const DEBIAN = '/usr/bin/chromium';
const prefixes = process.argv.slice(2);

for (const file of readdirSync(FOLDER).sort()) {
  if (!/^\d.*\.txt$/.test(file) || (prefixes.length > 0 && !prefixes.some((prefix) => file.startsWith(prefix))))
    continue;
  const target = join(FOLDER, file.replace(/\.txt$/, '.pdf'));
  await draw(parseListSource(readFileSync(join(FOLDER, file), 'utf8')), target);
}

async function draw(source: ListSource, target: string): Promise<void> {
  const tool = source.meta.get('tool');
  if (tool === 'chromium') await print(source, target);
  else if (tool === 'groff')
    writeFileSync(target, execFileSync('groff', ['-Tpdf', '-Kutf8'], { input: toGroff(source) }));
  else if (tool === 'own') writeFileSync(target, toRawPdf(source));
  else if (tool === 'calc') office(toSpreadsheet(source), { extension: 'fods', filter: 'calc_pdf_Export', target });
  else office(toHtml(source), { extension: 'html', filter: 'writer_pdf_Export', target });
}

async function print(source: ListSource, target: string): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : undefined);
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const page = await browser.newPage();
  await page.setContent(toHtml(source));
  await page.pdf({ path: target, format: 'A4', preferCSSPageSize: true, margin: margins(source) });
  await browser.close();
}

function margins({ meta }: ListSource): { top: string; bottom: string; left: string; right: string } {
  const margin = meta.get('margin') ?? '10mm';
  return { top: margin, bottom: margin, left: margin, right: margin };
}

type Office = { extension: string; filter: string; target: string };

function office(text: string, { extension, filter, target }: Office): void {
  const folder = mkdtempSync(join(tmpdir(), 'list-'));
  const file = join(folder, `list.${extension}`);
  writeFileSync(file, text);
  const infilter = extension === 'html' ? ['--infilter=HTML (StarWriter)'] : [];
  const where = ['--convert-to', `pdf:${filter}`, '--outdir', folder, `-env:UserInstallation=file://${folder}/profile`];
  execFileSync('soffice', ['--headless', ...infilter, ...where, file], { stdio: 'ignore' });
  copyFileSync(join(folder, 'list.pdf'), target);
  rmSync(folder, { recursive: true });
}
