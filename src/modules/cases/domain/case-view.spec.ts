import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../engine/index.js';
import { type CaseReader, caseViewFor } from './case-view.js';
import type { Case } from './case.js';

const WORD = 'The Hidden Card';
const by = { role: 'player', playerId: 'abe' };
const said = { at: '2026-11-22T12:00:00.000Z', by, text: WORD };

const CASE: Case = {
  version: 6,
  opened: {
    ...said,
    ...{
      caseId: 'c',
      game: 'toy',
      gameId: 'g',
      matchId: 'm',
      leagueId: null,
      seats: [{ seat: 'p1', playerId: 'abe' }],
    },
    ...{ step: 4, claim: WORD, rule: null },
  },
  status: 'appealed',
  judge: 'Table 4',
  statements: [said],
  discussion: [said, said],
  ruledBy: { keyId: WORD, role: 'judge' },
  rulings: [
    {
      ...{ at: said.at, by: { role: 'judge', playerId: null } },
      ruling: {
        ...{ number: 1, upheld: true, rule: null, text: WORD, penalties: [] },
        correction: {
          seat: 'p1',
          source: 'o3',
          acts: [
            { act: 'discard', objects: ['o17'] },
            { act: 'draw', number: 2 },
          ],
        },
      },
      carriedOut: {
        number: 1,
        effects: [
          { remedy: 'correct', stream: 'g', version: 9 },
          { remedy: 'match', stream: 'm', version: 40 },
        ],
        failures: [{ remedy: 'rewind', code: 'rewind.past-ruling', message: WORD }],
      },
    },
  ],
  appeals: [said],
  closing: said,
};

const reader = (viewer: Viewer, more: Partial<CaseReader> = {}): CaseReader => ({
  ...{ viewer, version: 9, readsTexts: true, judges: false },
  ...more,
});
const p1 = reader({ kind: 'player', seat: 'p1' });
const p2 = reader({ kind: 'player', seat: 'p2' });
const outside = reader({ kind: 'spectator' }, { readsTexts: false });
const judge = reader({ kind: 'everything' }, { judges: true });

describe('a case', () => {
  it('is told whole to judges', () => {
    const { ruledBy: _key, ...told } = CASE;
    expect(caseViewFor(CASE, judge)).toEqual(told);
  });

  it('tells nobody else what judges discuss, nor how much', () => {
    for (const each of [p1, p2, outside]) expect(caseViewFor(CASE, each)).toMatchObject({ version: 4, discussion: [] });
    expect(caseViewFor({ ...CASE, version: 4, discussion: [] }, p1)).toEqual(caseViewFor(CASE, p1));
  });

  it('names the cards of a correction as those of the hand of the seat that acts', () => {
    const acts = (each: CaseReader) => caseViewFor(CASE, each).rulings[0]?.ruling.correction?.acts;
    expect(acts(p1)).toEqual(CASE.rulings[0]?.ruling.correction?.acts);
    for (const each of [p2, outside]) expect(acts(each)).toEqual([{ act: 'discard' }, { act: 'draw', number: 2 }]);
  });

  it('tells those at the table what was written, and others no word of it', () => {
    for (const each of [p1, p2]) expect(JSON.stringify(caseViewFor(CASE, each)).split(WORD)).toHaveLength(8);
    const told = caseViewFor(CASE, outside);
    expect(JSON.stringify(told)).not.toContain(WORD);
    expect(told).toMatchObject({
      opened: { step: 4, by },
      rulings: [{ ruling: { upheld: true }, carriedOut: { failures: [{ code: 'rewind.past-ruling' }] } }],
      appeals: [{ at: said.at, by }],
      closing: { at: said.at, by },
    });
  });

  it('tells those who are behind the game nothing of how far it has come', () => {
    const versions = (version: number) =>
      caseViewFor(CASE, { ...outside, version }).rulings[0]?.carriedOut?.effects.map((effect) => effect.version);
    expect([versions(9), versions(8)]).toEqual([
      [9, 40],
      [null, 40],
    ]);
  });

  it('tells of another game of the match how far it has come to those at the table only', () => {
    const other = { remedy: 'result', stream: 'another', version: 3 };
    const [first] = CASE.rulings;
    if (!first?.carriedOut) throw new Error('the ruling is carried out');
    const rulings = [{ ...first, carriedOut: { ...first.carriedOut, effects: [other] } }];
    const version = (each: CaseReader) =>
      caseViewFor({ ...CASE, rulings }, each).rulings[0]?.carriedOut?.effects[0]?.version;
    expect([p1, judge, outside].map(version)).toEqual([3, 3, null]);
  });
});
