/** What the process says to machines that watch over it. No part of the API: a proxy may keep it from pages. */
import { queryOptions } from '@tanstack/react-query';
import { isRecord } from './json.js';

/** In milliseconds. */
const REFRESHED = 10_000;

export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'notReady';
  /** What it needs, and what is wrong with it. */
  readonly checks: readonly { readonly name: string; readonly wrong: string | null }[];
}

export const readinessQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async (): Promise<Readiness> => {
    const response = await fetch('/health/ready');
    const checks = checksIn(await response.json());
    if (!response.ok) return { status: 'notReady', checks };
    return { status: checks.every(({ wrong }) => wrong === null) ? 'ready' : 'degraded', checks };
  },
  refetchInterval: REFRESHED,
});

function checksIn(said: unknown): Readiness['checks'] {
  if (!isRecord(said) || !isRecord(said['checks'])) return [];
  return Object.entries(said['checks']).map(([name, value]) => ({
    name,
    wrong: isRecord(value) ? String(value['down'] ?? value['degraded']) : null,
  }));
}

/** Sums of the samples of each name (Prometheus text format), some of them by a label. */
export const metricsQuery = queryOptions({
  queryKey: ['metrics'],
  queryFn: async (): Promise<Metrics> => metricsIn(await (await fetch('/metrics')).text()),
  refetchInterval: REFRESHED,
});

export interface Metrics {
  /** In seconds since 1970. */
  readonly startedAt: number;
  readonly memoryBytes: number;
  /** The 99th percentile of the event loop's delay. */
  readonly lagSeconds: number;
  readonly requests: number;
  /** Answered by a failure of the service. */
  readonly failures: number;
  readonly meanSeconds: number;
}

export function metricsIn(text: string): Metrics {
  const samples = text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^(\w+)(\{.*\})? (\S+)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, labels, value: Number(value) }];
  });
  const sum = (name: string, labels = /^/): number =>
    samples
      .filter((sample) => sample.name === name && labels.test(sample.labels))
      .reduce((total, { value }) => total + value, 0);
  const requests = sum('kifu_http_request_seconds_count');
  return {
    startedAt: sum('process_start_time_seconds'),
    memoryBytes: sum('process_resident_memory_bytes'),
    lagSeconds: sum('nodejs_eventloop_lag_p99_seconds'),
    requests,
    failures: sum('kifu_http_request_seconds_count', /status="5/),
    meanSeconds: requests === 0 ? 0 : sum('kifu_http_request_seconds_sum') / requests,
  };
}
