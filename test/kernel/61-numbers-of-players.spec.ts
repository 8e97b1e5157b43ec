/**
 * Goal: a number of players that follows from derived values makes a change wait for the changes that write them.
 * Method: a toy whose players have as many points as flags stand in play, and two static abilities of one layer: one
 * raises a flag, the other asks for the number. When it fails, the age of the abilities decides what a board shows.
 */
import { describe, expect, it } from 'vitest';
import { factsOf, type Ability } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const layers = [['keywords', 'flags'], ['number:*']];
const shield: Ability = { kind: 'static', name: 'shield', changes: [{ change: 'number', name: 'power', add: 1 }] };
const toy = bagToy({
  layers,
  keywords: { shield: [shield] },
  playerNumbers: {
    banners: {
      value: (game) =>
        Object.keys(game.state.objects).filter((id) => factsOf(game, id).flags.includes('banner')).length,
      reads: ['flags'],
    },
  },
});
const bearer = unit('bearer', {
  power: 2,
  abilities: [{ kind: 'static', name: 'bear', changes: [{ change: 'flag', flag: 'banner' }] }],
});
const loner = unit('loner', {
  power: 2,
  abilities: [
    {
      kind: 'static',
      name: 'stay alone',
      while: { not: { more: { player: 'banners' }, than: 0 } },
      changes: [{ change: 'keyword', keyword: 'shield' }],
    },
  ],
});

describe('a change that asks for a number of players', () => {
  it.each([
    ['is older', ['loner', 'bearer']],
    ['is younger', ['bearer', 'loner']],
  ])('waits for the flags that the number counts, where its ability %s', (_age, cards) => {
    const play = cards.map((card) => ({ card, as: card }));
    expect(toyTable(toy, [bearer, loner], { p1: { play }, p2: {} }).power('loner')).toBe(2);
  });
  it('applies where the number is 0', () => {
    const play = [{ card: 'loner', as: 'loner' }];
    expect(toyTable(toy, [loner], { p1: { play }, p2: {} }).power('loner')).toBe(3);
  });
});
