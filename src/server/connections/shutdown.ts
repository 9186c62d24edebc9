import type { RequestListener, Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type ShutdownOptions = {
  /** How long clients are told to close their connections before the server does, in milliseconds. */
  drain?: number;
  /** Longest wait for running requests after that. */
  timeout?: number;
};

const CHECK_INTERVAL_MS = 50;
/** The first request of a connection accepted at the last moment has arrived by then. */
const FIRST_REQUEST_MS = 200;
/** By then a connection that the system or another process has accepted is here, and its request. */
const QUIET_MS = 100;
/** Longest wait for such a moment, in a rush of new clients; other workers have closed so long after this one. */
const MAX_QUIET_WAIT_MS = 500;

/**
 * Stops a server without breaking requests: each response ends its connection, so that no client sends another request
 * on one that is being closed; only then no new connections are accepted. The system resets those that wait to be
 * accepted at that moment, so there must be none: requests are held until clients that come again after each response
 * all wait for one.
 */
export class Shutdown {
  readonly #server: Server;
  readonly #drain: number;
  readonly #timeout: number;
  #begun = false;
  #held: (() => void)[] | undefined;
  readonly #sockets = new Set<Socket>();
  /** Connections and requests. */
  #events = 0;

  constructor(server: Server, { drain = 1000, timeout = 7000 }: ShutdownOptions = {}) {
    this.#server = server;
    this.#drain = drain;
    this.#timeout = timeout;
    server.on('connection', (socket) => {
      this.#events += 1;
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** From then on a load balancer should send requests elsewhere. */
  get begun(): boolean {
    return this.#begun;
  }

  wrap(listener: RequestListener): RequestListener {
    return (request, response) => {
      this.#events += 1;
      if (this.#begun) response.shouldKeepAlive = false;
      if (!this.#held) return listener(request, response);
      this.#held.push(() => {
        if (!request.socket.destroyed) listener(request, response);
      });
    };
  }

  async close(): Promise<void> {
    this.#begun = true;
    for (const until = Date.now() + this.#drain; Date.now() < until && this.#sockets.size > 0; )
      await pause(CHECK_INTERVAL_MS);
    await this.#holdUntilQuiet();
    // The method of the HTTP server would close idle connections at once, and new ones with them.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(this.#server, resolve));
    setTimeout(() => this.#release(), MAX_QUIET_WAIT_MS).unref();
    const closing = setInterval(() => this.#closeIdleConnections(), FIRST_REQUEST_MS);
    // Node's own method leaves upgraded connections open.
    const timer = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy();
    }, this.#timeout);
    await closed;
    clearInterval(closing);
    clearTimeout(timer);
  }

  async #holdUntilQuiet(): Promise<void> {
    this.#held = [];
    let events: number;
    const until = performance.now() + MAX_QUIET_WAIT_MS;
    do {
      events = this.#events;
      await pause(QUIET_MS);
    } while (this.#events !== events && performance.now() < until);
  }

  #release(): void {
    const held = this.#held;
    this.#held = undefined;
    for (const respond of held ?? []) respond();
  }

  /** For Node a connection is idle as soon as a response was written, although the client may not have read all of it. */
  #closeIdleConnections(): void {
    const isSending = [...this.#sockets].some((socket) => socket.writableLength > 0);
    if (!isSending) this.#server.closeIdleConnections();
  }
}
