/**
 * What the cards do is data. That every word, event, field and name is one that the engine knows is checked for
 * built-in cards as for cards from outside, in `language/`; here is what is asked of the built-in ones besides.
 */
import { describe, expect, it } from 'vitest';
import { isList, isRecord, type Json } from '../../../kernel/index.js';
import type { LorcanaCard } from '../card.js';
import { cards } from './index.js';

const names = new Set(cards.flatMap(({ name, alsoNamed }) => [name, ...(alsoNamed ?? [])]));

/** The names of cards that filters ask for. */
const namedIn = (node: Json): readonly string[] => {
  if (isList(node)) return node.flatMap(namedIn);
  if (!isRecord(node)) return [];
  const { named } = node;
  return [...(typeof named === 'string' ? [named] : []), ...Object.values(node).flatMap(namedIn)];
};

const scripts = (card: LorcanaCard): Json => [
  ...card.abilities,
  ...(card.type === 'action' && card.effect ? [card.effect] : []),
];

describe('what the cards do', () => {
  it('is scripted wherever a card says more than keywords, names and how many may be in a deck', () => {
    const silent = cards.filter(
      (card) => card.text !== undefined && JSON.stringify(scripts(card)) === '[]' && !card.copiesMax && !card.alsoNamed,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('has a text in our own words wherever it is scripted', () => {
    const untold = cards.filter((card) => card.text === undefined && JSON.stringify(scripts(card)) !== '[]');
    expect(untold.map(({ id }) => id)).toEqual([]);
  });

  it('asks for names that cards have', () => {
    expect(cards.flatMap((card) => namedIn(scripts(card))).filter((name) => !names.has(name))).toEqual([]);
  });

  it('gives each ability a name in small letters', () => {
    for (const { name } of cards.flatMap(({ abilities }) => abilities)) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
