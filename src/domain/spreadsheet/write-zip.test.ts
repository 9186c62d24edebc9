import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeZip } from './write-zip.ts';

const name = fc.stringMatching(/^[a-z_][a-z_./]{0,20}$/);

const read = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([file, content]) => [file, strFromU8(content)]));

it('is unpacked to what was packed, by another program', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 });
  const property = fc.asyncProperty(fc.dictionary(name, text, { maxKeys: 6 }), async (files) => {
    expect(read(await writeZip(files))).toEqual({ ...files });
  });
  await fc.assert(property, { numRuns: 60 });
});

it('makes a long text shorter, and an empty archive of nothing', async () => {
  const long = 'Creatina 300 g;'.repeat(10_000);
  const bytes = await writeZip({ 'a.xml': long });
  expect(bytes.length).toBeLessThan(long.length / 50);
  expect(read(bytes)).toEqual({ 'a.xml': long });
  expect(read(await writeZip({}))).toEqual({});
});

it('has the checksum of a file, by which programs notice that it is damaged', async () => {
  const bytes = await writeZip({ 'a.xml': 'ñandú' });
  // Of a local file header: after its signature, version, flags, method, time and date.
  expect(new DataView(bytes.buffer).getUint32(14, true)).toBe(crc32('ñandú'));
});
