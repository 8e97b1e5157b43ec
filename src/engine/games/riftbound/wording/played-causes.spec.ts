/** Texts that ask who moves or readies a unit, what leaves the board, and what opponents may do no more. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, teamTable } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import {
  gearOf,
  legendOf,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';
import { gear, unit } from '../../../../../test/support/riftbound.js';
import type { Json, JsonRecord } from '../../../kernel/index.js';
import type { Table } from '../../../../../test/support/table.js';

const experienceOf = (table: Table, seat = 'p1') => table.player(seat)['experience'];

describe('"you move an enemy unit" (407.2.a, 407.3)', () => {
  const cards = [
    gearOf('windmill', 'When you move an enemy unit, gain 3 XP.'),
    spellOf('push', 'Move an enemy unit to its base.'),
    spellOf('pull', 'Move a friendly unit to its base.'),
    spellOf('swapping', [
      'Move a friendly unit to a battlefield you control. Choose an opponent. They move a unit they control to that battlefield. Draw 1.',
    ]),
  ];
  const table = (hand: string) =>
    open(
      cards,
      { p1: ['windmill', at('m1', 'meadow')], p2: [at('m2', 'bridge')] },
      { meadow: 'p1', bridge: 'p2' },
      {
        p1: inHand(hand),
      },
    );
  it('is due for a unit of an opponent that its text moves', () => {
    expect(experienceOf(emptyChain(play(table('push'), 'push').answer('p1', ['m2'])))).toBe(3);
  });
  it('is not due for a unit of its player', () => {
    expect(experienceOf(emptyChain(play(table('pull'), 'pull').answer('p1', ['m1'])))).toBe(0);
  });
  it('is not due where an opponent moves that unit, by an action or for a text of the player', () => {
    const asked = emptyChain(play(table('swapping'), 'swapping').answer('p1', ['m1']).answer('p1', ['meadow']));
    expect([experienceOf(asked), asked.state.objects[asked.id('m2')]?.marks['at']]).toEqual([0, asked.id('meadow')]);
    const own = move(endTurn(table('push')), 'p2', ['m2'], 'base');
    expect([experienceOf(own), own.state.objects[own.id('m2')]?.marks['at']]).toEqual([0, undefined]);
  });
});

describe('"they can’t move it this turn" (054.1, 407)', () => {
  const cards = [
    unitOf(
      'warden',
      "When an opponent plays a unit, if I'm at a battlefield, deal 1 to it. They can't move it this turn. Draw 1.",
    ),
    spellOf('push', 'Move an enemy unit to its base.'),
    spellOf('pull', 'Move a friendly unit to its base.'),
    unitOf('guest', 'I enter ready.'),
  ];
  const played = (where: JsonRecord) => {
    const boards = { p1: [where], p2: [at('m2', 'bridge')] };
    const hands = { p1: inHand('push'), p2: inHand('guest', 'pull') };
    const table = open(cards, boards, { meadow: 'p1', bridge: 'p2' }, hands);
    return emptyChain(play(endTurn(table), 'guest', 'p2').answer('p2', table.id('bridge')));
  };
  const guestOf = (table: Table) => table.find('p2', 'board', 'guest');
  const placeOf = (table: Table) => table.state.objects[guestOf(table)]?.marks['at'] ?? 'base';
  const movable = (table: Table) =>
    table
      .answer('p2', { action: 'move', to: 'base' })
      .legal('p2')
      .some((units) => [units].flat().includes(guestOf(table)));
  it('its player does not move it, by an action or a text', () => {
    const table = played(at('warden', 'meadow'));
    expect(table.state.objects[guestOf(table)]?.marks['damage']).toBe(1);
    emptyChain(play(table, 'pull', 'p2').answer('p2', [guestOf(table)]));
    expect([placeOf(table), movable(table)]).toEqual([table.id('bridge'), false]);
  });
  it('another player does', () => {
    const table = played(at('warden', 'meadow'));
    play(table, 'pull', 'p2').answer('p2', ['m2']).answer('p2', { action: 'pass' });
    emptyChain(play(table, 'push').answer('p1', [guestOf(table)]));
    expect(placeOf(table)).toBe('base');
  });
  it('is said only while the unit of the text is at a battlefield', () => {
    const table = played({ card: 'warden' });
    expect([table.state.objects[guestOf(table)]?.marks['damage'], movable(table)]).toEqual([undefined, true]);
  });
});

describe('"you recycle one or more cards" (403.1)', () => {
  const cards = [
    gearOf('quarry', 'When you recycle one or more cards, gain 3 XP.'),
    spellOf('bury', 'Recycle 2 from your trash.'),
    spellOf('clean', "Choose up to 2 cards from opponents' trashes. Their owners recycle them."),
    spellOf('scry', '[Predict].'),
    spellOf('toll', 'You must recycle one of your runes.'),
  ];
  const recycled = (spell: string, ...answers: readonly Json[]) => {
    const trash = ['m1', 'm2'].map((card) => ({ card, as: card }));
    const theirs = ['m3', 'm4'].map((card) => ({ card, as: card }));
    const p1 = { ...inHand(spell), trash, mainDeck: ['m5', 'm6'], runes: [{ card: 'fury', as: 'fury' }] };
    const table = open(cards, { p1: ['quarry'], p2: [] }, {}, { p1, p2: { trash: theirs } });
    emptyChain(play(table, spell));
    for (const answer of answers) emptyChain(table.answer('p1', answer));
    return experienceOf(table);
  };
  it.each<[string, readonly Json[], number]>([
    ['bury', [], 3],
    ['scry', ['yes'], 3],
    ['scry', ['no'], 0],
    ['clean', [['m3', 'm4']], 0],
    ['toll', [], 0],
  ])('%s, answered by %j, gives %d experience', (spell, answers, experience) => {
    expect(recycled(spell, ...answers)).toBe(experience);
  });
});

describe('"when this leaves the board" (376.2.c)', () => {
  const cards = [
    gearOf('chest', 'When this leaves the board, gain 3 XP.'),
    gear({ id: 'crate' }),
    spellOf('doom', 'Kill a gear.'),
    spellOf('exile', 'Banish a gear.'),
    spellOf('home', "Return a gear to its owner's hand."),
    spellOf('sink', 'Choose a gear. Its owner places it on top or bottom of their Main Deck.'),
    spellOf('hold', 'Exhaust a gear.'),
  ];
  const used = (spell: string, on = 'chest', ...answers: readonly Json[]) => {
    const table = open(cards, { p1: ['chest', 'crate'], p2: [] }, {}, { p1: inHand(spell) });
    emptyChain(play(table, spell).answer('p1', [on]));
    for (const answer of answers) emptyChain(table.answer('p1', answer));
    return experienceOf(table);
  };
  it.each([
    ['doom', []],
    ['exile', []],
    ['home', []],
    ['sink', ['option-1']],
    ['sink', ['option-2']],
  ])('is due after %s, answered by %j', (spell, answers) => {
    expect(used(spell, 'chest', ...answers)).toBe(3);
  });
  it('is not due for other gear, nor while it stays', () => {
    expect([used('doom', 'crate'), used('hold')]).toEqual([0, 0]);
  });
});

describe('"opponents can only play units to their base" (054.1, 352.2)', () => {
  const cards = [
    unitOf('warden', "While I'm buffed, opponents can only play units to their base."),
    unit({ id: 'guest', energy: 0 }),
  ];
  const played = (where: JsonRecord, seat: string) => {
    const hands = {
      p1: inHand('guest'),
      p2: {
        hand: [{ card: 'guest', as: 'other' }],
      },
    };
    const boards = { p1: [where], p2: [at('m2', 'bridge')] };
    const table = open(cards, boards, { meadow: 'p1', bridge: 'p2' }, hands);
    return seat === 'p1' ? play(table, 'guest') : endTurn(table);
  };
  it('they have no other place', () => {
    const table = played(at('warden', 'meadow', { buff: true }), 'p2');
    emptyChain(play(table, 'other', 'p2'));
    const places = table.state.zones['p2.board']?.map((id) => table.state.objects[id]?.marks['at']);
    expect(places).toEqual([table.id('bridge'), undefined]);
  });
  it('leaves its own player all places', () => {
    played(at('warden', 'meadow', { buff: true }), 'p1').expectLegal('p1', ['base', 'meadow']);
  });
  it('is said only while the unit is buffed', () => {
    play(played(at('warden', 'meadow'), 'p2'), 'other', 'p2').expectLegal('p2', ['base', 'bridge']);
  });
});

describe('"spells and abilities can’t ready enemy units and gear" (054.1, 402.3.a)', () => {
  const cards = [
    unitOf('warden', "While I'm buffed, spells and abilities can't ready enemy units and gear."),
    spellOf('wake', 'Ready a unit.'),
    spellOf('wind', 'Ready a gear.'),
    gear({ id: 'crate' }),
  ];
  const opened = () => {
    const boards = {
      p1: [at('warden', 'meadow', { buff: true }), { card: 'm1', exhausted: true }],
      p2: [
        { card: 'm2', exhausted: true },
        { card: 'crate', exhausted: true },
      ],
    };
    return open(cards, boards, { meadow: 'p1' }, { p1: inHand('wake', 'wind') });
  };
  const exhausted = (table: Table, label: string) => table.state.objects[table.id(label)]?.marks['exhausted'] === true;
  it('stops a spell, for enemy units and gear alone', () => {
    const table = opened();
    emptyChain(play(table, 'wind').answer('p1', ['crate']));
    emptyChain(play(table, 'wake').answer('p1', ['m2']));
    expect([exhausted(table, 'crate'), exhausted(table, 'm2')]).toEqual([true, true]);
    const own = opened();
    expect(exhausted(emptyChain(play(own, 'wake').answer('p1', ['m1'])), 'm1')).toBe(false);
  });
  it('does not stop the beginning of their turn', () => {
    const table = endTurn(opened());
    expect([exhausted(table, 'crate'), exhausted(table, 'm2')]).toEqual([false, false]);
  });
});

describe('"[Temporary] effects don’t trigger" (732.1)', () => {
  const cards = [
    unitOf('lady', "While I'm still at a battlefield, your [Temporary] effects at my battlefield don't trigger."),
    unit({ id: 'shade', energy: 0, keywords: [{ keyword: 'temporary' }] }),
    unit({ id: 'ghost', energy: 0, keywords: [{ keyword: 'temporary' }] }),
    unit({ id: 'wraith', energy: 0, keywords: [{ keyword: 'temporary' }] }),
  ];
  const nextTurn = (where: JsonRecord) => {
    const boards = { p1: [where, at('shade', 'meadow'), { card: 'ghost' }], p2: [at('wraith', 'bridge')] };
    const table = emptyChain(endTurn(open(cards, boards, { meadow: 'p1', bridge: 'p2' })));
    const gone = table.cards('p2', 'trash');
    endTurn(table, 'p2');
    if (table.state.pending[0]?.kind === 'triggerOrder') table.answer('p1', table.legal('p1')[0] ?? null);
    return [gone, emptyChain(table).cards('p1', 'trash').toSorted()];
  };
  it('keeps the units there, and no unit elsewhere or of an opponent', () => {
    expect(nextTurn(at('lady', 'meadow'))).toEqual([['wraith'], ['ghost']]);
  });
  it('keeps no unit while the lady is in the base', () => {
    expect(nextTurn({ card: 'lady' })).toEqual([['wraith'], ['ghost', 'shade']]);
  });
});

describe('"your Equipment each give [Assault]" (723.2, attachment.text)', () => {
  const cards = [legendOf('smith', 'Your Equipment each give [Assault].'), gear({ id: 'blade', tags: ['Equipment'] })];
  const attack = (worn: readonly string[], attackerOf: string) => {
    const on = attackerOf === 'p1' ? 'm3' : 'm2';
    const gearThere = worn.map((as) => ({ card: 'blade', as, attachedTo: on, ...(on === 'm2' && { at: 'bridge' }) }));
    const boards = { p1: ['m3', ...gearThere], p2: [at('m2', 'bridge')] };
    const table = open(cards, boards, { bridge: 'p2' }, { p1: { legend: ['smith'] } });
    return move(table, 'p1', ['m3'], 'bridge');
  };
  it.each([
    [[], 3],
    [['one'], 4],
    [['one', 'two'], 5],
  ])('with %j an attacker has %d might', (worn, might) => {
    expect(mightOf(attack(worn, 'p1'), 'm3')).toBe(might);
  });
});

describe('"each other player chooses a unit that has not been chosen" (303.2)', () => {
  const cards = [
    spellOf(
      'edict',
      "Starting with the next player, each other player chooses one unit you don't control that has not been chosen for this spell. Kill those units. Draw 1.",
    ),
  ];
  it('each of them chooses another unit, of any other player, in turn order', () => {
    const boards = { p1: ['m1'], p2: ['m2'], p3: ['m3'], p4: ['m4'] };
    const table = teamTable(boards, {}, { cards, seats: { p1: inHand('edict') } });
    emptyChain(play(table, 'edict'));
    const asked: [string, number][] = [];
    for (const unit_ of ['m4', 'm3']) {
      const [open_] = table.state.pending;
      asked.push([open_?.seat ?? '', table.legal(open_?.seat ?? '').length]);
      table.answer(open_?.seat ?? '', [unit_]);
    }
    expect(asked).toEqual([
      ['p2', 3],
      ['p3', 2],
    ]);
    expect(['p1', 'p2', 'p3', 'p4'].map((seat) => table.cards(seat, 'board'))).toEqual([['m1'], [], [], []]);
  });
});
