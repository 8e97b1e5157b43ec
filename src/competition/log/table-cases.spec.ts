import { describe, expect, it } from 'vitest';
import { Evening, STAGE, terms, won } from '../../../test/support/evening.js';
import type { PairingResult, TournamentEvent } from './events.js';
import { appealAt } from './table-cases.js';

const AT = { round: 1, table: 1 };
const DRAWN: PairingResult = { outcome: 'draw', games: [1, 1, 0], how: 'played' };

function playing(): { readonly evening: Evening; readonly reporter: string; readonly other: string } {
  const evening = new Evening(terms([STAGE]), 'A B C D');
  evening.start();
  evening.round();
  const [reporter = '', other = ''] = evening.now.rounds[0]?.tables[0]?.players ?? [];
  return { evening, reporter, other };
}

describe('a disputed result', () => {
  const disputed = () => {
    const { evening, reporter, other } = playing();
    evening.add({ type: 'ResultReported', payload: { ...AT, playerId: reporter, result: won('first') } });
    evening.add({ type: 'ResultDisputed', payload: { ...AT, playerId: other, reason: 'No', claim: won('second') } });
    return { evening, reporter, other };
  };

  it('opens a case with what both players say', () => {
    const { evening, reporter, other } = disputed();
    expect(evening.now.cases).toMatchObject([
      { number: 1, kind: 'dispute', status: 'open', players: [reporter, other], playerId: other, reason: 'No' },
    ]);
    expect(evening.now.cases[0]).toMatchObject({
      reported: won('first'),
      claimed: won('second'),
      openedBy: evening.now.version,
    });
  });

  it('that is disputed again has one case, with what was said last', () => {
    const { evening, other } = disputed();
    evening.add({ type: 'ResultDisputed', payload: { ...AT, playerId: other, reason: 'Never' } });
    expect(evening.now.cases).toMatchObject([{ number: 1, reason: 'Never', claimed: null, status: 'open' }]);
  });

  it.each<readonly [string, TournamentEvent, object]>([
    [
      'by the ruling of staff',
      { type: 'ResultRecorded', payload: { ...AT, result: won('second'), source: 'staff', reason: 'Heard both' } },
      { status: 'ruled', result: won('second'), ruling: 'Heard both' },
    ],
    [
      'when the players agree',
      { type: 'ResultRecorded', payload: { ...AT, result: won('first'), source: 'players' } },
      { status: 'settled', result: won('first'), ruling: null },
    ],
    [
      'by a recorded match',
      { type: 'ResultRecorded', payload: { ...AT, result: won('first'), source: 'match' } },
      { status: 'settled', result: won('first'), ruling: null },
    ],
    [
      'by a report of what was claimed',
      { type: 'ResultReported', payload: { ...AT, playerId: 'A', result: won('second') } },
      { status: 'settled', result: null },
    ],
    [
      'by a report of something else',
      { type: 'ResultReported', payload: { ...AT, playerId: 'A', result: DRAWN } },
      { status: 'superseded', result: null },
    ],
    ['when it is withdrawn', { type: 'DisputeWithdrawn', payload: { ...AT, playerId: 'B' } }, { status: 'withdrawn' }],
    [
      'with a withdrawn round',
      { type: 'RoundWithdrawn', payload: { round: 1, reason: 'Wrong' } },
      { status: 'lapsed' },
    ],
  ])('ends %s', (_how, event, ended) => {
    const { evening } = disputed();
    evening.add(event);
    expect(evening.now.cases).toMatchObject([{ ...ended, endedBy: evening.now.version }]);
  });

  it('stays open when another table has a result', () => {
    const { evening } = disputed();
    evening.add({ type: 'ResultRecorded', payload: { round: 1, table: 2, result: won('first'), source: 'staff' } });
    expect(evening.now.cases).toMatchObject([{ status: 'open', endedBy: null }]);
  });

  it('lapses with its report when a correction gives the table other players', () => {
    const { evening, reporter, other } = disputed();
    const players = evening.now.rounds[0]?.tables[1]?.players ?? ['', ''];
    const correction = {
      round: 1,
      table: 2,
      before: won('second'),
      after: won('first'),
      reason: 'Wrong slip',
    } as const;
    const replaced = [{ ...AT, place: null, players }];
    evening.add({ type: 'ResultCorrected', payload: { ...correction, source: 'staff', replaced } });
    expect(evening.now.cases).toMatchObject([{ status: 'lapsed', players: [reporter, other] }]);
    expect(evening.now.rounds[0]?.tables[0]).toMatchObject({ players, report: null, dispute: null });
  });

  it('that is withdrawn leaves the report as it was', () => {
    const { evening, reporter, other } = disputed();
    evening.add({ type: 'DisputeWithdrawn', payload: { ...AT, playerId: other } });
    const report = { playerId: reporter, result: won('first') };
    expect(evening.now.rounds[0]?.tables[0]).toMatchObject({ dispute: null, report });
  });
});

