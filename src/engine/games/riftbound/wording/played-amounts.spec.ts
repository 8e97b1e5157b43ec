/** Amounts that a player chooses and pays, and where units and tokens are played. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../kernel/index.js';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  gearOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';
import { unit } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

/** Pays with what is offered first. */
const paid = (table: Table): Table =>
  emptyChain(table.state.pending[0]?.kind === 'payment' ? table.answer('p1', table.legal('p1')[0] ?? null) : table);

describe('"pay any amount of …" (416.3)', () => {
  const bullet = spellOf(
    'bullet',
    'Pay any amount of {any} to deal that much damage to all enemy units at a battlefield.',
  );
  const shot = () => {
    const boards = { p1: ['m1'], p2: [at('m3', 'bridge'), at('m2', 'bridge'), 'm4'] };
    const table = open([bullet], boards, { bridge: 'p2' }, { p1: { ...inHand('bullet'), chaos: 1, fury: 1 } });
    return emptyChain(play(table, 'bullet').answer('p1', ['bridge']));
  };
  it('offers no more than the player can pay, and nothing at all', () => {
    shot().expectLegal('p1', ['0', '1', '2']);
  });
  it.each([
    ['0', [], 2],
    ['1', [], 1],
    ['2', ['m2'], 0],
  ])('%s deals as much to each unit there', (amount, dead, left) => {
    const table = paid(shot().answer('p1', amount));
    const { chaos, fury } = table.player('p1');
    expect([table.cards('p2', 'trash'), Number(chaos) + Number(fury)]).toEqual([dead, left]);
  });
  it('exchanges energy and power of any domain for each other', () => {
    const henge = gearOf('henge', '{exhaust}: [Reaction] — Pay any amount of Energy to [Add] that much {any}.');
    const anomaly = gearOf('anomaly', '{exhaust}: [Reaction] — Pay any amount of {any} to [Add] that much Energy.');
    const table = open([henge, anomaly], { p1: ['henge', 'anomaly'], p2: [] }, {}, { p1: { energy: 3 } });
    paid(emptyChain(activate(table, 'henge', 'use')).answer('p1', '2'));
    expect([table.player('p1')['energy'], table.player('p1')['universal']]).toEqual([1, 2]);
    paid(emptyChain(activate(table, 'anomaly', 'use')).answer('p1', '1'));
    expect([table.player('p1')['energy'], table.player('p1')['universal']]).toEqual([2, 1]);
  });
});

const TOKENS = ['ogn-271', 'ogn-274'].map((id) => unit({ id, energy: 0, supertype: 'token' }));

describe('"when I move from a location, play … there"', () => {
  const fawn = unitOf('fawn', [
    '[Ganking]',
    'When I move from a location, play a 3 {might} Sprite unit token with [Temporary] there.',
  ]);
  const places = (from: JsonRecord, to: string) => {
    const table = open([fawn, ...TOKENS], { p1: [from, at('m1', 'meadow')], p2: [] }, { meadow: 'p1' });
    passAll(emptyChain(move(table, 'p1', ['fawn'], to)));
    return Object.values(table.state.objects).flatMap(({ definition, marks }) =>
      definition === 'ogn-274' ? [marks['at'] === table.id('meadow') ? 'meadow' : 'base'] : [],
    );
  };
  it('plays it where the unit was: at a battlefield, or in the base', () => {
    expect(places(at('fawn', 'meadow'), 'base')).toEqual(['meadow']);
    expect(places({ card: 'fawn', as: 'fawn' }, 'meadow')).toEqual(['base']);
  });
});

describe('"units can’t be played here" (054.1)', () => {
  const path = battlefieldOf('path', "Units can't be played here.");
  const table = (more: object, ...cards: Parameters<typeof open>[0]) =>
    open(
      [path, ...cards],
      { p1: [at('m1', 'path'), at('m2', 'meadow')], p2: [] },
      { path: 'p1', meadow: 'p1' },
      {
        p1: { ...more },
      },
    );
  it('is not offered to a unit from the hand', () => {
    const free = unitOf('free', '[Tank]');
    const asked = play(table(inHand('free'), free), 'free');
    asked.expectLegal('p1', ['base', 'meadow']);
  });
  it('forbids a facedown unit there, which has no other place (727.1.d), and no other', () => {
    const veiled = unitOf('veiled', '[Hidden]');
    const facedown = (place: string) => [{ card: 'veiled', as: 'veiled', at: place, hiddenIn: 0 }];
    table({ facedown: facedown('path') }, veiled).expectRefused(
      'p1',
      { action: 'play', card: 'veiled' },
      'play.no-place',
    );
    const elsewhere = play(table({ facedown: facedown('meadow') }, veiled), 'veiled');
    elsewhere.expectHappened('entered', { card: 'veiled' });
  });
  it('plays no token there', () => {
    const host = unitOf('host', '{1}: Play a 1 {might} Recruit unit token here.');
    const used = (place: string) => {
      const boards = { p1: [at('host', place)], p2: [] };
      const open_ = open([path, host, ...TOKENS], boards, { [place]: 'p1' }, { p1: { energy: 1 } });
      paid(activate(open_, 'host', 'use'));
      return Object.values(open_.state.objects).filter(({ definition }) => definition === 'ogn-271').length;
    };
    expect([used('path'), used('meadow')]).toEqual([0, 1]);
  });
});

describe('"this ability costs {1} less for each …" (353.4)', () => {
  const bloom = unitOf('bloom', '{2}: Draw 1. This ability costs {1} less for each friendly unit with [Temporary].');
  const brief = unitOf('brief', '[Temporary]');
  it.each([
    ['no such unit', [], [], 1],
    ['one', ['brief'], [], 2],
    ['a unit of an opponent', [], ['brief'], 1],
  ])('%s', (_what, p1, p2, left) => {
    const table = open([bloom, brief], { p1: ['bloom', ...p1], p2 }, {}, { p1: { energy: 3 } });
    expect(paid(activate(table, 'bloom', 'use')).player('p1')['energy']).toBe(left);
  });
  it('stays by hand beside another ability with a cost', () => {
    const more = ['{2}: Draw 1. This ability costs {1} less for each friendly unit.', '{1}: Draw 1.'];
    expect(() => unitOf('two', more)).toThrow('not read');
  });
});
