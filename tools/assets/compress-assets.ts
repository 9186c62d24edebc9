import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = '**/*.{js,css,svg,json,html,txt,webmanifest,ico}';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes .br and .gz beside every text file of a folder where they are smaller; returns the written files. */
export async function compressAssets(folder: string): Promise<string[]> {
  const waiting = globSync(TEXTS, { cwd: folder });
  const written: string[] = [];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      written.push(...(await compress(folder, file)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written.sort();
}

async function compress(folder: string, file: string): Promise<string[]> {
  const bytes = await readFile(join(folder, file));
  const written: string[] = [];
  for (const [suffix, compressor] of Object.entries(compressors)) {
    const smaller = await compressor(bytes);
    if (smaller.byteLength >= bytes.byteLength) continue;
    await writeFile(join(folder, `${file}.${suffix}`), smaller);
    written.push(`${file}.${suffix}`);
  }
  return written;
}

if (import.meta.main) await compressAssets(join(import.meta.dirname, '../../build/client'));
