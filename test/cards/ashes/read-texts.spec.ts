/** Texts that the grammar reads, played: for each class of sentences a case inside, and one just outside. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { dice } from '../../support/ashes.js';
import { definitionOf, record, spell, type Fields } from '../../support/ashes-records.js';
import { arrive, cast, mine, PLAYED, tableWith, theirs } from '../../support/ashes-texts.js';
import type { Table } from '../../support/table.js';

describe('targets', () => {
  it('are those of the phrase, and take the damage', () => {
    const table = cast('Deal 1 damage to a target unexhausted unit an opponent controls.', {
      p1: mine(),
      p2: theirs(),
    });
    expect([table.marks('mine'), table.marks('theirs')]).toEqual([{}, { wounds: 1 }]);
  });
  it('may be none after "you may", and nobody is asked twice', () => {
    const text = 'You may deal 1 damage to a target unit.';
    const table = cast(text, { p1: mine(), p2: theirs() }).answer('p1', []);
    expect([table.marks('mine'), table.marks('theirs')]).toEqual([{}, {}]);
  });
  it('are others than the first after "another"', () => {
    const text = 'Deal 1 damage to a target unit you control. Deal 1 damage to another target unit.';
    const table = cast(text, { p1: mine(), p2: theirs() });
    expect([table.marks('mine'), table.marks('theirs')]).toEqual([{ wounds: 1 }, { wounds: 1 }]);
  });
});

describe('what is done to do something else', () => {
  const text =
    'Remove 1 status token from a unit you control to deal 2 damage to a target Phoenixborn an opponent controls.';
  const champion = { phoenixborn: [{ card: 'champion', as: 'hero' }] };
  it('is followed by it', () => {
    const table = cast(text, { p1: mine({ status: 1 }), p2: champion });
    expect([table.marks('mine'), table.marks('hero')]).toEqual([{}, { wounds: 2 }]);
  });
  it('is not, where nothing could be done', () => {
    expect(cast(text, { p1: mine(), p2: champion }).marks('hero')).toEqual({});
  });
});

describe('a number that the text defines as X', () => {
  it('is counted where it is used', () => {
    const text = 'Draw 1 card. Draw X cards.\n\nX = the number of cards in your hand.';
    expect(cast(text).cards('p1', 'hand')).toHaveLength(2);
  });
});

describe('cards put on a draw pile', () => {
  it('lie where the text says, and nobody else sees which they are', () => {
    const text = 'Place 1 card from your hand on the bottom of your draw pile. If you do, draw 1 card.';
    const table = cast(text, { p1: { hand: [{ card: 'wisp-tamer', as: 'tool' }] } }).answer('p1', ['tool']);
    expect(table.cards('p1', 'drawPile').at(-1)).toBe('wisp-tamer');
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
    expect(table.log.find(({ kind }) => kind === 'putOnPile')).not.toHaveProperty('card');
  });
  it('are none where there is none, and "if you do" fails', () => {
    const text = 'Place 1 card from your hand on the bottom of your draw pile. If you do, draw 1 card.';
    expect(cast(text).cards('p1', 'hand')).toEqual([]);
  });
  it('are shuffled in where the text says so, also the spell that says it', () => {
    const table = cast('Draw 1 card. Then, shuffle this card into your draw pile.');
    expect(table.cards('p1', 'discardPile')).toEqual([]);
    expect(table.cards('p1', 'drawPile')).toContain('tried');
  });
});

describe('conjured alteration spells', () => {
  const text = 'Attach a [[Chain]] conjured alteration spell to a target unit.';
  it('are attached from the conjuration pile', () => {
    const table = cast(text, { p2: theirs() });
    expect(table.cards('p2', 'attached')).toEqual(['chain']);
    expect(table.cards('p1', 'conjurationPile')).toEqual(['wisp', 'wisp']);
  });
  it('are not, where the pile has none', () => {
    expect(cast(text, { p1: { conjurationPile: [] }, p2: theirs() }).cards('p2', 'attached')).toEqual([]);
  });
});

describe('dice', () => {
  const POOL = { activePool: [...dice('charm', 'class', 1), ...dice('natural', 'class', 1)] };
  it('of a type are the only ones that are raised', () => {
    const table = cast('Raise 2 charm dice in your active pool one level.', { p1: POOL });
    expect([table.marks('charm-class-1'), table.marks('natural-class-1')]).toEqual([{ level: 2 }, { level: 1 }]);
  });
  it('of the exhausted pool are placed on a card, which has their type then', () => {
    const text = 'Place a charm die from your exhausted pool onto a unit you control. Draw 1 card.';
    const table = cast(text, { p1: { ...mine(), exhaustedPool: dice('charm', 'basic', 1) } });
    expect(table.cards('p1', 'diceOnCards')).toEqual(['charm']);
    expect(table.facts('mine').numbers).toMatchObject({ attack: 0 });
  });
  it('of another type are not placed', () => {
    const text = 'Place an astral die from your exhausted pool onto a unit you control.';
    const table = cast(text, { p1: { ...mine(), exhaustedPool: dice('charm', 'basic', 1) } });
    expect(table.cards('p1', 'diceOnCards')).toEqual([]);
  });
  it('of the exhausted pool lend their power without its cost', () => {
    const text = 'Choose a charm die in your exhausted pool and resolve its dice power without paying its cost.';
    const seats = { p1: { exhaustedPool: dice('charm', 'basic', 1) }, p2: theirs() };
    const table = cast(text, seats);
    expect(table.marks(table.find('p1', 'diceOnCards', 'charm'))).toMatchObject({ on: table.id('theirs') });
    expect(cast(text, { ...seats, p1: {} }).cards('p1', 'diceOnCards')).toEqual([]);
  });
});

describe('an ally that rides', () => {
  const SUMMON =
    'Remove an unexhausted ally you control from play. If you do, place a [[Wisp]] conjuration onto your battlefield and place that ally face down under that unit.';
  it('lies face down below the conjuration', () => {
    const table = cast(SUMMON, { p1: mine() });
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'below')]).toEqual([['wisp'], ['worker']]);
  });
  it('must be unexhausted: else nothing is placed', () => {
    expect(cast(SUMMON, { p1: mine({ exhaustion: 1 }) }).cards('p1', 'battlefield')).toEqual(['worker']);
  });
  it('goes to the hand of its owner as the unit is destroyed', () => {
    const fields = record('tried', {
      text: '* Leap off: When this unit is destroyed, place any allies you own underneath this unit into your hand.\n\n[[side]]: Destroy this unit.',
    });
    const seats = {
      p1: { battlefield: [{ card: 'tried', as: 'mount' }], below: [{ card: 'worker', below: 'mount' }] },
    };
    const table = tableWith(fields, seats).answer('p1', { action: 'activate', card: 'mount', ability: 'use' });
    expect(table.cards('p1', 'hand')).toEqual(['tried', 'worker']);
  });
});

describe('what happens to the card', () => {
  it('is heard when it comes into play, and "it" is the card', () => {
    const table = arrive('When this unit comes into play, place 5 status tokens on it.');
    expect(table.marks(table.find('p1', 'battlefield', 'tried'))).toEqual({ status: 5 });
  });
  it('adds up with the number of the ability', () => {
    const text = 'Gust 2: When this unit comes into play, you may deal 2 damage to another target unit.';
    const table = arrive(text, { p2: { battlefield: [{ card: 'wisp', as: 'theirs' }] } }).answer('p1', ['theirs']);
    expect(table.cards('p2', 'battlefield')).toEqual([]);
  });
});

describe('what many attackers do', () => {
  const text = 'Pack 1: After you declare 2 or more attackers, draw 1 card.';
  const units = (count: number) => ({
    battlefield: ['tried', 'worker', 'worker'].slice(0, count).map((card, at) => ({ card, as: `unit-${at}` })),
  });
  const attacking = (count: number): Table =>
    tableWith(record('tried', { text }), { p1: units(count), p2: { phoenixborn: [{ card: 'champion', as: 'hero' }] } })
      .answer('p1', { action: 'attack', target: 'hero' })
      .answer(
        'p1',
        units(count).battlefield.map(({ as }) => as),
      );
  it('needs as many as the text says', () => {
    expect(attacking(2).cards('p1', 'hand')).toHaveLength(2);
    expect(attacking(1).cards('p1', 'hand')).toHaveLength(1);
  });
});

describe('cards that were looked at', () => {
  const text = 'Look at the top 2 cards of your draw pile. Place each card on the top or bottom of your draw pile.';
  const pile = { drawPile: [{ card: 'wisp-tamer', as: 'first' }, 'worker', 'worker'] };
  it('go under the pile, or back on top', () => {
    const table = cast(text, { p1: pile }).answer('p1', ['first']);
    expect(table.cards('p1', 'drawPile')).toEqual(['worker', 'worker', 'wisp-tamer']);
    const kept = cast(text, { p1: pile }).answer('p1', []);
    kept.expectDecision({ p1: 'nextOfSeveral' });
  });
  it('may be those of an opponent', () => {
    const theirPile =
      "Look at the top 1 cards of a target opponent's draw pile. Place each card on the top or bottom of that player's draw pile.";
    const table = cast(theirPile, { p2: pile }).answer('p1', ['first']);
    expect(table.cards('p2', 'drawPile')).toEqual(['worker', 'worker', 'wisp-tamer']);
  });
});

describe('what a static text asks', () => {
  const text =
    '* Change 2: While you do not have the first player token, the attack value, life value, and recover value of this unit are increased by 2.';
  const valuesOf = (seat: 'p1' | 'p2') =>
    tableWith(record('tried', { text }), { [seat]: { battlefield: [{ card: 'tried', as: 'unit' }] } }).facts('unit')
      .numbers;
  it('holds or does not: who has the first player token', () => {
    expect(valuesOf('p1')).toMatchObject({ attack: 2, life: 3, recover: 1 });
    expect(valuesOf('p2')).toMatchObject({ attack: 4, life: 5, recover: 3 });
  });
});

describe('an alteration spell attached to a unit of an opponent', () => {
  const text = 'Discard a target alteration spell attached to a unit an opponent controls.';
  it('is a target, and one attached to a unit of its player is none', () => {
    const table = cast(text, {
      p1: { ...mine(), attached: [{ card: 'chain', as: 'own', attachedTo: 'mine' }] },
      p2: { ...theirs(), attached: [{ card: 'chain', as: 'other', attachedTo: 'theirs' }] },
    });
    expect([table.exists('own'), table.exists('other')]).toEqual([true, false]);
  });
});

describe('an attacker that asks what it attacks', () => {
  const text =
    'Leap 2: When this unit is declared as an attacker, add 5 to its attack value for the remainder of the turn if it is targeting an exhausted unit.';
  const attacking = (exhaustion: number) =>
    tableWith(record('tried', { text }), {
      p1: { battlefield: [{ card: 'tried', as: 'unit' }] },
      p2: theirs({ exhaustion }),
    })
      .answer('p1', { action: 'attack', target: 'theirs' })
      .answer('p1', ['unit']);
  it('has more attack against an exhausted unit only', () => {
    expect([attacking(1), attacking(0)].map((table) => table.facts('unit').numbers['attack'])).toEqual([7, 2]);
  });
});

describe('cards that are looked for', () => {
  const pile = ['worker', { card: 'wisp-tamer', as: 'sought' }, 'worker'];
  it('in a draw pile are shown, counted by their values, and taken to hand', () => {
    const text =
      "Search your draw pile for an ally, reveal it, and place it into your hand. Place a number of wound tokens equal to that ally's life value on this card. Shuffle your draw pile.";
    const fields = record('tried', { text: `[[side]]: ${text}`, life: 9 });
    const table = tableWith(fields, { p1: { battlefield: [{ card: 'tried', as: 'unit' }], drawPile: pile } })
      .answer('p1', { action: 'activate', card: 'unit', ability: 'use' })
      .answer('p1', ['sought']);
    expect(table.cards('p1', 'hand')).toEqual(['tried', 'wisp-tamer']);
    expect(table.marks('unit')).toEqual({ wounds: 3 });
  });
  it('in a draw pile can stay on top of it', () => {
    const text =
      'Search your draw pile for 1 card and set it aside. Shuffle your draw pile, then place the set aside card on top of it.';
    expect(
      cast(text, { p1: { drawPile: pile } })
        .answer('p1', ['sought'])
        .cards('p1', 'drawPile')[0],
    ).toBe('wisp-tamer');
  });
  it('in a discard pile are all those of one title', () => {
    const text =
      'Choose an ally you control. Search your discard pile for all cards with the same title and place them into your hand.';
    const discardPile = ['worker', 'wisp-tamer', 'worker'];
    const table = cast(text, { p1: { ...mine(), discardPile } });
    table.answer('p1', table.legal('p1')[0] ?? null);
    expect(table.cards('p1', 'hand')).toEqual(['worker', 'worker']);
  });
});

describe('what an effect has destroyed', () => {
  const text = 'Deal 2 damage to all units. If this destroys at least 2 units, draw 1 card.';
  it('counts as many units as the text says, or nothing follows', () => {
    expect(cast(text, { p1: mine(), p2: theirs() }).answer('p1', 'mine').cards('p1', 'hand')).toHaveLength(1);
    expect(cast(text, { p2: theirs() }).cards('p1', 'hand')).toEqual([]);
  });
});

describe('damage to an exhausted unit', () => {
  const guard =
    '* Shelter: While this unit is exhausted, prevent all damage dealt to this unit from being received.\n\n[[side]]: Deal 1 damage to this unit.';
  const hurt = (exhaustion: number) =>
    tableWith(record('tried', { text: guard.replace('\n\n', '\n\n* ') }), {
      p1: { battlefield: [{ card: 'tried', as: 'unit', exhaustion }] },
    }).answer('p1', { action: 'activate', card: 'unit', ability: 'use' });
  it('is prevented where the text says so, and only while the unit is exhausted', () => {
    expect([hurt(1).marks('unit')['wounds'], hurt(0).marks('unit')['wounds']]).toEqual([undefined, 1]);
  });
});

describe('reactions that are forbidden', () => {
  const ECHO = spell('echo', 'Reaction Spell', 'You may play this spell after a unit comes into play. Draw 1 card.', {
    cost: [],
  });
  const arriving = (text: string): Table =>
    tableWith(record('tried', { text }), { p2: { hand: [{ card: 'echo', as: 'echo' }] } }, [ECHO]).answer('p1', PLAYED);
  it('are asked of no opponent in the turn', () => {
    const quiet =
      'When this unit comes into play, opponents may not play reaction spells for the remainder of the turn.';
    expect(arriving(quiet).legal('p2')).not.toContainEqual({ react: arriving(quiet).id('echo') });
    const other = arriving('When this unit comes into play, place 1 status token on it.');
    other.expectDecision({ p2: 'respond' });
    expect(other.legal('p2')).toContainEqual({ react: other.id('echo') });
  });
});

describe('an effect of two cards that are discarded', () => {
  const text = '* Call: [[side]]: Discard this unit and another ally you control to draw 2 cards.';
  const called = (...others: readonly JsonRecord[]) => {
    const p1 = { battlefield: [{ card: 'tried', as: 'unit' }, ...others], drawPile: ['worker', 'worker'] };
    return tableWith(record('tried', { text }), { p1 }).answer('p1', {
      action: 'activate',
      card: 'unit',
      ability: 'call',
    });
  };
  it('discards both, and draws', () => {
    const table = called({ card: 'worker', as: 'mine' });
    expect([table.exists('unit'), table.exists('mine'), table.cards('p1', 'hand').length]).toEqual([false, false, 3]);
  });
  it('does nothing without another', () => {
    const table = called();
    expect([table.exists('unit'), table.cards('p1', 'hand').length]).toEqual([true, 1]);
  });
});

describe('a box that plays a card from hand', () => {
  const cost = ['[[main]]', '1 [[natural:class]]'];
  const boxed = (fields: Fields) => definitionOf({ ...fields, cost })['fromHand'];
  it('saves the main action, and the rest of the costs stays', () => {
    const text =
      '~ Ambush: After an opponent declares attackers, you may play this unit from your hand without paying its main action cost.';
    expect(boxed(record('hidden', { text }))).toEqual({
      on: [{ event: 'attackersDeclared', where: { seat: { seat: 'opponents' } } }],
      costs: [{ pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'natural' }] }],
    });
  });
  it('may have another cost instead of all others', () => {
    const text =
      '~ After an opponent declares attackers, you may play this spell from your hand by paying 2 [[time:power]] instead of its play cost.';
    expect(boxed(spell('plate', 'Alteration Spell', text))).toMatchObject({
      costs: [{ pay: 'magic', dice: [{ n: 2, level: 'power', magic: 'time' }] }],
    });
  });
  it('is one: a card with two boxes has them by hand', () => {
    const one = '~ After an opponent has declared attackers, you may play this unit from your hand';
    const first = `${one} without paying its main action cost.`;
    const second = `${one} by paying 1 [[time:power]] instead of its play cost.`;
    expect(boxed(record('hidden', { text: first }))).toBeDefined();
    const { fromHand, abilities } = definitionOf({ ...record('hidden', { text: `${first}\n\n${second}` }), cost });
    expect(fromHand).toBeUndefined();
    expect(abilities).toMatchObject([{ kind: 'unscripted' }, { kind: 'unscripted' }]);
  });
  it('is one of allies and alteration spells: another card keeps its box by hand', () => {
    const text =
      '~ After an opponent declares attackers, you may play this spell from your hand without paying its main action cost.';
    expect(boxed(spell('plate', 'Alteration Spell', text))).toBeDefined();
    const { fromHand, abilities } = definitionOf({ ...spell('plate', 'Ready Spell', text), cost });
    expect(fromHand).toBeUndefined();
    expect(abilities).toMatchObject([{ kind: 'unscripted' }]);
  });
  it('is carried out by hand where a part of it is not understood', () => {
    const text = '~ After an opponent has declared attackers, you may play this unit from your hand, whistling.';
    expect(boxed(record('hidden', { text }))).toBeUndefined();
  });
});
