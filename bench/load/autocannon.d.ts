/** The part of autocannon that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = { path: string; method?: string; headers?: Record<string, string>; body?: string };

  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: { setupRequest: (request: Request) => Request }[];
  };

  /** `statusCodeStats` counts responses by status; `errors` are requests without one. */
  type Result = { duration: number; errors: number; statusCodeStats: Record<string, { count: number }> };

  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>;
}
