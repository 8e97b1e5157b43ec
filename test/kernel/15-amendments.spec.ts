/** KERNEL 10.15: prevented, redirected and prevented again, in windows inside windows, before it is inflicted. */
import { expect, it } from 'vitest';
import { responding } from '../support/toys/responding.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';
import { response, windowsToy } from '../support/toys/windows-toy.js';

const zap = spell('zap', {
  do: 'sequence',
  of: [
    { do: 'all', from: { named: 'mouse' }, as: 'mouse' },
    { do: 'wound', objects: 'mouse', amount: 3 },
  ],
});
const ward = response(
  'ward',
  'when',
  { event: 'damageAnnounced', where: { object: { object: { of: 'you' } } }, bind: { frame: 'frame' } },
  { do: 'prevent', amount: 1, frame: 'frame' },
);
const mirror = response(
  'mirror',
  'after',
  { event: 'prevented', where: { seat: { seat: 'you' } }, bind: { frame: 'frame' } },
  {
    do: 'sequence',
    of: [
      { do: 'all', from: { named: 'golem' }, as: 'golem' },
      { do: 'redirect', to: 'golem', frame: 'frame' },
    ],
  },
);

const cards = [zap, ward, mirror, unit('mouse', { power: 3 }), unit('golem', { power: 9 })];

const open = () =>
  toyTable(windowsToy(), cards, {
    p1: { hand: [{ card: 'zap', as: 'zap' }] },
    p2: {
      hand: [
        { card: 'ward', as: 'ward' },
        { card: 'mirror', as: 'mirror' },
        { card: 'ward', as: 'another ward' },
      ],
      play: [
        { card: 'mouse', as: 'mouse' },
        { card: 'golem', as: 'golem' },
      ],
    },
  }).answers('p1', { action: 'play', card: 'zap' });

it('prevent 1, redirect, prevent 1 again', () => {
  const table = open();
  const told = responding(table, [
    ['p2', 'ward'],
    ['p2', 'mirror'],
    ['p2', 'another ward'],
  ]);
  expect(told.filter((text) => /^(damage|prevented|hurt)/.test(text))).toEqual([
    'prevented p2 1',
    'damageAnnounced 2',
    'prevented p2 1',
    'damageAnnounced 1',
    'hurt golem 1',
  ]);
  expect(table.marks('mouse')).toEqual({});
  expect(table.marks('golem')).toEqual({ damage: 1 });
});

it('nothing that is amended to nothing is inflicted', () => {
  const small = spell('zap', {
    do: 'sequence',
    of: [
      { do: 'all', from: { named: 'mouse' }, as: 'mouse' },
      { do: 'wound', objects: 'mouse', amount: 1 },
    ],
  });
  const table = toyTable(windowsToy(), [small, ...cards.slice(1)], {
    p1: { hand: [{ card: 'zap', as: 'zap' }] },
    p2: { hand: [{ card: 'ward', as: 'ward' }], play: [{ card: 'mouse', as: 'mouse' }] },
  }).answers('p1', { action: 'play', card: 'zap' });
  expect(responding(table, [['p2', 'ward']])).not.toContain('hurt mouse 1');
  expect(table.marks('mouse')).toEqual({});
});
