import { expect, it } from 'vitest';
import { sequence } from '../../../support/fftcg-abilities.js';
import { castSummon } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const discard = summon({
  id: 'forget',
  cost: 0,
  effect: sequence(
    {
      do: 'each-chooses',
      of: 'all',
      choice: { do: 'choose', from: { zone: 'hand', whose: 'player' }, min: 2, max: 2, as: 'given', who: 'player' },
    },
    { do: 'discard', objects: 'given' },
  ),
});
const cards = [discard, forward({ id: 'plain', generic: true }), backup({ id: 'lamp' })];
const named = (list: readonly string[]) => list.map((as) => ({ card: 'plain', as }));

rule('FF-TCG 11.11.6', () => {
  it('fixes what the turn player discards, then the other, and discards all of it at once', () => {
    const p1 = { hand: [{ card: 'forget', as: 'it' }, ...named(['a', 'b']), 'lamp'] };
    const at = bothPass(castSummon(fftcgTable({ p1, p2: { hand: [...named(['x', 'y']), 'lamp'] } }, cards), 'it'));
    expect(at.state.pending[0]?.cites.map((cite) => cite.rule)).toContain('11.11.6');
    at.answer('p1', ['a', 'b']).expectNotHappened('discarded').expectDecision({ p2: 'choose' });
    at.answer('p2', ['x', 'y']);
    expect(at.log.filter(({ kind }) => kind === 'discarded').map(({ seat }) => seat)).toEqual(['p1', 'p1', 'p2', 'p2']);
    expect([at.cards('p1', 'hand'), at.cards('p2', 'hand')]).toEqual([['lamp'], ['lamp']]);
  });

  it('takes from either what there is', () => {
    const p1 = { hand: [{ card: 'forget', as: 'it' }, ...named(['a', 'b', 'c'])] };
    const at = bothPass(castSummon(fftcgTable({ p1, p2: { hand: ['lamp'] } }, cards), 'it'));
    // A player with fewer is asked all the same: the number of cards in a hand is public, their faces are not.
    at.answer('p1', ['a', 'c'])
      .expectNotHappened('discarded')
      .answer('p2', at.legal('p2')[0] ?? []);
    expect(at.log.filter(({ kind }) => kind === 'discarded').map(({ seat }) => seat)).toEqual(['p1', 'p1', 'p2']);
    expect([at.cards('p1', 'hand'), at.cards('p2', 'hand')]).toEqual([['plain'], []]);
  });
});
