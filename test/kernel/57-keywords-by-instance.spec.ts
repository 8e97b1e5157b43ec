/**
 * Goal: a keyword whose number is how often an object has it is as many abilities; a keyword of any other kind is one,
 * whatever its number. Method: a toy with two keywords that add up and stand for an ability that hears deaths, one of
 * them had by instance, and teachers that give both. When it fails, an ability triggers too seldom or too often.
 */
import { describe, expect, it } from 'vitest';
import type { Ability, Effect } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const hearing = (text: string): readonly Ability[] => [
  { kind: 'triggered', name: text, on: [{ event: 'died' }], effect: { do: 'say', text } },
];
const keywords = { echo: hearing('echo'), omen: hearing('omen') };
const toy = bagToy({ keywords, addingKeywords: ['echo', 'omen'], keywordsByInstance: ['echo'] });

const teacher = (id: string, keyword: string, n: number) =>
  unit(id, {
    abilities: [
      {
        kind: 'static',
        name: 'teach',
        affects: { named: 'mouse' },
        changes: [{ change: 'keyword', keyword, n }],
      },
    ],
  });
const ALL: Effect = { do: 'all', from: { named: 'rat' }, as: 'rats' };
const cards = [
  unit('mouse'),
  unit('rat'),
  teacher('bard', 'echo', 1),
  teacher('choir', 'echo', 2),
  teacher('seer', 'omen', 2),
  spell('kill', { do: 'sequence', of: [ALL, { do: 'destroy', objects: 'rats' }] as readonly Effect[] }),
];

/** What is said as the rat dies, with these units beside a mouse. */
const said = (...others: readonly string[]): readonly string[] => {
  const play = ['mouse', 'rat', ...others];
  const table = toyTable(toy, cards, { p1: { hand: [{ card: 'kill', as: 'kill' }], play }, p2: {} });
  const happened = [...table.answers('p1', { action: 'play', card: 'kill' }).happened];
  while (table.open['p1'] === 'bag') happened.push(...table.answers('p1', table.legal('p1')[0] ?? null).happened);
  return happened.filter((one) => one === 'echo' || one === 'omen');
};

describe('a keyword that is had by instance', () => {
  it('is no ability where it is not had', () => {
    expect(said()).toEqual([]);
  });
  it('is an ability for each time that it is had', () => {
    expect(said('bard')).toEqual(['echo']);
    expect(said('bard', 'bard')).toEqual(['echo', 'echo']);
    expect(said('bard', 'choir')).toEqual(['echo', 'echo', 'echo']);
  });
});

describe('any other keyword', () => {
  it('is one ability, whatever its number', () => {
    expect(said('seer')).toEqual(['omen']);
    expect(said('seer', 'seer')).toEqual(['omen']);
  });
});
