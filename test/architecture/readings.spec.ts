/**
 * Goal: a reading that a game's README calls decided is pinned. Method: each row of its table "Readings" names in its
 * last column the rules whose tests pin it; each of them must have a conformance test, unless the rulebook defers the
 * rule.
 * When it fails: write the test, or name the one that pins the reading.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLedger } from '../../src/cli/ledger/ledger.js';
import { rulebooks } from '../../src/engine/index.js';
import { homeOf } from '../support/games/home.js';

const rowsOf = (page: string): readonly (readonly string[])[] =>
  (/^## Readings$(.*?)(?=^## |$(?![^]))/ms.exec(page)?.[1] ?? '')
    .split('\n')
    .filter((line) => /^\| (?!rule |-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const games = rulebooks.flatMap((book) => {
  const path = `${homeOf(book.game).code}/README.md`;
  return existsSync(path) ? [{ book, rows: rowsOf(readFileSync(path, 'utf8')) }] : [];
});

describe.each(games)('the readings of $book.title', ({ book, rows }) => {
  it('are each pinned by a test that their row names', () => {
    expect(rows, 'a table of readings').not.toEqual([]);
    const tested = new Set(readLedger(process.cwd(), book, homeOf(book.game)).tests.map(({ reference }) => reference));
    const unpinned = rows.filter((cells) => {
      const numbers = (cells.at(-2) ?? '').split(', ');
      return numbers.some(
        (number) => !tested.has(`${book.title} ${number}`) && book.find(number)?.status !== 'deferred',
      );
    });
    expect(unpinned).toEqual([]);
  });
});
