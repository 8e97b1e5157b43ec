import { expect, it } from 'vitest';
import { damage } from '../../../support/fftcg-damage.js';
import { openTable } from '../../../support/table.js';
import { bothPass, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 7.8.2', () => {
  it('puts one card of the deck into the Damage Zone for each point', () => {
    const at = damage(3, { deck: ['plain', 'other', 'plain', 'other'] });
    expect([at.cards('p2', 'damage'), at.cards('p2', 'deck')]).toEqual([['plain', 'other', 'plain'], ['other']]);
    at.expectHappened('playerDamaged', { seat: 'p2', cites: '7.8.2' });
  });
  it('has a player with seven there lose, and with six not', () => {
    expect(damage(1, { damage: 5 }).state.outcome).toBeNull();
    expect(damage(1, { damage: 6 }).state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'] });
  });
  it('asks for six in limited', () => {
    const blow = summon({ id: 'blow', cost: 0, effect: { do: 'damage-player', who: 'opponent', count: 1 } });
    const seats = { p1: { deck: 5, hand: [{ card: 'blow', as: 'blow' }] }, p2: { deck: 5, damage: 5 } };
    const at = openTable('fftcg', { format: 'limited', seats }, [blow]);
    bothPass(at.answer('p1', { action: 'cast-summon', card: 'blow' }));
    expect(at.state.outcome).toMatchObject({ losers: ['p2'] });
  });
});
