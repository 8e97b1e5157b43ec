import { describe, expect, it } from 'vitest';
import { Evening, STAGE, terms, won } from '../../../test/support/evening.js';
import { resultsOf } from './results.js';
import { currentStage } from './state.js';
import { stageTable } from './tables.js';

const ofLate = (evening: Evening, player: string): readonly string[] => {
  const stage = currentStage(evening.now);
  if (stage === null) throw new Error('no stage');
  return resultsOf(evening.now, stage).flatMap((result) =>
    'player' in result && result.player === player ? `${result.round} ${result.kind}` : [],
  );
};

/** Two Swiss rounds, then the best four go on. E comes for the second round, and B misses it and returns. */
function continued(lateEntry: 'loss' | 'bye'): Evening {
  const second = { ...STAGE, players: 4, rounds: 2, continues: true };
  const evening = new Evening(terms([{ ...STAGE, rounds: 3 }, second], { lateEntry }), 'A B C D F G');
  evening.start();
  evening.round();
  evening.finish((one, other) => (one > other ? 'first' : 'second'));
  evening.drop('B');
  evening.register('E');
  evening.round();
  evening.finish((one, other) => (one > other ? 'first' : 'second'));
  evening.add({ type: 'PlayerReturned', payload: { playerId: 'B' } });
  evening.round();
  evening.finish((one, other) => (one > other ? 'first' : 'second'));
  return evening;
}

it('keeps the deck and the rating of a player who has left and registers anew', () => {
  const evening = new Evening(terms([STAGE]));
  const register = (rating?: number): void =>
    evening.add({
      type: 'PlayersRegistered',
      payload: { players: [{ playerId: 'A', team: null, table: null, ...(rating !== undefined && { rating }) }] },
    });
  const kept = () => {
    const { deckId, rating } = evening.now.players.get('A') ?? {};
    return { deckId, rating };
  };
  register(1800);
  evening.add({ type: 'DeckSubmitted', payload: { playerId: 'A', deckId: 'd' } });
  evening.drop('A');
  register();
  expect(kept()).toEqual({ deckId: 'd', rating: 1800 });
  evening.drop('A');
  register(1820);
  expect(kept()).toEqual({ deckId: 'd', rating: 1820 });
});

describe('missed rounds of a stage that the next stage continues', () => {
  it.each(['loss', 'bye'] as const)(
    'stay what they were for players who did not go on: late entry is a %s',
    (entry) => {
      const evening = continued(entry);
      const rows = () => {
        const [stage] = evening.now.stages;
        if (stage === undefined) throw new Error('no stage');
        return stageTable(evening.now, stage);
      };
      const before = { late: ofLate(evening, 'E'), missed: ofLate(evening, 'B') };
      expect(before).toEqual({ late: [`1 ${entry}`], missed: ['2 loss'] });
      const first = rows();
      evening.add({
        type: 'StageStarted',
        payload: { stage: 2, players: ['G', 'F', 'D', 'C'], rounds: 2, seed: 's', lots: [] },
      });
      expect({ late: ofLate(evening, 'E'), missed: ofLate(evening, 'B') }).toEqual(before);
      expect(rows()).toEqual(first);
      evening.round();
      expect(ofLate(evening, 'E')).toEqual([`1 ${entry}`, '4 left']);
      expect(ofLate(evening, 'B')).toEqual(['2 loss', '4 left']);
    },
  );
});

describe('rounds that are read again', () => {
  it('give the results of today, by the terms of the stage that reads them', () => {
    const evening = new Evening(terms([STAGE]), 'A B C D');
    evening.start();
    evening.round();
    const outcomes = () => {
      const stage = currentStage(evening.now);
      if (stage === null) throw new Error('a stage has begun');
      return resultsOf(evening.now, stage).map((result) => (result.kind === 'match' ? result.outcome : result.kind));
    };
    expect(outcomes()).toEqual([]);
    evening.record(1, won('first'));
    expect(outcomes()).toEqual(['first']);
    evening.record(2, won('second'));
    expect(outcomes()).toEqual(['first', 'second']);
    const corrected = { round: 1, table: 1, before: won('first'), after: won('draw'), reason: 'r' } as const;
    evening.add({ type: 'ResultCorrected', payload: { ...corrected, source: 'staff', replaced: [] } });
    expect(outcomes()).toEqual(['draw', 'second']);
    const stage = currentStage(evening.now);
    if (stage === null) throw new Error('a stage has begun');
    const dutch = { ...stage, terms: { ...stage.terms, pairing: 'dutch' as const } };
    const coloured = (of: typeof stage) => resultsOf(evening.now, of).map((result) => 'coloured' in result);
    expect([coloured(stage), coloured(dutch), coloured(stage)]).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });
});
