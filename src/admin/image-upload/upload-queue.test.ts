import { expect, it } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

/** A queue whose queue end when the test decides. */
function setUp() {
  const values: string[][] = [];
  const revoked: string[] = [];
  const uploading: boolean[] = [];
  const requests = new Map<
    string,
    { succeed: (url: string) => void; fail: (text: string) => void; signal: AbortSignal }
  >();
  const progress = new Map<string, (share: number) => void>();
  const queue = createUploadQueue({
    upload: (file, { onProgress, signal }) =>
      new Promise((succeed, refuse) => {
        requests.set(file.name, { succeed, fail: (text) => refuse(new Error(text)), signal });
        progress.set(file.name, onProgress);
      }),
    onChange: (urls) => values.push(urls),
    onUploadingChange: (now) => uploading.push(now),
    preview: { create: (file) => `blob:${file.name}`, revoke: (url) => revoked.push(url) },
  });
  const pick = (...names: string[]) => queue.pick(names.map((name) => new File(['x'], name)));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, requests, progress, uploading, values, revoked, pick, settle };
}

it('[M2.8p-10] uploads three at a time, in the order of picking', async () => {
  const { queue, requests, values, uploading, revoked, pick, settle } = setUp();
  queue.setValue(['/a']);
  pick('1', '2', '3', '4');
  expect([...requests.keys()]).toEqual(['1', '2', '3']);
  requests.get('3')?.succeed('/3');
  await settle();
  expect([...requests.keys()]).toEqual(['1', '2', '3', '4']);
  for (const name of ['4', '1', '2']) requests.get(name)?.succeed(`/${name}`);
  await settle();
  expect(values.at(-1)).toEqual(['/a', '/1', '/2', '/3', '/4']);
  expect(uploading).toEqual([true, false]);
  expect(revoked.sort()).toEqual(['blob:1', 'blob:2', 'blob:3', 'blob:4']);
});

it('[M2.8p-11] reports the progress of each upload', () => {
  const { queue, progress, pick } = setUp();
  pick('1', '2');
  progress.get('2')?.(0.4);
  expect(queue.get()).toMatchObject([{ share: 0 }, { share: 0.4 }]);
});

it('does not stop the others when one fails, and retries it at the same index', async () => {
  const { queue, requests, values, uploading, pick, settle } = setUp();
  pick('1', '2');
  requests.get('1')?.fail('La imagen está dañada.');
  requests.get('2')?.succeed('/2');
  await settle();
  expect(queue.get()).toMatchObject([{ state: 'failed', error: 'La imagen está dañada.' }, { url: '/2' }]);
  expect(values.at(-1)).toEqual(['/2']);
  queue.retry(queue.get()[0]?.key ?? '');
  expect(uploading).toEqual([true, false, true]);
  requests.get('1')?.succeed('/1');
  await settle();
  expect(values.at(-1)).toEqual(['/1', '/2']);
});

it('aborts a removed upload, and does not start one that was queued', async () => {
  const { queue, requests, values, revoked, pick, settle } = setUp();
  pick('1', '2', '3', '4');
  const [first, , , fourth] = queue.get();
  queue.remove(fourth?.key ?? '');
  queue.remove(first?.key ?? '');
  expect(requests.get('1')?.signal.aborted).toBe(true);
  requests.get('1')?.succeed('/1');
  for (const name of ['2', '3']) requests.get(name)?.succeed(`/${name}`);
  await settle();
  expect(values.at(-1)).toEqual(['/2', '/3']);
  expect(requests.has('4')).toBe(false);
  expect(revoked).toContain('blob:4');
});

it('does not report a value that was set from outside', () => {
  const { queue, values } = setUp();
  let notifications = 0;
  queue.subscribe(() => notifications++);
  queue.setValue(['/a', '/b']);
  queue.setValue(['/a', '/b']);
  expect({ notifications, values }).toEqual({ notifications: 1, values: [] });
  queue.move('/b', 0);
  expect(values).toEqual([['/b', '/a']]);
});

it('keeps a finished upload while the form still has the old value', async () => {
  const { queue, requests, values, pick, settle } = setUp();
  queue.setValue(['/a']);
  pick('1');
  requests.get('1')?.succeed('/1');
  await settle();
  queue.setValue(['/a']);
  queue.setValue(['/a', '/1']);
  expect(queue.get()).toMatchObject([{ url: '/a' }, { url: '/1' }]);
  queue.setValue([]);
  expect(queue.get()).toEqual([]);
  expect(values).toEqual([['/a', '/1']]);
});
