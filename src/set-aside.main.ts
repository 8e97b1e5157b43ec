/**
 * `npm run set-aside`: lists the streams that followers of the record have set aside because they could not take an
 * event, and the events that they pass over. `-- retry [CONSUMER [STREAM]]` has them tried at once; `-- skip CONSUMER
 * STREAM
 * --reason TEXT` has the consumer pass over the event and go on with the stream. A running Kifu does both within ten
 *   seconds.
 */
import { parseArgs } from 'node:util';
import { withDatabase } from './boot/open-database.js';
import { SetAsideStreams } from './platform/projections/index.js';

const USAGE = [
  'npm run set-aside',
  'npm run set-aside -- retry [CONSUMER [STREAM]]',
  'npm run set-aside -- skip CONSUMER STREAM --reason TEXT',
];
const LISTED_MAX = 1_000;
const REASON_MAX = 500;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Act = (streams: SetAsideStreams) => Promise<number>;

const act = asked();
if (act === null) {
  USAGE.forEach((line) => console.error(line));
  process.exitCode = 2;
} else {
  process.exitCode = await withDatabase((pools) => act(new SetAsideStreams(pools))).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  });
}

/** Null where the words make no sense. */
function asked(): Act | null {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
    const [verb, consumer, stream, ...rest] = positionals;
    const { reason } = values;
    if (rest.length > 0 || (stream !== undefined && !UUID.test(stream))) return null;
    if (verb === undefined) return list;
    if (verb === 'retry') return retry(consumer ?? null, stream ?? null);
    if (verb !== 'skip' || consumer === undefined || stream === undefined || !isReason(reason)) return null;
    return skip(consumer, stream, reason);
  } catch {
    return null;
  }
}

function isReason(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '' && text.length <= REASON_MAX;
}

/** 1 where something is set aside. */
async function list(streams: SetAsideStreams): Promise<number> {
  const waiting = await streams.list(LISTED_MAX);
  for (const { consumer, stream, version, type, message, since, tries, retryAt } of waiting) {
    const times = `since ${since.toISOString()}, ${tries} tries, next ${retryAt.toISOString()}`;
    console.log(`${consumer} ${stream}/${version} ${type}: ${message} (${times})`);
  }
  for (const { consumer, stream, version, reason, skippedAt } of await streams.skipped(LISTED_MAX)) {
    console.log(`${consumer} ${stream}/${version} is skipped since ${skippedAt.toISOString()}: ${reason}`);
  }
  if (waiting.length === 0) console.log('No stream is set aside.');
  return waiting.length === 0 ? 0 : 1;
}

function retry(consumer: string | null, stream: string | null): Act {
  return async (streams) => {
    console.log(`Retried at once: ${await streams.retry(consumer, stream)}.`);
    return 0;
  };
}

function skip(consumer: string, stream: string, reason: string): Act {
  return async (streams) => {
    const version = await streams.skip(consumer, stream, reason);
    if (version === null) console.error(`'${consumer}' has not set ${stream} aside.`);
    else console.log(`'${consumer}' skips ${stream}/${version} and continues the stream.`);
    return version === null ? 1 : 0;
  };
}
