/** Cards that texts play from a hand or a trash, units that they move, and cards that they keep facedown. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../kernel/index.js';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import type { Table } from '../../../../../test/support/table.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

describe('"play a spell from your trash …, recycle that spell after you play it" (002)', () => {
  const net = spellOf(
    'net',
    'You may play a spell from your trash with an Energy cost of no more than {1}, ignoring its Energy cost. Recycle that spell after you play it.',
  );
  const costing = (id: string, energy: number) => ({ ...spellOf(id, 'Draw 1.'), energy });
  const undo = spellOf('undo', 'Counter a spell.');
  const cards = [net, costing('cheap', 1), costing('dear', 2), undo];
  const table = (...hand: readonly string[]) =>
    open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('net', ...hand), trash: ['cheap', 'dear'] } });
  const chosen = (...hand: readonly string[]) => {
    const played = emptyChain(play(table(...hand), 'net')).answer('p1', 'yes');
    return played.state.pending[0]?.kind === 'priority' ? played : played.answer('p1', ['cheap']);
  };
  const targeted = (table: Table): Table =>
    table.state.pending[0]?.kind === 'priority' ? table : table.answer('p1', table.legal('p1')[0] ?? null);
  it('puts the spell under the deck as it has been played, and offers no dearer spell', () => {
    const played = emptyChain(chosen());
    expect([handSize(played), played.cards('p1', 'trash'), played.cards('p1', 'mainDeck').at(-1)]).toEqual([
      1,
      ['dear', 'net'],
      'cheap',
    ]);
  });
  it('leaves a spell in the trash that is countered: it was not played (406.4.b)', () => {
    const played = emptyChain(targeted(play(chosen('undo'), 'undo')));
    expect([...played.cards('p1', 'trash')].toSorted()).toEqual(['cheap', 'dear', 'net', 'undo']);
  });
  it('asks for the points of its player where the text does', () => {
    const echo = spellOf(
      'echo',
      'You may play a spell from your trash with an Energy cost less than your points, ignoring its Energy cost. Then recycle it.',
    );
    const played = (points: number) => {
      const seats = { p1: { ...inHand('echo'), trash: ['cheap'], points } };
      const asked = emptyChain(play(open([echo, ...cards], { p1: [], p2: [] }, {}, seats), 'echo'));
      return handSize(emptyChain(asked.answer('p1', 'yes')));
    };
    expect([played(1), played(2)]).toEqual([0, 1]);
  });
});

describe('"play … from hand to a battlefield you control, reducing its cost by {2}"', () => {
  const help = spellOf('help', [
    '[Hidden]',
    'You may play a unit with [Tank] from hand to a battlefield you control, reducing its cost by {2}.',
  ]);
  const recruit = (energy: number) => ({ ...unitOf('recruit', '[Tank]'), energy });
  const played = (energy: number, controlled: { readonly [place: string]: string }) => {
    const p1 = Object.keys(controlled).map((place) => at('m1', place, { as: `m1-${place}` }));
    const table = open([help, recruit(energy)], { p1, p2: [] }, controlled, { p1: inHand('help', 'recruit') });
    return emptyChain(play(table, 'help')).answer('p1', 'yes');
  };
  const placed = (table: Table): Table =>
    emptyChain(table.state.pending[0]?.kind === 'where' ? table.answer('p1', 'meadow') : table);
  it('goes to a battlefield of its player, and never to the base', () => {
    played(2, { meadow: 'p1', bridge: 'p1' }).answer('p1', ['recruit']).expectLegal('p1', ['meadow', 'bridge']);
  });
  it('is not played without such a battlefield', () => {
    expect(handSize(emptyChain(played(2, {}).answer('p1', ['recruit'])))).toBe(1);
  });
  it('goes to the battlefield alone where the spell was facedown (727.1.d.3)', () => {
    const facedown = (controlled: { readonly [place: string]: string }) => {
      const p1 = [at('m1', 'meadow', { as: 'guard' }), at('m2', 'bridge')];
      const seat = { ...inHand('recruit'), facedown: [{ card: 'help', as: 'help', at: 'meadow', hiddenIn: 0 }] };
      const table = open([help, recruit(0)], { p1, p2: [] }, controlled, { p1: seat });
      return emptyChain(emptyChain(play(table, 'help')).answer('p1', 'yes').answer('p1', ['recruit']));
    };
    const table = facedown({ meadow: 'p1', bridge: 'p1' });
    expect(table.marks(table.find('p1', 'board', 'recruit'))['at']).toBe(table.id('meadow'));
  });
  it('is not played from there once the battlefield is controlled no more', () => {
    const p1 = [at('m1', 'meadow', { as: 'guard' }), at('m2', 'bridge')];
    const seat = { ...inHand('recruit'), facedown: [{ card: 'help', as: 'help', at: 'meadow', hiddenIn: 0 }] };
    const cards = [help, recruit(0), spellOf('slay', 'Kill a unit.')];
    const seats = { p1: seat, p2: inHand('slay') };
    const table = open(cards, { p1, p2: [] }, { meadow: 'p1', bridge: 'p1' }, seats);
    play(table, 'help').answer('p1', { action: 'pass' });
    emptyChain(play(table, 'slay', 'p2').answer('p2', ['guard']));
    emptyChain(table.answer('p1', 'yes').answer('p1', ['recruit']));
    expect(table.cards('p1', 'hand')).toEqual(['recruit']);
  });
  it('costs no more than 2 energy less (353.4)', () => {
    expect(
      [2, 3].map((energy) => handSize(placed(played(energy, { meadow: 'p1' }).answer('p1', ['recruit'])))),
    ).toEqual([0, 1]);
  });
});

describe('"if it’s a unit, play it here"', () => {
  const usher = unitOf(
    'usher',
    "When I attack, you may pay {mind} to play a unit with [Tank] from your hand, ignoring its cost. If it's a unit, play it here.",
  );
  const veiled = { ...unitOf('veiled', '[Tank]'), energy: 5 };
  const played = (mind: number) => {
    const seats = { p1: { ...inHand('veiled', 'm1'), mind } };
    const table = open([usher, veiled], { p1: ['usher'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' }, seats);
    return emptyChain(move(table, 'p1', ['usher'], 'bridge'));
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
  it('plays no unit where its own unit has died before it resolves (356.3.e.12)', () => {
    const seats = { p1: { ...inHand('veiled', 'm1'), mind: 1 }, p2: inHand('slay') };
    const cards = [usher, veiled, spellOf('slay', 'Kill a unit.')];
    const table = open(cards, { p1: ['usher'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' }, seats);
    move(table, 'p1', ['usher'], 'bridge').answer('p1', { action: 'pass' });
    emptyChain(play(table, 'slay', 'p2').answer('p2', ['usher']));
    expect(table.exists('usher')).toBe(false);
    const asked = table.state.pending[0]?.kind === 'mayPay' ? paidFor(table.answer('p1', 'yes')) : table;
    emptyChain(asked.state.pending[0]?.kind === 'choose' ? asked.answer('p1', ['veiled']) : asked);
    expect([table.cards('p1', 'hand'), table.cards('p1', 'board')]).toEqual([['veiled', 'm1'], []]);
  });
  it('plays no unit to a battlefield where units cannot be played (054.1)', () => {
    const cliff = battlefieldOf('cliff', "Units can't be played here.");
    const seats = { p1: { ...inHand('veiled', 'm1'), mind: 1 } };
    const table = open([usher, veiled, cliff], { p1: ['usher'], p2: [at('m3', 'cliff')] }, { cliff: 'p2' }, seats);
    emptyChain(move(table, 'p1', ['usher'], 'cliff'));
    const asked = paidFor(table.answer('p1', 'yes'));
    emptyChain(asked.state.pending[0]?.kind === 'priority' ? asked : asked.answer('p1', ['veiled']));
    expect(table.cards('p1', 'hand')).toEqual(['veiled', 'm1']);
  });
  it('plays nothing that is not paid for', () => {
    expect(handSize(emptyChain(played(0).answer('p1', 'no')))).toBe(2);
  });
});

describe('"[Hidden] cards can’t be revealed here" (054.1)', () => {
  const warden = unitOf('warden', "While you control a unit, your opponents' [Hidden] cards can't be revealed here.");
  const veiled = unitOf('veiled', ['[Hidden]', '[Reaction]']);
  const hidden = (place: string, as: string) => ({ card: 'veiled', as, at: place, hiddenIn: 1 });
  const table = (wardenAt: JsonRecord) =>
    open(
      [warden, veiled],
      { p1: [at('m1', 'meadow')], p2: [wardenAt, at('m2', 'bridge')] },
      { meadow: 'p1', bridge: 'p2' },
      { p1: { facedown: [hidden('meadow', 'veiled')] } },
    );
  it('forbids to play facedown cards of opponents where the unit is, and nowhere else', () => {
    const away = table(at('warden', 'bridge'));
    expect(away.legal('p1')).toContainEqual({ action: 'play', card: away.id('veiled') });
    const there = table(at('warden', 'meadow'));
    if (there.state.pending[0]?.seat === 'p2') there.answer('p2', { action: 'pass' });
    there.expectRefused('p1', { action: 'play', card: 'veiled' }, 'play.forbidden');
  });
});

describe('"based on the discarded card’s type"', () => {
  const sorter = unitOf(
    'sorter',
    "When I move, draw 2, then discard 1. Then, do the following based on the discarded card's type:Spell — Draw 2.Gear — Gain 1 XP.Unit — Give me +1 {might} this turn.",
  );
  const doom = spellOf('doom', 'Kill a unit.');
  const moved = (discarded: string) => {
    const table = open([sorter, doom], { p1: ['sorter'], p2: [] }, {}, { p1: inHand('doom', 'm1') });
    const asked = emptyChain(move(table, 'p1', ['sorter'], 'meadow'));
    return passAll(emptyChain(asked.answer('p1', [discarded])));
  };
  it.each([
    ['doom', 5, 3],
    ['m1', 3, 4],
  ])('after %s leaves %d cards and %d might', (discarded, cards, might) => {
    const table = moved(discarded);
    expect([handSize(table), mightOf(table, 'sorter')]).toEqual([cards, might]);
  });
});

describe('"move … to an open battlefield" (352.2)', () => {
  const guide = unitOf('guide', 'When you play me, move a friendly unit to an open battlefield.');
  it('offers battlefields without units and controller only', () => {
    const boards = { p1: ['m1', 'm2'], p2: [at('m3', 'bridge')] };
    const table = open([guide], boards, { bridge: 'p2' }, { p1: inHand('guide') });
    const asked = play(table, 'guide').answer('p1', ['m1']);
    asked.expectLegal('p1', [['meadow']]);
    emptyChain(asked.answer('p1', ['meadow']));
    expect(['m1', 'm2'].map((unit) => table.marks(unit)['at'] ?? 'base')).toEqual([table.id('meadow'), 'base']);
  });
});

describe('"when you play me from face down", of a unit elsewhere (727.1.d.3)', () => {
  it('chooses a unit at a different location', () => {
    const text =
      'When you play me from face down on your turn, you may move an enemy unit with 5 {might} or less at a different location to my battlefield.';
    const lure = { ...unitOf('lure', text), keywords: [{ keyword: 'hidden' as const }] };
    const seats = { p1: { facedown: [{ card: 'lure', as: 'lure', at: 'meadow', hiddenIn: 0 }] } };
    const boards = { p1: [at('m1', 'meadow')], p2: [at('m3', 'bridge'), 'm4', 'm6'] };
    const table = emptyChain(play(open([lure], boards, { meadow: 'p1', bridge: 'p2' }, seats), 'lure'));
    emptyChain(table.expectLegal('p1', [['m3'], ['m4']]).answer('p1', ['m3'])).answer('p1', 'yes');
    expect(table.marks('m3')['at']).toBe(table.id('meadow'));
  });
});
