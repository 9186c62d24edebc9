import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from '../../src/data/engine/sqlite/sqlite.ts';

/** Worker that opens each of `files` as soon as two of it have arrived there, counted in `arrived`; posts what refused. */
const { files, arrived } = workerData as { files: string[]; arrived: Int32Array };
const errors: string[] = [];
for (const [index, file] of files.entries()) {
  Atomics.add(arrived, index, 1);
  while (Atomics.load(arrived, index) < 2);
  try {
    await openSqlite(file).close();
  } catch (error) {
    errors.push(String(error));
  }
}
parentPort?.postMessage(errors);
