/**
 * How benchmarks measure: closed loops for a slice of time, medians over rounds, and the processor beside the clock.
 */
import { readdirSync, readFileSync } from 'node:fs';

export interface Slice {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Everybody works for one slice of time, each beginning anew as soon as it is done. */
export async function slice(workers: readonly (() => Promise<void>)[], ms: number): Promise<Slice> {
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + ms;
  const loop = async (work: () => Promise<void>): Promise<void> => {
    for (let now = performance.now(); now < end;) {
      await work();
      const begun = now;
      now = performance.now();
      latencies.push(now - begun);
    }
  };
  await Promise.all(workers.map(loop));
  const perSecond = (latencies.length / (performance.now() - started)) * 1000;
  return { count: latencies.length, perSecond, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const rounded = (value: number): number => Number(value.toPrecision(3));

/** The ratio of two sides of one run, with its limit on any machine. */
export type Ratio = { readonly ratio: number } & ({ readonly atMost: number } | { readonly atLeast: number });
export type Ratios = { readonly [name: string]: Ratio };

/** A cost: less is better. */
export const atMost = (limit: number, ratio: number): Ratio => ({ ratio: rounded(ratio), atMost: limit });
/** A rate: more is better. */
export const atLeast = (limit: number, ratio: number): Ratio => ({ ratio: rounded(ratio), atLeast: limit });

const TICKS_PER_SECOND = 100;

/**
 * Processor time that a process has used, in milliseconds: what neighbours on the machine cannot take from a figure.
 * NaN where the system does not tell.
 */
export function processorMs(pid: number | undefined): number {
  const fields = statOf(pid);
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
}

/** The same of all processes that one has started: those of a database server, for one. */
export function childrenProcessorMs(parent: number): number {
  const pids = Number.isNaN(parent)
    ? []
    : readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number);
  const children = pids.filter((pid) => parentOf(pid) === parent);
  return children.length === 0 ? Number.NaN : children.reduce((sum, pid) => sum + (processorMs(pid) || 0), 0);
}

/** NaN where the system does not tell. */
export const parentOf = (pid: number | undefined): number => Number(statOf(pid)[1]);

/** From the state of the process on; nothing of one that is gone. */
function statOf(pid: number | undefined): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
