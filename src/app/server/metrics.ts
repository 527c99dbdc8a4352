import cluster from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#platform/server/db/database.ts';
import type { Admission } from '#platform/server/http/admission.ts';
import { shareMetrics } from './process/worker-metrics.ts';

/** What is measured about this process, and shown of all of them. */
export interface Metrics {
  answered(facts: { label: string; method: string; status: number; seconds: number }): void;
  answeredFromCache(status: number): void;
  watchAdmission(admission: Pick<Admission, 'laneCounts'>): void;
  contentType: string;
  text(): Promise<string>;
}

export function createMetrics({ pool }: Pick<Database, 'pool'>, workerIndex: number): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ worker: String(workerIndex) });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'plein_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const cached = new Map<number, number>();
  new Counter({
    name: 'plein_page_cache_answers_total',
    help: 'Answers sent from the page cache',
    labelNames: ['status'],
    registers: [registry],
    // Counted by hand in between: finding a label's counter takes a noticeable part of such an answer.
    collect() {
      this.reset();
      for (const [status, count] of cached) this.inc({ status: String(status) }, count);
    },
  });
  new Gauge({
    name: 'plein_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return {
    answered: ({ label, method, status, seconds }) => durations.observe({ method, route: label, status: String(status) }, seconds),
    answeredFromCache: (status) => cached.set(status, (cached.get(status) ?? 0) + 1),
    watchAdmission: (admission) => addAdmissionMetrics(registry, admission),
    contentType: registry.contentType,
    text: cluster.isWorker ? textOfAll(registry) : () => registry.metrics(),
  };
}

function addAdmissionMetrics(registry: Registry, admission: Pick<Admission, 'laneCounts'>): void {
  new Counter({
    name: 'plein_admission_requests_total',
    help: 'Requests that were worked on, those of them that had to wait, and those that were refused because it was too busy',
    labelNames: ['class', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, counts } of admission.laneCounts()) {
        for (const [outcome, count] of Object.entries(counts)) this.inc({ class: name, outcome }, count);
      }
    },
  });
  new Gauge({
    name: 'plein_admission_requests',
    help: 'Requests that are worked on, and that wait for their turn',
    labelNames: ['class', 'state'],
    registers: [registry],
    collect() {
      for (const { name, underWay, waiting } of admission.laneCounts()) {
        this.set({ class: name, state: 'under way' }, underWay);
        this.set({ class: name, state: 'waiting' }, waiting);
      }
    },
  });
}

/** Whichever worker is asked, the answer is about all; each metric says whose it is. */
function textOfAll(registry: Registry): () => Promise<string> {
  const ask = shareMetrics(() => registry.getMetricsAsJSON());
  return async () => AggregatorRegistry.aggregate(await ask()).metrics();
}
