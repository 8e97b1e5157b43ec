import { expect, it } from 'vitest';
import { rulesWith } from '../../../../src/engine/index.js';
import { bothPass, fftcgTable, forward } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import { tableOf, type Table } from '../../../support/table.js';

const deck = Array.from({ length: 50 }, (_, index) => ({ card: `c${index}`, count: 1 }));

/** The first turn of a whole game, in its Main Phase 1. */
const firstTurn = (): Table => {
  const rules = rulesWith(
    'fftcg',
    deck.map(({ card }) => forward({ id: card })),
  );
  const seats = ['p1', 'p2'].map((seat) => ({ seat, deck }));
  const created = rules?.create({ gameId: 'g1', format: 'constructed', seed: '2'.repeat(64), seats });
  if (rules === undefined || created?.kind !== 'decided') throw new Error('FF-TCG is one of the games');
  const at = tableOf(rules, created.state, created.log);
  for (const mulligan of [1, 2]) {
    const [open] = at.state.pending;
    if (open?.kind !== 'mulligan') throw new Error(`Mulligan ${mulligan} of two is asked`);
    at.answer(open.seat, 'keep');
  }
  return at;
};

rule('FF-TCG 9.2.1.3', () => {
  it('gives one card in the very first turn, and two in the first turn of the other player', () => {
    const at = firstTurn();
    const seat = at.state.turn.active;
    const other = seat === 'p1' ? 'p2' : 'p1';
    expect(at.log.filter((entry) => entry.kind === 'drawn' && entry['seat'] === seat)).toHaveLength(1);
    at.expectHappened('drawn', { cites: '9.2.1.3' });
    const [begun] = at.log.filter(({ kind, phase }) => kind === 'phaseBegan' && phase === 'active');
    expect(begun?.cites.map(({ rule: number }) => number)).toEqual(['9.1']);
    // Main Phase 1, the preparation of attacks, Main Phase 2 and the End Phase go by; then a hand of six is too large.
    for (let phase = 0; phase < 4; phase += 1) bothPass(at);
    at.answer(seat, at.legal(seat)[0] ?? []);
    expect(at.state.turn).toMatchObject({ active: other, number: 2 });
    expect([at.cards(seat, 'hand').length, at.cards(other, 'hand').length]).toEqual([5, 7]);
    at.expectHappened('drawn', { seat: other, cites: '9.2.1.1' });
  });

  it('gives two to the first player in every other turn', () => {
    const turn = { number: 2, active: 'p2', phase: 'main2' };
    const at = bothPass(bothPass(fftcgTable({}, [], { turn })));
    expect(at.state.turn).toMatchObject({ active: 'p1', number: 3 });
    expect(at.log.filter(({ kind }) => kind === 'drawn').map(({ seat }) => seat)).toEqual(['p1', 'p1']);
  });
});
