/** Cards that read texts find by revealing, and play. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { gearOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import type { Table } from '../../../../../test/support/table.js';

const zones = (table: Table, ...names: readonly (readonly [string, string])[]) =>
  names.map(([seat, zone]) => [...table.cards(seat, zone)].sort());

describe('"a unit may be played here"', () => {
  const scout = unitOf(
    'scout',
    'When I attack, you may reveal the top 4 cards of your Main Deck. Banish up to one of them and play it. A unit may be played here. Recycle the rest.',
  );
  const cards = [scout, gearOf('drum', '[Unique]'), { ...unitOf('recruit', '[Tank]'), energy: 0 }];
  const attack = (deck = ['recruit', 'm2', 'drum', 'm3', 'm4']) => {
    const mainDeck = deck.map((card) => ({ card, as: `deck-${card}` }));
    const boards = { p1: ['scout'], p2: [at('m1', 'bridge')] };
    const table = open(cards, boards, { bridge: 'p2' }, { p1: { mainDeck } });
    return emptyChain(move(table, 'p1', ['scout'], 'bridge'));
  };
  const found = (card: string) =>
    attack()
      .answer('p1', 'yes')
      .answer('p1', [`deck-${card}`]);
  it('offers the battlefield of the unit beside the places of the rules', () => {
    const table = found('recruit');
    table.expectLegal('p1', ['base', table.id('bridge')]);
    expect(zones(emptyChain(table.answer('p1', table.id('bridge'))), ['p1', 'board'])).toEqual([['recruit', 'scout']]);
    expect(table.marks(table.find('p1', 'board', 'recruit'))['at']).toBe(table.id('bridge'));
  });
  it('plays what is no unit as ever, and recycles the rest', () => {
    const table = emptyChain(found('drum'));
    expect(zones(table, ['p1', 'board'], ['p1', 'banishment'])).toEqual([['drum', 'scout'], []]);
    expect(table.cards('p1', 'mainDeck')[0]).toBe('m4');
    expect(table.cards('p1', 'mainDeck')).toHaveLength(4);
  });
  it('reveals nothing unless its player wants to', () => {
    const table = attack().answer('p1', 'no');
    table.expectNotHappened('revealed');
    expect(table.cards('p1', 'mainDeck')).toEqual(['recruit', 'm2', 'drum', 'm3', 'm4']);
  });
});

describe('"reveal cards from your Main Deck until"', () => {
  const cards = [
    spellOf(
      'dawn',
      'Reveal cards from your Main Deck until you reveal a Mech and banish it. Play that card for nothing, and recycle the rest.',
    ),
    gearOf('drum', '[Unique]'),
    spellOf('chant', 'Gain 1 XP.'),
    { ...unitOf('giant', '[Tank]'), energy: 9, tags: ['Mech'] },
  ];
  const dawned = (deck: readonly string[]) => {
    const mainDeck = deck.map((card, index) => ({ card, as: `deck-${index}` }));
    return emptyChain(play(open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('dawn'), mainDeck } }), 'dawn'));
  };
  it('reveals one card after the other up to the first that matches, and plays that card alone', () => {
    const table = dawned(['chant', 'drum', 'giant', 'giant', 'chant']);
    expect(zones(table, ['p1', 'board'], ['p1', 'banishment'])).toEqual([['giant'], []]);
    expect(table.cards('p1', 'mainDeck').slice(0, 2)).toEqual(['giant', 'chant']);
    expect([...table.cards('p1', 'mainDeck').slice(2)].sort()).toEqual(['chant', 'drum']);
    expect(table.log.filter(({ kind }) => kind === 'revealed')).toHaveLength(3);
  });
  it('418.1.c: without such a card all are revealed and recycled, and nobody burns out', () => {
    const table = dawned(['chant', 'drum']);
    expect(zones(table, ['p1', 'board'], ['p1', 'mainDeck'])).toEqual([[], ['chant', 'drum']]);
    table.expectNotHappened('burnedOut');
  });
});

describe('"each opponent reveals their top card"', () => {
  const cards = [
    spellOf(
      'raid',
      'Each opponent reveals their top card. Banish one of these cards, then play that card for nothing. Then recycle the rest.',
    ),
    spellOf('chant', 'Gain 3 XP.'),
    { ...unitOf('giant', '[Tank]'), energy: 9 },
  ];
  const raided = () => {
    const deck = (...names: readonly string[]) => ({ mainDeck: names.map((card) => ({ card, as: `top-${card}` })) });
    const seats = { p1: { ...inHand('raid'), ...deck('m1') }, p2: deck('giant', 'm2'), p3: deck('chant', 'm3') };
    return emptyChain(play(open(cards, { p1: [], p2: [], p3: [] }, {}, seats), 'raid'));
  };
  it('offers the revealed cards, and plays a unit of another player for the player of the text', () => {
    const table = emptyChain(raided().answer('p1', ['top-giant']));
    expect(zones(table, ['p1', 'board'], ['p2', 'board'], ['p2', 'mainDeck'], ['p3', 'mainDeck'])).toEqual([
      ['giant'],
      [],
      ['m2'],
      ['chant', 'm3'],
    ]);
    expect(table.cards('p3', 'mainDeck')).toEqual(['m3', 'chant']);
  });
  it('a spell works for who plays it, and goes to the trash of its owner', () => {
    const table = emptyChain(raided().answer('p1', ['top-chant']));
    expect([table.player('p1')['experience'], table.player('p3')['experience']]).toEqual([3, 0]);
    expect(zones(table, ['p3', 'trash'], ['p1', 'trash'])).toEqual([['chant'], ['raid']]);
  });
  it('one of them must be chosen, and no card of its own player', () => {
    raided().expectRefused('p1', [], 'answer.too-few').expectRefused('p1', ['top-m1'], 'answer.unknown-option');
  });
});
