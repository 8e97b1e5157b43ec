/** Parts of a tournament as readers see them: ids with names, results with words. */
import {
  currentRound,
  currentStage,
  enteredPlayers,
  isStageOver,
  leftOf,
  type Measured,
  openPods,
  type OverallPlace,
  type PairingResult,
  playersWithoutDeck,
  podOf,
  type PodState,
  roundsOf,
  type RoundState,
  type Seating,
  seatingsOf,
  squadOf,
  type StageState,
  type StageTerms,
  type TableState,
  type Tournament,
  waitingPlayers,
  writtenPoints,
} from '../../../competition/index.js';
import { numberView, policyView, termView } from '../../leagues/index.js';
import type { Named } from '../people.js';

export type Names = ReadonlyMap<string, string>;

export const named = (names: Names, playerId: string): Named => ({ playerId, name: names.get(playerId) ?? '' });

/** The players of a team who sit at no board. */
export const reservesOf = ({ players }: Tournament, entrant: string, names: Names): readonly Named[] =>
  (players.get(entrant)?.lineup?.reserves ?? []).map((id) => named(names, id));

/** The members of a team, in the order of its boards; empty where players play alone. */
export const membersOf = ({ players }: Tournament, entrant: string, names: Names): readonly Named[] =>
  (players.get(entrant)?.lineup?.members ?? []).map((id) => named(names, id));

export const resultView = ({ outcome, games: [won, lost, drawn], how }: PairingResult) => ({
  outcome,
  games: { won, lost, drawn },
  how,
});

/** What the organiser does next; null where nothing is left to do. */
export function nextAct(now: Tournament): string | null {
  if (now.status === 'ended' || now.status === 'cancelled') return null;
  const stage = now.stages.at(-1);
  if (stage === undefined) return now.status === 'announced' ? 'open-registration' : 'start';
  if (now.rounds.some(({ isOver }) => !isOver)) return 'results';
  if (now.proposal !== null) return 'publish';
  if (!isStageOver(now, stage)) return nextInStage(now, stage);
  return stage.stage < now.terms.stages.length ? 'next-stage' : 'end';
}

/** Rounds wait for the draft, and in a recorded tournament for the deck of each player. */
function nextInStage(now: Tournament, stage: StageState): string {
  if (openPods(stage).length > 0) return 'draft';
  return playersWithoutDeck(now, stage).length > 0 ? 'decks' : 'pair';
}

export function tournamentView(
  now: Tournament,
  id: string,
  { at, ...of }: { createdAt: string; leagueName: string | null; at: number },
) {
  const { policy, roundsTable: _table, tournamentId: _id, stages, ...terms } = now.terms;
  const [entered, waiting] = [enteredPlayers(now), waitingPlayers(now)];
  const { version, status, reason, proposal } = now;
  return {
    ...{ id, version, ...terms, ...of, status, reason },
    seasonId: terms.seasonId ?? null,
    decklists: terms.decklists ?? 'hidden',
    boards: terms.boards ?? null,
    announcement: announcementView(now),
    policy: policyView(policy),
    stages: stages.map((stage, at) => stageView(now, stage, at + 1)),
    players: {
      entered: entered.length,
      waiting: waiting.length,
      checkedIn: entered.filter(({ checkedIn }) => checkedIn).length,
      left: now.players.size - entered.length - waiting.length,
    },
    round: roundSummary(currentRound(now), at),
    proposal: proposal === null ? null : { round: proposal.round, version: proposal.version },
    next: nextAct(now),
  };
}

/** The name stands beside the announcement. */
function announcementView({ announcement }: Tournament) {
  if (announcement === null) return null;
  const { name: _name, ...said } = announcement;
  return said;
}

function stageView(now: Tournament, terms: StageTerms, number: number) {
  const begun = now.stages.find(({ stage }) => stage === number);
  return {
    number,
    ...terms,
    pairing: terms.pairing ?? ('standard' as const),
    draft: draftView(terms, begun),
    rounds: begun?.rounds ?? terms.rounds,
    begun: begun !== undefined,
    isOver: begun !== undefined && isStageOver(now, begun),
    playedRounds: roundsOf(now, number).length,
    field: begun?.players.length ?? null,
    lots: begun?.lots ?? [],
  };
}

function draftView({ draft }: StageTerms, begun: StageState | undefined) {
  if (draft === undefined) return null;
  const pods = begun?.pods.length ?? null;
  return {
    ...draft,
    pickSeconds: draft.pickSeconds ?? null,
    deckId: begun?.draft?.deckId ?? draft.deckId,
    pods,
    openPods: begun ? openPods(begun).length : null,
  };
}

export const podView = (now: Tournament, { pod, players, matchId, endedBy, reason }: PodState, names: Names) => ({
  ...{ pod, matchId, endedBy, reason },
  players: players.map((id) => {
    const player = now.players.get(id);
    return { ...named(names, id), status: player?.status ?? 'entered', hasDeck: (player?.deckId ?? null) !== null };
  }),
});

