import { describe, expect, it } from 'vitest';
import { cutTo, Evening, STAGE, terms, won } from '../../../test/support/evening.js';
import { correctionOf } from './correction.js';
import type { TournamentEvent } from './events.js';
import { proposeRound } from './next-round.js';
import { restingRounds } from './resting-rounds.js';
import type { Tournament } from './state.js';
import type { StageTerms } from './terms.js';

/** Table 1 of the round gets the other result. */
function correctionIn(now: Tournament, round: number): readonly TournamentEvent[] {
  const before = now.rounds[round - 1]?.tables[0]?.result?.outcome;
  const after = won(before === 'first' ? 'second' : 'first');
  const corrected = correctionOf(now, { round, table: 1, after, reason: 'Slip', source: 'staff' });
  if (corrected?.kind !== 'corrected') throw new Error('the bracket has moved on');
  return [{ type: 'ResultCorrected', payload: corrected.event }];
}

const changesIn = (now: Tournament, round: number) =>
  restingRounds(now, correctionIn(now, round)).map((each) => `${each.stage}.${each.round} ${each.change}`);

const WISHES = { seed: 'next', locked: [], forbidden: [], awardedByes: [] };

function swiss(rounds: number): Evening {
  const evening = new Evening(terms([{ ...STAGE, rounds }, cutTo(4)]), 'A B C D E F G H');
  evening.start();
  return evening;
}

/** One Swiss round, and the first round of the stage after it. */
function inSecondStage(second: StageTerms): Evening {
  const evening = new Evening(terms([{ ...STAGE, rounds: 1 }, second]), 'A B C D');
  evening.start();
  evening.round();
  evening.finish();
  evening.start();
  evening.round();
  return evening;
}

describe('a corrected result of a Swiss stage', () => {
  it('leaves played rounds as they are, and a round without results can be withdrawn', () => {
    const evening = swiss(4);
    for (let round = 1; round <= 2; round += 1) {
      evening.round();
      evening.finish();
    }
    evening.round();
    expect(changesIn(evening.now, 1)).toEqual(['1.2 stays', '1.3 withdrawable']);
    expect(changesIn(evening.now, 2)).toEqual(['1.3 withdrawable']);
    evening.record(1, won('first'));
    expect(changesIn(evening.now, 1)).toEqual(['1.2 stays', '1.3 stays']);
    expect(changesIn(evening.now, 3)).toEqual([]);
  });

  it('makes the proposal of the next round void', () => {
    const evening = swiss(3);
    evening.round();
    evening.finish();
    const proposed = proposeRound(evening.now, WISHES);
    if (proposed === null) throw new Error('no further round');
    evening.add({ type: 'RoundProposed', payload: proposed });
    expect(changesIn(evening.now, 1)).toEqual(['1.2 void']);
  });

  it('lets the round of a stage that continues it be withdrawn and paired again', () => {
    const evening = inSecondStage({ ...STAGE, rounds: 2, continues: true });
    expect(changesIn(evening.now, 1)).toEqual(['2.2 withdrawable']);
  });

  it('leaves the first round of a later Swiss stage that counts its own results only', () => {
    const evening = inSecondStage({ ...STAGE, rounds: 2 });
    expect(changesIn(evening.now, 1)).toEqual(['2.2 stays']);
  });

  it('leaves the rounds of the stage that the table has filled', () => {
    const evening = swiss(1);
    evening.round();
    evening.finish();
    evening.start();
    evening.round();
    evening.finish();
    evening.round();
    expect(changesIn(evening.now, 1)).toEqual(['2.2 stays', '2.3 stays']);
  });
});

it('names the round of a bracket that gets other players, and no other one', () => {
  const evening = new Evening(terms([cutTo(8)]), 'A B C D E F G H');
  evening.start();
  evening.round();
  evening.finish();
  evening.round();
  expect(changesIn(evening.now, 1)).toEqual(['1.2 replaced']);
});

it('has no later round of a round robin rest on a result: it is paired beforehand', () => {
  const evening = new Evening(terms([{ ...STAGE, kind: 'round-robin' }]), 'A B C D');
  evening.start();
  evening.round();
  evening.finish();
  evening.round();
  expect(changesIn(evening.now, 1)).toEqual([]);
});

it('finds no later round for events without a result', () => {
  const evening = swiss(2);
  evening.round();
  const dropped = { playerId: 'A', kind: 'drop', reason: 'Ill' } as const;
  expect(restingRounds(evening.now, [{ type: 'PlayerDropped', payload: dropped }])).toEqual([]);
});
