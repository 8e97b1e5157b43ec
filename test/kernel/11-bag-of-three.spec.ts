/**
 * KERNEL 10.11: a bag that three seats share: new entries both ways, a holder who leaves, a condition that flips
 * meanwhile.
 */
import { describe, expect, it } from 'vitest';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';
import { character, lorcanaTable } from '../support/lorcana.js';

const hearing = (id: string, event: string, text: string) =>
  unit(id, {
    abilities: [
      {
        kind: 'triggered',
        name: id,
        on: [{ event, where: { text: { equals: text } } }],
        effect: { do: 'say', text: id },
      },
    ],
  });
const shout = spell('shout', { do: 'say', text: 'shout' });
/** The shout triggers them; the shout of `early` triggers `late`. */
const cards = [
  shout,
  hearing('early', 'said', 'shout'),
  hearing('other', 'said', 'shout'),
  hearing('late', 'said', 'early'),
];

const shouting = (p1: readonly string[], p2: readonly string[], p3: readonly string[]) =>
  toyTable(bagToy(), cards, {
    p1: { hand: [{ card: 'shout', as: 'shout' }], play: p1 },
    p2: { play: p2 },
    p3: { play: p3 },
  }).answers('p1', { action: 'play', card: 'shout' });
const entry = ({ state }: ToyTable, card: string): string =>
  (state.zones['stack'] ?? []).find((id) => state.objects[id]?.definition === card) ?? '';
const said = ({ log }: ToyTable) =>
  log.flatMap(({ kind, text, seat }) =>
    kind === 'said' && typeof text === 'string' && typeof seat === 'string' ? [`${seat} ${text}`] : [],
  );

describe('a bag', () => {
  it('is emptied by the active player first, then clockwise, new entries included', () => {
    const table = shouting(['early'], ['late'], ['other']);
    expect(said(table)).toEqual(['p1 shout', 'p1 early', 'p2 late', 'p3 other']);
  });
  it('stays with its holder when a player before gets a new entry', () => {
    const table = shouting(['late'], ['early', 'other'], ['other']);
    expect(table.open).toEqual({ p2: 'bag' });
    table.answers('p2', entry(table, 'early'));
    expect(said(table)).toEqual(['p2 early', 'p2 other', 'p3 other', 'p1 late']);
  });
  it('goes on without a holder who leaves', () => {
    const table = shouting(['late'], ['early', 'other'], ['other']);
    table.concede('p2');
    expect(said(table)).toEqual(['p3 other']);
    expect(table.open).toEqual({ p1: 'act' });
  });
});

describe('a secondary condition, in Lorcana', () => {
  it('is tested when it is placed and again when it resolves', () => {
    const rat = character({ id: 'rat' });
    const oath = character({
      id: 'oath',
      abilities: [
        {
          kind: 'triggered',
          name: 'oath',
          on: [{ event: 'quested' }],
          if: { count: { named: 'rat' }, is: { min: 1 } },
          effect: { do: 'gain-lore', amount: 5 },
        },
      ],
    });
    const cat = character({
      id: 'cat',
      lore: 0,
      abilities: [
        {
          kind: 'triggered',
          name: 'hunt',
          on: [{ event: 'quested' }],
          effect: {
            do: 'sequence',
            of: [
              { do: 'all', from: { named: 'rat' }, as: 'rats' },
              { do: 'banish', objects: 'rats' },
            ],
          },
        },
      ],
    });
    const quest = (p3: readonly string[]) =>
      lorcanaTable({ p1: { play: [{ card: 'cat', as: 'cat' }] }, p2: { play: ['oath'] }, p3: { play: p3 } }, [
        rat,
        oath,
        cat,
      ]).answer('p1', { action: 'quest', character: 'cat' });
    quest([]).expectHappened('triggerDropped', { card: 'oath' });
    const flipped = quest(['rat']).expectNotHappened('triggerDropped').expectNotHappened('loreGained');
    flipped.expectHappened('abilityTaken', { card: 'oath', cites: '7.4.4.2' });
  });
});
