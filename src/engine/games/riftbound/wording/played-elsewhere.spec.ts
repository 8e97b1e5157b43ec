/** Cards that texts play from a hand or a trash, units that they move, and cards that they keep facedown. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../kernel/index.js';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import type { Table } from '../../../../../test/support/table.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { handSize, mightOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';

describe('"play a spell from your trash …, recycle that spell after you play it" (002)', () => {
  const fizz = unitOf(
    'trickster',
    'When you play me, you may play a spell from your trash with Energy cost no more than {3}, ignoring its Energy cost. Recycle that spell after you play it.',
  );
  const costing = (id: string, energy: number) => ({ ...spellOf(id, 'Draw 1.'), energy });
  const undo = spellOf('undo', 'Counter a spell.');
  const cards = [fizz, costing('three', 3), costing('four', 4), undo];
  const table = (...hand: readonly string[]) =>
    open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('trickster', ...hand), trash: ['three', 'four'] } });
  const chosen = (...hand: readonly string[]) => {
    const played = emptyChain(play(table(...hand), 'trickster')).answer('p1', 'yes');
    return played.state.pending[0]?.kind === 'priority' ? played : played.answer('p1', ['three']);
  };
  const targeted = (table: Table): Table =>
    table.state.pending[0]?.kind === 'priority' ? table : table.answer('p1', table.legal('p1')[0] ?? null);
  it('puts the spell under the deck as it has been played, and offers no dearer spell', () => {
    const played = emptyChain(chosen());
    expect([handSize(played), played.cards('p1', 'trash'), played.cards('p1', 'mainDeck').at(-1)]).toEqual([
      1,
      ['four'],
      'three',
    ]);
  });
  it('leaves a spell in the trash that is countered: it was not played (406.4.b)', () => {
    const played = emptyChain(targeted(play(chosen('undo'), 'undo')));
    expect([...played.cards('p1', 'trash')].toSorted()).toEqual(['four', 'three', 'undo']);
  });
  it('asks for the points of its player where the text does', () => {
    const kaisa = unitOf(
      'evolved',
      'When you play me, you may play a spell from your trash with Energy cost less than your points without paying its Energy cost. Then recycle it.',
    );
    const played = (points: number) => {
      const seats = { p1: { ...inHand('evolved'), trash: ['three'], points } };
      const asked = emptyChain(play(open([kaisa, ...cards], { p1: [], p2: [] }, {}, seats), 'evolved'));
      return handSize(emptyChain(asked.answer('p1', 'yes')));
    };
    expect([played(3), played(4)]).toEqual([0, 1]);
  });
});

describe('"play a unit from hand to a battlefield you control, reducing its cost by {3}"', () => {
  const help = spellOf('help', 'You may play a unit from hand to a battlefield you control, reducing its cost by {3}.');
  const recruit = (energy: number) => ({ ...unitOf('recruit', '[Tank]'), energy });
  const played = (energy: number, controlled: { readonly [place: string]: string }) => {
    const p1 = Object.keys(controlled).map((place) => at('m1', place, { as: `m1-${place}` }));
    const table = open([help, recruit(energy)], { p1, p2: [] }, controlled, { p1: inHand('help', 'recruit') });
    return emptyChain(play(table, 'help')).answer('p1', 'yes');
  };
  const placed = (table: Table): Table =>
    emptyChain(table.state.pending[0]?.kind === 'where' ? table.answer('p1', 'meadow') : table);
  it('goes to a battlefield of its player, and never to the base', () => {
    played(3, { meadow: 'p1', bridge: 'p1' }).answer('p1', ['recruit']).expectLegal('p1', ['meadow', 'bridge']);
  });
  it('is not played without such a battlefield', () => {
    expect(handSize(emptyChain(played(3, {}).answer('p1', ['recruit'])))).toBe(1);
  });
  it('costs no more than 3 energy less (353.4)', () => {
    expect(
      [3, 4].map((energy) => handSize(placed(played(energy, { meadow: 'p1' }).answer('p1', ['recruit'])))),
    ).toEqual([0, 1]);
  });
});

describe('"if it’s a unit, play it here"', () => {
  const ava = unitOf(
    'achiever',
    "When I attack, you may pay {mind} to play a card with [Hidden] from your hand, ignoring its cost. If it's a unit, play it here.",
  );
  const veiled = { ...unitOf('veiled', '[Hidden]'), energy: 5 };
  const played = (mind: number) => {
    const seats = { p1: { ...inHand('veiled', 'm1'), mind } };
    const table = open([ava, veiled], { p1: ['achiever'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' }, seats);
    return emptyChain(move(table, 'p1', ['achiever'], 'bridge'));
  };
  const paidFor = (table: Table): Table =>
    table.state.pending[0]?.kind === 'payment' ? table.answer('p1', table.legal('p1')[0] ?? null) : table;
  it('plays a unit to the battlefield where its unit attacks', () => {
    const table = emptyChain(paidFor(played(1).answer('p1', 'yes')).answer('p1', ['veiled']));
    expect([
      table.player('p1')['mind'],
      table.marks(table.find('p1', 'board', 'veiled'))['at'],
      table.cards('p1', 'hand'),
    ]).toEqual([0, table.id('bridge'), ['m1']]);
  });
  it('plays nothing that is not paid for', () => {
    expect(handSize(emptyChain(played(0).answer('p1', 'no')))).toBe(2);
  });
});

describe('"your opponents’ [Hidden] cards can’t be revealed here" (054.1)', () => {
  const saboteur = unitOf('saboteur', "Your opponents' [Hidden] cards can't be revealed here.");
  const veiled = unitOf('veiled', ['[Hidden]', '[Reaction]']);
  const hidden = (place: string, as: string) => ({ card: 'veiled', as, at: place, hiddenIn: 1 });
  const table = (saboteurAt: JsonRecord) =>
    open(
      [saboteur, veiled],
      { p1: [at('m1', 'meadow')], p2: [saboteurAt, at('m2', 'bridge')] },
      { meadow: 'p1', bridge: 'p2' },
      { p1: { facedown: [hidden('meadow', 'veiled')] } },
    );
  it('forbids to play facedown cards of opponents where the unit is, and nowhere else', () => {
    const away = table(at('saboteur', 'bridge'));
    expect(away.legal('p1')).toContainEqual({ action: 'play', card: away.id('veiled') });
    const there = table(at('saboteur', 'meadow'));
    if (there.state.pending[0]?.seat === 'p2') there.answer('p2', { action: 'pass' });
    there.expectRefused('p1', { action: 'play', card: 'veiled' }, 'play.forbidden');
  });
});

describe('"based on the discarded card’s type"', () => {
  const painter = unitOf(
    'painter',
    "When I move, draw 1, then discard 1. Then, do the following based on the discarded card's type:Spell — Draw 1.Gear — Ready up to 2 runes.Unit — Give me +3 {might} this turn.",
  );
  const doom = spellOf('doom', 'Kill a unit.');
  const moved = (discarded: string) => {
    const table = open([painter, doom], { p1: ['painter'], p2: [] }, {}, { p1: inHand('doom', 'm1') });
    const asked = emptyChain(move(table, 'p1', ['painter'], 'meadow'));
    return passAll(emptyChain(asked.answer('p1', [discarded])));
  };
  it.each([
    ['doom', 3, 3],
    ['m1', 2, 6],
  ])('after %s leaves %d cards and %d might', (discarded, cards, might) => {
    const table = moved(discarded);
    expect([handSize(table), mightOf(table, 'painter')]).toEqual([cards, might]);
  });
});

describe('"move any number of your units to an open battlefield" (352.2)', () => {
  const bard = unitOf('bard', 'When you play me, move any number of your units to an open battlefield.');
  it('offers battlefields without units and controller only', () => {
    const boards = { p1: ['m1', 'm2'], p2: [at('m3', 'bridge')] };
    const table = open([bard], boards, { bridge: 'p2' }, { p1: inHand('bard') });
    const asked = play(table, 'bard').answer('p1', ['m1']);
    asked.expectLegal('p1', [['meadow']]);
    emptyChain(asked.answer('p1', ['meadow']));
    expect(['m1', 'm2'].map((unit) => table.marks(unit)['at'] ?? 'base')).toEqual([table.id('meadow'), 'base']);
  });
});
