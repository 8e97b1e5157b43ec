/** KERNEL 10.2: the game's table decides whether an object that leaves still sees what leaves with it. */
import { describe, expect, it } from 'vitest';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const watcher = unit('watcher', {
  abilities: [
    { kind: 'triggered', name: 'mourn', on: [{ event: 'died' }], effect: { do: 'say', text: 'a watcher mourns' } },
  ],
});
/** Riftbound's Deathknell: looks back in a game whose table does not. */
const knell = unit('knell', {
  abilities: [
    {
      kind: 'triggered',
      name: 'deathknell',
      looksBack: true,
      on: [{ event: 'died', where: { object: { object: { self: true } } } }],
      effect: { do: 'say', text: 'a knell' },
    },
  ],
});
const blast = spell('blast', {
  do: 'sequence',
  of: [
    { do: 'all', from: {}, as: 'all' },
    { do: 'destroy', objects: 'all' },
  ],
});
const cards = [watcher, knell, blast];

const blasting = (looksBack: readonly string[], play: readonly string[]) =>
  toyTable(bagToy({ looksBack }), cards, { p1: { hand: [{ card: 'blast', as: 'blast' }], play }, p2: {} }).answers(
    'p1',
    {
      action: 'play',
      card: 'blast',
    },
  );

describe('two watchers die in one batch', () => {
  it('both see both deaths where leaving looks back', () => {
    const table = blasting(['died'], ['watcher', 'watcher']);
    expect(table.open).toEqual({ p1: 'bag' });
    expect(table.legal('p1')).toHaveLength(4);
    const [first = ''] = table.legal('p1');
    expect(table.answers('p1', first).happened).toContain('a watcher mourns');
  });
  it('neither sees anything where leaving looks at the moment after', () => {
    expect(blasting([], ['watcher', 'watcher']).open).toEqual({ p1: 'act' });
  });
  it('only the ability that looks back against the table triggers', () => {
    expect(blasting([], ['watcher', 'knell']).happened).toContain('a knell');
    expect(blasting([], ['watcher', 'knell']).happened).not.toContain('a watcher mourns');
  });
});
