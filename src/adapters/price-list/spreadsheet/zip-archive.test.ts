import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ZipFile, zipOf } from '../../../../test/spreadsheets/zip.ts';
import { UnreadableError } from '../unreadable.ts';
import { MAX_PART_BYTES, ZipArchive } from './zip-archive.ts';

const file = (more: Partial<ZipFile> = {}): ZipFile => ({ name: 'a.xml', content: 'whey '.repeat(100), ...more });

function reasonOf(action: () => unknown) {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableError) return error.reason;
    throw error;
  }
}
const reading = (files: readonly ZipFile[]) => reasonOf(() => new ZipArchive(zipOf(files)).read('a.xml'));

describe('archives', () => {
  it('return what was put in, compressed or not', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), fc.boolean(), fc.boolean(), (content, stored, zip64) => {
        const entry = stored ? { method: 0, packed: content } : {};
        const archive = new ZipArchive(zipOf([{ name: 'x', content: 'y' }, file({ content, zip64, ...entry })]));
        expect(Buffer.compare(archive.read('a.xml') ?? Buffer.from('?'), content)).toBe(0);
        expect([archive.has('a.xml'), archive.has('b'), archive.read('b')]).toEqual([true, false, undefined]);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['that says less than it holds', [file({ size: 10 })], 'damaged'],
    ['that says more than it holds', [file({ size: 10_000 })], 'damaged'],
    ['that says too much', [file({ size: MAX_PART_BYTES + 1 })], 'too-much'],
    ['that holds much more than it says', [file({ packed: deflateRawSync(Buffer.alloc(200_000_000)) })], 'damaged'],
    ['with another checksum', [file({ checksum: 1 })], 'damaged'],
    ['that is encrypted', [file({ flags: 1 })], 'encrypted'],
    ['compressed in another way', [file({ method: 12 })], 'broken'],
    ['that is elsewhere', [file({ offset: 5 })], 'broken'],
    ['that is nowhere', [file({ offset: 0xffffffff })], 'broken'],
    ['of noise', [file({ packed: Buffer.from('noise') })], 'damaged'],
    ['that is there twice', [file(), file()], 'broken'],
    ['among very many', Array.from({ length: 2001 }, (_, index) => file({ name: `${index}` })), 'too-much'],
  ])('refuse a file %s', (_, files, reason) => {
    expect(reading(files)).toBe(reason);
  });

  it('refuse files that are too much together', () => {
    const size = MAX_PART_BYTES - 1;
    const packed = deflateRawSync(Buffer.alloc(size));
    const archive = new ZipArchive(
      zipOf(['a', 'b', 'c'].map((name) => ({ name, content: '', size, packed, checksum: 0 }))),
    );
    expect(['a', 'b', 'c'].map((name) => reasonOf(() => archive.read(name)))).toEqual([
      'damaged',
      'damaged',
      'too-much',
    ]);
  });

  it('refuse what is cut off anywhere, or has one bit changed', () => {
    const whole = zipOf([file({ name: 'b' }), file()]);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(7), (at, bit) => {
        expect(reasonOf(() => new ZipArchive(whole.subarray(0, at)))).toBe('cut-off');
        const changed = whole.slice();
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        const text = reasonOf(() =>
          expect(new ZipArchive(changed).read('a.xml')?.toString()).toBeOneOf([undefined, file().content]),
        );
        expect(text).toBeOneOf([undefined, 'cut-off', 'broken', 'damaged', 'encrypted', 'too-much']);
      }),
      { numRuns: 300 },
    );
  });
});
