/**
 * Goal: with three and more seats a card that says "an opponent" has its player choose which. Method: a toy with two to
 * four seats, with a replacement that makes an event another player's, and an effect for one player. When it fails, the
 * seats or their order decide in the player's place, or the game waits for somebody who has left.
 */
import { describe, expect, it } from 'vitest';
import type { Ability, JsonRecord, ReplacementAbility } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const itself: ReplacementAbility['on'] = {
  event: 'entered',
  where: { object: { object: { self: true, zone: 'any' } } },
};
const enters = (player: 'you' | 'opponent', more: Partial<ReplacementAbility> = {}): Ability => ({
  kind: 'replacement',
  name: 'enter for another',
  zones: ['hand'],
  on: itself,
  instead: { with: 'player', player },
  ...more,
});
const cards = [
  unit('horse', { abilities: [enters('opponent')] }),
  unit('pony', { abilities: [enters('opponent', { optional: true })] }),
  unit('mare', { abilities: [enters('you')] }),
  unit('plain'),
  spell('decree', {
    do: 'float',
    until: 'always',
    ability: {
      kind: 'replacement',
      name: 'decree',
      on: { event: 'entered' },
      instead: { with: 'player', player: 'opponent' },
    },
  }),
  spell('tax', {
    do: 'choose-player',
    of: 'opponents',
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { whose: 'player' }, as: 'theirs' },
        { do: 'destroy', objects: 'theirs' },
      ],
    },
  }),
];
/** Whoever a card has come to keeps it. */
const toy = bagToy({ follow: () => [] });
const SEATS = ['p1', 'p2', 'p3', 'p4'];

const playing = (card: string, seats: number, by = 'p1') => {
  const held = { hand: [{ card, as: 'one' }, 'tax'] };
  const positions: { readonly [seat: string]: JsonRecord } = Object.fromEntries(
    SEATS.slice(0, seats).map((seat) => [seat, { play: ['mare'], ...(seat === by && held) }]),
  );
  const table = toyTable(toy, cards, positions);
  for (const seat of SEATS.slice(0, SEATS.indexOf(by))) table.answers(seat, { action: 'end' });
  return table.answers(by, { action: 'play', card: 'one' });
};

describe('an event that is an opponent’s instead', () => {
  it('is that of the one whom the player of the ability chooses, in turn order from there', () => {
    const table = playing('horse', 4, 'p3');
    expect([table.happened, table.open]).toEqual([[], { p3: 'replacingPlayer' }]);
    expect(table.legal('p3')).toEqual(['p4', 'p1', 'p2']);
    expect(table.refused('p3', 'p3').code).toBe('answer.unknown-option');
    expect(table.answers('p3', 'p1').happened).toEqual(['entered horse']);
    expect(SEATS.map((seat) => table.cards(`${seat}.play`).length)).toEqual([2, 1, 1, 1]);
  });
  it('is that of the only one, and nobody is asked', () => {
    const table = playing('horse', 2);
    expect([table.happened, table.open]).toEqual([['entered horse'], { p1: 'act' }]);
    expect(table.cards('p2.play')).toEqual(['mare', 'horse']);
  });
  it('does not go to a player who has left', () => {
    const positions = { p1: { hand: [{ card: 'horse', as: 'one' }] }, p2: {}, p3: {}, p4: {} };
    const table = toyTable(toy, cards, positions).concede('p2').concede('p4');
    expect(table.answers('p1', { action: 'play', card: 'one' }).happened).toEqual(['entered horse']);
    expect(table.cards('p3.play')).toEqual(['horse']);
  });
  it('is asked about after the player has said to use it, and not where it is not used', () => {
    const table = playing('pony', 3);
    expect(table.open).toEqual({ p1: 'replacement' });
    const [use = null, none = null] = table.legal('p1');
    expect(none).toBe('none');
    const used = playing('pony', 3).answers('p1', use);
    expect(used.open).toEqual({ p1: 'replacingPlayer' });
    expect(used.answers('p1', 'p3').cards('p3.play')).toEqual(['mare', 'pony']);
    expect(table.answers('p1', none).cards('p1.play')).toEqual(['mare', 'pony']);
  });
  it('is the player’s own without a question where the card says so', () => {
    expect(playing('mare', 4).happened).toEqual(['entered mare']);
  });
  it('is that of the first in turn order when who should choose leaves, and their effect goes on', () => {
    const positions = {
      p1: { hand: [{ card: 'decree', as: 'decree' }] },
      p2: {},
      p3: { hand: [{ card: 'plain', as: 'plain' }] },
    };
    const table = toyTable(toy, cards, positions).answers('p1', { action: 'play', card: 'decree' }, { action: 'end' });
    table.answers('p2', { action: 'end' }).answers('p3', { action: 'play', card: 'plain' });
    expect([table.open, table.legal('p1')]).toEqual([{ p1: 'replacingPlayer' }, ['p2', 'p3']]);
    table.concede('p1');
    expect([table.open, table.cards('p2.play'), table.cards('p3.play')]).toEqual([{ p3: 'act' }, ['plain'], []]);
  });
  it('is asked about no more when it leaves with who should choose', () => {
    const table = playing('horse', 3);
    table.concede('p1');
    expect([table.open, table.cards('p2.play'), table.cards('p3.play')]).toEqual([{ p2: 'act' }, ['mare'], ['mare']]);
  });
});

describe('an effect for one opponent', () => {
  it('is for the one whom its player chooses', () => {
    const table = playing('tax', 4);
    expect([table.open, table.legal('p1')]).toEqual([{ p1: 'choosePlayer' }, ['p2', 'p3', 'p4']]);
    table.answers('p1', 'p3');
    expect(SEATS.map((seat) => table.cards(`${seat}.play`))).toEqual([['mare'], ['mare'], [], ['mare']]);
  });
});
