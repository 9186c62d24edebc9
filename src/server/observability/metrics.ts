import cluster from 'node:cluster';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type RequestObservation = { route: string; method: string; status: number; seconds: number };

/** A value that is read when the metrics are collected; undefined when it is not known. */
export type GaugeSource = { name: string; help: string; read: () => number | undefined };

/** A number that only rises, read when the metrics are collected. */
export type CounterSource = { name: string; help: string; read: () => number };

export type Metrics = {
  observeRequest: (observation: RequestObservation) => void;
  addGauges: (sources: readonly GaugeSource[]) => void;
  addCounters: (sources: readonly CounterSource[]) => void;
  contentType: string;
  /** All of it in the text format of Prometheus. */
  text: () => Promise<string>;
};

const PREFIX = 'mostrador_';
/** Upper bounds in seconds: a cached page takes less than the first, an upload as much as the last. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process. With them come those of Node.js: memory, processor time, delay of the event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registers);
    // It answers the process that forked this one.
    void new AggregatorRegistry();
  }
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: `${PREFIX}request_duration_seconds`,
    help: 'Time until the response was ready, by route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  return {
    observeRequest: ({ route, method, status, seconds }) => requests.observe({ route, method, status }, seconds),
    addGauges: (sources) => {
      for (const { name, help, read } of sources) {
        new Gauge({
          name: PREFIX + name,
          help,
          registers,
          collect() {
            this.set(read() ?? Number.NaN);
          },
        });
      }
    },
    addCounters: (sources) => {
      for (const { name, help, read } of sources) {
        new Counter({
          name: PREFIX + name,
          help,
          registers,
          collect() {
            this.reset();
            this.inc(read());
          },
        });
      }
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** The metrics of all workers of this process, added up. */
export function workerMetrics(): Pick<Metrics, 'contentType' | 'text'> {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() };
}
