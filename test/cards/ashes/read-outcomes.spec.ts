/** Texts that ask what they have done, or that tell several chosen cards apart: a case inside, and one just outside. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { dice } from '../../support/ashes.js';
import { record, spell } from '../../support/ashes-records.js';
import { arrive, cast, mine, PLAYED, tableWith, theirs } from '../../support/ashes-texts.js';
import type { Table } from '../../support/table.js';

const two = (...more: readonly JsonRecord[]): JsonRecord => ({
  battlefield: [
    { card: 'worker', as: 'one', ...more[0] },
    { card: 'worker', as: 'other', ...more[1] },
  ],
});
const attackOf = (table: Table, ...units: readonly string[]) =>
  units.map((unit) => table.facts(unit).numbers['attack']);
type Using = {
  readonly p1?: JsonRecord;
  readonly p2?: JsonRecord;
  readonly self?: JsonRecord;
  readonly copies?: number;
};
/** A ready spell with this text is used for a side action; `copies` of it lie on the spellboard. */
const use = (text: string, { p1 = {}, p2 = {}, self = {}, copies = 1 }: Using = {}): Table => {
  const spells = Array.from({ length: copies }, (_, at) => ({
    card: 'tried',
    ...(at === 0 && { as: 'used', ...self }),
  }));
  return tableWith(spell('tried', 'Ready Spell', `[[side]]: ${text}`), {
    p1: { ...p1, spellboard: spells },
    p2,
  }).answer('p1', { action: 'activate', card: 'used', ability: 'use' });
};

describe('cards discarded from a draw pile', () => {
  const text =
    'Discard 2 cards off the top of your draw pile. If you do, place 1 of them into your hand and draw 1 card.';
  const pile = (...cards: readonly string[]) => ({ p1: { drawPile: cards, discardPile: ['worker'] } });
  it('are those of which one is taken to hand', () => {
    const table = cast(text, pile('wisp-tamer', 'tried', 'worker'));
    expect(table.legal('p1')).toHaveLength(2);
    table.answer('p1', table.legal('p1')[0] ?? null);
    expect(table.cards('p1', 'hand')).toEqual(['wisp-tamer', 'worker']);
    expect(table.cards('p1', 'discardPile')).toEqual(['worker', 'tried', 'tried']);
  });
  it('are none of an empty pile, and nothing else of the discard pile is taken', () => {
    expect(cast(text, pile()).cards('p1', 'hand')).toEqual([]);
  });
});

describe('the opponent whose unit has left play', () => {
  it('discards after it was discarded (glossary.x)', () => {
    const text =
      "Discard a target unit an opponent controls. If you do, discard 2 cards off the top of that target opponent's draw pile.";
    const p2 = { ...theirs(), drawPile: ['worker', 'worker', 'worker'] };
    expect(cast(text, { p2 }).cards('p2', 'drawPile')).toHaveLength(1);
    expect(cast(text, { p2: { ...p2, battlefield: [] } }).cards('p2', 'drawPile')).toHaveLength(3);
  });
  it('discards, and may lose cards of the discard pile, if the damage destroyed it', () => {
    const text = (n: number) =>
      `Deal ${n} damage to a target unit an opponent controls. If that destroyed the unit, that target opponent must discard 1 card off the top of their draw pile and then you may search their discard pile for 2 cards and remove them from the game.`;
    const p2 = { ...theirs(), drawPile: ['worker', 'worker'] };
    const table = cast(text(2), { p2 }).answer('p1', 'yes');
    table.answer('p1', table.legal('p1')[0] ?? null);
    expect(table.cards('p2', 'removed')).toEqual(['worker', 'worker']);
    expect(cast(text(1), { p2 }).cards('p2', 'drawPile')).toHaveLength(2);
  });
});

describe('an effect that is repeated for copies', () => {
  const text =
    'Deal 1 damage to a target unit an opponent controls. Repeat this effect for each other copy of this spell in your discard pile. Then, draw 2 cards.';
  it('is resolved once more for each, and the rest once', () => {
    const after = (...discardPile: readonly string[]) => cast(text, { p1: { discardPile }, p2: theirs() });
    expect(after('worker').marks('theirs')).toEqual({ wounds: 1 });
    expect(after('tried').cards('p2', 'battlefield')).toEqual([]);
    expect(after('tried').cards('p1', 'hand')).toHaveLength(2);
  });
});

