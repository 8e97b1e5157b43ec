/**
 * Goal: the walk writes what the library writes, byte by byte, since the hash of a stored document is a promise.
 * Method: random values, games of every game, and each reason to give up by itself.
 */
import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { recordedGame, storedEvents } from '../../../../test/support/recorded-game.js';
import { games, rulesFor, type Viewer } from '../../../engine/index.js';
import type { Json } from '../../../platform/event-store/index.js';
import { patched, provenDelta } from './delta.js';
import { plainDelta } from './plain-delta.js';
import { reexecute } from './re-execution.js';

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
const named = (...ids: readonly string[]): Json => ids.map((id) => ({ id }));

describe('plainDelta', () => {
  it('writes what the library writes, between any values with plain names', () => {
    const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', null, true));
    const { value } = fc.letrec<{ value: Json; record: Json; items: Json }>((tie) => ({
      value: fc.oneof({ withCrossShrink: true }, leaf, tie('record'), tie('items'), fc.array(leaf, { maxLength: 3 })),
      record: fc.dictionary(fc.constantFrom('id', 'seat', 'zones', 'x', 'y'), tie('value'), { maxKeys: 3 }),
      items: fc.array(
        fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), x: tie('value') }, { requiredKeys: ['id'] }),
        { maxLength: 6 },
      ),
    }));
    let written = 0;
    fc.assert(
      fc.property(value, value, (before, after) => {
        const [from, to] = [plain(before), plain(after)];
        const delta = plainDelta(from, to);
        if (delta === null) return;
        written += 1;
        expect(JSON.stringify(delta)).toBe(JSON.stringify(provenDelta(from, to)));
        expect(patched(from, delta)).toEqual(to);
      }),
      { numRuns: 2_000 },
    );
    expect(written).toBeGreaterThan(1_000);
  });

  it.each(games)('writes what the library writes, and leads from board to board in a game of %s', (game) => {
    const rules = rulesFor(game);
    if (rules === undefined) throw new Error('the engine has the game');
    const { steps } = reexecute(storedEvents(recordedGame({ seed: 3, game, concedeAfter: 90 })), () => rules);
    const viewers: readonly Viewer[] = [{ kind: 'everything' }, { kind: 'spectator' }, { kind: 'player', seat: 'p1' }];
    for (const viewer of viewers) {
      const views = rules.views();
      let before: Json | null = null;
      const document: { board: Json } = { board: null };
      for (const { state } of steps) {
        const board: Json = views(state, viewer);
        const delta = before === null ? null : plainDelta(before, board);
        if (before === null || delta === null) document.board = plain(board);
        else {
          expect(JSON.stringify(delta)).toBe(JSON.stringify(provenDelta(before, board)));
          const operations = delta.map((each) => ({ ...each, path: `/board${each.path}` }));
          const faults = applyPatch(document, structuredClone(operations));
          expect(faults.filter((fault) => fault !== null)).toEqual([]);
        }
        before = board;
      }
      expect(document.board).toEqual(before);
    }
  });

  it('removes items from the last, adds them from the first, and then changes those that stay', () => {
    const before = [{ id: 'a' }, { id: 'b' }, { id: 'c', x: 1 }, { id: 'd' }, { id: 'e' }, { id: 'f', x: 1 }];
    const after = [{ id: 'a' }, { id: 'c', x: 2 }, { id: 'n' }, { id: 'e' }, { id: 'o' }, { id: 'f', x: 2 }];
    expect(plainDelta(before, after)).toEqual([
      { op: 'remove', path: '/3' },
      { op: 'remove', path: '/1' },
      { op: 'add', path: '/2', value: { id: 'n' } },
      { op: 'add', path: '/4', value: { id: 'o' } },
      { op: 'replace', path: '/1/x', value: 2 },
      { op: 'replace', path: '/5/x', value: 2 },
    ]);
  });

  it.each<readonly [string, Json, Json]>([
    ['items change places', named('a', 'b', 'c'), named('b', 'a', 'c')],
    ['items share a name', named('a', 'b', 'b', 'c'), named('a', 'c', 'b', 'd')],
    ['items have no name', ['a', 'b', 'c'], ['a', 'c', 'd']],
    ['a changed name looks like a place', { 0: 1 }, { 0: 2 }],
    ['a changed name is one that every object inherits', { toString: 1 }, { toString: 2 }],
    ['a new name is escaped in pointers', {}, { 'a/b': 1 }],
  ])('gives up where %s', (_, before, after) => {
    expect(plainDelta(before, after)).toBeNull();
  });

  it('passes over unusual names that stay as they are', () => {
    expect(plainDelta({ 0: 1, 'a/b': 2, x: 1 }, { 0: 1, 'a/b': 2, x: 2 })).toEqual([
      { op: 'replace', path: '/x', value: 2 },
    ]);
  });
});