/** The pod of a player in the current stage, until its first round; null without one. */
export function ownPodView(now: Tournament, playerId: string, names: Names) {
  const stage = currentStage(now);
  const pod = stage === null ? null : podOf(stage, playerId);
  if (stage === null || pod === null || roundsOf(now, stage.stage).length > 0) return null;
  return { ...podView(now, pod, names), stage: stage.stage, seat: pod.players.indexOf(playerId) + 1 };
}

function roundSummary(round: RoundState | null, at: number) {
  if (round === null) return null;
  const { round: number, stage, isOver, tables, clock } = round;
  const missing = tables.filter(({ result }) => result === null);
  const disputed = tables.filter((table) => seatingsOf(table).some(({ dispute }) => dispute !== null));
  return {
    ...{ number, stage, isOver, tables: tables.length, missing: missing.length, disputed: disputed.length },
    calls: tables.flatMap(seatingsOf).filter(({ call }) => call !== null).length,
    clock: clock && { length: clock.length, left: leftOf(clock, at), isRunning: clock.endsAt !== null },
  };
}

/** Points of players before a round, as the policy counts them. */
export type PointsBefore = ReadonlyMap<string, number>;

/** The points of a player as people write them. */
export const writtenBy =
  ({ terms: { policy } }: Tournament, points: PointsBefore) =>
  (id: string): number =>
    writtenPoints(policy, points.get(id) ?? 0);

export function roundView(now: Tournament, round: RoundState, names: Names, points: PointsBefore) {
  const stage = now.stages.find((each) => each.stage === round.stage);
  return {
    ...{ round: round.round, stage: round.stage, kind: stage?.terms.kind ?? 'swiss', isOver: round.isOver },
    version: round.proposedBy,
    tables: round.tables.map((table) => tableView(table, names, writtenBy(now, points))),
    byes: round.byes.map((id) => named(names, id)),
    halfByes: (round.halfByes ?? []).map((id) => named(names, id)),
  };
}

function tableView(table: TableState, names: Names, pointsOf: (id: string) => number) {
  const { table: number, place, players, extension, boards = [] } = table;
  return {
    ...{ table: number, place, extension },
    players: players.map((id) => ({ ...named(names, id), points: pointsOf(id) })),
    ...matchView(table, names),
    boards: boards.map(({ board, ...seating }) => ({
      board,
      players: seating.players.map((id) => named(names, id)),
      ...matchView(seating, names),
    })),
  };
}

const matchView = ({ result, source, report, dispute, matchId, corrections }: Seating, names: Names) => ({
  ...{ source, matchId, corrections },
  result: result === null ? null : resultView(result),
  report: report === null ? null : { by: named(names, report.playerId), result: resultView(report.result) },
  dispute: dispute === null ? null : { by: named(names, dispute.playerId) },
});

/** A number with all that it was computed from. */
export const explainedView = (measure: string, measured: Measured, names: Names) => ({
  ...numberView(measure, measured),
  by: measured.by,
  terms: measured.terms.map(({ round, opponents: [opponent], ...numbers }) => ({
    ...{ round, opponent: opponent === undefined ? null : named(names, opponent) },
    ...termView(measure, numbers),
  })),
});

export function placeView(now: Tournament, row: OverallPlace, names: Names, explained: boolean) {
  const { measures } = now.terms.policy;
  const player = now.players.get(row.player);
  return {
    ...{ place: row.place, ...named(names, row.player), stage: row.stage, group: row.group },
    members: membersOf(now, row.player, names),
    status: player?.status ?? 'entered',
    penalties: penaltiesOf(now, row.player),
    record: row.record,
    numbers: row.measured.map((measured, at) =>
      explained ? explainedView(measures[at] ?? '', measured, names) : numberView(measures[at] ?? '', measured),
    ),
  };
}

/** A team has the penalties of its members. */
function penaltiesOf({ penalties, players }: Tournament, entrant: string) {
  const lineup = players.get(entrant)?.lineup;
  const squad = lineup && squadOf(lineup);
  return penalties
    .filter(({ playerId }) => playerId === entrant || (squad?.includes(playerId) ?? false))
    .map(({ kind, at, rule, reason, infraction = null }) => {
      const round = at?.round ?? null;
      return { kind, round, rule, reason, infraction };
    });
}

/** How a player fared at a table. */
export function scoreOf(result: PairingResult | null, isFirst: boolean): 'won' | 'lost' | 'drawn' | 'open' {
  if (result === null) return 'open';
  if (result.outcome === 'draw') return 'drawn';
  return result.outcome === (isFirst ? 'first' : 'second') ? 'won' : 'lost';
}

export const ownGames = (result: PairingResult | null, isFirst: boolean) => {
  if (result === null) return null;
  const [won, lost, drawn] = result.games;
  return isFirst ? { won, lost, drawn } : { won: lost, lost: won, drawn };
};

export const stageNumbered = ({ stages }: Tournament, number: number | undefined): StageState | null =>
  (number === undefined ? stages.at(-1) : stages.find(({ stage }) => stage === number)) ?? null;