describe('a unit as it was before it was destroyed', () => {
  const chains =
    'Destroy a unit you control to place 1 exhaustion token on a target unit. If the destroyed unit had 1 or more wound tokens on it, place 3 exhaustion tokens instead.';
  it('had wounds, or had none', () => {
    const exhaustion = (more: JsonRecord) => cast(chains, { p1: mine(more), p2: theirs() }).marks('theirs');
    expect([exhaustion({ wounds: 1 }), exhaustion({ status: 1 })]).toEqual([{ exhaustion: 3 }, { exhaustion: 1 }]);
  });
  it('must be there, or nothing is exhausted', () => {
    expect(cast(chains, { p2: theirs() }).marks('theirs')).toEqual({});
  });
  it('had as many status tokens as the text says, or fewer', () => {
    const text = 'Destroy this unit. If it had 2 or more status tokens on it, draw 1 card.';
    const hand = (status: number) =>
      tableWith(record('tried', { text: `[[side]]: ${text}` }), {
        p1: { battlefield: [{ card: 'tried', as: 'used', status }] },
      })
        .answer('p1', { action: 'activate', card: 'used', ability: 'use' })
        .cards('p1', 'hand');
    expect([hand(2).length, hand(1).length]).toEqual([2, 1]);
  });
  it('had a status token, where a spell hears that such units are destroyed', () => {
    const spellText =
      'After a unit you control with 1 or more status tokens on it is destroyed, place 2 status tokens on this spell.';
    const heard = (status: number) => {
      const p1 = {
        ...mine(status === 0 ? {} : { status }),
        spellboard: [{ card: 'tried', as: 'used' }],
        hand: [{ card: 'end', as: 'end' }],
      };
      const end = { ...spell('end', 'Action Spell', 'Destroy a unit you control.'), cost: ['[[main]]'] };
      return tableWith(spell('tried', 'Ready Spell', spellText), { p1 }, [end])
        .answer('p1', { action: 'play', card: 'end' })
        .marks('used');
    };
    expect([heard(1), heard(0)]).toEqual([{ status: 2 }, {}]);
  });
});

describe('allies removed from a discard pile', () => {
  const text =
    'Search your discard pile for up to 2 allies and remove them from the game. For each ally removed, resolve the following effect:\n\nDraw 1 card.';
  it('count: the effect is resolved as often', () => {
    const table = cast(text, { p1: { discardPile: [{ card: 'worker', as: 'gone' }, 'worker', 'tried'] } });
    table.answer('p1', ['gone']);
    expect([table.cards('p1', 'removed'), table.cards('p1', 'hand').length]).toEqual([['worker'], 1]);
  });
});

describe('status tokens that are removed', () => {
  const volley =
    'When this unit comes into play, you may remove any number of status tokens from units you control. Deal 1 damage to an equal number of target units that opponents control.';
  it('give as many targets', () => {
    const table = arrive(volley, { p1: mine({ status: 3 }), p2: two() });
    table.answer('p1', 'mine').answer('p1', 1).answer('p1', ['other']);
    expect([table.marks('mine'), table.marks('one'), table.marks('other')]).toEqual([{ status: 2 }, {}, { wounds: 1 }]);
  });
  it('give no target where none is removed', () => {
    const table = arrive(volley, { p1: mine({ status: 3 }), p2: two() });
    table.answer('p1', 'mine').answer('p1', 0);
    expect([table.marks('mine'), table.marks('one'), table.marks('other')]).toEqual([{ status: 3 }, {}, {}]);
  });
  it('give as many conjurations', () => {
    const text =
      'Remove up to 2 status tokens from this spell to place an equal number of [[Wisp]] conjurations onto your battlefield.';
    const table = use(text, { self: { status: 3 } }).answer('p1', 2);
    expect([table.cards('p1', 'battlefield'), table.marks('used')]).toEqual([['wisp', 'wisp'], { status: 1 }]);
  });
});

describe('a card that is discarded for its magic play cost', () => {
  const text =
    'When this unit comes into play, draw 1 card. You may discard 1 card from your hand to deal X damage to a target unit.\n\nX = the magic play cost of the discarded card.';
  const p1 = { hand: [{ card: 'dear', as: 'dear' }] };
  const dear = record('dear', { cost: ['[[main]]', '1 [[natural:class]]'] });
  const played = () => tableWith(record('tried', { text }), { p1, p2: theirs() }, [dear]).answer('p1', PLAYED);
  it('deals so much damage', () => {
    const table = played().answer('p1', 'yes').answer('p1', ['dear']).answer('p1', ['theirs']);
    expect(table.marks('theirs')).toEqual({ wounds: 1 });
  });
  it('stays in hand if its player declines', () => {
    const table = played().answer('p1', 'no');
    expect([table.cards('p1', 'hand').length, table.marks('theirs')]).toEqual([2, {}]);
  });
});

