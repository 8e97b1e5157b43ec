/** KERNEL 10.6: two cards that may be used as they are turned up by one damage; the first deals another damage. */
import { describe, expect, it } from 'vitest';
import { stackToy } from '../support/toys/stack-toy.js';
import { spell } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const ex = { keywords: ['ex'] };
const volley = spell('volley', { do: 'harm', amount: 2 });
const retort = spell('retort', { do: 'harm', amount: 1 }, ex);
const shout = spell('shout', { do: 'say', text: 'shout' }, ex);
const blank = spell('blank', { do: 'say', text: 'blank' });

const open = () => {
  const table = toyTable(stackToy(), [volley, retort, shout, blank], {
    p1: { hand: [{ card: 'volley', as: 'volley' }, 'blank'], deck: ['shout', 'blank'] },
    p2: { deck: ['retort', 'shout', 'blank'] },
  });
  table.answers('p1', { action: 'play', card: 'volley' }, { action: 'pay' }, { action: 'pass' });
  return table.answers('p2', { action: 'pass' });
};

describe('two cards in one damage', () => {
  it('resolve as they are turned, what the first does being over before the second is turned', () => {
    const table = open();
    expect(table.open).toEqual({ p2: 'act' });
    table.answers('p2', 'use');
    expect(table.happened).toEqual(['moved shout']);
    expect(table.cards('p2.damage')).toEqual(['retort']);
    table.answers('p1', 'use');
    expect(table.happened).toEqual(['shout', 'moved shout']);
    table.answers('p2', 'leave');
    expect(table.happened).toEqual(['moved volley']);
    expect([table.cards('p1.damage'), table.cards('p2.damage')]).toEqual([['shout'], ['retort', 'shout']]);
  });
  it('need not be used', () => {
    const table = open().answers('p2', 'leave').answers('p2', 'use');
    expect(table.happened).toEqual(['shout', 'moved volley']);
    expect(table.cards('p1.damage')).toEqual([]);
  });
});
