import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { challenge, endTurn, play, quest, shift } from '../../support/lorcana-actions.js';
import { lorcanaTable } from '../../support/lorcana.js';

const card = (id: string, as: string, more: JsonRecord = {}) => ({ card: id, as, ...more });
const INK = Array.from({ length: 6 }, () => '1-22');

describe("Mira - Lamplighter's Child (K-1)", () => {
  const hand = [card('K-1', 'mira')];
  const newcomers = [card('1-22', 'fresh', { drying: true }), card('1-12', 'late', { drying: true })];
  const arrived = (drying: readonly JsonRecord[]) =>
    lorcanaTable({ p1: { inkwell: INK, hand, play: [...drying, card('1-7', 'dry')] } }).answer('p1', play('mira'));

  it('lets another drying character act at once', () => {
    const at = arrived(newcomers).answer('p1', 'yes');
    at.expectLegal('p1', [['fresh'], ['late']]).answer('p1', ['late']);
    at.expectHappened('madeDry', { object: 'late' });
    at.expectRefused('p1', quest('fresh'), 'character.drying').answer('p1', quest('late'));
  });
  it('need not, and does nothing for herself or where all are dry', () => {
    expect(arrived(newcomers).answer('p1', 'no').marks('fresh')).toEqual({ drying: true });
    const alone = arrived([])
      .answer('p1', 'yes')
      .expectHappened('nothingToChoose')
      .expectDecision({ p1: 'turnAction' });
    expect(alone.marks(alone.find('p1', 'play', 'K-1'))).toEqual({ drying: true });
  });
});

describe('Mira - Keeper of the Lamp (K-2)', () => {
  const arrived = () =>
    lorcanaTable({
      p1: { inkwell: INK, hand: [card('K-2', 'keeper')] },
      p2: { play: [card('1-22', 'one'), card('1-12', 'other'), card('1-110', 'hunter')] },
    })
      .answer('p1', play('keeper'))
      .answer('p1', ['one'])
      .answer('p1', endTurn);

  it('keeps an opposing character from questing, turn after turn, and no other', () => {
    const at = arrived().expectRefused('p2', quest('one'), 'quest.prohibited');
    at.answer('p2', endTurn).answer('p1', endTurn).expectRefused('p2', quest('one'), 'quest.prohibited');
    at.answer('p2', quest('other'));
  });
  it('does so as long as she is in play', () => {
    const at = lorcanaTable({
      p1: { inkwell: INK, hand: [card('K-2', 'keeper')], play: [card('K-1', 'base', { damage: 1, exerted: true })] },
      p2: { play: [card('1-22', 'one'), card('K-2', 'other')] },
    });
    at.answer('p1', shift('keeper', 'base')).answer('p1', ['one']).answer('p1', endTurn);
    at.answer('p2', challenge('other', 'base')).expectHappened('banished', { object: 'base' });
    at.expectHappened('effectsEnded').answer('p2', quest('one'));
  });
});

describe('Pim - Of Many Hats (K-3)', () => {
  const quested = (answer: string) =>
    lorcanaTable({
      p1: { inkwell: INK, hand: [card('K-2', 'keeper')], play: [card('K-3', 'pim'), card('1-12', 'mouse')] },
    })
      .answer('p1', quest('pim'))
      .answer('p1', answer);
  const hatted = () => quested('yes').expectHappened('effectStarted');

  it('lets a Mira shift onto somebody else this turn', () => {
    const at = hatted();
    expect(at.facts('mouse').names).toEqual(['Mickey Mouse', 'Mira']);
    at.answer('p1', shift('keeper', 'mouse')).expectHappened('played', { card: 'K-2', pay: 'shift' });
  });
  it('does so this turn only, and not unless Pim likes to', () => {
    quested('no').expectRefused('p1', shift('keeper', 'mouse'), 'play.shift-base');
    const at = hatted().answer('p1', endTurn).answer('p2', endTurn);
    at.expectRefused('p1', shift('keeper', 'mouse'), 'play.shift-base');
  });
});

