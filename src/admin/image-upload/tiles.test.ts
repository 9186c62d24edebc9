import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isUploading,
  markUploaded,
  moveTile,
  removeTile,
  syncTiles,
  type Tile,
  type Tiles,
  uploadedUrls,
} from './tiles.ts';

const there = (url: string): Tile => ({ state: 'uploaded', key: url, url });
const sending = (key: string): Tile => ({ state: 'uploading', key, name: `${key}.jpg`, preview: '', share: 0.5 });
const failed = (key: string): Tile => ({ state: 'failed', key, name: `${key}.jpg`, preview: '', error: 'No.' });

describe('the value', () => {
  it('holds the uploaded images in order', () => {
    expect(uploadedUrls([there('a'), sending('1'), there('b'), failed('2')])).toEqual(['a', 'b']);
    expect(isUploading([there('a'), failed('2')])).toBe(false);
    expect(isUploading([sending('1')])).toBe(true);
  });

  it('set from outside replaces uploaded images and keeps pending ones', () => {
    const before = [there('a'), sending('1'), there('b'), failed('2')];
    expect(syncTiles(['a', 'b'], before)).toBe(before);
    expect(syncTiles(['c'], before)).toEqual([there('c'), sending('1'), failed('2')]);
    expect(syncTiles([], [there('a')])).toEqual([]);
  });
});

describe('an image', () => {
  it('keeps its index, whichever upload ends first', () => {
    const one = markUploaded([there('a'), sending('1'), sending('2')], { key: '2', url: 'c' });
    expect(uploadedUrls(markUploaded(one, { key: '1', url: 'b' }))).toEqual(['a', 'b', 'c']);
  });

  it('is not shown twice', () => {
    expect(markUploaded([there('a'), sending('1')], { key: '1', url: 'a' })).toEqual([there('a')]);
  });

  it('that was removed during its upload does not come back', () => {
    expect(markUploaded([there('a')], { key: '1', url: 'b' })).toEqual([there('a')]);
  });

  it('[M2.8p-10] is removed alone', () => {
    expect(removeTile([there('a'), failed('1'), there('b')], 'a')).toEqual([failed('1'), there('b')]);
  });
});

describe('moveTile', () => {
  const list: Tiles = ['a', 'b', 'c', 'd'].map(there);

  it.each([
    ['a', 1, 'bacd'],
    ['d', 0, 'dabc'],
    ['b', 3, 'acdb'],
    ['b', 9, 'acdb'],
    ['c', -2, 'cabd'],
    ['x', 0, 'abcd'],
  ])('puts %s at %i', (key, to, expected) => {
    expect(uploadedUrls(moveTile(list, { key, to })).join('')).toBe(expected);
  });

  it('neither loses nor adds images', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), to: fc.integer({ min: -2, max: 6 }) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        expect(uploadedUrls(steps.reduce(moveTile, list)).sort()).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });
});