describe('a card that is looked for by the number of status tokens', () => {
  const text =
    'Search your draw pile. You may reveal 1 card with a magic play cost of X and place it into your hand. If you do, remove 1 status token from this spell. Shuffle your draw pile.\n\nX = the number of status tokens on this spell.';
  const search = () =>
    use(text, { self: { status: 3 }, p1: { drawPile: ['worker', { card: 'wisp-tamer', as: 'sought' }] } });
  it('costs as much, and a token is removed for it', () => {
    const table = search();
    table.expectLegal('p1', [[], [table.id('sought')]]);
    table.answer('p1', ['sought']);
    expect([table.cards('p1', 'hand'), table.marks('used')]).toEqual([['tried', 'wisp-tamer'], { status: 2 }]);
  });
  it('may be left in the pile, with the token', () => {
    const table = search().answer('p1', []);
    expect([table.cards('p1', 'hand'), table.marks('used')]).toEqual([['tried'], { status: 3 }]);
  });
});

describe('cards of the hand, each put on the top or bottom', () => {
  const text =
    'You may draw 1 card. If you do, choose 2 cards in your hand and place each one on the top or bottom of your draw pile.';
  it('are the two that were chosen', () => {
    const hand = [
      { card: 'wisp-tamer', as: 'low' },
      { card: 'worker', as: 'high' },
    ];
    const table = cast(text, { p1: { hand, drawPile: ['tried', 'worker'] } }).answer('p1', 'yes');
    table.answer('p1', ['low', 'high']).answer('p1', ['low']);
    expect(table.cards('p1', 'drawPile')).toEqual(['worker', 'worker', 'wisp-tamer']);
    expect(table.cards('p1', 'hand')).toEqual(['tried']);
  });
});

describe('an ally that returns to hand with what is attached to it', () => {
  const text = "Return an exhausted unit you control and any cards attached to it to each card's owner's hand.";
  const charm = spell('ribbon', 'Alteration Spell', '');
  const seats = (exhaustion: number) => ({
    p1: {
      ...mine(exhaustion === 0 ? {} : { exhaustion }),
      attached: [
        { card: 'ribbon', as: 'ribbon', attachedTo: 'mine' },
        { card: 'chain', attachedTo: 'mine' },
      ],
    },
  });
  const returned = (exhaustion: number) =>
    tableWith(spell('tried', 'Action Spell', text), seats(exhaustion), [charm]).answer('p1', PLAYED);
  it('has its alteration spell in hand as well, and no conjured one (cardtype.conjuration.2)', () => {
    const first = returned(1);
    first.expectDecision({ p1: 'nextOfSeveral' });
    const table = first.answer('p1', 'ribbon');
    expect(table.cards('p1', 'hand').toSorted()).toEqual(['ribbon', 'worker']);
    expect(table.cards('p1', 'attached')).toEqual([]);
  });
  it('must be exhausted', () => {
    expect(returned(0).cards('p1', 'hand')).toEqual([]);
  });
  it('returns without a card attached to it', () => {
    const table = tableWith(spell('tried', 'Action Spell', text), { p1: mine({ exhaustion: 1 }) });
    expect(table.answer('p1', PLAYED).cards('p1', 'hand')).toEqual(['worker']);
  });
  it('is not destroyed: it leaves before the spell that adds to its life (damage.1)', () => {
    const armour = spell('armour', 'Alteration Spell', '', { life: '+3' });
    const p1 = { ...mine({ exhaustion: 1, wounds: 4 }), attached: [{ card: 'armour', attachedTo: 'mine' }] };
    const p2 = { attached: [{ card: 'ribbon', attachedTo: 'mine' }] };
    const table = tableWith(spell('tried', 'Action Spell', text), { p1, p2 }, [armour, charm]);
    expect(table.facts('mine').numbers['life']).toBe(5);
    table.answer('p1', PLAYED);
    for (let at = 0; at < 3 && table.state.pending[0]?.kind === 'nextOfSeveral'; at += 1)
      table.answer('p1', table.legal('p1')[0] ?? null);
    table.expectNotHappened('destroyed');
    expect(table.cards('p1', 'hand').toSorted()).toEqual(['armour', 'worker']);
    expect(table.cards('p2', 'hand')).toEqual(['ribbon']);
    expect([table.cards('p1', 'discardPile'), table.cards('p2', 'discardPile')]).toEqual([['tried'], []]);
  });
});

