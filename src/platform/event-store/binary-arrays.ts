/**
 * Arrays as PostgreSQL reads them from the wire without parsing text: one dimension, each element behind its length. A
 * batch of appends goes in so; as text, every quote of every payload would be escaped here and undone there.
 */

type Values<T> = readonly (T | null | undefined)[];

const OID = { bytea: 17, int2: 21, int4: 23, text: 25, json: 114, timestamptz: 1184, uuid: 2950 } as const;

const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
const NO_VALUE = -1;
/** PostgreSQL counts microseconds from the year 2000. */
const EPOCH_MS = Date.UTC(2000, 0);

export const uuids = (values: Values<string>): Buffer =>
  array(OID.uuid, values, 16 * values.length, (to, value, at) => to.write(value.replaceAll('-', ''), at, 'hex'));

export const hashes = (hexes: Values<string>): Buffer =>
  array(OID.bytea, hexes, 32 * hexes.length, (to, value, at) => to.write(value, at, 'hex'));

export const ints = (values: Values<number>): Buffer =>
  array(OID.int4, values, 4 * values.length, (to, value, at) => to.writeInt32BE(value, at) - at);

export const smallints = (values: Values<number>): Buffer =>
  array(OID.int2, values, 2 * values.length, (to, value, at) => to.writeInt16BE(value, at) - at);

export const times = (isoTimes: Values<string>): Buffer =>
  array(
    OID.timestamptz,
    isoTimes,
    8 * isoTimes.length,
    (to, value, at) => to.writeBigInt64BE(microseconds(value), at) - at,
  );

export const texts = (values: Values<string>): Buffer => strings(OID.text, values);

export const jsons = (texts: Values<string>): Buffer => strings(OID.json, texts);

const microseconds = (iso: string): bigint => BigInt(Date.parse(iso) - EPOCH_MS) * 1000n;

function strings(oid: number, values: Values<string>): Buffer {
  const bytes = values.reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  );
  return array(oid, values, bytes, (to, value, at) => to.write(value, at));
}

/** `write` puts one value at its place and says how many bytes it took; `bytesMax` is what all of them may take. */
function array<T>(
  oid: number,
  values: Values<T>,
  bytesMax: number,
  write: (to: Buffer, value: T, at: number) => number,
): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + values.length * LENGTH_BYTES + bytesMax);
  const [dimensions, mayHoldNulls, firstIndex] = [1, 1, 1];
  let at = 0;
  for (const field of [dimensions, mayHoldNulls, oid, values.length, firstIndex]) at = buffer.writeInt32BE(field, at);
  for (const value of values) {
    const length = value === null || value === undefined ? NO_VALUE : write(buffer, value, at + LENGTH_BYTES);
    buffer.writeInt32BE(length, at);
    at += LENGTH_BYTES + Math.max(length, 0);
  }
  return buffer.subarray(0, at);
}
