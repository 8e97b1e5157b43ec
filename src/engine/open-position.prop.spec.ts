/**
 * What comes from outside never breaks the engine: any JSON is answered with faults or with a running game, and cards that
 * the language takes play to the end of whatever is done with them. Such cards are made from printed ones by putting a
 * part of one where another has a part. If a case fails, the language takes what the engine cannot carry out: either the
 * schema says too little, or the engine asks for more than it says.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInCards, games, openPosition, readCards, type Json, type JsonRecord } from './index.js';

const game = games[0] ?? '';
const printed = Object.values(builtInCards(game)?.cards ?? {});
const isNode = (value: unknown): value is JsonRecord | readonly Json[] => typeof value === 'object' && value !== null;

type Place = { readonly path: readonly string[]; readonly value: Json };

/** Every place in a value, the value itself not. */
const placesIn = (value: Json, path: readonly string[] = []): readonly Place[] =>
  isNode(value)
    ? Object.entries(value).flatMap(([key, part]: [string, Json]) => [
        { path: [...path, key], value: part },
        ...placesIn(part, [...path, key]),
      ])
    : [];

const withPart = (value: Json, [key, ...rest]: readonly string[], part: Json): Json => {
  if (key === undefined) return part;
  const copy: Record<string, Json> | Json[] = Array.isArray(value)
    ? [...(value as Json[])]
    : { ...(value as JsonRecord) };
  const parts = copy as Record<string, Json>;
  parts[key] = withPart(parts[key] ?? null, rest, part);
  return copy;
};

const scripted = printed.filter(({ abilities }) => abilities.length > 0);
const allPlaces = scripted.map((card) => placesIn(card).filter(({ path }) => path[0] === 'abilities'));
/** Parts by the field they stand in: what stands in such a field elsewhere is likely to fit. */
const parts = new Map<string, Json[]>();
for (const { path, value } of allPlaces.flat()) {
  const key = path.at(-1) ?? '';
  parts.set(key, [...(parts.get(key) ?? []), value]);
}

const mixed: fc.Arbitrary<Json> = fc
  .tuple(fc.nat(scripted.length - 1), fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 4 }))
  .map(([index, swaps]) =>
    swaps.reduce<Json>(
      (card, [where, what]) => {
        const places = placesIn(card).filter(({ path }) => path[0] === 'abilities' && path.length > 2);
        const place = places[where % places.length];
        const fitting = parts.get(place?.path.at(-1) ?? '') ?? [];
        const part = fitting[what % fitting.length];
        return place === undefined || part === undefined ? card : withPart(card, place.path, part);
      },
      withPart(scripted[index] as Json, ['id'], 'mixed'),
    ),
  );

const open = (cards: Json, seats: Json): ReturnType<typeof openPosition> => openPosition({ game, cards, seats });

describe('a document from outside', () => {
  it('is answered, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (value) => {
        expect(openPosition(value).kind).toBe('rejected');
        expect(openPosition({ game, cards: [value], seats: { p1: {}, p2: {} } }).kind).toBe('rejected');
        openPosition({ game, seats: { p1: { play: value }, p2: value }, turn: value });
        readCards(game, value);
      }),
    );
  });

  it('is answered, whatever a part of a printed card is', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.jsonValue(), (which, where, value) => {
        const card = printed[which % printed.length] as Json;
        const places = placesIn(card);
        const faulty = withPart(card, places[where % places.length]?.path ?? [], value as Json);
        const opened = open([withPart(faulty, ['id'], 'faulty')], { p1: { play: ['faulty'] }, p2: {} });
        if (opened.kind === 'rejected') expect(opened.faults[0]?.path).toMatch(/^\/cards\/0/);
      }),
    );
  });

  it('plays with any cards that the language takes', () => {
    let taken = 0;
    fc.assert(
      fc.property(mixed, fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), (card, picks) => {
        if (readCards(game, [card]).kind === 'faults') return;
        taken += 1;
        const own = { hand: ['mixed', 'mixed', '1-7'], inkwell: 10, deck: 12 };
        const seats = { p1: { ...own, play: ['mixed', '1-22'] }, p2: { ...own, play: ['mixed', '1-22'] } };
        const opened = open([card], seats);
        if (opened.kind === 'rejected') throw new Error(JSON.stringify(opened.faults));
        let { state } = opened;
        for (const pick of picks) {
          const [decision] = state.pending;
          if (decision === undefined) break;
          const answer = opened.rules.sampleAnswer(state, decision.id, (n) => pick % n);
          const answers = [{ answer, decision: decision.id }];
          const next = opened.rules.decide(state, { kind: 'answer', seat: decision.seat, answers });
          if (next.kind === 'rejected') throw new Error(next.message);
          ({ state } = next);
        }
      }),
    );
    expect(taken, 'cards that the language takes').toBeGreaterThan(20);
  });
});
