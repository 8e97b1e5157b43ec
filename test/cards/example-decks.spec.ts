/**
 * Goal: what the README has people send is taken. A deck beside a file of cards of its own needs these imported first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulesFor, type DeckEntry } from '../../src/engine/index.js';

const FOLDER = 'docs/examples';

const files = readdirSync(FOLDER);
const names = files
  .filter((file) => file.endsWith('.deck.json'))
  .filter((file) => !files.includes(file.replace('.deck.', '.cards.')));

it.each(names)('%s is a legal deck of its game and format', (name) => {
  const { game, format, cards } = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as {
    readonly game: string;
    readonly format: string;
    readonly cards: readonly DeckEntry[];
  };
  expect(rulesFor(game)?.formats).toContain(format);
  expect(rulesFor(game)?.validateDeck(format, cards)).toEqual([]);
});
