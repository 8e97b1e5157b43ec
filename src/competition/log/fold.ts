/** The state of a tournament, event by event. What may be recorded is decided before; the fold believes its log. */
import { boardsOf, withBoard } from './boards.js';
import { pausedClock, resumedClock, type RoundClock, startedClock } from './clock.js';
import type {
  AtBoard,
  PairingResult,
  ResultCorrected,
  ResultRecorded,
  StageStarted,
  TournamentEvent,
} from './events.js';
import { afterPlayers, changedPlayers, isAboutPlayers, type PlayerEvent } from './fold-players.js';
import { type PodState, type RoundState, type Seating, tableIn, type TableState, type Tournament } from './state.js';
import { tableCasesAfter } from './table-cases.js';
import type { TournamentTerms } from './terms.js';

/** Null for no events. The first event creates the tournament. */
export const foldTournament = (events: readonly TournamentEvent[]): Tournament | null =>
  events.reduce<Tournament | null>((before, event) => tournamentAfter(before, event), null);

export function tournamentAfter(before: Tournament | null, event: TournamentEvent): Tournament {
  if (before === null) {
    if (event.type !== 'TournamentCreated') throw new Error(`A tournament does not begin with ${event.type}.`);
    return createdBy(event.payload);
  }
  const now = { ...before, version: before.version + 1, cases: tableCasesAfter(before, event) };
  return isAboutPlayers(event) ? afterPlayers(now, event) : evolve(now, event);
}

const createdBy = (terms: TournamentTerms): Tournament => ({
  ...{ version: 1, terms, status: 'announced', reason: null, players: new Map() },
  announcement: null,
  ...{ stages: [], penalties: [], rounds: [], cases: [], proposal: null },
});

/** Everything but the players: the tournament itself, its stages and rounds. */
function evolve(now: Tournament, { type, payload }: Exclude<TournamentEvent, PlayerEvent>): Tournament {
  switch (type) {
    case 'TournamentCreated':
      throw new Error('A tournament is created once.');
    case 'AnnouncementChanged':
      return { ...now, announcement: payload, terms: { ...now.terms, name: payload.name } };
    case 'RegistrationOpened':
    case 'RegistrationClosed':
      return { ...now, status: type === 'RegistrationOpened' ? 'registration' : 'closed' };
    case 'StageStarted':
      return begun(now, payload);
    case 'DraftMatchMade':
    case 'DraftEnded':
      return changedPod(now, payload, (pod) => ({ ...pod, ...draftedBy(payload) }));
    case 'DraftReopened':
      return reopened(now, payload);
    case 'RoundProposed':
      return { ...now, proposal: { ...payload, version: now.version } };
    case 'RoundPublished':
      return published(now);
    case 'RoundWithdrawn':
      return { ...now, rounds: now.rounds.slice(0, -1), proposal: null };
    case 'ClockStarted':
      return changedClock(now, payload.round, () => startedClock(payload.at, payload.length));
    case 'ClockPaused':
    case 'ClockResumed':
      return changedClock(now, payload.round, (clock) => clock && TURNED[type](clock, payload.at));
    case 'TimeExtended':
      return changedTable(now, payload, (table) => ({ ...table, extension: table.extension + payload.length }));
    case 'JudgeCalled':
      return changedSeating(now, payload, () => ({ call: saidBy(payload) }));
    case 'JudgeCallAnswered':
      return answeredCall(now, payload);
    case 'PairingMatchMade':
      return changedSeating(now, payload, () => ({ matchId: payload.matchId }));
    case 'ResultReported':
      return changedSeating(now, payload, () => ({ report: reportIn(payload), dispute: null }));
    case 'ResultDisputed':
    case 'DisputeWithdrawn':
      return changedSeating(now, payload, () => ({ dispute: type === 'ResultDisputed' ? saidBy(payload) : null }));
    case 'ResultRecorded':
      return changedSeating(now, payload, () => decided(now, payload));
    case 'RulingAppealed':
    case 'TableCaseTaken':
    case 'AppealRejected': // They are cases alone.
      return now;
    case 'ResultCorrected':
      return corrected(now, payload);
    case 'RoundEnded':
      return changedRound(now, payload.round, (round) => ({ ...round, isOver: true }));
    case 'TournamentEnded':
      return { ...now, status: 'ended', proposal: null };
    case 'TournamentCancelled':
      return { ...now, status: 'cancelled', reason: payload.reason, proposal: null };
  }
}

/** Nobody has a deck until the draft has made it. */
function begun(now: Tournament, started: StageStarted): Tournament {
  const terms = now.terms.stages[started.stage - 1];
  if (terms === undefined) throw new Error(`The tournament has no stage ${started.stage}.`);
  const pods = (started.draft?.pods ?? []).map((players, at): PodState => {
    return { pod: at + 1, players, matchId: null, endedBy: null, reason: null };
  });
  const stages = [...now.stages, { ...started, terms, pods }];
  const field = started.stage === 1 ? withoutOthers(now, started.players) : now;
  const drafting = changedPlayers(field, started.draft?.pods.flat() ?? [], (player) => ({ ...player, deckId: null }));
  return { ...drafting, status: 'running', stages, proposal: null };
}

