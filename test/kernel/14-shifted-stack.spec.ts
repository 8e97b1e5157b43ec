/** KERNEL 10.14: a card put on top does not make a new object; the object leaves once, and n cards arrive. */
import { describe, expect, it } from 'vitest';
import { character, item, lorcanaTable } from '../support/lorcana.js';

const urn = item({
  id: 'urn',
  abilities: [
    {
      kind: 'triggered',
      name: 'weep',
      on: [{ event: 'banished' }],
      effect: { do: 'gain-lore', amount: 1 },
    },
  ],
});
const tonic = item({
  id: 'tonic',
  abilities: [
    {
      kind: 'activated',
      name: 'tonic',
      costs: [{ pay: 'exert' }],
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { named: 'wolf' }, as: 'wolf' },
          {
            do: 'modify',
            objects: 'wolf',
            changes: [{ change: 'number', name: 'strength', add: 2 }],
            until: 'endOfTurn',
          },
        ],
      },
    },
  ],
});
const poison = item({
  id: 'poison',
  abilities: [
    {
      kind: 'activated',
      name: 'poison',
      costs: [{ pay: 'exert' }],
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { named: 'wolf' }, as: 'wolf' },
          { do: 'put-damage', objects: 'wolf', amount: 3 },
        ],
      },
    },
  ],
});
const wolf = character({ id: 'wolf', name: 'wolf', strength: 1, willpower: 4 });
const great = character({
  id: 'great',
  name: 'wolf',
  version: 'Great',
  strength: 3,
  willpower: 5,
  keywords: [{ keyword: 'shift', n: 1 }],
});

describe('a stack of cards', () => {
  const table = lorcanaTable(
    {
      p1: {
        hand: [{ card: 'great', as: 'great' }],
        inkwell: 1,
        play: [
          { card: 'wolf', as: 'wolf', damage: 2, under: ['wolf'] },
          { card: 'tonic', as: 'bottle' },
          { card: 'poison', as: 'vial' },
          'urn',
        ],
      },
      p2: {},
    },
    [urn, tonic, poison, wolf, great],
  );
  table.answer('p1', { action: 'activate', source: 'bottle', ability: 'tonic' });
  table.answer('p1', { action: 'play', card: 'great', pay: 'shift', onto: 'wolf' });

  it('is still the same object: damage stays on it, and effects on it go on', () => {
    expect(table.marks('wolf')).toMatchObject({ damage: 2 });
    expect(table.facts('wolf').numbers).toMatchObject({ strength: 5, willpower: 5 });
  });
  it('leaves with one event and one trigger; every card arrives', () => {
    table.answer('p1', { action: 'activate', source: 'vial', ability: 'poison' });
    expect(table.log.filter(({ kind }) => kind === 'banished')).toHaveLength(1);
    expect(table.log.filter(({ kind }) => kind === 'abilityTaken')).toHaveLength(1);
    expect([...table.cards('p1', 'discard')].sort()).toEqual(['great', 'wolf', 'wolf']);
    expect(table.state.effects).toEqual([]);
  });
});
