import { expect, it } from 'vitest';
import { each, powerIs, lord, sequence } from '../../../support/fftcg-abilities.js';
import { castSummon } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const standard = (id: string, to: number) =>
  backup({ id, abilities: [{ ...lord({ is: ['forward'] }, powerIs(to)), name: `standard-${to}` }] });
const cards = [
  standard('high', 9000),
  standard('low', 2000),
  backup({ id: 'lamp' }),
  forward({ id: 'knight' }),
  summon({
    id: 'raise',
    cost: 0,
    effect: each({ zone: 'break', of: 'you', is: ['backup'] }, { do: 'play-onto-field', objects: 'all' }),
  }),
];
const table = (...fallen: readonly string[]) => {
  const p1 = {
    hand: [{ card: 'raise', as: 'raise' }],
    field: [{ card: 'knight', as: 'knight' }],
    break: fallen.map((card) => ({ card, as: card })),
  };
  return bothPass(castSummon(fftcgTable({ p1 }, cards), 'raise'));
};
const power = (at: ReturnType<typeof table>) => at.facts('knight').numbers['power'];

rule('FF-TCG 11.12.4.11', () => {
  it('has the turn player say in which order cards count that enter at once', () => {
    const at = table('high', 'low').expectDecision({ p1: 'timestampOrder' });
    at.expectLegal('p1', [
      ['high', 'low'],
      ['low', 'high'],
    ]);
    expect(at.state.pending[0]?.cites.map((cite) => cite.rule)).toContain('11.12.4.11');
    expect(power(at.answer('p1', ['low', 'high']))).toBe(9000);
    expect(power(table('high', 'low').answer('p1', ['high', 'low']))).toBe(2000);
  });

  it('asks nobody where the turn player does not see all of them', () => {
    const own = (list: readonly string[]) => list.map((card) => ({ card, as: card }));
    /** In p1's turn p2 puts Backups of the hand, of the Break Zone, or of both onto the field. */
    const entering = (hand: readonly string[], fallen: readonly string[]) => {
      const all = (zone: string) => ({ do: 'all', from: { zone, of: 'you', is: ['backup'] }, as: zone }) as const;
      const hurry = summon({
        id: 'hurry',
        cost: 0,
        effect: sequence(all('hand'), all('break'), {
          do: 'play-onto-field',
          objects: hand.length === 0 ? 'break' : 'hand',
        }),
      });
      const p2 = { hand: own(['hurry', ...hand]), break: own(fallen) };
      const at = fftcgTable({ p2 }, [...cards, hurry]).answer('p1', PASS);
      return at.answer('p2', { action: 'cast-summon', card: 'hurry' }).answer('p2', PASS).answer('p1', PASS);
    };
    const hidden = entering(['high', 'low'], []).expectDecision({ p1: 'priority' });
    expect(hidden.cards('p2', 'field')).toEqual(['high', 'low']);
    entering([], ['high', 'low']).expectDecision({ p1: 'timestampOrder' });
  });

  it('asks nobody where at most one of them has a field ability', () => {
    const at = table('high', 'lamp').expectDecision({ p1: 'priority' });
    expect(power(at)).toBe(9000);
  });
});
