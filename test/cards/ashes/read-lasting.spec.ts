/** Texts about what cannot be done, for a while or while a card is in play: a case inside, and one just outside. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';

import { record, spell, type Fields } from '../../support/ashes-records.js';
import { mine, PLAYED, tableWith, theirs } from '../../support/ashes-texts.js';
import { PASSES } from '../../support/ashes-windows.js';
import type { Table } from '../../support/table.js';

const HERO = { phoenixborn: [{ card: 'champion', as: 'hero' }] };
const use = (table: Table, ability = 'use') => table.answer('p1', { action: 'activate', card: 'used', ability });
const ready = (text: string) => spell('tried', 'Ready Spell', text);
const USED = { spellboard: [{ card: 'tried', as: 'used' }] };
const attack = (table: Table, target: string, unit = 'mine') =>
  table.answer('p1', { action: 'attack', target }).answer('p1', [unit]);

describe('a unit that cannot be blocked', () => {
  const text = '[[side]]: Choose a target unit you control. It cannot be blocked for the remainder of the turn.';
  const attacked = (asked: boolean) => {
    const table = tableWith(ready(text), { p1: { ...mine(), ...USED }, p2: { ...HERO, ...theirs() } });
    return attack(asked ? use(table) : table, 'hero');
  };
  it('is blocked by nothing, and otherwise the opponent is asked', () => {
    attacked(false).expectDecision({ p2: 'declareBlockers' });
    expect(attacked(true).marks('hero')).toEqual({ wounds: 1 });
  });
});

describe('a unit that cannot be guarded or guarded against', () => {
  const text = 'Haughty: This unit cannot be guarded or guarded against.';
  const guarded = (own: string, other: string) =>
    attack(
      tableWith(record('tried', { text }), {
        p1: { battlefield: [{ card: own, as: 'mine' }] },
        p2: { ...HERO, battlefield: [{ card: other, as: 'theirs' }] },
      }),
      'theirs',
    );
  it('is neither as an attacker nor as the target, and others are', () => {
    guarded('worker', 'worker').expectDecision({ p2: 'declareGuard' });
    guarded('tried', 'worker').expectDecision({ p2: 'counter' });
    guarded('worker', 'tried').expectDecision({ p2: 'counter' });
  });
});

describe('units of a title that cannot block', () => {
  const text =
    "You may play this spell after you declare attackers. Choose a target unexhausted unit an opponent controls. Units with that unit's current title cannot be declared as blockers for the remainder of the turn.";
  it('are those of the target alone', () => {
    const p2 = { ...HERO, battlefield: ['worker', 'worker', 'wisp'].map((card, at) => ({ card, as: `unit-${at}` })) };
    const table = tableWith(spell('tried', 'Reaction Spell', text, { cost: [] }), { p1: mine(), p2 });
    attack(table, 'hero').answer('p1', { react: 'tried' }).answer('p1', ['unit-0']);
    const attacker = table.id('mine');
    table.expectLegal('p2', [{}, { [attacker]: table.id('unit-2') }]);
  });
});

describe('a spell that keeps its place', () => {
  const text = 'While your draw pile is empty, this card cannot be discarded from your spellboard when you Meditate.';
  it('is discarded by no meditation, and another one is (meditate.1)', () => {
    const other = ready('');
    const spellboard = [
      { card: 'tried', as: 'used' },
      { card: 'free', as: 'free' },
    ];
    const table = tableWith(ready(text), { p1: { spellboard, drawPile: [], hand: [] } }, [
      { ...other, stub: 'free', name: 'Free' },
    ]);
    table.answer('p1', { action: 'meditate' });
    expect(table.legal('p1')).not.toContainEqual({ from: 'spellboard', card: table.id('used') });
    expect(table.legal('p1')).toContainEqual({ from: 'spellboard', card: table.id('free') });
    expect(table.refused('p1', { from: 'spellboard', card: 'used' }).code).toBe('answer.unknown-option');
  });
});

describe('reaction spells that nobody may play', () => {
  const ECHO = spell('echo', 'Reaction Spell', 'You may play this spell after a unit comes into play. Draw 1 card.', {
    cost: [],
  });
  const text = 'When this spell comes into play, you may draw 1 card. No player may play reaction spells.';
  const arriving = (spells: JsonRecord, others: readonly Fields[] = [ECHO]) =>
    tableWith(
      ready(text),
      {
        p1: { ...spells, hand: [{ card: 'worker', as: 'worker' }] },
        p2: { hand: [{ card: 'echo', as: 'echo' }] },
      },
      others,
    ).answer('p1', { action: 'play', card: 'worker' });
  it('are answers of no player as long as the spell is in play', () => {
    const allowed = arriving({}).answer('p1', { pass: true });
    expect(allowed.legal('p2')).toContainEqual({ react: allowed.id('echo') });
    const forbidden = arriving(USED).answer('p1', { pass: true });
    forbidden.expectLegal('p2', [...PASSES]);
  });
});

describe('damage to any Phoenixborn', () => {
  const text = 'After any Phoenixborn is dealt damage by a spell or ability, prevent 2 damage from being received.';
  const bolt = spell('bolt', 'Action Spell', 'Deal 3 damage to a target Phoenixborn an opponent controls.', {
    cost: ['[[main]]'],
  });
  const board = { ...USED, ...mine(), hand: [{ card: 'bolt', as: 'bolt' }] };
  it('is less by 2 if a spell deals it', () => {
    const table = tableWith(ready(text), { p1: board, p2: HERO }, [bolt]).answer('p1', {
      action: 'play',
      card: 'bolt',
    });
    expect(table.marks('hero')).toEqual({ wounds: 1 });
  });
  it('is not, if an attack deals it', () => {
    const table = attack(tableWith(ready(text), { p1: board, p2: HERO }, [bolt]), 'hero');
    expect(table.marks('hero')).toEqual({ wounds: 1 });
  });
});

describe('an attacker that an effect keeps back', () => {
  const text =
    '[[side]]: Choose a target unit. That unit cannot be declared as an attacker until the start of your next turn or the next round.';
  const turnOf = (asked: boolean) => {
    const table = tableWith(ready(text), { p1: { ...USED, hand: [{ card: 'worker', as: 'held' }] }, p2: theirs() });
    return (asked ? use(table) : table).answer('p1', { action: 'play', card: 'held' }).answer('p1', { action: 'end' });
  };
  it('cannot attack in the next turn of its player', () => {
    expect(JSON.stringify(turnOf(false).legal('p2'))).toContain('attack');
    expect(JSON.stringify(turnOf(true).legal('p2'))).not.toContain('attack');
  });
});

describe('a unit that can do nothing until the end of the next turn', () => {
  const text =
    'When this unit comes into play, choose a target unit an opponent controls. That unit cannot attack, block, or guard until the end of the next turn or the round.';
  it('does not attack in that turn, and no other unit is kept from it', () => {
    const p2 = { battlefield: ['theirs', 'other'].map((as) => ({ card: 'worker', as })) };
    const turnOf = (target: string) => {
      const table = tableWith(record('tried', { text }), { p1: HERO, p2 }).answer('p1', PLAYED).answer('p1', [target]);
      return table.answer('p1', { action: 'end' }).answer('p2', { action: 'attack', target: 'hero' });
    };
    const table = turnOf('theirs');
    expect(table.refused('p2', ['theirs']).code).toBe('answer.unknown-option');
    table.answer('p2', ['other']).expectHappened('attackersDeclared');
  });
});

describe('a conjuration that is hidden as it comes into play', () => {
  const text =
    'After a conjuration you control comes into play, you may place 2 exhaustion tokens on this spell. If you do, that unit cannot be targeted by attacks, spells, abilities, or dice powers an opponent controls until the start of your next turn or the next round.';
  const call = spell('call', 'Action Spell', 'Place a [[Wisp]] conjuration onto your battlefield.', {
    cost: ['[[main]]'],
    conjurations: [{ name: 'Wisp', stub: 'wisp' }],
  });
  const called = (answer: string) => {
    const p1 = { ...USED, ...mine(), hand: [{ card: 'call', as: 'call' }] };
    const table = tableWith(ready(text), { p1, p2: theirs() }, [call]).answer('p1', { action: 'play', card: 'call' });
    return table.answer('p1', answer).answer('p1', { action: 'end' });
  };
  const targets = (table: Table) =>
    table.legal('p2').flatMap((way) => (JSON.stringify(way).includes('attack') ? [way] : []));
  it('is attacked by no opponent until then, and the unit beside it is', () => {
    const hidden = called('yes');
    const wisp = hidden.find('p1', 'battlefield', 'wisp');
    expect(targets(hidden)).not.toContainEqual({ action: 'attack', target: wisp });
    expect(targets(hidden)).toContainEqual({ action: 'attack', target: hidden.id('mine') });
    expect(targets(called('no'))).toContainEqual({
      action: 'attack',
      target: called('no').find('p1', 'battlefield', 'wisp'),
    });
  });
});

describe('units that gain an ability until your next turn', () => {
  const text =
    '[[side]]: All units you currently control gain the following ability until the start of your next turn:\n\n* Armored 2: After this unit is dealt damage, prevent 2 damage from being received.';
  it('receive less damage, and a unit that comes later does not', () => {
    const hurt = spell('hurt', 'Action Spell', 'Deal 3 damage to all units.', { cost: ['[[side]]'] });
    const p1 = { ...USED, ...mine(), hand: [{ card: 'worker', as: 'late' }] };
    const table = use(tableWith(ready(text), { p1, p2: { hand: [{ card: 'hurt', as: 'hurt' }] } }, [hurt]));
    table.answer('p1', { action: 'play', card: 'late' }).answer('p1', { action: 'end' });
    table.answer('p2', { action: 'play', card: 'hurt' });
    for (let at = 0; at < 3 && table.state.pending[0]?.kind === 'nextOfSeveral'; at += 1)
      table.answer('p2', table.legal('p2')[0] ?? null);
    expect(table.cards('p1', 'battlefield')).toEqual(['worker']);
    expect(table.marks('mine')).toEqual({ wounds: 1 });
  });
});

describe('a target that an effect protects', () => {
  const text =
    "Choose a target unit you control. Until the start of your next turn, prevent all damage dealt to the chosen target by an opponent's attack, spell, ability, or dice power from being received.";
  const bolt = spell('bolt', 'Action Spell', 'Deal 1 damage to a target unexhausted unit an opponent controls.', {
    cost: ['[[main]]'],
  });
  const hurt = (chosen: string) => {
    const battlefield = ['mine', 'other'].map((as) => ({ card: 'worker', as }));
    const table = tableWith(
      spell('tried', 'Action Spell', text),
      { p1: { battlefield }, p2: { hand: [{ card: 'bolt', as: 'bolt' }] } },
      [bolt],
    );
    table.answer('p1', PLAYED).answer('p1', [chosen]).answer('p1', { action: 'end' });
    return table.answer('p2', { action: 'play', card: 'bolt' }).answer('p2', ['mine']).marks('mine');
  };
  it('receives none of it, and no other unit is protected', () => {
    expect([hurt('mine'), hurt('other')]).toEqual([{}, { wounds: 1 }]);
  });
});

describe('units of a name that cannot be targeted', () => {
  const text =
    '[[side]]: Draw 1 card.\n\nFocus 1: Until the start of your next turn or the next round, Wisps you control cannot be targeted by spells, abilities, or dice powers an opponent controls.';
  const bolt = spell('bolt', 'Action Spell', 'Deal 1 damage to a target unexhausted unit an opponent controls.', {
    cost: ['[[main]]'],
  });
  const bolted = (copies: number) => {
    const spellboard = Array.from({ length: copies }, (_, at) => ({
      card: 'tried',
      as: at === 0 ? 'used' : `copy-${at}`,
    }));
    const battlefield = [
      { card: 'wisp', as: 'tetra' },
      { card: 'worker', as: 'mine' },
    ];
    const p1 = { spellboard, battlefield, hand: [{ card: 'worker', as: 'held' }] };
    const table = use(tableWith(ready(text), { p1, p2: { hand: [{ card: 'bolt', as: 'bolt' }] } }, [bolt]));
    return table
      .answer('p1', { action: 'play', card: 'held' })
      .answer('p1', { action: 'end' })
      .answer('p2', { action: 'play', card: 'bolt' });
  };
  it('are targets of no spell of an opponent with Focus, and else they are', () => {
    const aimed = (table: Table) => JSON.stringify(table.legal('p2'));
    const without = bolted(1);
    expect(aimed(without)).toContain(without.id('tetra'));
    const focused = bolted(2);
    expect(aimed(focused)).not.toContain(focused.id('tetra'));
    expect(aimed(focused)).toContain(focused.id('mine'));
  });
});
