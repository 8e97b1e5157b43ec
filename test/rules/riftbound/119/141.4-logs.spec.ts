/** Standard moves by whole logs, with the rules of each way. */
import { expect, it } from 'vitest';
import { at, battleTable, move } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const open = () =>
  battleTable(
    {
      p1: [
        'm1',
        { card: 'm2', as: 'm2', exhausted: true },
        { card: 'ganker', as: 'runner' },
        at('ganker', 'meadow'),
        at('m3', 'meadow'),
      ],
      p2: [],
    },
    { meadow: 'p1' },
    {},
  );
const tired = () => battleTable({ p1: [{ card: 'm2', as: 'm2', exhausted: true }], p2: [] });
const moved = (units: readonly string[], to: string) => linesOf(move(open(), 'p1', units, to), 'exhausted', 'moved');
const EXHAUSTED = '141.2, 141.3.c, 407.3.a';
const lines = (units: readonly { readonly of: string; readonly from: string }[], to: string, way: string) => [
  ...units.map(({ of }) => `exhausted object ${of}, card ${of} (${EXHAUSTED})`),
  ...units.map(
    ({ of, from }) => `moved object ${of}, to ${to}, card ${of}, seat p1, origin ${from} (407.3.b, ${way}, 420.3)`,
  ),
];
const BASE = { of: 'm1', from: 'null' };
const RUNNER = { of: 'ganker', from: 'meadow' };

rule('Riftbound 141.4.a', () => {
  it('is the way from the base to a battlefield', () => {
    expect(moved(['m1'], 'bridge')).toEqual(lines([BASE], 'bridge', '141.4.a'));
  });
  it('is offered to ready units alone, and refused with its rules to nobody else', () => {
    open()
      .answer('p1', { action: 'move', to: 'bridge' })
      .expectLegal('p1', [
        ...[['m1'], ['runner'], ['ganker'], ['m1', 'runner'], ['m1', 'ganker'], ['runner', 'ganker']],
        ['m1', 'runner', 'ganker'],
      ]);
    const refusal = tired().refused('p1', { action: 'move', to: 'bridge' });
    expect([refusal.code, ...refusal.cites.map(({ rule: number }) => number)]).toEqual([
      ...['move.nobody', '141.2', '398.1.b.2', '407.3.a', '401.4', '141.4.a', '141.4.c'],
    ]);
  });
  it('leads to nothing but a battlefield or the base', () => {
    const refusal = tired().refused('p1', { action: 'move', to: 'nowhere' });
    expect([refusal.code, ...refusal.cites.map(({ rule: number }) => number)]).toEqual([
      ...['answer.unknown-option', '141.4.a', '141.4.b'],
    ]);
  });
});

rule('Riftbound 141.4.b', () => {
  it('is the way from battlefields to the base, for all units there', () => {
    open()
      .answer('p1', { action: 'move', to: 'base' })
      .expectLegal('p1', [['ganker'], ['m3'], ['ganker', 'm3']]);
    const both = [{ of: 'm3', from: 'meadow' }, RUNNER];
    expect(moved(['m3', 'ganker'], 'base')).toEqual(lines(both, 'null', '141.4.b'));
    const refusal = tired().refused('p1', { action: 'move', to: 'base' });
    expect([refusal.code, refusal.details, ...refusal.cites.map(({ rule: number }) => number)]).toEqual([
      ...['move.nobody', { to: 'base' }, '141.2', '398.1.b.2', '407.3.a', '401.4', '141.4.b'],
    ]);
  });
});

rule('Riftbound 141.4.c', () => {
  it('is the way of a unit with Ganking, alone or together with units from the base', () => {
    expect(moved(['ganker'], 'bridge')).toEqual(lines([RUNNER], 'bridge', '141.4.c, 726.1'));
    expect(moved(['m1', 'ganker'], 'bridge')).toEqual(lines([BASE, RUNNER], 'bridge', '141.4.a, 141.4.c, 726.1'));
  });
});
