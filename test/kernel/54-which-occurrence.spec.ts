/**
 * Goal: in a game in which players choose what counts as the first time, an ability that triggers once in a turn is
 * recorded for everything that meets it at once, and only then. Method: a toy whose units hear deaths, which drops all
 * but the last that was recorded. When it fails, the choice is lost, or a later event of the turn triggers as well.
 */
import { describe, expect, it } from 'vitest';
import type { Ability, Effect, GameDefinition } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const lastOnly: GameDefinition['place'] = (_game, triggered) =>
  triggered.map(({ id }, at) =>
    at < triggered.length - 1
      ? { kind: 'triggerDropped', cites, triggered: id }
      : { kind: 'abilityPlaced', cites, triggered: id, zone: 'stack' },
  );
const once: Ability = {
  kind: 'triggered',
  name: 'hear',
  oncePerTurn: true,
  on: [{ event: 'died', bind: { it: 'object' } }],
  effect: { do: 'score', amount: { number: 'power', of: 'it' } },
};
const destroy = (named: string): Effect => ({
  do: 'sequence',
  of: [
    { do: 'all', from: named === 'all' ? { notNamed: 'ear' } : { named }, as: 'them' },
    { do: 'destroy', objects: 'them' },
  ],
});
const cards = [
  unit('ear', { power: 9, abilities: [once] }),
  unit('mouse', { power: 2 }),
  unit('rat', { power: 3 }),
  spell('all', destroy('all')),
  spell('mice', destroy('mouse')),
  spell('rats', destroy('rat')),
];
const table = (parts: Parameters<typeof bagToy>[0]) => {
  const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
  return toyTable(bagToy(parts), cards, {
    p1: { hand: own('all', 'mice', 'rats'), play: own('ear', 'mouse', 'rat') },
    p2: {},
  });
};
const scored = (parts: Parameters<typeof bagToy>[0], ...spells: readonly string[]): readonly string[] => {
  const at = table(parts);
  return spells
    .flatMap((card) => at.answers('p1', { action: 'play', card }).happened)
    .filter((one) => one.startsWith('scored'));
};
const CHOOSING = { choosesOccurrence: true, place: lastOnly } as const;

describe('of several that meet an ability at once', () => {
  it('all are recorded, for its player to choose from', () => {
    expect(scored(CHOOSING, 'all')).toEqual(['scored p1 3']);
  });
  it('the first one counts in other games', () => {
    expect(scored({ place: lastOnly }, 'all')).toEqual(['scored p1 2']);
  });
  it('those of a later moment are too late', () => {
    expect(scored(CHOOSING, 'mice', 'rats')).toEqual(['scored p1 2']);
  });
});
