import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listHashes } from '../../../test/images/images.ts';
import { startS3 } from '../../../test/servers/s3-server.ts';
import { s3Store } from './s3-store.ts';

const HASH = 'ab'.repeat(16);
let server: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  server = await startS3();
});
afterAll(async () => server.stop());

// What every store does is in image-store.test.ts.
describe('the S3 store', () => {
  it('lists more files than one answer holds', async () => {
    const store = s3Store({ ...server.place, prefix: 'many/', maxKeys: 3 });
    const hashes = Array.from({ length: 10 }, (_, index) => index.toString(16).padStart(32, '0'));
    await Promise.all(hashes.map(async (hash) => store.put(`${hash}.webp`, new Uint8Array([1]))));
    expect(await listHashes(store)).toEqual(hashes);
  });

  it('separates two shops in one bucket by their prefix', async () => {
    const [one, other] = [s3Store({ ...server.place, prefix: 'one/' }), s3Store({ ...server.place, prefix: 'two/' })];
    await one.put(`${HASH}.webp`, new Uint8Array([1]));
    await other.delete(HASH);
    expect([await one.has(`${HASH}.webp`), await other.has(`${HASH}.webp`)]).toEqual([true, false]);
  });

  it('throws with a wrong key, a missing bucket or no server, without a secret in the message', async () => {
    const key = `${HASH}.webp`;
    const wrong = s3Store({ ...server.place, accessKeyId: 'WRONG' });
    const refused = /^S3 answered 403 to [A-Z]+$/;
    await expect(wrong.get(key)).rejects.toThrow(refused);
    await expect(wrong.has(key)).rejects.toThrow(refused);
    await expect(wrong.put(key, new Uint8Array([1]))).rejects.toThrow(refused);
    await expect(wrong.delete(HASH)).rejects.toThrow(refused);
    const lost = s3Store({ ...server.place, bucket: 'nowhere' });
    await expect(lost.put(key, new Uint8Array([1]))).rejects.toThrow('404');
    await expect(listHashes(lost)).rejects.toThrow('no bucket');
    await expect(s3Store({ ...server.place, endpoint: 'http://127.0.0.1:1' }).get(key)).rejects.toThrow();
  });
});