describe('two units that are told apart', () => {
  const spells =
    'Choose 2 units you control. If you do, attach a [[Chain]] conjured alteration spell to one and a [[Chain]] conjured alteration spell to the other.';
  it('each have their spell', () => {
    const conjurationPile = ['chain', 'chain'].map((card) => ({ card }));
    const table = cast(spells, { p1: { ...two(), conjurationPile } }).answer('p1', ['other']);
    expect(table.cards('p1', 'attached')).toEqual(['chain', 'chain']);
  });
  it('must be two: of one unit nothing comes', () => {
    expect(cast(spells, { p1: mine() }).cards('p1', 'attached')).toEqual([]);
  });
  it('add the attack of the other, as both were before', () => {
    const text =
      "Choose 2 units you control. For each unit, add the other unit's current attack value to its attack value for the remainder of this turn. Draw 1 card.";
    const strong = {
      battlefield: [
        { card: 'worker', as: 'one' },
        { card: 'wisp-tamer', as: 'other' },
      ],
    };
    const table = cast(text, { p1: strong }).answer('p1', ['one']);
    expect(attackOf(table, 'one', 'other')).toEqual([3, 3]);
  });
});

describe('a unit with less attack than there are units of a name', () => {
  const text =
    'Tag 1: When this unit comes into play, place 1 exhaustion token on a target unit with an attack value less than the number of [[The tried]] you control.';
  it('is the only target', () => {
    const still = record('still', { attack: 0 });
    const exhaustion = (card: string) =>
      tableWith(record('tried', { text }), { p2: { battlefield: [{ card, as: 'theirs' }] } }, [still])
        .answer('p1', PLAYED)
        .marks('theirs');
    expect([exhaustion('still'), exhaustion('worker')]).toEqual([{ exhaustion: 1 }, {}]);
  });
});

describe('a top of a draw pile that is revealed', () => {
  const text =
    "Choose a target opponent to reveal the top 3 cards of their draw pile. Choose 1 of those revealed cards and remove it from the game. Return the rest of the revealed cards to the top of that opponent's draw pile in the order of your choice.";
  it('loses one card, and the others go back in an order that the player of the spell chooses', () => {
    const drawPile = [
      { card: 'wisp-tamer', as: 'a' },
      { card: 'worker', as: 'b' },
      { card: 'tried', as: 'c' },
      'worker',
    ];
    const table = cast(text, { p2: { drawPile } }).answer('p1', ['b']).answer('p1', 'a');
    expect(table.cards('p2', 'removed')).toEqual(['worker']);
    expect(table.cards('p2', 'drawPile')).toEqual(['tried', 'wisp-tamer', 'worker']);
  });
});

describe('other attackers', () => {
  const text =
    "Inspire 2: When this unit is declared as an attacker, you may choose a number of other attacking units up to the number of status tokens on this unit. Add 2 to the chosen unit's attack values for the remainder of the turn.";
  const attacking = (status: number) =>
    tableWith(record('tried', { text }), {
      p1: {
        battlefield: [
          { card: 'tried', as: 'used', status },
          { card: 'worker', as: 'mine' },
          { card: 'worker', as: 'idle' },
        ],
      },
      p2: { phoenixborn: [{ card: 'champion', as: 'hero' }] },
    })
      .answer('p1', { action: 'attack', target: 'hero' })
      .answer('p1', ['used', 'mine']);
  it('are as many as there are status tokens, and only those that attack', () => {
    const table = attacking(2);
    table.expectLegal('p1', [[], [table.id('mine')]]);
    table.answer('p1', ['mine']);
    expect(attackOf(table, 'used', 'mine', 'idle')).toEqual([2, 3, 1]);
  });
});

describe('an effect that may be another instead', () => {
  const text =
    'Draw 1 card. If you have a charm die on its class or power side in your active pool, you may instead draw 3 cards.';
  const pool = (level: 'basic' | 'class') => ({
    p1: { activePool: dice('charm', level, 1), drawPile: Array(4).fill('worker') },
  });
  it('is so only if the condition holds, and as the player chooses', () => {
    const asked = cast(text, pool('class'));
    asked.expectLegal('p1', ['option-1', 'option-2']);
    expect(asked.answer('p1', 'option-2').cards('p1', 'hand')).toHaveLength(3);
    expect(cast(text, pool('basic')).cards('p1', 'hand')).toHaveLength(1);
  });
});

