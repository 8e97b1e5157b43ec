/**
 * Events and marks may hold several ids: one of a list that matches is enough, and the named objects are distinguished.
 */
import { describe, expect, it } from 'vitest';
import {
  bind,
  boundIds,
  objectIn,
  occur,
  setMark,
  word,
  type Atom,
  type Effect,
  type GameEvent,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

type Haul = { readonly do: 'haul'; readonly objects: string };

/** All of them haul together. */
const haul = word<Haul>('haul', {
  begin: ({ node, from }) => occur({ kind: 'hauled', cites, by: [...boundIds(node.objects, from)] }, 'end'),
  end: ({ scope }) => bind(scope),
});
/** Each remembers who hauled with it. */
const hauled: Atom<GameEvent & { readonly by: readonly string[] }> = (draft, event) => {
  for (const id of event.by) if (objectIn(draft, id) !== undefined) setMark(draft, id, 'crew', event.by);
  return event;
};

const hauler = (id: string) =>
  unit(id, {
    abilities: [
      {
        kind: 'triggered',
        name: 'sing',
        on: [{ event: 'hauled', where: { by: { object: { self: true } } } }],
        effect: { do: 'say', text: `${id} sings` },
      },
    ],
  });
const watcher = unit('watcher', {
  abilities: [
    {
      kind: 'triggered',
      name: 'cheer',
      on: [{ event: 'hauled', where: { by: { object: { numbers: { power: { min: 5 } } } } } }],
      effect: { do: 'say', text: 'a watcher cheers' },
    },
  ],
});
const HAUL: Effect = { do: 'haul', objects: 'all' };
const order: Effect = {
  do: 'sequence',
  of: [{ do: 'all', from: { is: ['unit'], isNot: ['idle'] }, as: 'all' }, HAUL],
};
const cards = [
  spell('order', order),
  unit('giant', { power: 5 }),
  unit('dwarf'),
  hauler('mule'),
  watcher,
  unit('cat', { tags: ['idle'] }),
];
const at = (...play: readonly string[]) =>
  toyTable(bagToy({ atoms: { hauled } }, [haul]), cards, {
    p1: { hand: [{ card: 'order', as: 'order' }], play: play.map((card, index) => ({ card, as: `${card}-${index}` })) },
    p2: {},
  }).answers('p1', { action: 'play', card: 'order' });

describe('a list of ids', () => {
  it('is heard by each that it names, once', () => {
    expect(at('mule').happened.filter((text) => text === 'mule sings')).toHaveLength(1);
    expect(at('cat').happened).not.toContain('abilityPlaced mule');
  });

  it('fits a filter if one of the named does', () => {
    expect(at('dwarf', 'giant', 'watcher').happened).toContain('a watcher cheers');
    expect(at('dwarf', 'watcher').happened).not.toContain('a watcher cheers');
  });

  it('is a mark that states hold as it is', () => {
    const table = at('cat', 'dwarf', 'giant');
    const crew = [table.id('dwarf-1'), table.id('giant-2')];
    expect([table.marks('dwarf-1'), table.marks('giant-2')]).toEqual([{ crew }, { crew }]);
    expect(table.marks('cat-0')).toEqual({});
  });
});