describe('a call for a judge', () => {
  const called = () => {
    const { evening, reporter } = playing();
    evening.add({ type: 'JudgeCalled', payload: { ...AT, playerId: reporter, reason: 'A torn card' } });
    return evening;
  };

  it('is a case until it is answered, whatever the result', () => {
    const evening = called();
    evening.add({ type: 'ResultRecorded', payload: { ...AT, result: won('first'), source: 'staff' } });
    expect(evening.now.cases).toMatchObject([{ kind: 'call', status: 'open', reported: null }]);
    evening.add({ type: 'JudgeCallAnswered', payload: { ...AT, note: 'Use a sleeve' } });
    expect(evening.now.cases).toMatchObject([{ status: 'answered', ruling: 'Use a sleeve', result: null }]);
  });

  it('says who looks after it, the last one who took it', () => {
    const evening = called();
    const take = (judge: string | null) => {
      evening.add({ type: 'TableCaseTaken', payload: { ...AT, kind: 'call', judge } });
      return evening.now.cases[0]?.taken;
    };
    expect(evening.now.cases[0]?.taken).toBeUndefined();
    expect([take('Jo'), take(null)]).toEqual([{ judge: 'Jo' }, { judge: null }]);
    evening.add({ type: 'TableCaseTaken', payload: { ...AT, kind: 'dispute', judge: 'Al' } });
    expect(evening.now.cases[0]?.taken).toEqual({ judge: null });
    evening.add({ type: 'JudgeCallAnswered', payload: AT });
    expect(take('Al')).toEqual({ judge: null });
  });

  it('lapses when the next round is published', () => {
    const evening = called();
    evening.finish();
    evening.round();
    expect(evening.now.cases).toMatchObject([{ status: 'lapsed' }]);
  });
});

describe('an appeal', () => {
  const appealed = () => {
    const { evening, reporter } = playing();
    evening.add({ type: 'ResultRecorded', payload: { ...AT, result: won('second'), source: 'staff' } });
    evening.add({ type: 'RulingAppealed', payload: { ...AT, playerId: reporter, reason: 'He misread the slip' } });
    return { evening, reporter };
  };

  it('opens a case against the result that staff recorded', () => {
    const { evening, reporter } = appealed();
    const [found] = evening.now.cases;
    expect(found).toMatchObject({ kind: 'appeal', status: 'open', playerId: reporter, reported: won('second') });
    expect(appealAt(evening.now, AT)).toBe(found);
    expect(appealAt(evening.now, { round: 1, table: 2 })).toBeNull();
    expect(evening.now.rounds[0]?.tables[0]?.decidedBy).toBe(evening.now.version - 1);
  });

  it('that is rejected leaves the result as it was', () => {
    const { evening } = appealed();
    evening.add({ type: 'AppealRejected', payload: { ...AT, reason: 'Both signed it' } });
    expect(evening.now.cases).toMatchObject([{ status: 'upheld', ruling: 'Both signed it', result: null }]);
    expect(evening.now.rounds[0]?.tables[0]?.result).toEqual(won('second'));
  });

  it('is granted by a correction of its table, and of no other', () => {
    const { evening } = appealed();
    evening.add({ type: 'ResultRecorded', payload: { round: 1, table: 2, result: won('first'), source: 'staff' } });
    const correction = {
      before: won('first'),
      after: DRAWN,
      reason: 'Wrong slip',
      source: 'staff',
      replaced: [],
    } as const;
    evening.add({ type: 'ResultCorrected', payload: { ...correction, round: 1, table: 2 } });
    expect(evening.now.cases).toMatchObject([{ status: 'open' }]);
    evening.add({ type: 'ResultCorrected', payload: { ...correction, ...AT, before: won('second') } });
    expect(evening.now.cases).toMatchObject([{ status: 'overturned', ruling: 'Wrong slip', result: DRAWN }]);
    expect(evening.now.rounds[0]?.tables[0]?.decidedBy).toBe(evening.now.version);
  });

  it('waits through the next round and its withdrawal, and through the end', () => {
    const { evening } = appealed();
    evening.finish();
    evening.round();
    evening.add({ type: 'RoundWithdrawn', payload: { round: 2, reason: 'Wrong seats' } });
    evening.add({ type: 'TournamentEnded', payload: {} });
    expect(evening.now.cases).toMatchObject([{ status: 'open' }]);
  });

  it.each<TournamentEvent>([
    { type: 'RoundWithdrawn', payload: { round: 1, reason: 'Wrong seats' } },
    { type: 'TournamentCancelled', payload: { reason: 'Fire' } },
  ])('lapses with $type', (event) => {
    const { evening } = appealed();
    evening.add(event);
    expect(evening.now.cases).toMatchObject([{ status: 'lapsed' }]);
  });
});