/** The draft is still to make the decks of the pod; a proposed round rests on its end. */
function reopened(now: Tournament, payload: { readonly stage: number; readonly pod: number }): Tournament {
  const { players = [] } = now.stages[payload.stage - 1]?.pods.find(({ pod }) => pod === payload.pod) ?? {};
  const drafting = changedPlayers(now, players, (player) => ({ ...player, deckId: null }));
  return { ...changedPod(drafting, payload, (pod) => ({ ...pod, endedBy: null, reason: null })), proposal: null };
}

type OfDraft = Extract<TournamentEvent, { readonly type: 'DraftMatchMade' | 'DraftEnded' }>['payload'];

const draftedBy = (payload: OfDraft): Partial<PodState> =>
  'matchId' in payload ? { matchId: payload.matchId } : { endedBy: payload.source, reason: payload.reason ?? null };

function changedPod(
  now: Tournament,
  { stage, pod: number }: { readonly stage: number; readonly pod: number },
  change: (pod: PodState) => PodState,
): Tournament {
  const stages = now.stages.map((each) =>
    each.stage === stage ? { ...each, pods: each.pods.map((pod) => (pod.pod === number ? change(pod) : pod)) } : each,
  );
  return { ...now, stages };
}

function withoutOthers(now: Tournament, field: readonly string[]): Tournament {
  const isIn = new Set(field);
  const others = [...now.players.values()].filter(({ id, status }) => status === 'entered' && !isIn.has(id));
  return changedPlayers(
    now,
    others.map(({ id }) => id),
    (player) => ({ ...player, status: 'left-out', leftAfter: 0 }),
  );
}

function published(now: Tournament): Tournament {
  if (now.proposal === null) throw new Error('No round was proposed.');
  const { version: proposedBy, tables, ...proposal } = now.proposal;
  const round: RoundState = {
    ...proposal,
    ...{ isOver: false, clock: null, publishedBy: now.version, proposedBy },
    tables: tables.map((table) => ({
      ...{ ...table, ...NOTHING_PLAYED, extension: 0 },
      ...boardsOf(now.players, table.players, NOTHING_PLAYED),
    })),
  };
  return { ...now, rounds: [...now.rounds, round], proposal: null };
}

/** At first, and when other players take the places at a table. */
const NOTHING_SAID = { report: null, dispute: null };
const UNDECIDED = { ...NOTHING_SAID, result: null, source: null, decidedBy: null };
const NOTHING_PLAYED = { ...UNDECIDED, call: null, matchId: null, corrections: 0 };

const decided = ({ version }: Tournament, { result, source }: Pick<ResultRecorded, 'result' | 'source'>) => ({
  ...NOTHING_SAID,
  ...{ result, source, decidedBy: version },
});

/** The next round rests on the result: a proposal for it is void. */
function corrected(now: Tournament, { after, source, replaced, ...at }: ResultCorrected): Tournament {
  const mended = changedSeating({ ...now, proposal: null }, at, ({ corrections }) => ({
    ...(after === null ? UNDECIDED : decided(now, { result: after, source })),
    corrections: corrections + 1,
  }));
  // The boards that two teams have left may decide nothing yet.
  const isOpen = tableIn(mended, at.round, at.table)?.result === null;
  const reopened = isOpen ? changedRound(mended, at.round, (round) => ({ ...round, isOver: false })) : mended;
  return replaced.reduce(
    (before, { round, ...table }) =>
      changedTable(before, { round, table: table.table }, (old) => ({
        ...{ ...old, ...table, ...NOTHING_SAID, call: null },
        ...boardsOf(now.players, table.players, NOTHING_PLAYED, now.rounds[round - 1]),
      })),
    reopened,
  );
}

function changedRound(now: Tournament, number: number, change: (round: RoundState) => RoundState): Tournament {
  return { ...now, rounds: now.rounds.map((round) => (round.round === number ? change(round) : round)) };
}

const TURNED = { ClockPaused: pausedClock, ClockResumed: resumedClock };

const changedClock = (
  now: Tournament,
  number: number,
  change: (clock: RoundClock | null) => RoundClock | null,
): Tournament => changedRound(now, number, (round) => ({ ...round, clock: change(round.clock) }));

const reportIn = ({ playerId, result }: { readonly playerId: string; readonly result: PairingResult }) => ({
  playerId,
  result,
});

const saidBy = ({ playerId, reason }: { readonly playerId: string; readonly reason: string }) => ({ playerId, reason });

const changedSeating = (
  now: Tournament,
  { board, ...at }: AtBoard,
  change: (seating: Seating) => Partial<Seating>,
): Tournament =>
  changedTable(now, at, (table) =>
    board === undefined ? { ...table, ...change(table) } : withBoard(table, board, change),
  );

/** An answer without a board is for every board of the table. */
const answeredCall = (now: Tournament, { board, ...at }: AtBoard): Tournament =>
  changedTable(now, at, ({ boards, ...table }) => ({
    ...{ ...table, call: null },
    ...(boards && {
      boards: boards.map((each) => (board === undefined || each.board === board ? { ...each, call: null } : each)),
    }),
  }));

const changedTable = (
  now: Tournament,
  { round, table }: { readonly round: number; readonly table: number },
  change: (table: TableState) => TableState,
): Tournament =>
  changedRound(now, round, (of) => ({
    ...of,
    tables: of.tables.map((each) => (each.table === table ? change(each) : each)),
  }));
