/**
 * KERNEL 10.20: a trigger, a card that is played and another trigger within one resolution stand on the chain in that
 * order.
 */
import { expect, it } from 'vitest';
import { chainToy } from '../support/toys/chain-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const echo = unit('echo', {
  abilities: [
    {
      kind: 'triggered',
      name: 'echo',
      on: [{ event: 'marked', where: { object: { object: { self: true } } } }],
      effect: { do: 'say', text: 'echo' },
    },
  ],
});
const whisper = spell('whisper', { do: 'say', text: 'whisper' });
const shout = spell('shout', {
  do: 'sequence',
  of: [
    { do: 'all', from: { named: 'echo' }, as: 'echoes' },
    { do: 'mark', objects: 'echoes', mark: 'dice', value: 1 },
    { do: 'all', from: { zone: 'hand', of: 'you', named: 'whisper' }, as: 'cards' },
    { do: 'play', objects: 'cards' },
    { do: 'mark', objects: 'echoes', mark: 'dice', value: 2 },
  ],
});

it('resolves them newest first', () => {
  const table = toyTable(chainToy(), [echo, whisper, shout], {
    p1: { hand: [{ card: 'shout', as: 'shout' }, 'whisper'], play: ['echo'] },
    p2: {},
  });
  const resolve = () => table.answers('p1', { action: 'pass' }).answers('p2', { action: 'pass' }).happened;
  table.answers('p1', { action: 'play', card: 'shout' });
  expect(resolve()).toEqual([
    'marked echo',
    'abilityPlaced echo',
    'moved whisper',
    'marked echo',
    'abilityPlaced echo',
    'moved shout',
  ]);
  expect(table.cards('stack')).toEqual(['echo', 'whisper', 'echo']);
  expect(resolve()).toEqual(['abilityTaken echo', 'echo']);
  expect(resolve()).toEqual(['whisper', 'moved whisper']);
  expect(resolve()).toEqual(['abilityTaken echo', 'echo']);
});
