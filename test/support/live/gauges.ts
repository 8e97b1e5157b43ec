/** What a process says of itself at its `/metrics`, now and then. */

export interface Reading {
  readonly residentMb: number;
  readonly heapMb: number;
  /** What its caches reckon to hold, on the heap and beside it. */
  readonly rememberedMb: number;
  /** Event loop delay since the previous reading, without the interval of sampling. */
  readonly loopDelayP99Ms: number;
  readonly processorSeconds: number;
}

/** Node's histogram holds the whole time between two looks, and looks every 10 ms. */
const LOOKED_AT_EVERY_MS = 10;

export async function readGauges(address: string): Promise<Reading> {
  const text = await (await fetch(address)).text();
  const of = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    residentMb: of('process_resident_memory_bytes') / 2 ** 20,
    heapMb: of('nodejs_heap_size_used_bytes') / 2 ** 20,
    rememberedMb: sumOf(text, 'kifu_remembered_bytes') / 2 ** 20,
    loopDelayP99Ms: Math.max(0, of('nodejs_eventloop_lag_p99_seconds') * 1000 - LOOKED_AT_EVERY_MS),
    processorSeconds: of('process_cpu_seconds_total'),
  };
}

/** Over all of its labels. */
const sumOf = (text: string, name: string): number =>
  [...text.matchAll(new RegExp(`^${name}\\{\\S+ (\\S+)$`, 'gm'))].reduce((sum, [, value]) => sum + Number(value), 0);
