/** Amounts that a player chooses and pays, and where units and tokens are played. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../kernel/index.js';
import { at, FIGHTERS, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  gearOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';
import { gear, riftboundTable, spell, unit } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

/** Pays with what is offered first. */
const paid = (table: Table): Table =>
  emptyChain(table.state.pending[0]?.kind === 'payment' ? table.answer('p1', table.legal('p1')[0] ?? null) : table);

describe('"pay any amount of …" (416.3)', () => {
  const hail = spellOf('hail', 'Pay any amount of {any} to deal that much damage to all units at a battlefield.');
  const shot = () => {
    const boards = { p1: ['m1'], p2: [at('m3', 'bridge'), at('m2', 'bridge'), 'm4'] };
    const table = open([hail], boards, { bridge: 'p2' }, { p1: { ...inHand('hail'), chaos: 1, fury: 1 } });
    return emptyChain(play(table, 'hail').answer('p1', ['bridge']));
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
    const still = gearOf('still', '{exhaust}: [Action] — Pay any amount of Energy to [Add] that much {any}.');
    const forge = gearOf('forge', '{exhaust}: [Action] — Pay any amount of {any} to [Add] that much Energy.');
    const table = open([still, forge], { p1: ['still', 'forge'], p2: [] }, {}, { p1: { energy: 3 } });
    paid(emptyChain(activate(table, 'still', 'use')).answer('p1', '2'));
    expect([table.player('p1')['energy'], table.player('p1')['universal']]).toEqual([1, 2]);
    paid(emptyChain(activate(table, 'forge', 'use')).answer('p1', '1'));
    expect([table.player('p1')['energy'], table.player('p1')['universal']]).toEqual([2, 1]);
  });
});

const TOKENS = [unit({ id: 'ogn-271', energy: 0, supertype: 'token' })];

describe('"when I move from a location, play … there"', () => {
  const sower = unitOf('sower', 'When I move from a location, play a 1 {might} Recruit unit token there.');
  const places = (from: JsonRecord, to: string) => {
    const table = open([sower, ...TOKENS], { p1: [from, at('m1', 'meadow')], p2: [] }, { meadow: 'p1' });
    passAll(emptyChain(move(table, 'p1', ['sower'], to)));
    return Object.values(table.state.objects).flatMap(({ definition, marks }) =>
      definition === 'ogn-271' ? [marks['at'] === table.id('meadow') ? 'meadow' : 'base'] : [],
    );
  };
  it('plays it where the unit was: at a battlefield, or in the base', () => {
    expect(places(at('sower', 'meadow'), 'base')).toEqual(['meadow']);
    expect(places({ card: 'sower', as: 'sower' }, 'meadow')).toEqual(['base']);
  });
});

describe('"units can’t be played here" (054.1)', () => {
  const cliff = battlefieldOf('cliff', "Units can't be played here.");
  const table = (more: object, ...cards: Parameters<typeof open>[0]) =>
    open(
      [cliff, ...cards],
      { p1: [at('m1', 'cliff'), at('m2', 'meadow')], p2: [] },
      { cliff: 'p1', meadow: 'p1' },
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
    table({ facedown: facedown('cliff') }, veiled).expectRefused(
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
      const open_ = open([cliff, host, ...TOKENS], boards, { [place]: 'p1' }, { p1: { energy: 1 } });
      paid(activate(open_, 'host', 'use'));
      return Object.values(open_.state.objects).filter(({ definition }) => definition === 'ogn-271').length;
    };
    expect([used('cliff'), used('meadow')]).toEqual([0, 1]);
  });
});

describe('a battlefield where no units are played (054.1)', () => {
  const cliff = battlefieldOf('cliff', "Units can't be played here.");
  it('lets a gear token of a facedown spell enter, which a cleanup recalls (322.7)', () => {
    const coin = gear({ id: 'coin', energy: 0, supertype: 'token' });
    const mint = spell({
      id: 'mint',
      energy: 4,
      keywords: [{ keyword: 'hidden' }],
      effect: { do: 'play-token', card: 'coin', count: 1 },
    });
    const facedown = [{ card: 'mint', as: 'mint', at: 'cliff', hiddenIn: 0 }];
    const table = open([cliff, coin, mint], { p1: [at('m1', 'cliff')], p2: [] }, { cliff: 'p1' }, { p1: { facedown } });
    const played = emptyChain(play(table, 'mint')).expectHappened('tokenEntered', { card: 'coin', at: 'cliff' });
    expect(played.marks(played.find('p1', 'board', 'coin'))['at']).toBeUndefined();
  });
  it('takes no unit that a text has go to any battlefield, where each is closed', () => {
    const ledge = battlefieldOf('ledge', "Units can't be played here.");
    const text = 'Banish a friendly unit with [Tank], then its owner plays it to any battlefield, ignoring its cost.';
    const cards = [...FIGHTERS, cliff, ledge, spellOf('fling', text)];
    const flung = (theirs: string) => {
      const p1 = { battlefields: [{ card: 'cliff', as: 'cliff' }], board: [{ card: 'tank2', as: 'tank2' }] };
      const p2 = { battlefields: [{ card: theirs, as: theirs }] };
      const table = riftboundTable({ p1: { ...p1, ...inHand('fling') }, p2 }, cards);
      return emptyChain(play(table, 'fling').answer('p1', ['tank2']));
    };
    const closed = flung('ledge').expectDecision({ p1: 'turnAction' });
    expect([closed.cards('p1', 'banishment'), closed.cards('p1', 'board')]).toEqual([['tank2'], []]);
    flung('bridge').expectDecision({ p1: 'where' }).expectLegal('p1', ['bridge']);
  });
});

describe('"this ability costs {1} less for each …" (353.4)', () => {
  const press = gearOf('press', '{2}: Gain 3 XP. This ability costs {1} less for each friendly unit with [Tank].');
  const stout = unitOf('stout', '[Tank]');
  it.each([
    ['no such unit', [], [], 1],
    ['one', ['stout'], [], 2],
    ['a unit of an opponent', [], ['stout'], 1],
  ])('%s', (_what, p1, p2, left) => {
    const table = open([press, stout], { p1: ['press', ...p1], p2 }, {}, { p1: { energy: 3 } });
    expect(paid(activate(table, 'press', 'use')).player('p1')['energy']).toBe(left);
  });
  it('stays by hand beside another ability with a cost', () => {
    const more = ['{2}: Draw 1. This ability costs {1} less for each friendly unit.', '{1}: Draw 1.'];
    expect(() => unitOf('two', more)).toThrow('not read');
  });
});
