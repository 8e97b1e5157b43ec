/** Texts about attacks and battles: a case inside, and one just outside. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { builtIn } from '../../support/ashes.js';
import { record, spell } from '../../support/ashes-records.js';
import { mine, tableWith } from '../../support/ashes-texts.js';
import type { Table } from '../../support/table.js';

const HERO = { phoenixborn: [{ card: 'champion', as: 'hero' }] };
const unit = (card: string, as: string, more: JsonRecord = {}) => ({ card, as, ...more });
const onCard = (on: string, die = 'charm') => ({ diceOnCards: [{ card: die, on }] });
const sword = record('sword', { attack: 3, life: 9 });
const big = record('big', { attack: 2, life: 9 });
const attack = (table: Table, target: string, ...attackers: readonly string[]) =>
  table.answer('p1', { action: 'attack', target }).answer('p1', attackers);

describe('an attack value in battle (glossary.battle)', () => {
  const tame = 'Daunt 1: While this unit is in battle, the attack value of units in battle with it is reduced by 1.';
  const fought = (text: string, more: JsonRecord = {}) => {
    const p1 = { battlefield: [unit('sword', 'first'), unit('sword', 'second')] };
    const p2 = { ...HERO, battlefield: [unit('tried', 'subject')], ...more };
    const table = tableWith(record('tried', { text, attack: 2, life: 9 }), { p1, p2 }, [sword]);
    attack(table, 'hero', 'first', 'second').answer('p2', { [table.id('first')]: 'subject' });
    table.answer('p1', 'first').answer('p1', 'attack');
    return table;
  };
  it('is lower for the unit that battles this one, and for no other attacker', () => {
    const table = fought(tame);
    expect([table.marks('subject'), table.marks('first'), table.marks('hero')]).toEqual([
      { wounds: 2, exhaustion: 1 },
      { wounds: 2, exhaustion: 1 },
      { wounds: 3 },
    ]);
  });
  it('is higher against a unit with such a die, and not without one', () => {
    const exploit =
      'Pounce 2: While this unit is in battle with a unit with a charm die on it, the attack value of this unit is increased by 2.';
    const against = (die: JsonRecord) => {
      const p1 = { battlefield: [unit('sword', 'first'), unit('big', 'second')], ...die };
      const p2 = { ...HERO, battlefield: [unit('tried', 'subject')] };
      const table = tableWith(record('tried', { text: exploit, attack: 1, life: 9 }), { p1, p2 }, [sword, big]);
      attack(table, 'subject', 'first').answer('p2', 'none').answer('p2', 'counter').answer('p1', 'attack');
      return table.marks('first')?.['wounds'];
    };
    expect([against(onCard('first')), against(onCard('second')), against({})]).toEqual([3, 1, 1]);
  });
  it('is lower for attackers while they battle, and not for what they battle', () => {
    const text = 'While in battle, the attack value of all attacking units is reduced by 2.';
    const p1 = { battlefield: [unit('sword', 'first')], spellboard: ['tried'] };
    const p2 = { ...HERO, battlefield: [unit('big', 'theirs')] };
    const table = tableWith(spell('tried', 'Ready Spell', text), { p1, p2 }, [sword, big]);
    attack(table, 'theirs', 'first').answer('p2', 'none').answer('p2', 'counter').answer('p1', 'attack');
    expect([table.marks('theirs')?.['wounds'], table.marks('first')?.['wounds']]).toEqual([1, 2]);
  });
});

describe('an attacker that must be blocked (resolve.4)', () => {
  const text = 'Loud: This unit must be blocked, if able.';
  const at = (attackers: readonly string[], blockers: readonly JsonRecord[]) => {
    const battlefield = attackers.map((card, index) => unit(card, `${card}-${index}`));
    const p2 = { ...HERO, battlefield: blockers };
    const table = tableWith(record('tried', { text, attack: 1, life: 9 }), { p1: { battlefield }, p2 }, [big]);
    return attack(table, 'hero', ...battlefield.map(({ as }) => as));
  };
  it('is blocked by a unit of the choice of its player, and another attacker need not be', () => {
    const table = at(['tried', 'big'], [unit('big', 'one'), unit('big', 'two', { wounds: 1 })]);
    table.expectDecision({ p2: 'mustBlock' }).expectLegal('p2', [table.id('one'), table.id('two')]);
    table.answer('p2', 'two').expectDecision({ p2: 'declareBlockers' }).answer('p2', {});
    table.expectHappened('blockersDeclared', { objects: [table.id('two')], attackers: [table.id('tried-0')] });
  });
  it('is blocked by the only unit that can, and nobody is asked', () => {
    const table = at(['tried'], [unit('big', 'one'), unit('big', 'two', { exhaustion: 1 })]);
    table.expectHappened('blockersDeclared', { objects: [table.id('one')], attackers: [table.id('tried-0')] });
  });
  it('is not blocked where no unit can', () => {
    at(['tried'], [unit('big', 'one', { exhaustion: 1 })]).expectNotHappened('blockersDeclared');
  });
  it('is blocked, or another such attacker is, where there is one unit for both', () => {
    const at2 = () => at(['tried', 'tried'], [unit('big', 'one')]);
    at2().expectLegal('p2', [at2().id('one'), 'none']);
    const first = at2().answer('p2', 'one');
    first.expectHappened('blockersDeclared', { attackers: [first.id('tried-0')] });
    const second = at2().answer('p2', 'none');
    second.expectHappened('blockersDeclared', { attackers: [second.id('tried-1')] });
  });
  it('is blocked by a unit that leaves the one for the other that only that one can block', () => {
    const gigantic =
      'Gigantic 3: This unit cannot be blocked or guarded against by units with a life value of 3 or less.';
    const giant = record('giant', { text: `${gigantic}\n\n${text}`, attack: 1, life: 9 });
    const p1 = { battlefield: [unit('tried', 'first'), unit('giant', 'second')] };
    const p2 = { ...HERO, battlefield: [unit('big', 'tall'), unit('worker', 'small')] };
    const table = tableWith(record('tried', { text, attack: 1, life: 9 }), { p1, p2 }, [big, giant]);
    attack(table, 'hero', 'first', 'second').expectHappened('blockersDeclared', {
      objects: [table.id('small'), table.id('tall')],
      attackers: [table.id('first'), table.id('second')],
    });
  });
  it('is what a unit becomes by an alteration spell', () => {
    const inflame = `This unit now has the following ability:\n\n${text}`;
    const p1 = { ...mine(), attached: [{ card: 'tried', attachedTo: 'mine' }] };
    const p2 = { ...HERO, battlefield: [unit('worker', 'one')] };
    const table = tableWith(spell('tried', 'Alteration Spell', inflame), { p1, p2 });
    attack(table, 'hero', 'mine').expectHappened('blockersDeclared', { attackers: [table.id('mine')] });
  });
});

describe('a unit that some units cannot attack', () => {
  const text = 'Feral: This unit cannot be targeted by attacks from units with a divine die on them.';
  const at = (die: JsonRecord) => {
    const p1 = { battlefield: [unit('sword', 'first'), unit('sword', 'second')], ...die };
    const p2 = { ...HERO, battlefield: [unit('tried', 'subject')] };
    return tableWith(record('tried', { text }), { p1, p2 }, [sword]);
  };
  it('is attacked by the others alone (turn.main.attack.target)', () => {
    const table = at(onCard('first', 'divine')).answer('p1', { action: 'attack', target: 'subject' });
    table.expectLegal('p1', [[table.id('second')]]);
    at({})
      .answer('p1', { action: 'attack', target: 'subject' })
      .answer('p1', ['first'])
      .expectHappened('attackersDeclared');
  });
  it('is no target where all units have such a die', () => {
    const dice = { diceOnCards: ['first', 'second'].map((on) => ({ card: 'divine', on })) };
    const table = at(dice);
    expect(table.refused('p1', { action: 'attack', target: 'subject' }).code).toBe('answer.unknown-option');
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['first', 'second']);
    table.expectHappened('attackersDeclared');
  });
});

describe('a unit that some units neither block nor guard against', () => {
  const text =
    'You may play this spell after you declare attackers. Choose an attacking unit. For the remainder of the turn, the chosen unit cannot be blocked or guarded against by units with a divine die on them.';
  const at = (on: string, target: string) => {
    const p1 = { battlefield: [unit('sword', 'first')] };
    const p2 = {
      phoenixborn: [],
      battlefield: [unit('gate-keeper', 'guard'), unit('worker', 'other')],
      ...onCard(on, 'divine'),
    };
    const table = tableWith(
      spell('tried', 'Reaction Spell', text),
      { p1, p2: { ...HERO, ...p2, ...HERO } },
      [sword],
      builtIn('gate-keeper'),
    );
    attack(table, target, 'first').answer('p1', { react: 'tried' });
    return table;
  };
  it('is blocked by the others alone', () => {
    const table = at('guard', 'hero');
    expect(table.refused('p2', { [table.id('first')]: 'guard' }).code).toBe('answer.unknown-option');
    table.answer('p2', { [table.id('first')]: 'other' }).expectHappened('blockersDeclared');
    const outside = at('other', 'hero');
    outside.answer('p2', { [outside.id('first')]: 'guard' }).expectHappened('blockersDeclared');
  });
  it('is guarded against by the others alone', () => {
    expect(at('guard', 'other').refused('p2', 'guard').code).toBe('answer.unknown-option');
    at('other', 'other').answer('p2', 'guard').expectHappened('guardDeclared');
  });
});

describe('a unit that is hunted', () => {
  const text =
    'When this unit receives damage, place twice the normal number of wound tokens on it.\n\nWhile this unit is the target of an attack, no guard may be declared.';
  const at = (attached: string) => {
    const p1 = { battlefield: [unit('sword', 'first')] };
    const p2 = {
      ...HERO,
      battlefield: [unit('big', 'one'), unit('big', 'two')],
      attached: [{ card: 'tried', attachedTo: attached }],
    };
    return tableWith(spell('tried', 'Alteration Spell', text), { p1, p2 }, [sword, big]);
  };
  it('has two wounds for each damage, and nobody guards it (damage.step2)', () => {
    const table = attack(at('one'), 'one', 'first').answer('p2', 'no');
    expect([table.marks('one')?.['wounds'], table.marks('hero')]).toEqual([6, {}]);
  });
  it('is not another one, which is guarded and wounded as before', () => {
    const table = attack(at('two'), 'one', 'first').answer('p2', 'none').answer('p2', 'no');
    expect(table.marks('one')?.['wounds']).toBe(3);
  });
});
