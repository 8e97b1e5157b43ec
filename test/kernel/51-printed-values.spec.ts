/**
 * Goal: a card can say what the X is that is printed as a number, and effects can have printed numbers change places;
 * both count as printed for whatever changes, copies or silences the object later. Method: a toy with a unit whose
 * power is the dice on it. When it fails, an X is text that can be lost, or a copy has an X of its own instead of a
 * number.
 */
import { describe, expect, it } from 'vitest';
import {
  factsOf,
  occur,
  readCards,
  word,
  bind,
  type Ability,
  type Change,
  type Effect,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit } from '../support/toys/toy.js';
import { toyLanguage } from '../support/toys/toy-language.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';

/** Says the numbers of all units. */
const look = word<{ readonly do: 'look' }>('look', {
  do: ({ game }) => {
    const said = (game.state.zones['p1.play'] ?? []).map((id) => {
      const { names, numbers, tags } = factsOf(game, id);
      return [...names, `${numbers['power']}/${numbers['life'] ?? 0}`, ...tags.slice(1)].join(' ');
    });
    return occur({ kind: 'said', cites, text: said.join(', ') }, 'end');
  },
  end: ({ scope }) => bind(scope),
});
const layers = [['print'], ['text'], ['tags', 'names', 'keywords', 'flags'], ['number:*']];
const game = bagToy({ layers }, [look]);
const toy = {
  ...game,
  cards: {
    ...game.cards,
    numbers: ['power', 'life'],
    copies: 'but-types' as const,
    definesNumbers: true,
    moreChanges: ['swap' as const],
  },
};

const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of: [...of] });
const modify = (objects: string, ...changes: readonly Change[]): Effect => ({
  do: 'modify',
  objects,
  changes,
  until: 'endOfTurn',
});
const named = (name: string): Effect => ({ do: 'all', from: { is: ['unit'], named: name }, as: name });
const isX: Ability = {
  kind: 'static',
  name: 'X',
  defines: true,
  changes: [
    { change: 'set', name: 'power', to: { mark: 'dice', of: 'self' } },
    { change: 'set', name: 'life', to: 4 },
  ],
};
const swapping: Change = { change: 'swap', numbers: ['power', 'life'] };
const cards = [
  unit('snake', { power: 0, tags: ['old'], abilities: [isX] }),
  unit('mouse', { power: 2, tags: ['small'] }),
  spell('grow', sequence(named('snake'), { do: 'mark', objects: 'snake', mark: 'dice', value: 5 })),
  spell('silence', sequence(named('snake'), modify('snake', { change: 'lose-text' }))),
  spell('copy', sequence(named('mouse'), named('snake'), modify('mouse', { change: 'copy', of: 'snake' }))),
  spell('copy-mouse', sequence(named('mouse'), named('snake'), modify('snake', { change: 'copy', of: 'mouse' }))),
  spell('swap', sequence(named('snake'), modify('snake', swapping))),
  spell('swap-back', sequence(named('snake'), modify('snake', swapping))),
  spell('raise', sequence(named('snake'), modify('snake', { change: 'number', name: 'life', add: 1 }))),
  spell('look', { do: 'look' }),
];
const SPELLS = cards.filter(({ type }) => type === 'spell').map(({ id }) => ({ card: id, as: id }));
const seen = (...spells: readonly string[]): string => {
  const play = [
    { card: 'snake', as: 'snake', dice: 3 },
    { card: 'mouse', as: 'mouse' },
  ];
  const table: ToyTable = toyTable(toy, cards, { p1: { hand: SPELLS, play }, p2: {} });
  for (const card of [...spells, 'look']) table.answers('p1', { action: 'play', card });
  return table.happened[0] ?? '';
};

describe('a number that is printed as an X', () => {
  it('is what the card says, now', () => {
    expect([seen(), seen('grow')]).toEqual(['snake 3/4 old, mouse 2/0 small', 'snake 5/4 old, mouse 2/0 small']);
  });
  it('is no text that can be lost', () => {
    expect(seen('silence')).toContain('snake 3/4');
  });
  it('is copied as the number that it is, and stays that', () => {
    expect([seen('copy'), seen('copy', 'grow')]).toEqual([
      'snake 3/4 old, snake 3/4 small',
      'snake 5/4 old, snake 3/4 small',
    ]);
  });
  it('is gone where another card is copied', () => {
    expect(seen('copy-mouse', 'grow')).toContain('mouse 2/0 old');
  });
});

describe('printed numbers that change places', () => {
  it('do so below what else changes them, and go on from there', () => {
    expect([seen('swap'), seen('raise', 'swap'), seen('swap', 'swap-back')]).toEqual([
      'snake 4/3 old, mouse 2/0 small',
      'snake 4/4 old, mouse 2/0 small',
      'snake 3/4 old, mouse 2/0 small',
    ]);
  });
  it('are copied so, and are no more where another card is copied later', () => {
    expect([seen('swap', 'copy'), seen('swap', 'copy-mouse')]).toEqual([
      'snake 4/3 old, snake 4/3 small',
      'mouse 2/0 old, mouse 2/0 small',
    ]);
  });
});

describe('the card language', () => {
  const faults = (of: typeof toy | typeof game, ability: Ability) => {
    const read = readCards(toyLanguage(of), [unit('snake', { abilities: [ability] })], () => false);
    return read.kind === 'faults' ? read.faults.map(({ path }) => path) : [];
  };
  it('has an X and such changes where the game says so', () => {
    const swaps: Ability = { kind: 'static', name: 'swap', changes: [swapping] };
    expect([isX, swaps].map((one) => [faults(toy, one), faults(game, one)])).toEqual([
      [[], ['/0/abilities/0/defines', '/0/abilities/0/changes/1/name']],
      [[], ['/0/abilities/0/changes/0/change']],
    ]);
  });
});
