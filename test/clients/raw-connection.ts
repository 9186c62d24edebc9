import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawResponse = { status: number; headers: Headers; body: string };

/** A keep-alive connection that sends what it is told to, at the time when it is told to. */
export class RawConnection {
  readonly #socket: Socket;
  #received = '';
  /** Why the connection ended: 'end' by the server's own will, otherwise the code of the error. */
  readonly ended: Promise<string>;

  constructor({ port, hostname }: Pick<URL, 'port' | 'hostname'>) {
    this.#socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    this.#socket.setEncoding('latin1').on('data', (chunk: string) => {
      this.#received += chunk;
    });
    const { promise, resolve } = Promise.withResolvers<string>();
    this.#socket.once('end', () => resolve('end'));
    this.#socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    this.#socket.once('close', () => resolve('close'));
    this.ended = promise;
  }

  /** Resolves when the system has taken it. Fails silently on a closed connection, which `ended` tells. */
  async send(text: string): Promise<void> {
    if (this.#socket.writable)
      await new Promise<void>((resolve) => this.#socket.write(text, 'latin1', () => resolve()));
  }

  /** The next response, which must have a Content-Length; undefined when the connection ended before it was complete. */
  async response(): Promise<RawResponse | undefined> {
    for (;;) {
      const response = this.#take();
      if (response) return response;
      const next = await Promise.race([once(this.#socket, 'data').then(() => 'data'), this.ended]);
      if (next !== 'data') return this.#take();
    }
  }

  /** Stops reading, so that the server has to wait. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(): RawResponse | undefined {
    const [head = '', ...rest] = this.#received.split('\r\n\r\n');
    if (rest.length === 0) return undefined;
    const [first = '', ...lines] = head.split('\r\n');
    const headers = new Headers(
      lines.map((line): [string, string] => [line.split(':', 1)[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]),
    );
    const end = head.length + 4 + Number(headers.get('content-length') ?? 0);
    if (this.#received.length < end) return undefined;
    const body = this.#received.slice(head.length + 4, end);
    this.#received = this.#received.slice(end);
    return { status: Number(first.split(' ')[1]), headers, body };
  }
}
