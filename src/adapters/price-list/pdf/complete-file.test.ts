import { describe, expect, it } from 'vitest';
import { listFile } from '../../../../test/price-lists/cases.ts';
import { isCompleteFile } from './complete-file.ts';

const list = listFile('a2-planilla-mayorista-sugerido');

describe('isCompleteFile', () => {
  it.each([0.3, 0.5, 0.9, 0.98])('not with %f of the file', (share) => {
    expect(isCompleteFile(list.subarray(0, Math.floor(share * list.length)))).toBe(false);
  });

  it('with all of it, and with more behind it', () => {
    expect(isCompleteFile(list)).toBe(true);
    expect(isCompleteFile(Buffer.concat([list, Buffer.alloc(5000, '\0<html>')]))).toBe(true);
  });

  it.each([
    [100, true],
    [101, false],
  ])('of a hundred bytes that say they are %i: %s', (stated, whole) => {
    const head = `%PDF-1.4\n1 0 obj <</Linearized 1/L ${stated}/H [ 1 2 ]/N 1>> endobj startxref`;
    expect(isCompleteFile(new Uint8Array(Buffer.from(head.padEnd(100))))).toBe(whole);
  });
});
