import { expect, it } from 'vitest';
import type { GameState } from '../../../../src/engine/index.js';
import { deckOf, riftboundRules } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const rules = riftboundRules();
const usedUp = (games: readonly GameState[]) => rules.usedUp?.(games);

type Without = { readonly [seat: string]: readonly string[] };

/** A game in which each player has chosen a battlefield: the first that they may. */
const chosen = (without: Without = {}, format = 'match'): GameState => {
  const seats = ['p1', 'p2'].map((seat) => ({ seat, deck: deckOf(), without: without[seat] ?? [] }));
  const created = rules.create({ gameId: 'g', format, seats, seed: '5e'.repeat(32) });
  if (created.kind === 'rejected') throw new Error(created.message);
  const session = rules.session(created.state);
  for (const { id: decision, seat, kind } of created.state.pending) {
    if (kind !== 'battlefield') continue;
    const answer = rules.sampleAnswer(created.state, decision, () => 0);
    const done = session.submit({ kind: 'answer', seat, answers: [{ decision, answer }] });
    if (done.kind === 'rejected') throw new Error(done.message);
  }
  return session.state();
};
const inPlay = (state: GameState, seat: string): readonly string[] =>
  (state.zones[`${seat}.battlefields`] ?? []).flatMap((id) => state.objects[id]?.definition ?? []);
const brought = ({ cards }: GameState, seat: string): readonly string[] =>
  Object.values(cards).flatMap(({ owner, definition }) =>
    owner === seat && ['meadow', 'bridge', 'tower'].includes(definition) ? [definition] : [],
  );

rule('Riftbound 459.5', () => {
  const first = chosen();
  const second = chosen(usedUp([first]));
  const third = chosen(usedUp([first, second]));

  it('leaves each player the battlefields that they have not used in the match', () => {
    expect(usedUp([first])).toEqual({ p1: inPlay(first, 'p1'), p2: inPlay(first, 'p2') });
    expect([first, second, third].map((game) => brought(game, 'p1').length)).toEqual([3, 2, 1]);
    const used = [first, second, third].flatMap((game) => inPlay(game, 'p1'));
    expect(used.toSorted()).toEqual(['bridge', 'meadow', 'tower']);
  });

  it('leaves all of them again when all have been used', () => {
    expect(usedUp([first, second, third])).toEqual({ p1: [], p2: [] });
    const fourth = chosen(usedUp([first, second, third]));
    expect(usedUp([first, second, third, fourth])).toEqual({ p1: inPlay(fourth, 'p1'), p2: inPlay(fourth, 'p2') });
  });

  it('uses up nothing before one is chosen, nor where chance picks them', () => {
    expect(usedUp([])).toEqual({});
    expect(usedUp([chosen({}, 'duel')])).toEqual({});
  });
});
