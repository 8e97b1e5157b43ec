/** Plays the attacker: who may not know what a hash covers must not be able to find it out by trying. */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type LogEntry, rulesFor, type Viewer } from '../../../src/engine/index.js';
import { recordedGame, storedEvents } from '../../support/recorded-game.js';
import { seenEvent } from '../../../src/modules/games/domain/seen-event.js';
import { reexecute } from '../../../src/modules/replays/domain/re-execution.js';
import { decodeMatchEvent } from '../../../src/modules/matches/domain/events.js';
import { setupOf } from '../../../src/modules/matches/domain/game-start.js';
import { logHash, NOTHING_BEFORE, proofIn } from '../../../src/modules/matches/domain/proof.js';

const rules = rulesFor('lorcana');
if (rules === undefined) throw new Error('the game comes with its rules');

const events = storedEvents(recordedGame({ seed: 7 }));
const { steps, started } = reexecute(events, () => rules);
const [opening] = steps;
const seed = opening?.state.seed ?? '';

/** A card that one seat alone has seen, and what the log would be if it were another one. */
const draws = steps.flatMap(({ version, log }) =>
  log.flatMap((entry, place) => {
    const card = entry.secret?.fields['card'];
    if (version === 1 || entry.secret === undefined || typeof card !== 'string') return [];
    const { secret } = entry;
    const seat = secret.seats.length === 1 ? secret.seats[0] : undefined;
    if (seat === undefined) return [];
    const as = (other: string): readonly LogEntry[] =>
      log.map((each, at) =>
        at === place ? { ...each, secret: { ...secret, fields: { ...secret.fields, card: other } } } : each,
      );
    return [{ version, seat, card, as }];
  }),
);

/** Every text in what a reader gets of the whole game: events, hashes, logs and boards. */
function readable(viewer: Viewer): readonly string[] {
  const told = events.map((event) => {
    const step = steps.find(({ version }) => version === event.version);
    const log = rules?.logFor(step?.log ?? [], viewer) ?? [];
    const view = step === undefined ? null : rules?.view(step.state, viewer);
    return [seenEvent(event, { viewer, isOpen: false, log }), log, view, step?.stateHash];
  });
  const texts = new Set(JSON.stringify(told).match(/(?<=")[^"\\]*(?=")/g));
  return [...texts];
}

describe('the hash of a log', () => {
  const candidates = [...new Set(started.seats.flatMap(({ cards }) => cards.map(({ card }) => card)))];
  const draw = draws.find(({ seat, version }) => seat === 'p1' && version > 5);
  if (draw === undefined) throw new Error('somebody draws a card');
  const at = events[draw.version - 1];
  const previous = events[draw.version - 2];
  const before = previous === undefined ? NOTHING_BEFORE : proofIn(decodeMatchEvent(previous));
  const { logHash: recorded } = (at?.payload ?? {}) as { logHash?: string };

  it('is confirmed by who knows the seed, for the one card that was drawn', () => {
    expect(candidates.length).toBeGreaterThan(10);
    const fitting = candidates.filter((card) => logHash({ seed }, before, draw.as(card)) === recorded);
    expect(fitting).toEqual([draw.card]);
  });

  it.each<Viewer>([{ kind: 'spectator' }, { kind: 'player', seat: 'p2' }, { kind: 'judge' }])(
    'singles no card out for who knows all but the secrets of chance: %j',
    (viewer) => {
      const texts = readable(viewer);
      expect(texts).toContain(recorded);
      expect(texts).not.toContain(seed);
      const keys = [...texts, '', NOTHING_BEFORE];
      const published = new Set(texts);
      const fitting = candidates.filter((card) => {
        const text = canonicalJson(draw.as(card));
        const guesses = keys.flatMap((key) => [
          ...(/^[0-9a-f]{64}$/.test(key) ? [logHash({ seed: key }, before, draw.as(card))] : []),
          createHash('sha256').update(key).update(text).digest('hex'),
          createHash('sha256').update(Buffer.from(key, 'hex')).update(text).digest('hex'),
          createHmac('sha256', key).update(Buffer.from(before, 'hex')).update(text).digest('hex'),
        ]);
        return guesses.some((guess) => published.has(guess));
      });
      expect(fitting).toEqual([]);
    },
    60_000,
  );

  it('has a secret key, also if chance is reported', () => {
    const reported = { ...started, randomness: { ...started.randomness, kind: 'asserted' as const } };
    const created = rules.create(setupOf(reported));
    expect(created.kind === 'decided' && created.state.seed).toBe(seed);
    expect(readable({ kind: 'judge' })).not.toContain(seed);
  });

  it('is another one for another seed, another past and another log', () => {
    const log = draw.as(draw.card);
    const hashes = [
      logHash({ seed }, before, log),
      logHash({ seed: 'ab'.repeat(32) }, before, log),
      logHash({ seed }, NOTHING_BEFORE, log),
      logHash({ seed }, before, []),
    ];
    expect(new Set(hashes).size).toBe(4);
    expect(() => logHash({ seed: null }, before, log)).toThrow('seed');
  });
});
