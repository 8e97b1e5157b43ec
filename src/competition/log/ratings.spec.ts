/** Goal: corrected ratings count where nothing rests on the old ones yet. Method: logs of our own, by their fold. */
import { describe, expect, it } from 'vitest';
import { Evening, STAGE, terms } from '../../../test/support/evening.js';
import { decimal } from '../scoring/fraction.js';
import type { RegisteredPlayer } from './events.js';
import { proposeRound } from './next-round.js';
import { currentStage } from './state.js';
import { stageTable } from './tables.js';

const rated = (ratings: Readonly<Record<string, number | null>>): readonly RegisteredPlayer[] =>
  Object.entries(ratings).map(([playerId, rating]) => ({
    ...{ playerId, team: null, table: null },
    ...(rating !== null && { rating }),
  }));

function evening(ratings: Readonly<Record<string, number | null>>): Evening {
  const made = new Evening(terms([STAGE], { seeding: 'rating' }));
  made.add({ type: 'PlayersRegistered', payload: { players: rated(ratings) } });
  return made;
}

const correct = (now: Evening, playerId: string, before: number | null, after: number | null): void =>
  now.add({ type: 'RatingsCorrected', payload: { ratings: [{ playerId, before, after }], reason: 'List of March' } });

const seedsOf = (now: Evening) => currentStage(now.now)?.players;

describe('seeds by rating', () => {
  it('put the highest rating first, and equal or missing ratings in the order of registration', () => {
    const now = evening({ A: null, B: 1700, C: 1900, D: 1700, E: null });
    now.start();
    expect(seedsOf(now)).toEqual(['C', 'B', 'D', 'A', 'E']);
  });

  it('follow ratings that were corrected before the stage began', () => {
    const now = evening({ A: 1600, B: 1700, C: 1900 });
    correct(now, 'A', 1600, 2000);
    correct(now, 'C', 1900, null);
    now.start();
    expect(seedsOf(now)).toEqual(['A', 'B', 'C']);
    expect([...now.now.players.values()].map((player) => player.rating)).toEqual([2000, 1700, undefined]);
    expect(now.now.players.get('C')).not.toHaveProperty('rating');
  });

  it('keep a corrected rating when a player who had left registers again', () => {
    const now = evening({ A: 1600, B: 1700, C: 1800 });
    correct(now, 'A', 1600, 2000);
    correct(now, 'B', 1700, null);
    for (const playerId of ['A', 'B', 'C']) {
      now.add({ type: 'PlayerDropped', payload: { playerId, kind: 'drop', reason: 'Ill' } });
      now.add({ type: 'PlayersRegistered', payload: { players: rated({ [playerId]: 1500 }) } });
    }
    expect([...now.now.players.values()].map(({ id, rating }) => [id, rating])).toEqual([
      ['A', 2000],
      ['B', undefined],
      ['C', 1500],
    ]);
  });

  it('stay as they were after the start, as a proposed round does', () => {
    const now = evening({ A: 1900, B: 1800, C: 1700, D: 1600 });
    now.start();
    const proposed = proposeRound(now.now, { seed: 's', locked: [], forbidden: [], awardedByes: [] });
    if (proposed === null) throw new Error('no round');
    now.add({ type: 'RoundProposed', payload: proposed });
    const { proposal } = now.now;
    correct(now, 'D', 1600, 2400);
    expect(seedsOf(now)).toEqual(['A', 'B', 'C', 'D']);
    expect(proposal).not.toBeNull();
    expect(now.now.proposal).toEqual(proposal);
  });
});

it('a table by ratings of opponents uses a corrected rating at once', () => {
  const { policy, ...rest } = terms([STAGE], { seeding: 'list' });
  const now = new Evening({ ...rest, policy: { ...policy, measures: ['average-rating'] } });
  now.add({ type: 'PlayersRegistered', payload: { players: rated({ A: 1900, B: 1800 }) } });
  now.start();
  now.round();
  now.finish();
  const averages = () => {
    const stage = currentStage(now.now);
    if (stage === null) throw new Error('no stage');
    return Object.fromEntries(
      stageTable(now.now, stage).map(({ player, measured }) => [player, measured[0] && decimal(measured[0].value, 0)]),
    );
  };
  expect(averages()).toEqual({ A: '1800', B: '1900' });
  correct(now, 'B', 1800, 2200);
  expect(averages()).toEqual({ A: '2200', B: '1900' });
});
