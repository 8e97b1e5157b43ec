/** Goal: no caller sees a version beyond the own delay, or the future draws of a running game. */
import { expect, it } from 'vitest';
import type { Viewer } from '../../../engine/index.js';
import type { GameStarted } from '../../matches/index.js';
import { effectiveViewer, type RecordedGame, versionIn, viewerName } from './view-request.js';

const gameThat = (more: Partial<RecordedGame> = {}): RecordedGame => ({
  id: 'g',
  started: {} as GameStarted,
  version: 7,
  endedAt: null,
  ...more,
});

const VIEWERS: readonly Viewer[] = [
  { kind: 'player', seat: 'p1' },
  { kind: 'spectator' },
  { kind: 'judge' },
  { kind: 'everything' },
];

it('versions are there up to the last one, which is what is meant where none is named', () => {
  expect([versionIn(gameThat()), versionIn(gameThat(), 7), versionIn(gameThat(), 1)]).toEqual([7, 7, 1]);
  expect(() => versionIn(gameThat(), 8)).toThrow(
    expect.objectContaining({ code: 'game.version-not-there', asked: 8, actual: 7 }),
  );
});

it('makes a viewer who may see everything a judge during the game, and omniscient afterwards', () => {
  const eyes = (endedAt: string | null) => VIEWERS.map((viewer) => effectiveViewer(gameThat({ endedAt }), viewer));
  expect(eyes(null)).toEqual([VIEWERS[0], VIEWERS[1], VIEWERS[2], VIEWERS[2]]);
  expect(eyes('2026-11-23T00:00:00.000Z')).toEqual(VIEWERS);
});

it('viewers are named by their seat or their kind', () => {
  expect(VIEWERS.map(viewerName)).toEqual(['p1', 'spectator', 'judge', 'everything']);
});
