/** Energy and power that texts add for one use alone (002 before 160.2). */
import { describe, expect, it } from 'vitest';
import { at as inBattle, inHand, move } from '../../../../../test/support/riftbound-battles.js';
import { activate, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { gearOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { gear, spell, unit } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

const draws = { kind: 'activated', name: 'use', costs: [{ pay: 'power', n: 1, of: 'any' }] } as const;
const cards = [
  gearOf('lantern', '{exhaust}: [Reaction] — [Add] {3}. Use only to play spells.'),
  gearOf('prism', '{exhaust}: [Reaction] — [Add] {any}. Use only to play spells.'),
  gearOf('anvil', '{exhaust}: [Reaction] — [Add] {any}. Use only to play gear or use gear abilities.'),
  gearOf('moon', '[Reaction] — {exhaust}: [Add] {2}. Spend this Energy only during showdowns.'),
  { ...spellOf('spark', 'Draw 1.'), energy: 2 },
  spell({ id: 'flare', energy: 0, power: 1 }),
  gear({ id: 'wheel', energy: 0, power: 1 }),
  gear({ id: 'crank', abilities: [{ ...draws, effect: { do: 'draw', count: 1 } }] }),
  unit({ id: 'scout', energy: 2 }),
  unit({ id: 'knight', energy: 0, power: 1 }),
  unit({ id: 'seer', abilities: [{ ...draws, effect: { do: 'draw', count: 1 } }] }),
  unitOf('page', 'When you play a spell, you may pay {1} to draw 1.'),
];
const table = (source: string, hand: readonly string[], board: readonly string[] = []) =>
  activate(open(cards, { p1: [source, ...board], p2: [] }, {}, { p1: inHand(...hand) }), source, 'use');
const poolOf = (at: Table) => at.player('p1');

describe('"use only to play spells"', () => {
  it('pays for a spell out of the pool, and what is left stays for spells', () => {
    const at = play(table('lantern', ['spark']), 'spark').answer('p1', { spellEnergy: 2 });
    expect([poolOf(at)['spellEnergy'], poolOf(at)['energy']]).toEqual([1, 0]);
    at.expectHappened('spent', { seat: 'p1', spent: { spellEnergy: 2 } });
  });
  it('pays for no unit, and for no text that resolves', () => {
    expect(() => play(table('lantern', ['scout']), 'scout')).toThrow('cost.not-payable');
    const at = play(table('lantern', ['spark'], ['page']), 'spark').answer('p1', { spellEnergy: 2 });
    for (let passes = 0; passes < 20 && at.state.pending[0]?.kind !== 'mayPay'; passes++)
      at.answer(at.state.pending[0]?.seat ?? '', { action: 'pass' });
    at.expectLegal('p1', ['no']);
  });
  it('is power of any domain for a spell, and for no unit or gear', () => {
    expect(poolOf(play(table('prism', ['flare']), 'flare').answer('p1', { spellPower: 1 }))['spellPower']).toBe(0);
    for (const card of ['knight', 'wheel'])
      expect(() => play(table('prism', [card]), card)).toThrow('cost.not-payable');
  });
  it('is lost as pools empty (161), and a pool without it has no entry', () => {
    const at = endTurn(table('lantern', []));
    expect([poolOf(at)['spellEnergy'], Object.keys(at.player('p2')).includes('spellEnergy')]).toEqual([0, false]);
  });
});

describe('"use only to play gear or use gear abilities"', () => {
  it.each(['wheel', 'crank'])('pays for %s', (card) => {
    const at =
      card === 'wheel'
        ? play(table('anvil', ['wheel']), 'wheel')
        : activate(table('anvil', [], ['crank']), 'crank', 'use');
    expect(poolOf(at.answer('p1', { gearPower: 1 }))['gearPower']).toBe(0);
  });
  it('pays for no unit, no spell, and no ability of a unit', () => {
    for (const card of ['knight', 'flare'])
      expect(() => play(table('anvil', [card]), card)).toThrow('cost.not-payable');
    expect(() => activate(table('anvil', [], ['seer']), 'seer', 'use')).toThrow('cost.not-payable');
  });
});

describe('"spend this Energy only during showdowns"', () => {
  it('pays for nothing outside of a showdown', () => {
    expect(() => play(table('moon', ['spark']), 'spark')).toThrow('cost.not-payable');
  });
  it('pays for a spell in a showdown', () => {
    const at = move(
      open(cards, { p1: ['m2', 'moon'], p2: [inBattle('m3', 'bridge')] }, { bridge: 'p2' }, { p1: inHand('spark') }),
      'p1',
      ['m2'],
      'bridge',
    );
    const paid = play(activate(at, 'moon', 'use'), 'spark').answer('p1', { showdownEnergy: 2 });
    expect(poolOf(paid)['showdownEnergy']).toBe(0);
  });
});