describe('Focus that changes what comes before it (focus.2)', () => {
  const moon =
    'Choose a unit you control. Add 1 to its attack value for the remainder of the turn.\n\nFocus 1: Choose up to two units you control instead.\n\nFocus 2: Choose up to three units you control instead.';
  it('widens the choice by its number', () => {
    expect(attackOf(use(moon, { p1: two() }).answer('p1', ['one']), 'one', 'other')).toEqual([2, 1]);
    expect(use(moon, { p1: two() }).refused('p1', ['one', 'other']).code).toBe('answer.too-many');
    const focused = use(moon, { p1: two(), copies: 2 });
    expect(attackOf(focused.answer('p1', ['one', 'other']), 'one', 'other')).toEqual([2, 2]);
  });
  const rider =
    'Remove an ally you control from play. If you do, place a [[Wisp]] or [[Gust]] conjuration onto your battlefield and place that ally face down under that unit.\n\nFocus 1: You may place a [[Storm]] conjuration instead.';
  const conjurationPile = ['wisp', 'gust', 'storm'].map((card) => ({ card }));
  it('offers a further conjuration for an ally that rides', () => {
    const plain = use(rider, { p1: { ...mine(), conjurationPile } });
    plain.expectLegal('p1', ['option-1', 'option-2']);
    const table = use(rider, { p1: { ...mine(), conjurationPile }, copies: 2 });
    table.expectLegal('p1', ['option-1', 'option-2', 'option-3']);
    table.answer('p1', 'option-3');
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'below')]).toEqual([['storm'], ['worker']]);
  });
  const guard =
    'You may place a [[Wisp]] conjuration onto your battlefield.\n\nFocus 1: If you do not, you may place 1 exhaustion token on an unexhausted ally you control to place 1 exhaustion token on a target unit an opponent controls.';
  it('is used where nothing was placed, and only then', () => {
    const asked = (answer: string) => use(guard, { p1: mine(), p2: theirs(), copies: 2 }).answer('p1', answer);
    expect(asked('yes').cards('p1', 'battlefield')).toEqual(['worker', 'wisp']);
    const declined = asked('no').answer('p1', 'yes');
    expect([declined.marks('mine'), declined.marks('theirs')]).toEqual([{ exhaustion: 1 }, { exhaustion: 1 }]);
    expect(use(guard, { p1: mine(), p2: theirs() }).answer('p1', 'no').marks('theirs')).toEqual({});
  });
});

describe('a unit with a die on it', () => {
  const text = 'While a charm die is on a unit you control, its life value and recover value are increased by 2.';
  it('has more life and recover value, and no other unit', () => {
    const p1 = {
      ...two(),
      spellboard: [{ card: 'tried' }],
      diceOnCards: [{ card: 'charm', cardless: true, on: 'one' }],
    };
    const table = tableWith(spell('tried', 'Ready Spell', text), { p1 });
    expect(table.facts('one').numbers).toMatchObject({ life: 4, recover: 3 });
    expect(table.facts('other').numbers).toMatchObject({ life: 2, recover: 1 });
  });
});

describe('units without tokens and alteration spells', () => {
  it('are destroyed, and no others', () => {
    const text = 'Destroy all units with no tokens on them and no alteration spells attached to them. Draw 1 card.';
    const p1 = { ...two({}, { status: 1 }), attached: [] };
    const p2 = { ...theirs(), attached: [{ card: 'chain', attachedTo: 'theirs' }] };
    const table = cast(text, { p1, p2 });
    expect([table.exists('one'), table.exists('other'), table.exists('theirs')]).toEqual([false, true, true]);
  });
});

describe('an ally with another title', () => {
  it('is the only one that is found', () => {
    const text =
      "When this unit comes into play, you may search your discard pile for an ally with a title other than this unit's title and place it into your hand.";
    const table = arrive(text, { p1: { discardPile: ['tried', 'wisp-tamer'] } }).answer('p1', 'yes');
    expect(table.cards('p1', 'hand')).toEqual(['wisp-tamer']);
  });
});

describe('fewer dice than an opponent', () => {
  const text = 'You may draw 1 card if you have fewer dice in your active pool than an opponent.';
  it('is asked of the active pools', () => {
    const hand = (count: number) => cast(text, { p2: { activePool: dice('natural', 'basic', count) } });
    expect(hand(1).answer('p1', 'yes').cards('p1', 'hand')).toHaveLength(1);
    expect(hand(0).cards('p1', 'hand')).toHaveLength(0);
  });
});
