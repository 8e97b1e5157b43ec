/**
 * Goal: a player can leave at each question of a card, and the others play on. Method: a game of three with mixed cards
 * (test/support/card-parts.ts), played at random; at a question by chance the player who is asked concedes. When it
 * fails, a frame cannot do without the answer of that player, or without what the answer would have named.
 */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { games, openPosition, rulesFor, type Command, type GameState, type Rules } from '../../src/engine/index.js';
import { mixedCards, withPart } from '../support/card-parts.js';
import { kitOf } from '../support/games/kit.js';
import { pickFrom, type Pick } from '../support/random-game.js';
import { tableOf } from '../support/random-table.js';
import { requireSound } from '../support/sound-state.js';

const NAMES = ['mixed-1', 'mixed-2', 'mixed-3'];
const ACTIONS = 60;
const LEAVES_ONCE_IN = 6;
/** A tenth of the usual number: a game of three takes long. */
const RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 150) / 10);

/** Outside of questions of the turn itself, where players concede in other properties. */
const mayLeave = ({ rules, state }: At, kind: string): boolean =>
  rules.compiled.decisions[kind]?.stepAtRest === undefined && state.seats.length > 2;
type At = { readonly rules: Rules; readonly state: GameState };

const nextCommand = (at: At, pick: Pick): Command | null => {
  const decision = at.state.pending[pick(at.state.pending.length)];
  if (decision === undefined) return null;
  const { id, seat, kind } = decision;
  if (mayLeave(at, kind) && pick(LEAVES_ONCE_IN) === 0) return { kind: 'concede', seat };
  return { kind: 'answer', seat, answers: [{ answer: at.rules.sampleAnswer(at.state, id, pick), decision: id }] };
};

const tables = games.flatMap((game) => {
  const rules = rulesFor(game);
  return rules === undefined || rules.seats.max < 3 ? [] : [{ game, format: tableOf(rules, 3).format }];
});

describe.each(tables)('$game', ({ game, format }) => {
  it('goes on without a player who leaves when asked by any card', () => {
    const seat = kitOf(game).seatWith(NAMES);
    fc.assert(
      fc.property(fc.tuple(...NAMES.map(() => mixedCards(game))), fc.noShrink(fc.nat()), (mixed, seed) => {
        const cards = mixed.map((card, index) => withPart(card, ['id'], NAMES[index] ?? ''));
        const opened = openPosition({ game, cards, format, seats: { p1: seat, p2: seat, p3: seat } });
        if (opened.kind === 'rejected') throw new Error(JSON.stringify(opened.faults));
        const { rules } = opened;
        const pick = pickFrom(seed);
        let { state } = opened;
        for (let actions = 0; actions < ACTIONS; actions += 1) {
          requireSound(rules, state, `after ${actions} actions`);
          const command = nextCommand({ rules, state }, pick);
          if (command === null) break;
          const next = rules.decide(state, command);
          if (next.kind === 'rejected') throw new Error(next.message);
          ({ state } = next);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
