import { expect, it } from 'vitest';
import { draw, free } from '../../../support/riftbound-abilities.js';
import { battleTable, move, pass } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  spell({ id: 'plain', energy: 0, effect: draw() }),
  spell({ id: 'action', energy: 0, keywords: [{ keyword: 'action' }], effect: draw() }),
  free('reaction', draw()),
  unit({ id: 'recruit', energy: 0 }),
];
const hand = cards.map(({ id }) => ({ card: id, as: id }));
const open = () => battleTable({ p1: ['m2'], p2: [] }, {}, { cards, seats: { p1: { hand } } });
const playing = (...names: readonly string[]) => names.map((card) => ({ action: 'play', card }));

rule('Riftbound 308.1.a', () => {
  it('leaves Actions and Reactions in a showdown, and passing', () => {
    const table = move(open(), 'p1', ['m2'], 'meadow');
    table.expectDecision({ p1: 'focus' }).expectLegal('p1', [...playing('action', 'reaction'), pass]);
    for (const card of ['plain', 'recruit']) {
      const refusal = table.refused('p1', { action: 'play', card });
      expect([refusal.code, ...refusal.cites.map(({ rule: number }) => number)]).toEqual([
        ...['moment.showdown', '308.1.a', '398.1.a', '374', '722.1', '722.3', '729.1'],
      ]);
    }
  });
  it('forbids nothing in a neutral open state', () => {
    open().expectLegal('p1', [
      ...playing('plain', 'action', 'reaction', 'recruit'),
      { action: 'move', to: 'meadow' },
      { action: 'move', to: 'bridge' },
      { action: 'end-turn' },
    ]);
  });
});

rule('Riftbound 309.1.a', () => {
  it('leaves Reactions alone while something is on the chain, and passing', () => {
    const table = play(open(), 'plain').expectDecision({ p1: 'priority' });
    table.expectLegal('p1', [...playing('reaction'), pass]);
    for (const card of ['action', 'recruit']) {
      const refusal = table.refused('p1', { action: 'play', card });
      expect([refusal.code, ...refusal.cites.map(({ rule: number }) => number)]).toEqual([
        ...['moment.closed', '309.1.a', '398.1.a', '374', '729.1'],
      ]);
    }
  });
  it('goes before what a showdown permits', () => {
    const table = play(move(open(), 'p1', ['m2'], 'meadow'), 'reaction').expectDecision({ p1: 'priority' });
    table.expectLegal('p1', [pass]).expectRefused('p1', { action: 'play', card: 'action' }, 'moment.closed', '309.1.a');
  });
  it('forbids nothing any more when the chain is empty', () => {
    allPass(play(open(), 'plain')).expectLegal('p1', [
      ...playing('action', 'reaction', 'recruit'),
      { action: 'move', to: 'meadow' },
      { action: 'move', to: 'bridge' },
      { action: 'end-turn' },
    ]);
  });
});
