/** Texts that list attacks, spells, abilities and dice powers: a counter is in the list only if the text says so. */
import { describe, expect, it } from 'vitest';
import { record, spell, type Fields } from '../../support/ashes-records.js';
import { PLAYED, tableWith } from '../../support/ashes-texts.js';
import type { Table } from '../../support/table.js';

const HERO = { phoenixborn: [{ card: 'champion', as: 'hero' }] };
const strong = record('strong', { attack: 3, life: 9 });
const bolt = spell('bolt', 'Action Spell', 'Deal 1 damage to a target unit.', { cost: ['[[main]]'] });
const unit = (card: string, as: string) => ({ battlefield: [{ card, as }] });
const end = (table: Table, seat: 'p1' | 'p2') => table.answer(seat, { action: 'end' });

const unguarded = (table: Table) =>
  table.state.pending[0]?.kind === 'declareGuard' ? table.answer('p2', 'none') : table;
const countered = (table: Table, counters: 'counter' | 'no' = 'counter') => {
  unguarded(table).answer('p2', counters);
  return counters === 'no' ? table : table.answer('p1', 'attack');
};
/** The unit of p1 attacks that of p2, which counters or not. */
const attackedUnit = (table: Table, counters: 'counter' | 'no' = 'counter') =>
  countered(table.answer('p1', { action: 'attack', target: 'theirs' }).answer('p1', ['mine']), counters);

describe('an ally that was destroyed by what an opponent controls', () => {
  const text =
    'You may play this spell after an ally you control is destroyed as a result of an attack, spell, ability, or dice power an opponent controls. Place that ally into your hand. Deal 4 damage to a target unit that opponent controls.';
  const tried = spell('tried', 'Reaction Spell', text);
  const more = [strong, { ...bolt, text: 'Deal 3 damage to a target unit.' }];
  const returned = (table: Table, seat: 'p1' | 'p2') => {
    table.answer(seat, { react: seat === 'p1' ? 'tried' : 'answer' });
    return [table.cards(seat, 'battlefield'), table.cards(seat, 'hand')];
  };
  it('returns to hand after an attack', () => {
    const p2 = { ...unit('worker', 'theirs'), hand: [{ card: 'tried', as: 'answer' }] };
    const table = tableWith(tried, { p1: unit('strong', 'mine'), p2 }, more);
    expect(returned(attackedUnit(table, 'no'), 'p2')).toEqual([[], ['worker']]);
    expect(table.marks('mine')).toMatchObject({ wounds: 4 });
  });
  it('returns to hand after a spell', () => {
    const p2 = { ...unit('strong', 'theirs'), hand: [{ card: 'bolt', as: 'bolt' }] };
    const table = tableWith(tried, { p1: unit('worker', 'mine'), p2 }, more);
    end(table.answer('p1', { action: 'pass' }), 'p1');
    table.answer('p2', { action: 'play', card: 'bolt' }).answer('p2', ['mine']);
    expect(returned(table, 'p1')).toEqual([[], ['worker']]);
  });
  it('does not return after a counter (glossary.attack, glossary.counter.1)', () => {
    const table = tableWith(tried, { p1: unit('worker', 'mine'), p2: unit('strong', 'theirs') }, more);
    attackedUnit(table).expectHappened('destroyed', { by: 'counter' }).expectDecision({ p1: 'turnAction' });
    expect(table.cards('p1', 'hand')).toEqual(['tried']);
  });
});

describe('a unit whose text lists the counter too', () => {
  const last = (list: string) =>
    `Last 1: When this unit is destroyed as a result of ${list} an opponent controls, draw 1 card.`;
  const drawn = (list: string) => {
    const fields = record('tried', { text: last(list), life: 1 });
    const table = tableWith(fields, { p1: unit('tried', 'mine'), p2: unit('strong', 'theirs') }, [strong]);
    return attackedUnit(table).cards('p1', 'hand').length - 1;
  };
  it('hears that a counter has destroyed it, and with the attack alone it does not', () => {
    expect(drawn('a spell, attack, counter, ability, or dice power')).toBe(1);
    expect(drawn('an attack, spell, ability, or dice power')).toBe(0);
  });
});

describe('a target that an effect protects until the next turn', () => {
  const text =
    "Choose a target unit or Phoenixborn you control. Until the start of your next turn or the next round, prevent all damage dealt to the chosen target by an opponent's attack, spell, ability, or dice power from being received.";
  const tried = { ...spell('tried', 'Action Spell', text) };
  const guarded = (
    p2: { readonly [zone: string]: readonly { readonly card: string; readonly as: string }[] },
    cards: readonly Fields[],
  ) =>
    tableWith(
      tried,
      { p1: { ...unit('worker', 'mine'), hand: [{ card: 'own', as: 'own' }] }, p2: { ...HERO, ...p2 } },
      cards,
    )
      .answer('p1', PLAYED)
      .answer('p1', ['mine']);
  const own = spell('own', 'Action Spell', 'Deal 1 damage to a target unit.', { cost: ['[[side]]'] });
  it('receives nothing of an attack of an opponent', () => {
    const table = end(guarded(unit('worker', 'theirs'), [own]), 'p1');
    table.answer('p2', { action: 'attack', target: 'mine' }).answer('p2', ['theirs']);
    if (table.state.pending[0]?.kind === 'declareGuard') table.answer('p1', 'none');
    table.answer('p1', 'no').expectHappened('damagePrevented');
    expect(table.marks('mine')).toEqual({});
  });
  it('receives what its own player deals', () => {
    const table = guarded({}, [own]).answer('p1', { action: 'play', card: 'own' });
    expect(table.marks('mine')).toEqual({ wounds: 1 });
  });
  it('receives what a spell of the opponent deals after the start of the next turn of its player', () => {
    const hand = ['one', 'two'].map((as) => ({ card: 'bolt', as }));
    const table = end(guarded({ hand }, [own, bolt]), 'p1');
    const bolted = (as: string) => table.answer('p2', { action: 'play', card: as }).marks('mine');
    expect(bolted('one')).toEqual({});
    end(table, 'p2');
    end(table.answer('p1', { action: 'pass' }), 'p1');
    expect(bolted('two')).toEqual({ wounds: 1 });
  });
});

describe('an attacker that an effect protects', () => {
  const text =
    "You may play this spell after you declare attackers. Choose a target unit you control. Until the start of your next turn, prevent all damage dealt to the chosen target by an opponent's attack, spell, ability, or dice power from being received.";
  it('receives what a counter deals (glossary.counter.1)', () => {
    const table = tableWith(
      spell('tried', 'Reaction Spell', text),
      { p1: unit('strong', 'mine'), p2: unit('strong', 'theirs') },
      [strong],
    );
    table.answer('p1', { action: 'attack', target: 'theirs' }).answer('p1', ['mine']);
    countered(table.answer('p1', { react: 'tried' }));
    expect(table.marks('mine')).toMatchObject({ wounds: 3 });
  });
});
