/** If this fails, an answer that is pressed together piece by piece is not the one that was meant. */
import { expect, it } from 'vitest';
import { type Json, type Space, verdictOn } from '../engine/games.js';
import { actsWith, blankDraft, emptyAnswer, press, pressables } from './draft.js';

const options = ['o1', 'o2', 'o3'].map((id) => ({ id }));
const asked = (space: Space, answers: readonly Json[] = [], count = 2) => ({
  ...{ id: 'd1', seat: 'p1', kind: 'any', prompt: '', cites: [], about: null },
  ...{ space, answers, count },
});

/** What is pressed, one after another, from the empty answer on. */
const pressed = (space: Space, ...ids: readonly string[]) =>
  ids.reduce((draft, id) => press(space, draft, id), { answer: emptyAnswer(space), pressed: [] as readonly string[] });

it('takes one of several, and another in its place', () => {
  const space: Space = { kind: 'one', options };
  expect(pressed(space, 'o1', 'o2').answer).toBe('o2');
  expect(pressed(space, 'o1', 'o1').answer).toBeNull();
});

it('takes as many as it may, and gives up none for another but the only one', () => {
  const two: Space = { kind: 'some', options, min: 0, max: 2 };
  expect(pressed(two, 'o1', 'o2', 'o3').answer).toEqual(['o1', 'o2']);
  expect(pressed(two, 'o1', 'o2', 'o1').answer).toEqual(['o2']);
  expect(pressed({ ...two, max: 1 }, 'o1', 'o2').answer).toEqual(['o2']);
});

it('puts in order what is pressed in order, and says the places', () => {
  const space: Space = { kind: 'order', options };
  const draft = pressed(space, 'o3', 'o1');
  expect(draft.answer).toEqual(['o3', 'o1']);
  expect([...pressables(space, draft)]).toEqual([
    ['o1', { chosen: true, badge: '2' }],
    ['o2', { chosen: false }],
    ['o3', { chosen: true, badge: '1' }],
  ]);
  expect(verdictOn(space, press(space, draft, 'o2').answer ?? [])).toBe(true);
});

it('gives a unit with each press', () => {
  const space: Space = { kind: 'split', total: 3000, over: options, unit: 1000, minEach: 0 };
  expect(pressed(space, 'o1', 'o2', 'o1').answer).toEqual({ o1: 2000, o2: 1000 });
  expect(emptyAnswer({ ...space, minEach: 1000 })).toEqual({ o1: 1000, o2: 1000, o3: 1000 });
});

it('sends the one that was pressed first to the one after, where it may go', () => {
  const to = [{ id: 'o8' }, { id: 'o9' }];
  const space: Space = { kind: 'map', from: options, to, injective: true, partial: true, only: { o1: ['o9'] } };
  expect(pressed(space, 'o2', 'o8').answer).toEqual({ o2: 'o8' });
  expect(pressed(space, 'o1', 'o8')).toEqual({ answer: {}, pressed: ['o1'] });
  expect(pressed(space, 'o1', 'o9', 'o1')).toEqual({ answer: {}, pressed: ['o1'] });
});

it('pays by the first way there is, and goes through what a source may give', () => {
  const source = { id: 'o1', kinds: ['fire', 'ice'], amount: 2, itself: ['cat'], combined: { both: ['fire', 'ice'] } };
  const pool = { id: 'pool', kinds: ['fire'], amount: 2, divisible: true };
  const space: Space = { kind: 'payment', cost: [{ amount: 2, of: 'any' }], sources: [source, pool] };
  expect(blankDraft(asked(space, [{ pool: 2 }])).answer).toEqual({ pool: 2 });
  const ways = ['o1', 'o1', 'o1', 'o1', 'o1'].map((_, n) => pressed(space, ...Array<string>(n + 1).fill('o1')).answer);
  expect(ways).toEqual([{ o1: 'fire' }, { o1: 'ice' }, { o1: 'cat' }, { o1: 'both' }, {}]);
  expect(pressed(space, 'pool', 'pool').answer).toEqual({ pool: 2 });
  expect(pressed(space, 'pool', 'pool', 'pool').answer).toEqual({});
});

it('finds the actions that name all chosen cards, and begins anew if none does', () => {
  const challenge = { action: 'challenge', challenger: 'o1', target: 'o2' };
  const sing = { action: 'play', card: 'o3', singers: ['o1', 'o4'] };
  const space: Extract<Space, { kind: 'act' }> = { kind: 'act', actions: [challenge, sing, { action: 'end' }] };
  expect(actsWith(space, pressed(space, 'o1').pressed)).toEqual([challenge, sing]);
  expect(actsWith(space, pressed(space, 'o1', 'o2').pressed)).toEqual([challenge]);
  expect(actsWith(space, pressed(space, 'o1', 'o2', 'o4').pressed)).toEqual([sing]);
  expect(actsWith(space, [])).toHaveLength(3);
});

it('begins at the only answer there is, but carries out no action by itself', () => {
  expect(blankDraft(asked({ kind: 'some', options, min: 3, max: 3 }, [['o1', 'o2', 'o3']], 1)).answer).toEqual([
    ...['o1', 'o2', 'o3'],
  ]);
  expect(blankDraft(asked({ kind: 'act', actions: [{ pay: [] }] }, [{ pay: [] }], 1)).answer).toBeNull();
  expect(blankDraft(asked({ kind: 'number', min: 2, max: 4 })).answer).toBe(2);
});
