import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listFile, priceListCases } from '../../../../test/price-lists/cases.ts';
import { compressedStreams } from './compressed-streams.ts';
import { hasValidChecksums } from './stream-checksums.ts';

const TEXT = Buffer.from('BT (Whey Protein 1 kg $ 38.500) Tj ET '.repeat(40));
const whole = deflateSync(TEXT);
/** A stream that is well, changed at the given byte: its sum is the last four. */
const changed = (at: number) => {
  const stream = Buffer.from(whole);
  stream[stream.length + at] = (stream.at(at) ?? 0) ^ 4;
  return stream;
};
const sumless = Buffer.concat([Buffer.from([0x78, 0x9c]), deflateRawSync(TEXT)]);
const emptySum = Buffer.concat([sumless, Buffer.alloc(4)]);

type Made = { dictionary?: string; length?: number | string; end?: string };

function object(stream: Buffer, { dictionary = '', length = stream.length, end = '\nendstream endobj\n' }: Made = {}) {
  const head = `4 0 obj\n<< /Filter /FlateDecode /Length ${length} ${dictionary} >>\nstream\r\n`;
  return Buffer.concat([Buffer.from(head), stream, Buffer.from(end)]);
}
const isSound = (...objects: Buffer[]) => hasValidChecksums(new Uint8Array(Buffer.concat(objects)));

describe('hasValidChecksums', () => {
  it('of every committed list', () => {
    expect(priceListCases().filter(({ bytes }) => !hasValidChecksums(bytes))).toEqual([]);
  });

  it.each(['a1-lista-por-marca', 'a3-puntos-guia', 'a4-folleto-dos-columnas'])(
    'not of %s with one other bit, wherever it is, or without a part',
    (name) => {
      const list = Buffer.from(listFile(name));
      const [content = list] = compressedStreams(list);
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const at = Math.floor(share * content.length);
        const was = Buffer.from(content);
        content[at] = (content[at] ?? 0) ^ 4;
        expect(hasValidChecksums(list), `a bit at ${share}`).toBe(false);
        was.copy(content);
        content.fill(0, at, at + 30);
        expect(hasValidChecksums(list), `zeros at ${share}`).toBe(false);
        was.copy(content);
        content.fill(' ', at);
        expect(hasValidChecksums(list), `an end at ${share}`).toBe(false);
        was.copy(content);
      }
      expect(hasValidChecksums(list)).toBe(true);
    },
  );

  it('where the length is indirect, wrong or includes the end of the line', () => {
    for (const length of ['9 0 R', 3, whole.length + 1]) {
      expect(isSound(object(whole, { length }))).toBe(true);
      expect(isSound(object(whole), object(changed(-60), { length }))).toBe(false);
    }
  });

  it('bears with programs that cut sums off, leave them empty, or make all of them wrong', () => {
    for (const stream of [sumless, emptySum, whole.subarray(0, -1), Buffer.alloc(0)]) {
      expect(isSound(object(whole), object(stream), object(stream, { length: '9 0 R' }))).toBe(true);
    }
    expect(isSound(object(changed(-1)), object(changed(-2)))).toBe(true);
    expect(isSound(object(changed(-1)), object(whole))).toBe(false);
  });

  it('leaves alone what is no text, encrypted, compressed otherwise, or endless', () => {
    const noise = Buffer.from('no stream at all');
    expect(isSound(object(noise, { dictionary: '/Subtype /Image' }))).toBe(true);
    expect(isSound(object(noise), Buffer.from('trailer << /Encrypt 5 0 R >>'))).toBe(true);
    expect(isSound(Buffer.from('4 0 obj << /Filter /LZWDecode >> stream\nxxxxx\nendstream'))).toBe(true);
    expect(isSound(object(deflateSync(Buffer.alloc(33 * 1024 * 1024))))).toBe(true);
    expect(isSound(object(noise, { end: '' }))).toBe(true);
    expect(isSound(object(noise))).toBe(false);
  });
});
