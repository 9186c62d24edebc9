import { expect, it } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

/** Uploads whose sending ends when the test says so. */
function setUp() {
  const values: string[][] = [];
  const ended: string[] = [];
  const sending: boolean[] = [];
  const asked = new Map<string, { done: (url: string) => void; fail: (text: string) => void; signal: AbortSignal }>();
  const progress = new Map<string, (share: number) => void>();
  const uploads = createUploadQueue({
    upload: (file, { onProgress, signal }) =>
      new Promise((done, refuse) => {
        asked.set(file.name, { done, fail: (text) => refuse(new Error(text)), signal });
        progress.set(file.name, onProgress);
      }),
    onChange: (urls) => values.push(urls),
    onUploadingChange: (now) => sending.push(now),
    preview: { of: (file) => `blob:${file.name}`, end: (url) => ended.push(url) },
  });
  const pick = (...names: string[]) => uploads.pick(names.map((name) => new File(['x'], name)));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { uploads, asked, progress, sending, values, ended, pick, settle };
}

it('[M2.8p-10] sends three at a time, and keeps the order of picking', async () => {
  const { uploads, asked, values, sending, ended, pick, settle } = setUp();
  uploads.show(['/a']);
  pick('1', '2', '3', '4');
  expect([...asked.keys()]).toEqual(['1', '2', '3']);
  asked.get('3')?.done('/3');
  await settle();
  expect([...asked.keys()]).toEqual(['1', '2', '3', '4']);
  for (const name of ['4', '1', '2']) asked.get(name)?.done(`/${name}`);
  await settle();
  expect(values.at(-1)).toEqual(['/a', '/1', '/2', '/3', '/4']);
  expect(sending).toEqual([true, false]);
  expect(ended.sort()).toEqual(['blob:1', 'blob:2', 'blob:3', 'blob:4']);
});

it('[M2.8p-11] tells how far each one is', () => {
  const { uploads, progress, pick } = setUp();
  pick('1', '2');
  progress.get('2')?.(0.4);
  expect(uploads.tiles()).toMatchObject([{ share: 0 }, { share: 0.4 }]);
});

it('leaves the others alone when one fails, and tries it again in its place', async () => {
  const { uploads, asked, values, sending, pick, settle } = setUp();
  pick('1', '2');
  asked.get('1')?.fail('La imagen está dañada.');
  asked.get('2')?.done('/2');
  await settle();
  expect(uploads.tiles()).toMatchObject([{ state: 'failed', error: 'La imagen está dañada.' }, { url: '/2' }]);
  expect(values.at(-1)).toEqual(['/2']);
  uploads.retry(uploads.tiles()[0]?.key ?? '');
  expect(sending).toEqual([true, false, true]);
  asked.get('1')?.done('/1');
  await settle();
  expect(values.at(-1)).toEqual(['/1', '/2']);
});

it('stops what is removed on its way, and does not start what waits', async () => {
  const { uploads, asked, values, ended, pick, settle } = setUp();
  pick('1', '2', '3', '4');
  const [first, , , fourth] = uploads.tiles();
  uploads.remove(fourth?.key ?? '');
  uploads.remove(first?.key ?? '');
  expect(asked.get('1')?.signal.aborted).toBe(true);
  asked.get('1')?.done('/1');
  for (const name of ['2', '3']) asked.get(name)?.done(`/${name}`);
  await settle();
  expect(values.at(-1)).toEqual(['/2', '/3']);
  expect(asked.has('4')).toBe(false);
  expect(ended).toContain('blob:4');
});

it('tells nobody of a value that came from outside', () => {
  const { uploads, values } = setUp();
  let heard = 0;
  uploads.subscribe(() => heard++);
  uploads.show(['/a', '/b']);
  uploads.show(['/a', '/b']);
  expect({ heard, values }).toEqual({ heard: 1, values: [] });
  uploads.move('/b', 0);
  expect(values).toEqual([['/b', '/a']]);
});

it('keeps what has arrived while the form still shows the value of before', async () => {
  const { uploads, asked, values, pick, settle } = setUp();
  uploads.show(['/a']);
  pick('1');
  asked.get('1')?.done('/1');
  await settle();
  uploads.show(['/a']);
  uploads.show(['/a', '/1']);
  expect(uploads.tiles()).toMatchObject([{ url: '/a' }, { url: '/1' }]);
  uploads.show([]);
  expect(uploads.tiles()).toEqual([]);
  expect(values).toEqual([['/a', '/1']]);
});
