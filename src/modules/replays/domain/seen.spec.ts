/**
 * Goal: the document for some eyes has nothing that those may not know. Method: every board of it is the view that the
 * engine builds for them; beside boards and logs, which are the engine's, each field is looked at.
 */
import { describe, expect, it } from 'vitest';
import { type Command, type LogEntry, rulesFor, type Viewer } from '../../../engine/index.js';
import { recordedGame, storedEvents } from '../../../../test/support/recorded-game.js';
import { patched } from './delta.js';
import { reexecute } from './re-execution.js';
import { type GameReplay, gameReplay } from './replay-document.js';
import { seenAction, seenDifference, textsIn } from './seen.js';

const EVERYTHING: Viewer = { kind: 'everything' };
const SPECTATOR: Viewer = { kind: 'spectator' };
const P1: Viewer = { kind: 'player', seat: 'p1' };
const P2: Viewer = { kind: 'player', seat: 'p2' };

const recorded = recordedGame({ seed: 7, concedeAfter: 40 });
const rules = rulesFor(recorded.game);
if (rules === undefined) throw new Error('the game is known');
const reexecution = reexecute(storedEvents(recorded), () => rules);

async function documentFor(viewer: Viewer): Promise<GameReplay> {
  const made = await gameReplay(rules!, reexecution, () => Promise.resolve(), { viewer });
  if (made === null) throw new Error('the game is over');
  return made;
}

const answersIn = ({ frames }: GameReplay) =>
  frames.flatMap(({ action }) => (action?.kind === 'answer' && 'answers' in action ? action.answers : []));

describe('a replay through some eyes', () => {
  it.each([P1, P2, SPECTATOR])('shows the boards that they saw: $kind $seat', async (viewer) => {
    const { start, frames } = await documentFor(viewer);
    let board = start;
    for (const [at, { delta }] of frames.entries()) {
      board = patched(board, delta);
      const state = reexecution.steps[at]?.state;
      expect(board).toEqual(state && JSON.parse(JSON.stringify(rules?.view(state, viewer))));
    }
  });

  it('names no deck, no secret and no card of which they know nothing', async () => {
    const [whole, mine, watched] = await Promise.all([EVERYTHING, P1, SPECTATOR].map(documentFor));
    const decks = (replay?: GameReplay) =>
      replay?.game.seats.map(({ deckId, deckName, cards }) => [deckId, deckName, cards?.length]);
    expect(decks(watched)).toEqual([
      [undefined, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
    expect(decks(mine)?.[1]).toEqual([undefined, undefined, undefined]);
    expect(decks(mine)?.[0]).toEqual(decks(whole)?.[0]);
    const named = (replay?: GameReplay) => Object.keys(replay?.cards.definitions ?? {});
    const texts = textsIn([watched?.start, watched?.frames]);
    expect(named(watched).filter((card) => !texts.has(card))).toEqual([]);
    expect(named(whole).filter((card) => !named(watched).includes(card)).length).toBeGreaterThan(0);
    for (const replay of [mine, watched]) {
      expect(Object.keys(replay?.randomness ?? {}).toSorted()).toEqual(['commitments', 'kind']);
    }
  });

  it('tells the answers that the log tells, and of the others that they were given', async () => {
    const [whole, mine, watched] = await Promise.all([EVERYTHING, P1, SPECTATOR].map(documentFor));
    const given = (replay?: GameReplay) => (replay === undefined ? [] : answersIn(replay));
    const hidden = (replay?: GameReplay) => given(replay).filter((answer) => !('answer' in answer)).length;
    expect(given(watched).length).toBe(given(whole).length);
    expect([hidden(whole), hidden(mine) > 0, hidden(watched) > hidden(mine)]).toEqual([0, true, true]);
  });
});

describe('an action', () => {
  const told: readonly LogEntry[] = [
    { kind: 'answered', cites: [], decision: 'd1', answer: 'yes' },
    { kind: 'answered', cites: [], decision: 'd2' },
  ];
  const answers: Command = {
    kind: 'answer',
    seat: 'p1',
    answers: [
      { decision: 'd1', answer: 'yes' },
      { decision: 'd2', answer: ['o7'] },
    ],
  };

  it('is shown as the log shows it, and whole to a viewer who sees everything', () => {
    const seen = { kind: 'answer', seat: 'p1', answers: [{ decision: 'd1', answer: 'yes' }, { decision: 'd2' }] };
    expect(seenAction(answers, SPECTATOR, told)).toEqual(seen);
    expect(seenAction(answers, EVERYTHING, told)).toBe(answers);
    expect(seenAction(null, SPECTATOR, told)).toBeNull();
    expect(seenAction({ kind: 'concede', seat: 'p2' }, SPECTATOR, [])).toEqual({ kind: 'concede', seat: 'p2' });
  });

  it('has outcomes of chance as `told`, for readers who see everything only', () => {
    const reported = [{ label: 'p1.deck', outcome: ['1-7'] }];
    const assert: Command = { kind: 'assert', reported };
    expect(seenAction(assert, EVERYTHING, [])).toEqual({ kind: 'assert', told: reported });
    expect(seenAction(assert, P1, [])).toEqual({ kind: 'assert' });
    expect(seenAction({ ...answers, reported }, EVERYTHING, [])).toEqual({ ...answers, told: reported });
    expect(seenAction({ ...answers, reported }, P1, [])).not.toHaveProperty('told');
  });

  it('that is to be repeated is its own seat’s, and to others what the log shows', () => {
    const repeat: Command = { kind: 'repeat', seat: 'p1', round: ['o7', 'o8'], times: 3 };
    const log: readonly LogEntry[] = [{ kind: 'repetitionProposed', cites: [], round: ['o7', null] }];
    expect(seenAction(repeat, P1, log)).toBe(repeat);
    expect(seenAction(repeat, P2, log)).toEqual({ ...repeat, round: ['o7', null] });
    expect(seenAction(repeat, P2, [])).toEqual({ ...repeat, round: [] });
  });
});

describe('a difference', () => {
  it('names cards to nobody who may not see them', () => {
    const rejected = { version: 3, what: 'rejected', recorded: 'accepted', actual: 'no such card in hand' } as const;
    const hash = { version: 3, what: 'state-hash', recorded: 'a', actual: 'b' } as const;
    expect(seenDifference(rejected, SPECTATOR)).toEqual({ ...rejected, recorded: 'withheld', actual: 'withheld' });
    expect(seenDifference(rejected, EVERYTHING)).toBe(rejected);
    expect(seenDifference(hash, SPECTATOR)).toBe(hash);
  });
});
