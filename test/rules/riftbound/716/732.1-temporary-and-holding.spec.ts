import { expect, it } from 'vitest';
import { DRAWS_AS_IT_DIES, SAVES_FRIENDS } from '../../../support/riftbound-abilities.js';
import { at, battleTable, passAll } from '../../../support/riftbound-battles.js';
import { chainOf, endTurn } from '../../../support/riftbound-play.js';
import { gear, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

/** Temporary, and draws as it dies. */
const fading = unit({
  id: 'fading',
  keywords: [{ keyword: 'temporary' }],
  abilities: [DRAWS_AS_IT_DIES],
});
const veiled = unit({ id: 'veiled', keywords: [{ keyword: 'hidden' }] });
const glass = gear({ id: 'glass', abilities: [SAVES_FRIENDS] });

rule('Riftbound 732.1', () => {
  /** p2's beginning phase starts with a Temporary unit at either battlefield, and another beside that at the meadow. */
  const two = () => {
    const board = [at('fading', 'bridge', { as: 'lone' }), at('fading', 'meadow', { as: 'guest' }), at('m1', 'meadow')];
    const facedown = [{ card: 'veiled', as: 'veiled', at: 'bridge', hiddenIn: 1 }];
    const seats = { p2: { facedown } };
    const table = battleTable(
      { p1: [], p2: board },
      { bridge: 'p2', meadow: 'p2' },
      { cards: [fading, veiled], seats },
    );
    return endTurn(table).expectDecision({ p2: 'triggerOrder' });
  };
  it('loses its battlefield and the facedown card before anything is held; the other is held', () => {
    const table = two();
    passAll(table.answer('p2', table.legal('p2')[0] ?? [])).expectHappened('scored', { object: 'meadow', by: 'hold' });
    expect(table.rulesOf('scored')).toHaveLength(1);
    expect([table.player('p2')['points'], table.cards('p2', 'facedown'), table.marks('bridge')]).toEqual([1, [], {}]);
  });
  it('resolves a Deathknell before the Temporary of another unit that waits', () => {
    const table = two();
    table.answer('p2', table.legal('p2')[0] ?? []);
    table.answer('p2', { action: 'pass' }).answer('p1', { action: 'pass' });
    expect([chainOf(table), table.cards('p2', 'hand')]).toEqual([['fading', 'fading'], []]);
    table.answer('p2', { action: 'pass' }).answer('p1', { action: 'pass' }).expectHappened('drawn', { seat: 'p2' });
    expect([table.exists('lone'), table.exists('guest')].filter(Boolean)).toHaveLength(1);
  });
  it('kills anew in the next turn who was saved in this one', () => {
    const cards = [fading, glass];
    const table = battleTable({ p1: [], p2: [at('fading', 'bridge'), 'glass'] }, { bridge: 'p2' }, { cards });
    passAll(endTurn(table));
    expect([table.marks('fading'), table.exists('glass')]).toEqual([{ exhausted: true }, false]);
    expect(table.player('p2')['points']).toBe(0);
    passAll(endTurn(endTurn(table, 'p2')));
    expect(table.exists('fading')).toBe(false);
  });
});
