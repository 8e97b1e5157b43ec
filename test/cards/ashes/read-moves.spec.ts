/** Texts by which cards, dice and alteration spells go from one place to another: inside, and just outside. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { dice } from '../../support/ashes.js';
import { record, spell, type Fields } from '../../support/ashes-records.js';
import { arrive, cast, mine, PLAYED, tableWith, theirs } from '../../support/ashes-texts.js';
import type { Table } from '../../support/table.js';

const HERO = { phoenixborn: [{ card: 'champion', as: 'hero' }] };
const stubOf = ({ stub }: Fields): string => (typeof stub === 'string' ? stub : '');
const end = (table: Table) => table.answer('p1', { action: 'end' });

describe('a card from the bottom of the draw pile', () => {
  const text = 'Deep: When this unit is declared as an attacker, draw 2 cards from the bottom of your draw pile.';
  const drawn = (drawPile: readonly string[]) => {
    const p1 = { battlefield: [{ card: 'tried', as: 'diver' }], drawPile };
    const table = tableWith(record('tried', { text }), { p1, p2: HERO });
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['diver']);
    return [table.cards('p1', 'hand'), table.cards('p1', 'drawPile')];
  };
  it('is the last one, and not the first (glossary.drawpile)', () => {
    expect(drawn(['tried', 'worker', 'wisp-tamer'])).toEqual([['tried', 'wisp-tamer', 'worker'], ['tried']]);
  });
  it('draws nothing from an empty pile', () => {
    expect(drawn([])).toEqual([['tried'], []]);
  });
});

describe('cards by what is printed on them', () => {
  const found = (text: string, drawPile: readonly Fields[]) => {
    const table = tableWith(
      record('tried', { text }),
      { p1: { drawPile: drawPile.map(stubOf).map((card) => ({ card, as: card })) } },
      drawPile,
    ).answer('p1', PLAYED);
    return table
      .legal('p1')
      .flatMap((answer) => (answer as readonly string[]).map((id) => table.state.objects[id]?.definition));
  };
  const search = (what: string) =>
    `Find: When this unit comes into play, search your draw pile. You may reveal ${what} and place it into your hand. Shuffle your draw pile.`;
  it('are alteration spells that any deck may have (deck.4)', () => {
    const own = spell('own', 'Alteration Spell', '', { phoenixborn: 'The champion' });
    const any = spell('any', 'Alteration Spell', '');
    expect(found(search('an alteration spell without a Phoenixborn unique icon'), [own, any])).toEqual(['any']);
  });
  it('are cards with such a symbol in their costs, also in one of parallel costs (dice.2)', () => {
    const cards = [
      record('power', { cost: ['[[main]]', '1 [[divine:power]]'] }),
      record('either', { cost: ['[[main]]', ['1 [[charm:power]]', '1 [[divine:power]]']] }),
      record('class', { cost: ['[[main]]', '1 [[divine:class]]'] }),
      record('other', { cost: ['[[main]]', '1 [[charm:power]]'] }),
    ];
    expect(found(search('a card with a [[divine:power]] in its play cost'), cards)).toEqual(['power', 'either']);
  });
});

describe('a unit that comes back as it is destroyed (discard.1)', () => {
  const text =
    'Flock: When this unit is destroyed, you may spend 1 [[divine:class]] or 1 [[astral:class]] to place this unit onto your battlefield.';
  const strike = spell('strike', 'Action Spell', 'Destroy a target unit.');
  const at = (more: JsonRecord) => {
    const p1 = {
      battlefield: [{ card: 'tried', as: 'bat', wounds: 1, status: 2 }],
      attached: [{ card: 'chain', attachedTo: 'bat' }],
      hand: [{ card: 'strike', as: 'strike' }],
      ...more,
    };
    return tableWith(record('tried', { text }), { p1 }, [strike]).answer('p1', { action: 'play', card: 'strike' });
  };
  it('is a new object without tokens, and what was attached is put away', () => {
    const table = at({ activePool: dice('divine', 'class', 1) }).answer('p1', 'yes');
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'attached'), table.cards('p1', 'aside')]).toEqual([
      ['tried'],
      [],
      [],
    ]);
    expect(table.state.zones['p1.battlefield']?.map((id) => table.state.objects[id]?.marks)).toEqual([{}]);
    table.expectHappened('entered', { seat: 'p1', played: false });
  });
  it('goes to its pile without the die, or if its player does not pay', () => {
    expect(at({ activePool: dice('charm', 'class', 1) }).cards('p1', 'discardPile')).toEqual(['tried', 'strike']);
    const table = at({ activePool: dice('astral', 'class', 1) }).answer('p1', 'no');
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'discardPile')]).toEqual([[], ['tried', 'strike']]);
  });
});

describe('a unit that is removed for the rest of the turn', () => {
  const text =
    "Remove a target ally from the game. At the end of this turn, place that unit onto its owner's battlefield.";
  it('comes back at the end of the turn, without tokens', () => {
    const table = cast(text, { p2: theirs({ wounds: 1, exhaustion: 1 }) });
    expect([table.cards('p2', 'battlefield'), table.cards('p2', 'removed')]).toEqual([[], ['worker']]);
    end(table).expectHappened('entered', { seat: 'p2', played: false });
    expect([table.cards('p2', 'battlefield'), table.cards('p2', 'removed')]).toEqual([['worker'], []]);
    expect(table.state.zones['p2.battlefield']?.map((id) => table.state.objects[id]?.marks)).toEqual([{}]);
  });
  it('is the unit that was removed by this effect, and no other card that was', () => {
    const table = end(cast(text, { p1: mine(), p2: { removed: ['worker'] } }));
    expect([table.cards('p1', 'battlefield'), table.cards('p2', 'removed')]).toEqual([['worker'], ['worker']]);
  });
});

describe('a die that moves to another card (glossary.move)', () => {
  const text = '[[side]]: Move a time die from a card you control onto another card you control.';
  const at = (die: string) => {
    const p1 = {
      battlefield: [
        { card: 'worker', as: 'first' },
        { card: 'worker', as: 'second', wounds: 1 },
      ],
      spellboard: [{ card: 'tried', as: 'spell' }],
      phoenixborn: [],
      diceOnCards: [{ card: die, on: 'first', as: 'die' }],
    };
    return tableWith(spell('tried', 'Ready Spell', text), { p1 }).answer('p1', {
      action: 'activate',
      card: 'spell',
      ability: 'use',
    });
  };
  const lies = (table: Table) => table.state.zones['p1.diceOnCards']?.map((id) => table.state.objects[id]?.marks['on']);
  it('lies on that card then', () => {
    const table = at('time').answer('p1', ['second']);
    expect(lies(table)).toEqual([table.id('second')]);
  });
  it('is of that type: another one stays', () => {
    const table = at('astral');
    expect(lies(table)).toEqual([table.id('first')]);
  });
});

describe('an alteration spell that moves to another unit (glossary.attach)', () => {
  const text =
    'Choose an alteration spell attached to a target unit. Attach it to another unit controlled by the same player. Draw 1 card.';
  const at = (more: JsonRecord = {}) =>
    cast(text, {
      p1: mine(),
      p2: {
        battlefield: [
          { card: 'worker', as: 'first' },
          { card: 'worker', as: 'second', wounds: 1 },
        ],
        attached: [{ card: 'chain', as: 'chain', attachedTo: 'first', status: 2 }],
        ...more,
      },
    });
  it('goes to the other unit of its player, which is its target, with its tokens', () => {
    const table = at();
    const named = table.log.flatMap((entry) => (entry.kind === 'targeted' ? [entry['objects']] : []));
    expect(named).toEqual([[table.id('first')], [table.id('second')]]);
    table.expectHappened('attached', { to: table.id('second') });
    expect(table.marks('chain')).toEqual({ attachedTo: table.id('second'), status: 2 });
  });
  it('stays where there is no other unit of its player', () => {
    const table = at({ battlefield: [{ card: 'worker', as: 'first' }] });
    expect(table.marks('chain')).toEqual({ attachedTo: table.id('first'), status: 2 });
  });
  it('comes from an exhausted unit to the one that has come into play', () => {
    const take =
      'Lift: When this unit comes into play, you may choose an alteration spell attached to an exhausted ally you control and attach it to this unit.';
    const arrived = (exhaustion: number) =>
      arrive(take, { p1: { ...mine({ exhaustion }), attached: [{ card: 'chain', as: 'chain', attachedTo: 'mine' }] } });
    const table = arrived(1).answer('p1', 'yes');
    expect(table.marks('chain')).toEqual({ attachedTo: table.find('p1', 'battlefield', 'tried') });
    const fresh = arrived(0).answer('p1', 'yes');
    expect(fresh.marks('chain')).toEqual({ attachedTo: fresh.id('mine') });
  });
});

describe('an opponent who has dice', () => {
  const text =
    '[[side]]: Choose a target opponent that has 1 or more dice in their active pool. Lower 1 die in their active pool one level. Then, deal 2 damage to their target Phoenixborn if they have no dice on their power side in their active pool.';
  const used = (activePool: readonly JsonRecord[]) => {
    const table = tableWith(spell('tried', 'Ready Spell', text), {
      p1: { spellboard: [{ card: 'tried', as: 'spell' }] },
      p2: { ...HERO, activePool },
    });
    return table.answer('p1', { action: 'activate', card: 'spell', ability: 'use' }).marks('hero');
  };
  it('is dealt damage without a power die, and not without any die (glossary.target.1)', () => {
    expect(used(dice('natural', 'power', 1))).toEqual({ wounds: 2 });
    expect(used(dice('natural', 'basic', 1))).toEqual({ wounds: 2 });
    expect(used(dice('natural', 'power', 2))).toEqual({});
    expect(used([])).toEqual({});
  });
});
