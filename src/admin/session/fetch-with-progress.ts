import type { Fetch } from '#contract/http/call.ts';

/** A `fetch` with upload progress from 0 to 1, which browsers report for XMLHttpRequest only. */
export function fetchWithProgress(onProgress: (share: number) => void): Fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, input);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () => {
        const type = request.getResponseHeader('content-type') ?? '';
        resolve(new Response(request.response, { status: request.status, headers: { 'content-type': type } }));
      };
      request.onerror = () => reject(new TypeError('The upload got no answer'));
      request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body instanceof FormData ? body : null);
    });
}
