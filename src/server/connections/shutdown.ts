import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

type ShutdownOptions = {
  /** How long clients are told to close their connections before the server does, in milliseconds. */
  drain?: number;
  /** Longest wait for running requests after that. */
  timeout?: number;
};

const CHECK_INTERVAL_MS = 50;
/** The first request of a connection accepted at the last moment has arrived by then. */
const FIRST_REQUEST_MS = 200;
const MAX_TURNS = 1000;
/** In a longer turn of the event loop connections may have come that are not accepted yet. */
const SHORT_TURN_MS = 0.1;

/**
 * Stops a server without breaking requests: each response ends its connection, so that no client sends another request
 * on one that is being closed; only then no new connections are accepted.
 */
export class Shutdown {
  readonly #server: Server;
  readonly #drain: number;
  readonly #timeout: number;
  #begun = false;
  /** Connections and requests. */
  #events = 0;

  constructor(server: Server, { drain = 1000, timeout = 7000 }: ShutdownOptions = {}) {
    this.#server = server;
    this.#drain = drain;
    this.#timeout = timeout;
    server.on('connection', () => {
      this.#events += 1;
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
      listener(request, response);
    };
  }

  async close(): Promise<void> {
    this.#begun = true;
    for (const until = Date.now() + this.#drain; Date.now() < until && (await this.#hasConnections()); )
      await pause(CHECK_INTERVAL_MS);
    await this.#quietTurn();
    // The method of the HTTP server would close idle connections at once, and new ones with them.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(this.#server, resolve));
    const closing = setInterval(() => this.#server.closeIdleConnections(), FIRST_REQUEST_MS);
    const timer = setTimeout(() => this.#server.closeAllConnections(), this.#timeout);
    await closed;
    clearInterval(closing);
    clearTimeout(timer);
  }

  /**
   * The system resets connections that wait to be accepted: after a short turn of the event loop without events there
   * are hardly any.
   */
  async #quietTurn(): Promise<void> {
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const before = this.#events;
      const from = performance.now();
      await nextTurn();
      if (this.#events === before && performance.now() - from < SHORT_TURN_MS) return;
    }
  }

  #hasConnections(): Promise<boolean> {
    return new Promise((resolve) => this.#server.getConnections((_error, count) => resolve(count > 0)));
  }
}
