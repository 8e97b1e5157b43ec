import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import { cast, opponent } from '../../../support/ashes-words.js';
import { choicesIn } from '../../../support/reported-chance.js';
import { rule } from '../../../support/rule.js';

const POOL = { activePool: dice('charm', 'power', 3) };

rule('Ashes prepare.1', () => {
  it('dice that a text rolls again stay in the active pool, and no others are rolled', () => {
    const table = cast({ do: 'reroll-dice', count: 2 }, { p1: { ...POOL, hand: [{ card: 'trick', as: 'trick' }] } });
    table.answer('p1', ['charm-power-1', 'charm-power-2']);
    table.expectHappened('diceRerolled', { seat: 'p1', cards: ['charm', 'charm'] });
    const [entry] = table.log.filter(({ kind }) => kind === 'diceRerolled');
    const level = (id: string) => ['basic', 'class', 'power'][Number(table.marks(id)['level'] ?? 0)];
    expect([level('charm-power-1'), level('charm-power-2')]).toEqual(entry?.['levels']);
    expect(level('charm-power-3')).toBe('power');
    expect(table.cards('p1', 'activePool')).toHaveLength(3);
  });
  it('dice that a text rolls again are one roll for each type, as a scorekeeper reports them', () => {
    const p1 = { activePool: [...dice('charm', 'power', 2), ...dice('natural', 'class', 1)] };
    const table = cast({ do: 'reroll-dice', count: 3 }, { p1: { ...p1, hand: [{ card: 'trick', as: 'trick' }] } });
    const [entry] = table.log.filter(({ kind }) => kind === 'diceRerolled');
    expect(entry?.['cards']).toEqual(['charm', 'charm', 'natural']);
    const levels = entry?.['levels'] as readonly string[];
    expect(choicesIn('ashes', table.log)).toEqual(
      new Map([
        ['roll/p1/charm/0', levels.slice(0, 2)],
        ['roll/p1/natural/0', levels.slice(2)],
      ]),
    );
  });
  it('the player of the effect chooses also among the dice of an opponent (dice-chosen)', () => {
    const table = cast(opponent({ do: 'reroll-dice', count: 2, player: 'player', upTo: true }), { p2: POOL });
    table.answer('p1', ['charm-power-3']).expectHappened('diceRerolled', { seat: 'p2', objects: ['charm-power-3'] });
  });
  it('none are rolled again, if the player says so or the pool is empty (resolve.2)', () => {
    const none = cast(opponent({ do: 'reroll-dice', count: 2, player: 'player', upTo: true }), { p2: POOL });
    none.answer('p1', []).expectNotHappened('diceRerolled');
    cast({ do: 'reroll-dice', count: 2 }).expectNotHappened('diceRerolled');
  });
});
