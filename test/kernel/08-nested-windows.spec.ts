/**
 * KERNEL 10.8: a spell brings a unit, a trap answers it, its death is answered, each inside what runs; then the spell
 * goes on.
 */
import { describe, expect, it } from 'vitest';
import type { Effect, EventPattern } from '../../src/engine/kernel/index.js';
import { danglingIds } from '../support/toys/dangling.js';
import { responding } from '../support/toys/responding.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';
import { response, windowsToy } from '../support/toys/windows-toy.js';

const fetching = (name: string): readonly Effect[] => [
  { do: 'all', from: { zone: 'trash', of: 'you', named: name }, as: 'fetched' },
  { do: 'enter', objects: 'fetched' },
];
const summon = spell('summon', {
  do: 'sequence',
  of: [
    ...fetching('gilder'),
    { do: 'choose', from: { of: 'opponents' }, min: 1, max: 1, as: 'target' },
    { do: 'wound', objects: 'target', amount: 1 },
  ],
});
const smallOnes: EventPattern = {
  event: 'entered',
  where: { seat: { seat: 'opponents' }, object: { object: { numbers: { power: { max: 2 } } } } },
  bind: { unit: 'object' },
};
const trap = response('trap', 'after', smallOnes, { do: 'destroy', objects: 'unit' });
const counter = response('counter', 'after', smallOnes, { do: 'cancel' });
const widows = response(
  'widows',
  'after',
  { event: 'died', where: { seat: { seat: 'you' } } },
  { do: 'sequence', of: fetching('widow') },
);
const cards = [
  summon,
  trap,
  counter,
  widows,
  unit('gilder', { power: 2 }),
  unit('widow', { power: 1 }),
  unit('mouse', { power: 3 }),
];

const open = () =>
  toyTable(windowsToy(), cards, {
    p1: {
      hand: [
        { card: 'summon', as: 'summon' },
        { card: 'widows', as: 'widows' },
      ],
      trash: ['gilder', 'widow', 'widow'],
    },
    p2: {
      hand: [
        { card: 'trap', as: 'trap' },
        { card: 'counter', as: 'counter' },
      ],
      play: [{ card: 'mouse', as: 'mouse' }],
    },
    p3: {},
  }).answers('p1', { action: 'play', card: 'summon' });

const story = (told: readonly string[]) => told.filter((text) => !text.startsWith('paid'));

describe('responses nested in responses', () => {
  it('each resolve wholly inside what they answer, and the spell goes on', () => {
    const table = open();
    expect(table.happened).toEqual(['paid p1 1', 'moved summon', 'entered gilder']);
    const told = responding(table, [
      ['p2', 'trap'],
      ['p1', 'widows'],
    ]);
    expect(story(told)).toEqual([
      'moved trap',
      'died gilder',
      'moved widows',
      'entered widow',
      'entered widow',
      'moved widows',
      'moved trap',
      'damageAnnounced 1',
      'hurt mouse 1',
      'moved summon',
      'turnChanged p2',
    ]);
    expect(table.cards('p1.play')).toEqual(['widow', 'widow']);
    expect(danglingIds(table.state)).toEqual([]);
  });

  it('may cancel the spell in the middle: what it has done stays, the rest is not done', () => {
    const table = open();
    expect(story(responding(table, [['p2', 'counter']]))).toEqual([
      'moved counter',
      'moved counter',
      'moved summon',
      'turnChanged p2',
    ]);
    expect(table.cards('p1.play')).toEqual(['gilder']);
    expect(table.marks('mouse')).toEqual({});
  });

  it('stop when the player of the spell leaves in the middle, and the game goes on', () => {
    const table = open();
    responding(table, [['p2', 'trap']], 'p1');
    expect(table.open).toEqual({ p1: 'respond' });
    table.concede('p1');
    expect(table.happened).toEqual(['lost p1', 'moved trap', 'turnChanged p2']);
    expect(table.open).toEqual({ p2: 'act' });
    expect(table.marks('mouse')).toEqual({});
    expect(danglingIds(table.state)).toEqual([]);
  });
});

describe('whether a window asks', () => {
  it('asks a seat without a fitting response like one that holds it', () => {
    const table = open();
    expect(table.open).toEqual({ p1: 'respond' });
    expect(table.legal('p1')).toEqual([{ pass: true }]);
  });
  it('does not ask a seat whose hand is empty', () => {
    const table = open();
    const asked = new Set<string>();
    while (table.state.pending[0]?.kind === 'respond') {
      const [{ seat }] = table.state.pending;
      asked.add(seat);
      table.answers(seat, { pass: true });
    }
    expect([...asked]).toEqual(['p1', 'p2']);
  });
});
