/**
 * Goal: a game of three or four goes on when any player leaves it, whatever is being decided at that moment.
 * Method: random games of the built-in decks; in the middle of an effect a player concedes at every tenth decision, at
 * an own one or at another's. The game must be able to go on to an end, without a trace of the player who left.
 */
import { describe, expect, it } from 'vitest';
import { builtInDecks, games, rulesFor, type Rules, type Session } from '../../src/engine/index.js';
import { kindOfZone } from '../../src/engine/kernel/index.js';
import { kitOf } from '../support/games/kit.js';
import { tableOf } from '../support/random-table.js';

const DECISIONS_MAX = 3_000;

/** A small generator of its own, so that a failing seed plays the same game again. */
const chooser = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % n;
  };
};

const begun = (rules: Rules, seed: number, pick: (n: number) => number): Session => {
  const decks = Object.values(builtInDecks(rules.game));
  const table = tableOf(rules, Math.min(3 + (seed % 2), rules.seats.max));
  const seats = table.seats.map((seat) => ({ seat, deck: decks[pick(decks.length)] ?? [] }));
  const created = rules.create({ gameId: `g${seed}`, ...table, seats, seed: seed.toString(16).padStart(64, '0') });
  if (created.kind === 'rejected') throw new Error(created.message);
  return rules.session(created.state);
};

const playing = ({ draft: { state } }: Session) => state.seats.filter((seat) => state.players[seat]?.['left'] !== true);

const ownedBy = (session: Session, seat: string) =>
  Object.values(session.draft.state.objects).filter(
    ({ owner, zone }) => owner === seat && !staying(session).includes(kindOfZone(zone)),
  );

const staying = ({ draft }: Session): readonly string[] => kitOf(draft.rules.game.id).staysBehind ?? [];

const submit = (session: Session, command: Parameters<Session['submit']>[0]): void => {
  const result = session.submit(command);
  if (result.kind === 'rejected') throw new Error(`${JSON.stringify(command)}: ${result.message}`);
};

describe.each(games.filter((game) => (rulesFor(game)?.seats.max ?? 0) > 2))('%s', (game) => {
  it.each(Array.from({ length: 24 }, (_, seed) => seed))('continues without players who leave (seed %i)', (seed) => {
    const rules = rulesFor(game);
    if (rules === undefined) throw new Error(`There is no game ${game}`);
    const pick = chooser(seed);
    const session = begun(rules, seed, pick);
    for (let decisions = 0; session.outcome === null && decisions < DECISIONS_MAX; decisions += 1) {
      const [open] = session.pending;
      if (open === undefined) throw new Error('a game that is not over waits for somebody');
      const seats = playing(session);
      expect(seats).toContain(open.seat);
      if (pick(open.kind === 'turnAction' ? 200 : 10) === 0) {
        const seat = seats[pick(seats.length)] ?? open.seat;
        submit(session, { kind: 'concede', seat });
        if (session.outcome === null) expect(ownedBy(session, seat)).toEqual([]);
      } else {
        const answer = session.sampleAnswer(open.id, pick);
        submit(session, { kind: 'answer', seat: open.seat, answers: [{ decision: open.id, answer }] });
      }
    }
    expect(session.outcome?.winners.length ?? 0).toBeLessThanOrEqual(1);
  });
});
