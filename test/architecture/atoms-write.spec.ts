/**
 * Goal: whatever changes in a game is an applied event: it is logged, others can hear, replace and forbid it. So
 * nothing may change a part of the state behind the back of the atoms.
 * Method: read the source text of the engine; find who assigns each part of a draft's state, and who calls the
 * functions that write objects, zones, players and effects.
 * When it fails: let the rule occur an event, and write in its atom. A new writer of the kernel is a deliberate
 * addition to the lists below; an entry that no longer writes must go.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeOf, sourceFiles } from '../support/source-text.js';

const KERNEL = 'src/engine/kernel/';

/** The parts of the state, and the files of the kernel that assign them. */
const ASSIGNED_BY: Readonly<Record<string, readonly string[]>> = {
  asserting: ['events/assertion.ts'],
  barred: ['repetition/events.ts'],
  cards: ['match/create.ts', 'objects/place.ts'],
  chance: ['chance/reports.ts'],
  counters: ['game/draft.ts'],
  effects: ['continuous/lasting.ts', 'objects/follow.ts'],
  former: ['game/draft.ts'],
  frames: ['game/draft.ts', 'match/position.ts'],
  history: ['events/apply.ts', 'events/notice.ts', 'events/turns.ts', 'objects/follow.ts'],
  objects: ['game/draft.ts'],
  outcome: ['events/turns.ts'],
  pending: ['events/turns.ts', 'frames/asking.ts', 'objects/follow.ts'],
  players: ['game/draft.ts'],
  repeating: ['repetition/events.ts'],
  triggered: ['checks/state-triggers.ts', 'events/notice.ts', 'events/waiting.ts', 'objects/follow.ts'],
  turn: ['events/turns.ts', 'match/position.ts'],
  zones: ['game/draft.ts'],
};

/**
 * Who calls what writes objects, zones, players and effects. Setting up and opening a position come before any event.
 */
const CALLED_BY = [
  'chance/unidentified.ts',
  // An effect that lasts until an event ends as a part of that event, wherever it is applied (events/apply.ts).
  'continuous/lasting.ts',
  'counters/events.ts',
  'events/apply.ts',
  'events/assertion.ts',
  'events/chance.ts',
  'events/creating.ts',
  'events/faces.ts',
  'events/lasting.ts',
  'events/notice.ts',
  'events/turns.ts',
  'events/waiting.ts',
  'frames/leave.ts',
  'match/create.ts',
  'match/position.ts',
  'objects/follow.ts',
  'objects/move.ts',
  'objects/place.ts',
  'objects/waiting.ts',
  // What is chosen blindly is mixed as it is asked about: no event, since nobody learns anything by it.
  'run/blind-choices.ts',
];

const ASSIGNS = /\bdraft\.state\.(\w+)\s*=[^=]/g;
const WRITES =
  /\b(?:moveObject|placeCards|bringCards|createObject|stackOnto|turnCard|forgetChanges|removeFromGame|setMark|reorderWithNewIds|showTo|writeZone|keepFormer|writeObject|removeObject|writePlayer|followReferences|renameReferences|mixObjects|leaveGame|startEffect|endEffects|endSpent)\(\s*draft\b/;

const files = sourceFiles('src/engine');
const code = new Map(files.map((file) => [file, codeOf(readFileSync(file, 'utf8'))]));
const isAtomsOfGame = (file: string): boolean => /^src\/engine\/games\/[^/]+\/events\//.test(file);

it('only the named files of the kernel, and atoms of games, assign a part of the state', () => {
  const found: Record<string, string[]> = {};
  for (const [file, text] of code) {
    if (isAtomsOfGame(file)) continue;
    const parts = new Set([...text.matchAll(ASSIGNS)].map(([, part = '']) => part));
    for (const part of parts) (found[part] ??= []).push(file.replace(KERNEL, ''));
  }
  expect(found).toEqual(ASSIGNED_BY);
});

it('games write objects, zones, players and effects in their atoms only', () => {
  const writers = files.filter((file) => file.startsWith('src/engine/games/') && WRITES.test(code.get(file) ?? ''));
  expect(writers.filter((file) => !isAtomsOfGame(file))).toEqual([]);
});

it('only the named files of the kernel write objects, zones, players and effects', () => {
  const writers = files.filter((file) => file.startsWith(KERNEL) && file !== `${KERNEL}index.ts`);
  const found = writers.filter((file) => WRITES.test(code.get(file) ?? '')).map((file) => file.replace(KERNEL, ''));
  expect(found).toEqual(CALLED_BY);
});
