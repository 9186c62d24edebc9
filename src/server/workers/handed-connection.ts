import type { Worker } from 'node:cluster';

type Handle = { close(): void };

const lastWorker = new WeakMap<Handle, Worker>();

/**
 * Closes the connection that was handed to the worker last if the worker ends before it has accepted it, so that the
 * client does not wait. Node forgets it and gives no access to it, so this reads the messages that Node sends.
 */
export function closeHandedConnection(worker: Worker): void {
  let handed: Handle | undefined;
  worker.process.send = new Proxy(worker.process.send, {
    apply(send, child, args) {
      const [message, handle] = args;
      if (isNewConnection(message) && isHandle(handle)) {
        handed = handle;
        lastWorker.set(handle, worker);
      }
      return Reflect.apply(send, child, args);
    },
  });
  worker.once('exit', () => {
    // One that the worker has refused is with another. Closing one that was accepted again does no harm.
    if (handed && lastWorker.get(handed) === worker) handed.close();
  });
}

function isNewConnection(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn';
}

function isHandle(handle: unknown): handle is Handle {
  return typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';
}
