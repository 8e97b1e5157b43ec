/** Texts of which few are alike: a case inside, and one just outside. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { dice } from '../../support/ashes.js';
import { record, spell } from '../../support/ashes-records.js';
import { cast, mine, PLAYED, tableWith, theirs } from '../../support/ashes-texts.js';
import type { Table } from '../../support/table.js';

const HERO = { phoenixborn: [{ card: 'champion', as: 'hero' }] };
const end = (table: Table, seat: 'p1' | 'p2') => table.answer(seat, { action: 'end' });
const passes = (table: Table, seat: 'p1' | 'p2') => end(table.answer(seat, { action: 'pass' }), seat);

describe('what happens at the end of the next turn', () => {
  const text = 'At the end of the next turn this round, deal 1 damage to all units you control.';
  it('does not happen in this turn, and once in the next one', () => {
    const table = cast(text, { p1: mine() });
    expect(end(table, 'p1').marks('mine')).toEqual({});
    expect(passes(table, 'p2').marks('mine')).toEqual({ wounds: 1 });
    table.answer('p1', { action: 'pass' });
    expect(end(table, 'p1').cards('p1', 'battlefield')).toEqual(['worker']);
  });
  it('does not happen in a later turn, if the player of the next turn leaves in it (multi.4)', () => {
    const table = end(cast(text, { p1: mine(), p2: {}, p3: {} }), 'p1');
    table.expectDecision({ p2: 'turnAction' }).concede('p2').expectDecision({ p3: 'turnAction' });
    table.answer('p3', { action: 'pass' }).answer('p3', { action: 'end' });
    expect([table.state.effects, table.marks('mine')]).toEqual([[], {}]);
  });
});

describe('an ability that may not be activated', () => {
  const text = "While you control an ally, you cannot activate your Phoenixborn's ability.";
  const master = {
    ...record('master', {
      type: 'Phoenixborn',
      text: 'Call: [[side]]: Draw 1 card.',
      life: 15,
      battlefield: 6,
      spellboard: 4,
    }),
    cost: undefined,
  };
  const at = (of: 'p1' | 'p2', attached: boolean) => {
    const host = of === 'p1' ? 'own' : 'other';
    const own = { phoenixborn: [{ card: 'master', as: 'own' }], battlefield: ['worker'] };
    const other = { phoenixborn: [{ card: 'master', as: 'other' }], battlefield: ['worker'] };
    const on = attached ? { attached: [{ card: 'tried', attachedTo: host }] } : {};
    const seats = { p1: { ...own, ...(of === 'p1' && on) }, p2: { ...other, ...(of === 'p2' && on) } };
    return tableWith(spell('tried', 'Alteration Spell', text), seats, [master]);
  };
  const USE = { action: 'activate', card: 'own', ability: 'call' };
  it('is that of the Phoenixborn of the player, and no other', () => {
    expect(at('p1', true).refused('p1', USE).code).toBe('ability.forbidden');
    at('p2', true).answer('p1', USE).expectHappened('drawn');
    at('p1', false).answer('p1', USE).expectHappened('drawn');
  });
});

describe('damage that cannot be prevented', () => {
  const text =
    'Virulent: While you control an ally, damage dealt by this unit by attacking or countering cannot be prevented.';
  const ward = spell(
    'ward',
    'Reaction Spell',
    'You may play this spell after a unit or Phoenixborn you control is dealt damage. Prevent 5 damage from being received.',
    { cost: [] },
  );
  const hit = (card: string) => {
    const p2 = { ...HERO, hand: [{ card: 'ward', as: 'ward' }] };
    const table = tableWith(record('tried', { text }), { p1: { battlefield: [{ card, as: 'unit' }] }, p2 }, [ward]);
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['unit']);
    table.answer('p2', { react: 'ward' });
    return table.marks('hero');
  };
  it('is that of the unit in battle, and not that of another (damage.step1)', () => {
    expect([hit('tried'), hit('worker')]).toEqual([{ wounds: 2 }, {}]);
  });
});

describe('the first player token', () => {
  const text = 'You may give the first player token to a player of your choice.';
  const first = (table: Table) => [table.state.players['p1']?.['first'], table.state.players['p2']?.['first']];
  it('goes to the player who is chosen, or stays (endround.2)', () => {
    expect(first(cast(text).answer('p1', 'yes').answer('p1', 'p2'))).toEqual([0, 1]);
    expect(first(cast(text).answer('p1', 'no'))).toEqual([1, 0]);
  });
});

describe('tokens of all kinds that are removed', () => {
  const text =
    'Remove all tokens from a target unit you control with 1 or more status tokens on it or alteration spells attached to it. If 4 or more tokens were removed, deal 1 damage to a target unit an opponent controls.';
  const removed = (more: JsonRecord) => cast(text, { p1: mine(more), p2: theirs() });
  it('count together', () => {
    const table = removed({ status: 1, wounds: 1, exhaustion: 2 });
    expect([table.marks('mine'), table.marks('theirs')]).toEqual([{}, { wounds: 1 }]);
  });
  it('are too few, or the unit is no target', () => {
    const few = removed({ status: 2, wounds: 1 });
    expect([few.marks('mine'), few.marks('theirs')]).toEqual([{}, {}]);
    expect(removed({ wounds: 1, exhaustion: 3 }).marks('mine')).toEqual({ wounds: 1, exhaustion: 3 });
  });
  it('are also those of a unit with an alteration spell', () => {
    const p1 = { ...mine({ exhaustion: 4 }), attached: [{ card: 'chain', attachedTo: 'mine' }] };
    expect(cast(text, { p1, p2: theirs() }).marks('theirs')).toEqual({ wounds: 1 });
  });
});

describe('a card that is discarded to find another one of its cost', () => {
  const text =
    'Discard 1 card from your hand with a magic play cost of 1 or more. Search your discard pile for another card with a magic play cost of X and place it into your hand. Deal X damage to a target unit.\n\nX = the magic play cost of the discarded card.';
  const cheap = record('cheap', { cost: ['[[main]]', '1 [[natural:class]]'] });
  const twin = { ...cheap, stub: 'twin', name: 'The twin' };
  it('has that cost, and the card that is found has it as well', () => {
    const p1 = {
      hand: [
        { card: 'cheap', as: 'cheap' },
        { card: 'worker', as: 'free' },
      ],
      discardPile: ['wisp-tamer', 'twin'],
    };
    const table = tableWith(spell('tried', 'Action Spell', text), { p1, p2: theirs() }, [cheap, twin]).answer(
      'p1',
      PLAYED,
    );
    expect(table.cards('p1', 'hand')).toEqual(['worker', 'twin']);
    expect(table.marks('theirs')).toEqual({ wounds: 1 });
  });
  it('must be in hand: else nothing is found', () => {
    const p1 = { hand: [{ card: 'worker', as: 'free' }], discardPile: ['worker'] };
    const table = tableWith(spell('tried', 'Action Spell', text), { p1, p2: theirs() }).answer('p1', PLAYED);
    expect([table.cards('p1', 'hand'), table.marks('theirs')]).toEqual([['worker'], {}]);
  });
});

describe('an ability for a turn, with Focus behind it (focus.2)', () => {
  const text =
    '[[side]]: Choose a target unit you control to gain the following ability for the remainder of the turn:\n\nTerrifying 1: This unit cannot be blocked or guarded against by units with an attack value of 1 or less.\n\nFocus 1: Then, reduce the attack value of a target unit an opponent controls by 1 for the remainder of the turn.';
  const used = (copies: number) => {
    const spellboard = Array.from({ length: copies }, (_, at) => ({
      card: 'tried',
      as: at === 0 ? 'used' : `copy-${at}`,
    }));
    return tableWith(spell('tried', 'Ready Spell', text), { p1: { ...mine(), spellboard }, p2: theirs() }).answer(
      'p1',
      {
        action: 'activate',
        card: 'used',
        ability: 'use',
      },
    );
  };
  it('is given, and Focus is resolved with as many copies alone', () => {
    expect([used(1), used(2)].map((table) => table.facts('theirs').numbers['attack'])).toEqual([1, 0]);
    expect(used(1).facts('mine').keywords).toEqual({ terrifying: 1 });
  });
});

describe('a Phoenixborn whose owner has no cards in the draw pile', () => {
  const text =
    '[[side]]: Deal 1 damage to a target unit with a charm die on it.\n\nFocus 1: You may instead deal 1 damage to a target Phoenixborn whose owner has no cards in their draw pile.';
  const used = (copies: number, drawPile: readonly string[]) => {
    const spellboard = Array.from({ length: copies }, (_, at) => ({
      card: 'tried',
      as: at === 0 ? 'used' : `copy-${at}`,
    }));
    return tableWith(spell('tried', 'Ready Spell', text), { p1: { spellboard }, p2: { ...HERO, drawPile } }).answer(
      'p1',
      {
        action: 'activate',
        card: 'used',
        ability: 'use',
      },
    );
  };
  it('is the only target of Focus, and one with a draw pile is none', () => {
    expect(used(2, []).answer('p1', 'option-2').marks('hero')).toEqual({ wounds: 1 });
    expect(used(2, ['worker']).answer('p1', 'option-2').marks('hero')).toEqual({});
  });
  it('is no target without Focus (focus.2)', () => {
    used(1, []).expectDecision({ p1: 'turnAction' });
    expect(used(1, []).marks('hero')).toEqual({});
  });
});

describe('a unit that destroys the attacker that has destroyed it', () => {
  const text =
    'Embers: After this unit is destroyed as a result of an attack from a unit an opponent controls, destroy that target unit. Draw 1 card.';
  const attacked = (defender: string) => {
    const battlefield = [
      { card: 'strong', as: 'strong' },
      { card: 'strong', as: 'idle' },
    ];
    const p2 = { battlefield: [{ card: defender, as: 'ash' }] };
    const table = tableWith(record('tried', { text, life: 1, attack: 0 }), { p1: { battlefield }, p2 }, [
      record('strong', { attack: 3, life: 9 }),
      record('plain', { life: 1, attack: 0 }),
    ]);
    table.answer('p1', { action: 'attack', target: 'ash' }).answer('p1', ['strong']);
    if (table.state.pending[0]?.kind === 'declareGuard') table.answer('p2', 'none');
    if (table.state.pending[0]?.kind === 'counter') table.answer('p2', 'no');
    return [table.exists('ash'), table.exists('strong'), table.exists('idle')];
  };
  it('destroys that unit, and no other', () => {
    expect([attacked('tried'), attacked('plain')]).toEqual([
      [false, false, true],
      [false, true, true],
    ]);
  });
  it('destroys nothing if an effect has destroyed it', () => {
    const bolt = spell('bolt', 'Action Spell', 'Deal 3 damage to a target unit an opponent controls.', {
      cost: ['[[main]]'],
    });
    const p1 = { ...mine(), hand: [{ card: 'bolt', as: 'bolt' }] };
    const p2 = { battlefield: [{ card: 'tried', as: 'ash' }] };
    const table = tableWith(record('tried', { text, life: 1 }), { p1, p2 }, [bolt]).answer('p1', {
      action: 'play',
      card: 'bolt',
    });
    expect([table.exists('ash'), table.exists('mine')]).toEqual([false, true]);
  });
});

describe('several dice whose powers are resolved', () => {
  const text =
    'Choose up to 2 charm dice in your exhausted pool and resolve their dice powers without paying their costs.';
  const powers = (inPool: number, answer: number) => {
    const p2 = { battlefield: ['one', 'other', 'third'].map((as) => ({ card: 'worker', as })) };
    const table = cast(text, { p1: { exhaustedPool: dice('charm', 'basic', inPool) }, p2 }).answer('p1', answer);
    for (const target of ['one', 'other'].slice(0, answer)) table.answer('p1', [target]);
    return [table.cards('p1', 'diceOnCards').length, table.state.pending[0]?.kind];
  };
  it('are as many as the player says, each once', () => {
    expect(powers(3, 2)).toEqual([2, 'turnAction']);
    expect(powers(3, 0)).toEqual([0, 'turnAction']);
  });
  it('are no more than there are (resolve.2)', () => {
    expect(powers(1, 1)).toEqual([1, 'turnAction']);
    const table = cast(text, { p1: { exhaustedPool: dice('charm', 'basic', 1) } });
    expect(table.refused('p1', 2).code).toMatch(/^answer/);
  });
});
