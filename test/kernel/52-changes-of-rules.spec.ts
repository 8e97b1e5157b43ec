/**
 * Goal: what rules change by themselves counts like a static ability that no object has; set numbers may have a layer
 * of their own, and increases may come before decreases.
 * Method: a toy with such tables, beside one without. When it fails, a rule's change is lost, or the order within
 * arithmetic is by age alone.
 */
import { describe, expect, it } from 'vitest';
import type { Ability, Change, Condition } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const raise = (add: number): Change => ({ change: 'number', name: 'power', add });
const having = (name: string, condition: Condition | null, ...changes: readonly Change[]): Ability => ({
  kind: 'static',
  name,
  ...(condition !== null && { while: condition }),
  changes,
});
const powerIn = (game: ReturnType<typeof bagToy>, power: number, ...abilities: readonly Ability[]) =>
  toyTable(game, [unit('one', { power, abilities })], { p1: { play: [{ card: 'one', as: 'one' }] }, p2: {} }).power(
    'one',
  );

describe('what rules change', () => {
  const statics = [{ kind: 'static', name: 'of the rules', affects: { is: ['unit'] }, changes: [raise(1)] }] as const;
  it('applies to whatever it selects', () => {
    expect([powerIn(bagToy({ statics }), 2), powerIn(bagToy({}), 2)]).toEqual([3, 2]);
  });
});

describe('a layer of set numbers', () => {
  const setting = [having('more', null, raise(2)), having('set', null, { change: 'set', name: 'power', to: 1 })];
  it('comes before arithmetic, where it is listed before', () => {
    expect(powerIn(bagToy({ layers: [['set:*'], ['number:*']] }), 4, ...setting)).toBe(3);
  });
  it('is arithmetic where it is not listed: the younger one sets it', () => {
    expect(powerIn(bagToy({ layers: [['number:*']] }), 4, ...setting)).toBe(1);
  });
});

describe('increases first', () => {
  const most = having('most', { more: { number: 'power', of: 'self' }, than: 5 }, raise(3));
  const changing = [having('less', null, raise(-1)), having('more', null, raise(2)), most];
  it('are counted before any decrease', () => {
    const layers = [['number:*']];
    expect(powerIn(bagToy({ layers, firstInLayer: ['increases'] }), 4, ...changing)).toBe(8);
    expect(powerIn(bagToy({ layers }), 4, ...changing)).toBe(5);
  });
});
