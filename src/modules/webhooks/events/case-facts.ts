import type { LedgerEvent } from '../../../platform/event-store/index.js';
import { type Case, type CaseRuled, decodeCaseEvent } from '../../cases/index.js';
import type { DataOf, Fact } from './public-facts.js';

export const CASE_EVENTS: readonly string[] = [
  'CaseOpened',
  'CaseAssigned',
  'CaseRuled',
  'RulingCarriedOut',
  'CaseAppealed',
  'CaseClosed',
];

/**
 * Which step is contested, and what was decided: rule, verdict, results and penalties, as a league publishes them.
 * Texts are left out, since they may name hidden cards; readers who may know them find them in the case. If spectators
 * are delayed (`live` is false), neither step nor rule is named: these would reveal the progress of the game.
 */
export function caseFacts(event: LedgerEvent, { opened, status }: Case, live: boolean): readonly Fact[] {
  const { caseId, matchId, leagueId, game, gameId } = opened;
  const step = live ? opened.step : null;
  const about = { caseId, matchId, leagueId, game, gameId, step, status };
  const { type, payload } = decodeCaseEvent(event);
  switch (type) {
    case 'CaseOpened':
      return [{ kind: 'case.opened', data: { ...about, rule: live ? opened.rule : null } }];
    case 'CaseAssigned':
      return [{ kind: 'case.assigned', data: about }];
    case 'CaseRuled': {
      const ruled: Fact = { kind: 'case.ruled', data: { ...about, ...verdictOf(payload, live) } };
      // The ruling on an appeal is the last word.
      return status === 'closed' ? [ruled, { kind: 'case.closed', data: about }] : [ruled];
    }
    case 'RulingCarriedOut': {
      const { number } = payload;
      const effects = payload.effects.map((effect) => ({ ...effect, version: live ? effect.version : null }));
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

/** What a text does by hand is left out: the log of the game shows each reader what that reader may know. */
const verdictOf = (
  { number, upheld, rule, penalties, rewind, result, matchResult }: CaseRuled,
  live: boolean,
): Omit<DataOf<'case.ruled'>, keyof DataOf<'case.closed'>> => ({
  number,
  upheld,
  rule: live ? rule : null,
  penalties: penalties.map(({ seat, playerId, infraction, penalty }) => ({ seat, playerId, infraction, penalty })),
  rewind: rewind === undefined ? null : { to: live ? rewind.to : null },
  result: result === undefined ? null : outcomeOf(result),
  matchResult: matchResult === undefined ? null : { ...outcomeOf(matchResult), ...scoreOf(matchResult) },
});

/** Rulings without a score are published as before scores were recorded. */
const scoreOf = ({ score, drawnGames = 0 }: NonNullable<CaseRuled['matchResult']>) =>
  score === undefined ? {} : { score, drawnGames };

const outcomeOf = ({ winners, draw }: NonNullable<CaseRuled['result']>) => ({ winners, draw });
