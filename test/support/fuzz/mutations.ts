/** Good things bent in one place. */
import fc from 'fast-check';
import { odd } from './values.js';

/** The same value with something in it that is missing, doubled, null, or of another type. */
export const bent = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .record({ at: fc.nat(), how: fc.constantFrom('odd', 'odd', 'null', 'missing', 'doubled', 'wrapped'), other: odd })
    .map(({ at, how, other }) => {
      const places = placesIn(value);
      const place = places[at % places.length] ?? [];
      return changed(value, place, (part) => {
        if (how === 'odd') return other;
        if (how === 'null') return null;
        if (how === 'missing') return undefined;
        return how === 'doubled' ? [part, part] : { value: part };
      });
    });

type Place = readonly string[];

const placesIn = (value: unknown): readonly Place[] => {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, part]) => placesIn(part).map((rest) => [key, ...rest]))];
};

const changed = (value: unknown, [key, ...rest]: Place, change: (part: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((part, index): unknown => (String(index) === key ? changed(part, rest, change) : part));
  }
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: changed(record[key], rest, change) };
};

/** JSON as bytes, in about one of ten cases broken off, or of an encoding or a type that it is not. */
export const sent = (
  body: unknown,
): fc.Arbitrary<{ readonly bytes?: Uint8Array<ArrayBuffer>; readonly type: string }> => {
  if (body === undefined) return fc.constant({ type: '' });
  const bytes = Buffer.from(JSON.stringify(body) ?? '');
  const whole = fc.constant({ bytes, type: 'application/json' });
  const broken = fc.oneof(
    fc.nat({ max: bytes.length }).map((length) => ({ bytes: bytes.subarray(0, length), type: 'application/json' })),
    fc
      .constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-16', 'x')
      .map((type) => ({ bytes, type })),
    fc.constantFrom([0xff], [0xef, 0xbb, 0xbf], [0xed, 0xa0, 0x80], [0x00]).map((start) => ({
      bytes: Buffer.concat([Buffer.from(start), bytes]),
      type: 'application/json',
    })),
  );
  return fc.oneof({ weight: 19, arbitrary: whole }, { weight: 1, arbitrary: broken });
};

/** Headers that mean something here, with values that may mean nothing. */
export const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        'idempotency-key': fc.constantFrom('key-1', 'key-2', 'key-3', 'two words', 'x'.repeat(300), '\u00e9'),
        'if-none-match': fc.constantFrom('*', '"x"', 'W/"', '', ','),
        'last-event-id': fc.constantFrom('0', '5', '-1', '1.2', '99999999999999999999', 'x'),
        'x-request-id': fc.constantFrom('mine', '../..', 'x'.repeat(100)),
        accept: fc.constantFrom('text/html', '*/*', 'application/json;q=', 'text/event-stream', ''),
        'accept-language': fc.constantFrom('zh', '*'),
        origin: fc.constantFrom('https://elsewhere.example', 'null'),
      },
      { requiredKeys: [] },
    ),
  },
);
