import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { uploadPaths } from '#contract/urls/upload-paths.ts';
import { BODY_TIMEOUT_MS } from './limits.ts';

/** How long the rest of a body is received after the response, so that the client can read it before the end. */
const LINGER_MS = 2000;

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends the connection of a response that was sent before the whole body was read: otherwise the rest of the body would
 * be taken for the next request. Cuts off bodies that arrive too slowly.
 */
export function guardBodies(listener: RequestListener, { timeout = BODY_TIMEOUT_MS } = {}): RequestListener {
  return (request, response) => {
    // The rest of what came after a response that was the last one.
    if (request.socket.writableEnded) return;
    if (hasBody(request)) {
      closeUnlessRead(request, response);
      if (!isUpload(request)) limitTime(request, { response, timeout });
    }
    listener(request, response);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1);
  return uploadPaths.has(path);
}

function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const { shouldKeepAlive } = response;
  const { destroySoon } = socket;
  response.shouldKeepAlive = false;
  // Called by Node after the last response of a connection. Closing while data arrives would lose the response.
  socket.destroySoon = () => (request.complete ? destroySoon.call(socket) : linger(socket, request));
  request.once('end', () => {
    response.shouldKeepAlive = shouldKeepAlive;
    socket.destroySoon = destroySoon;
  });
}

function linger(socket: Socket, request: IncomingMessage): void {
  if (socket.writableEnded) return;
  socket.end();
  request.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  request.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
}

type TimeLimit = { response: ServerResponse; timeout: number };

function limitTime(request: IncomingMessage, { response, timeout }: TimeLimit): void {
  const { socket } = request;
  const timer = setTimeout(() => {
    if (response.headersSent) socket.destroy();
    else socket.end(TIMED_OUT, () => socket.destroy());
  }, timeout);
  const clear = () => clearTimeout(timer);
  request.once('end', clear);
  request.once('close', clear);
}
