import { expect, it } from 'vitest';
import { instead, target } from '../../../support/fftcg-abilities.js';
import { damage } from '../../../support/fftcg-damage.js';
import { castSummon } from '../../../support/fftcg-play.js';
import { bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 6.5.2', () => {
  it('puts the top card of the deck face up behind the others of the Damage Zone', () => {
    const at = damage(1, { deck: ['plain', 'other', 'other'], damage: ['other'] });
    expect(at.cards('p2', 'damage')).toEqual(['other', 'plain']);
    expect(at.cards('p2', 'deck')).toEqual(['other', 'other']);
    at.expectHappened('playerDamaged', { seat: 'p2', card: 'plain', cites: '6.5.2' });
  });

  it('puts as many there as there are points, one behind the other, and none for no damage', () => {
    const at = damage(2, { deck: ['plain', 'other', 'other'], damage: ['other'] });
    expect(at.cards('p2', 'damage')).toEqual(['other', 'plain', 'other']);
    expect(damage(0, { deck: ['plain', 'other'], damage: ['other'] }).cards('p2', 'damage')).toEqual(['other']);
  });

  it('names the card that deals it', () => {
    const at = damage(1, { deck: ['plain', 'other'] });
    const [spell] = at.log.flatMap(({ kind, object }) => (kind === 'stackTaken' ? [object] : []));
    expect(at.log.flatMap(({ kind, source }) => (kind === 'playerDamaged' ? [source] : []))).toEqual([[spell]]);
  });
});

rule('FF-TCG 6.5.3', () => {
  it('ends with the last card of this processing', () => {
    const at = damage(3, { deck: 5 });
    expect(at.cards('p2', 'damage')).toHaveLength(3);
    expect(at.log.filter(({ kind }) => kind === 'playerDamaged')).toHaveLength(3);
    at.expectHappened('damageProcessed', { seat: 'p2', amount: 3, cites: '6.5.3' });
  });

  it('ends earlier where the deck does, and that loses the game', () => {
    const at = damage(3, { deck: 2 });
    expect(at.log.filter(({ kind }) => kind === 'playerDamaged')).toHaveLength(2);
    at.expectHappened('damageBeyondDeck', { seat: 'p2' });
    expect(at.state.outcome).toMatchObject({ winners: ['p1'], reason: 'damage beyond the deck' });
  });

  it('goes on to the other points where an effect has kept one away', () => {
    const shelter = summon({
      id: 'shelter',
      cost: 0,
      effect: {
        do: 'float',
        once: true,
        until: 'endOfTurn',
        ability: instead('playerDamaged', { seat: { seat: 'you' } }, { with: 'nothing' }),
      },
    });
    const blow = summon({ id: 'blow', cost: 0, effect: { do: 'damage-player', who: 'you', count: 3 } });
    const hand = ['shelter', 'blow'].map((card) => ({ card, as: card }));
    const at = fftcgTable({ p1: { hand, deck: ['plain', 'plain', 'plain'] } }, [
      shelter,
      blow,
      forward({ id: 'plain' }),
    ]);
    bothPass(castSummon(bothPass(castSummon(at, 'shelter')), 'blow'));
    at.expectHappened('damageProcessed', { seat: 'p1', amount: 2 });
    expect(at.cards('p1', 'damage')).toEqual(['plain', 'plain']);
  });

  it('logs nothing else where nothing changes it, and nothing where there are no points', () => {
    const kinds = (count: number, deck: number) =>
      damage(count, { deck }).log.flatMap(({ kind }) => (/amage/.test(kind) ? [kind] : []));
    expect([kinds(1, 5), kinds(0, 5)]).toEqual([['playerDamaged', 'damageProcessed'], []]);
    expect(kinds(4, 2)).toEqual(['playerDamaged', 'playerDamaged', 'damageBeyondDeck', 'damageProcessed']);
  });
});

rule('FF-TCG 6.5.2.1', () => {
  it('deals all damage first, then carries out each EX Burst in order', () => {
    const at = damage(2, { deck: ['burst-a', 'burst-b', 'plain'], field: [{ card: 'plain', as: 'knight' }] });
    expect(at.cards('p2', 'damage')).toEqual(['burst-a', 'burst-b']);
    at.expectDecision({ p2: 'exBurst' }).expectNotHappened('exBurstUsed');
    at.answer('p2', 'yes').expectHappened('drawn', { seat: 'p2' }).expectDecision({ p2: 'exBurst' });
    at.answer('p2', 'yes').expectDecision({ p2: 'target' });
    expect(at.answer('p2', ['knight']).exists('knight')).toBe(false);
  });

  it('passes over one whose card an EX Burst before it has taken away', () => {
    const taking = forward({
      id: 'taking',
      abilities: [
        {
          kind: 'triggered',
          name: 'take',
          on: [{ event: 'entered' }],
          targets: [target({ zone: 'damage', of: 'you' })],
          effect: { do: 'put', objects: 'target', zone: 'hand' },
        },
      ],
      exBurst: { ability: 'take' },
    });
    const taken = (index: number) => {
      const at = damage(2, { deck: ['taking', 'burst-a', 'plain'] }, [taking]).answer('p2', 'yes');
      return at.answer('p2', (at.state.zones['p2.damage'] ?? []).slice(index, index + 1));
    };
    const at = taken(1).expectHappened('damageProcessed', { seat: 'p2', amount: 2 }).expectDecision({ p1: 'priority' });
    expect([at.cards('p2', 'damage'), at.cards('p2', 'hand')]).toEqual([['taking'], ['burst-a']]);
    taken(0).expectDecision({ p2: 'exBurst' });
  });

  it('asks by this rule, and by that of a damage value where there is one', () => {
    const rulesOf = (card: string) =>
      damage(1, { deck: [card, 'plain'], damage: 1 }, [summon({ id: 'timed', exBurst: { damage: 1 } })])
        .state.pending.flatMap(({ cites }) => cites)
        .map(({ rule: number }) => number);
    expect(rulesOf('burst-a')).toEqual(['11.10.2', '6.5.2.1']);
    expect(rulesOf('timed')).toEqual(['11.10.2', '6.5.2.1', '15.2.6.3', '15.2.6.3.1']);
  });
});
