import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Forwards connections to a server, and can stop doing so. */
export type FreezableProxy = {
  port: number;
  /** Connections stay open, and nothing passes any more. */
  freeze: () => void;
  thaw: () => void;
  /** Ends all connections and refuses new ones. */
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startProxy(connectToServer: () => Socket): Promise<FreezableProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;

  const server = createServer((client) => {
    const upstream = connectToServer();
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
      if (frozen) from.pause();
    }
  });

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  const port = await listen(0);
  const disconnect = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const setFrozen = (value: boolean) => {
    frozen = value;
    for (const socket of sockets) value ? socket.pause() : socket.resume();
  };

  return {
    port,
    freeze: () => setFrozen(true),
    thaw: () => setFrozen(false),
    disconnect,
    reconnect: async () => void (await listen(port)),
    close: disconnect,
  };
}
