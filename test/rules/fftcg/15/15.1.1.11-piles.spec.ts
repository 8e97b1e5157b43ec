import { expect, it } from 'vitest';
import { sequence } from '../../../support/fftcg-abilities.js';
import { castSummon } from '../../../support/fftcg-play.js';
import { bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const omen = summon({
  id: 'omen',
  cost: 0,
  effect: sequence(
    { do: 'top-of-deck', count: 5, as: 'top' },
    { do: 'reveal', objects: 'top' },
    { do: 'separate', objects: 'top', into: ['left', 'right'] },
    {
      do: 'choose-one',
      options: [
        { name: 'left', effect: { do: 'put', objects: 'left', zone: 'hand' } },
        { name: 'right', effect: { do: 'put', objects: 'right', zone: 'hand' } },
      ],
    },
  ),
});
const cards = [omen, ...['a', 'b', 'c', 'd', 'e'].map((id) => forward({ id }))];
const table = (...deck: readonly string[]) => {
  const p1 = { hand: [{ card: 'omen', as: 'omen' }], deck: deck.map((card) => ({ card, as: card })) };
  return bothPass(castSummon(fftcgTable({ p1 }, cards), 'omen'));
};
const piles = (left: string, right: string) =>
  Object.fromEntries([...[...left].map((id) => [id, 'left']), ...[...right].map((id) => [id, 'right'])]) as Record<
    string,
    string
  >;
const FIVE = ['a', 'b', 'c', 'd', 'e'] as const;

rule('FF-TCG 15.1.1.11.2', () => {
  it('puts each card into exactly one of the piles', () => {
    const at = table(...FIVE).expectDecision({ p1: 'separate' });
    expect(at.state.pending[0]?.cites.map((cite) => cite.rule)).toContain('15.1.1.11.2');
    expect(at.legal('p1')).toHaveLength(2 ** 5);
    at.expectRefused('p1', piles('abc', 'd'), 'answer.too-few', '15.1.1.11.2');
    at.answer('p1', piles('abcd', 'e')).answer('p1', 'right');
    expect(at.cards('p1', 'hand')).toEqual(['e']);
  });

  it('asks nothing where there are no cards', () => {
    table().expectDecision({ p1: 'chooseOne' });
  });
});

rule('FF-TCG 15.1.1.11.3', () => {
  it('makes a pile without cards', () => {
    const at = table(...FIVE)
      .answer('p1', piles('abcde', ''))
      .answer('p1', 'right');
    expect(at.cards('p1', 'hand')).toEqual([]);
    const other = table(...FIVE)
      .answer('p1', piles('', 'abcde'))
      .answer('p1', 'right');
    expect(other.cards('p1', 'hand')).toHaveLength(5);
  });

  it('makes one of a single card, on either side', () => {
    for (const side of ['left', 'right']) {
      const at = table('a')
        .expectLegal('p1', [{ a: 'left' }, { a: 'right' }])
        .answer('p1', { a: side });
      expect(at.answer('p1', 'left').cards('p1', 'hand')).toEqual(side === 'left' ? ['a'] : []);
    }
  });
});