describe('Brother Anselm - Of Long Goodbyes (K-4)', () => {
  const table = (...own: readonly JsonRecord[]) =>
    lorcanaTable(
      {
        p1: { play: [card('K-4', 'anselm', { damage: 3 }), ...own] },
        p2: { play: [card('1-110', 'hunter'), card('1-110', 'second')], inkwell: INK, hand: [card('1-47', 'broom')] },
      },
      [],
      { turn: { number: 4, active: 'p2' } },
    );
  it('earns 1 lore when another leaves, whose banish or return it is', () => {
    const at = table(card('1-22', 'pup', { exerted: true })).answer('p2', challenge('hunter', 'pup'));
    at.expectHappened('banished', { object: 'pup' }).expectHappened('loreGained', { seat: 'p1', amount: 1 });
  });
  it('earns nothing for himself, nor in his own turn', () => {
    const own = lorcanaTable({
      p1: { play: ['K-4', card('1-22', 'pup')] },
      p2: { play: [card('1-12', 'mouse', { exerted: true })] },
    }).answer('p1', challenge('pup', 'mouse'));
    own.expectHappened('banished', { object: 'pup' });
    expect(own.player('p1')['lore']).toBe(0);
    const self = lorcanaTable(
      {
        p1: { play: [card('K-4', 'anselm', { damage: 3, exerted: true })] },
        p2: { play: [card('1-110', 'hunter')] },
      },
      [],
      { turn: { number: 4, active: 'p2' } },
    ).answer('p2', challenge('hunter', 'anselm'));
    expect([self.exists('anselm'), self.player('p1')['lore']]).toEqual([false, 0]);
  });
});

describe('Oswin - Fair-Weather Captain (K-5)', () => {
  it('is worth much with two items, and nothing with fewer', () => {
    const lore = (...items: readonly string[]) =>
      lorcanaTable({ p1: { play: [card('K-5', 'oswin'), ...items] }, p2: { play: ['2-167'] } }).facts('oswin').numbers[
        'lore'
      ];
    expect([lore(), lore('2-167'), lore('2-167', '1-32'), lore('2-167', '1-32', '1-32')]).toEqual([0, 0, 3, 3]);
  });
});

describe('Borrowed Tools (K-6)', () => {
  const table = (more: JsonRecord = {}, ink = 2) =>
    lorcanaTable({
      p1: {
        inkwell: INK.slice(0, ink),
        hand: [card('K-6', 'tools')],
        play: [card('2-166', 'bow', more), card('1-32', 'fork')],
      },
      p2: { play: [card('1-12', 'mouse')] },
    })
      .answer('p1', play('tools'))
      .answer('p1', ['bow']);

  it('uses an ability of an item, and no ink is due for it', () => {
    const at = table();
    if (at.state.pending[0]?.kind === 'useAbility') at.answer('p1', at.legal('p1')[0] ?? null);
    at.expectHappened('abilityUsed', { object: 'bow', ability: 'aim' });
    expect(at.marks('bow')).toEqual({ exerted: true });
  });
  it('asks for what is due beside the ink', () => {
    table({ exerted: true }).expectHappened('abilityNotUsed', { object: 'bow' }).expectNotHappened('abilityUsed');
  });
});

describe('Not Tonight (K-7)', () => {
  const table = (play: readonly JsonRecord[]) =>
    lorcanaTable({ p1: { deck: 1, inkwell: INK, hand: [card('K-7', 'song')], play: [...play] } });

  it('keeps its player from losing by an empty deck this turn', () => {
    const at = table([card('1-22', 'pup')]).answer('p1', play('song'));
    at.expectHappened('lossPrevented', { seat: 'p1' });
    expect(at.state.outcome).toBeNull();
    at.answer('p1', endTurn).answer('p2', endTurn);
    expect(at.state.outcome).toMatchObject({ winners: ['p2'] });
  });
  it('does not without a character to name', () => {
    expect(table([]).answer('p1', play('song')).state.outcome).toMatchObject({ winners: ['p2'] });
  });
});

describe('Widow Tarn - Of the Last House (K-8)', () => {
  it.each([
    [[4, 1, 4], 2],
    [[1, 2, 2], 1],
  ])('with hands of %o is worth %d lore', ([own = 0, ...others], lore) => {
    const seats = others.map((hand, index) => [`p${index + 2}`, { hand }] as const);
    const p1 = { hand: own, play: [card('K-8', 'widow')] };
    const at = lorcanaTable({ p1, ...Object.fromEntries(seats) }).answer('p1', quest('widow'));
    at.expectHappened('loreGained', { amount: lore });
  });
});
