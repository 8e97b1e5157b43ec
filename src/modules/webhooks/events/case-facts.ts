import type { LedgerEvent } from '../../../platform/event-store/index.js';
import { type Case, type CaseRuled, decodeCaseEvent } from '../../cases/index.js';
import type { Fact } from './public-event.js';

export const CASE_EVENTS: readonly string[] = [
  'CaseOpened',
  'CaseAssigned',
  'CaseRuled',
  'RulingCarriedOut',
  'CaseAppealed',
  'CaseClosed',
];

/**
 * Which step is contested, and what was decided: rule, verdict, results and penalties, as a league publishes them. What
 * people wrote is not told, for it may speak of hidden cards; whoever may read the case reads it there.
 */
export function caseFacts(event: LedgerEvent, { opened, status }: Case): readonly Fact[] {
  const { caseId, matchId, leagueId, game, gameId, step, rule } = opened;
  const about = { caseId, matchId, leagueId, game, gameId, step, status };
  const { type, payload } = decodeCaseEvent(event);
  switch (type) {
    case 'CaseOpened':
      return [{ kind: 'case.opened', data: { ...about, rule } }];
    case 'CaseAssigned':
      return [{ kind: 'case.assigned', data: about }];
    case 'CaseRuled': {
      const ruled: Fact = { kind: 'case.ruled', data: { ...about, ...verdictOf(payload) } };
      // The ruling on an appeal is the last word.
      return status === 'closed' ? [ruled, { kind: 'case.closed', data: about }] : [ruled];
    }
    case 'RulingCarriedOut': {
      const { number, effects } = payload;
      const failures = payload.failures.map(({ remedy, code }) => ({ remedy, code }));
      return [{ kind: 'ruling.carried-out', data: { ...about, number, effects, failures } }];
    }
    case 'CaseAppealed':
      return [{ kind: 'case.appealed', data: about }];
    case 'CaseClosed':
      return [{ kind: 'case.closed', data: about }];
    default:
      return [];
  }
}

/** Of a text that comes due, or is put right by hand, only the log of the game tells as much as each may know. */
const verdictOf = ({ number, upheld, rule, penalties, rewind, result, matchResult }: CaseRuled) => ({
  number,
  upheld,
  rule,
  penalties: penalties.map(({ seat, playerId, infraction, penalty }) => ({ seat, playerId, infraction, penalty })),
  rewind: rewind === undefined ? null : { to: rewind.to },
  result: resultOf(result),
  matchResult: resultOf(matchResult),
});

const resultOf = (result: CaseRuled['result']) =>
  result === undefined ? null : { winners: result.winners, draw: result.draw };
