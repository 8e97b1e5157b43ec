/**
 * Goal: whatever cards the language takes, the engine can carry them out; every position on the way is sound. Method:
 * printed cards with parts of others in them (test/support/card-parts.ts), played at random. When it fails, the
 * language takes what the engine cannot do: either the schema says too little, or the engine asks for more than it
 * says.
 */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { games, openPosition } from '../../src/engine/index.js';
import { mixedCards, withPart } from '../support/card-parts.js';
import { kitOf } from '../support/games/kit.js';
import { pickFrom } from '../support/random-game.js';
import { requireSound } from '../support/sound-state.js';

const NAMES = ['mixed-1', 'mixed-2', 'mixed-3'];
const ACTIONS = 40;

describe.each(games)('%s', (game) => {
  it('plays with any cards that the language takes', () => {
    const seat = kitOf(game).seatWith(NAMES);
    fc.assert(
      fc.property(fc.tuple(...NAMES.map(() => mixedCards(game))), fc.noShrink(fc.nat()), (mixed, seed) => {
        const cards = mixed.map((card, index) => withPart(card, ['id'], NAMES[index] ?? ''));
        const opened = openPosition({ game, cards, seats: { p1: seat, p2: seat } });
        if (opened.kind === 'rejected') throw new Error(JSON.stringify(opened.faults));
        const { rules } = opened;
        const pick = pickFrom(seed);
        let { state } = opened;
        for (let actions = 0; actions < ACTIONS; actions += 1) {
          requireSound(rules, state, `after ${actions} actions`);
          const decision = state.pending[pick(state.pending.length)];
          if (decision === undefined) break;
          const answer = rules.sampleAnswer(state, decision.id, pick);
          const answers = [{ answer, decision: decision.id }];
          const next = rules.decide(state, { kind: 'answer', seat: decision.seat, answers });
          if (next.kind === 'rejected') throw new Error(next.message);
          ({ state } = next);
        }
      }),
    );
  });
});
