import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  currentStage,
  type DraftSource,
  type PodState,
  roundsOf,
  type Tournament,
  type TournamentEvent,
} from '../../../competition/index.js';
import type { LedgerEvent } from '../../../platform/event-store/index.js';
import { CreateMatch, type Match, StoreDecks } from '../../matches/index.js';
import { decodeTournamentEvent } from '../domain/events.js';
import { TournamentStore } from '../tournament-store.js';
import { draftMatch } from '../draft-match.js';
import { causedBy, isRefusal, SERVICE } from '../service-caller.js';

/** Which deck each player has drafted. */
type Drafted = ReadonlyMap<string, string>;

/** What ended the match of a pod, and the decks that it made. */
interface End {
  readonly source: DraftSource;
  readonly decks: Drafted;
}

/**
 * Makes the draft matches of a stage, and takes the drafted decks into the tournament. Matches have ids that follow
 * from their pod, and decks are noted once for each event: an event that comes twice changes nothing.
 */
@Injectable()
export class PodDrafts {
  private readonly logger = new Logger(PodDrafts.name);

  constructor(
    private readonly tournaments: TournamentStore,
    private readonly commands: CommandBus,
  ) {}

  /** `event`: a stage was started. */
  async begin(event: LedgerEvent): Promise<void> {
    const { type, payload } = decodeTournamentEvent(event);
    if (type !== 'StageStarted' || payload.draft === undefined) return;
    const now = await this.tournaments.load(event.stream);
    if (now.status !== 'running') return;
    const stage = now.stages.find((each) => each.stage === payload.stage);
    for (const pod of stage?.pods ?? []) await this.makeMatch(now, { stage: payload.stage, pod }, event);
  }

  /** A pod whose match cannot be made drafts on paper: staff ends its draft. */
  private async makeMatch(now: Tournament, { stage, pod }: { stage: number; pod: PodState }, event: LedgerEvent) {
    const deckId = now.stages[stage - 1]?.draft?.deckId ?? null;
    const terms = now.terms.stages[stage - 1]?.draft;
    if (deckId === null || terms === undefined || pod.matchId !== null || pod.endedBy !== null) return;
    const { tournamentId } = now.terms;
    const at = { tournamentId, stage, pod: pod.pod };
    const key = `${tournamentId}/draft/${stage}/${pod.pod}`;
    const origin = { caller: SERVICE, requestId: `${event.stream}/${event.version}`, key };
    const match = draftMatch(now.terms, terms, { players: pod.players, deckId, at });
    try {
      const made = await this.commands.execute(new CreateMatch(match, origin));
      const payload = { stage, pod: pod.pod, matchId: made.match.id };
      const linked: TournamentEvent = { type: 'DraftMatchMade', payload };
      await this.tournaments.note(event.stream, `match/${key}`, causedBy(event), () => [linked]);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.logger.warn({ msg: 'a pod has no draft match', ...at, code: error.code });
    }
  }

  /**
   * `event`: the draft of a pod goes on. Its match may have ended just before. A pod that staff ended early has none.
   */
  async resume(event: LedgerEvent, find: (matchId: string) => Promise<Match | null>): Promise<void> {
    const { type, payload } = decodeTournamentEvent(event);
    if (type !== 'DraftReopened') return;
    const now = await this.tournaments.load(event.stream);
    const pod = now.stages.find(({ stage }) => stage === payload.stage)?.pods.find((each) => each.pod === payload.pod);
    if (now.status !== 'running' || pod === undefined || pod.endedBy !== null) return;
    if (pod.matchId === null) return this.makeMatch(now, { stage: payload.stage, pod }, event);
    const match = await find(pod.matchId);
    if (match !== null) await this.end(event, match);
  }

  /** `event`: the match of a pod has ended. It may go on since. */
  async take(event: LedgerEvent, match: Match): Promise<void> {
    if (event.type === 'MatchEnded') await this.end(event, match);
  }

  private async end(event: LedgerEvent, match: Match): Promise<void> {
    const { pod } = match.created;
    if (pod === undefined || match.ended === null) return;
    const end = { source: match.closing === null ? 'match' : 'staff', decks: await this.draftedIn(match) } as const;
    const key = `draft/${event.stream}/${event.version}`;
    await this.tournaments.note(pod.tournamentId, key, causedBy(event), (now) => changesBy(now, pod, end));
  }

  /** Nobody has drafted a deck in a match that staff closed, or that all players have left. */
  private async draftedIn({ created: { matchId } }: Match): Promise<Drafted> {
    try {
      const seats = await this.commands.execute(new StoreDecks(matchId, SERVICE));
      return new Map(seats.map(({ playerId, deck }) => [playerId, deck.id]));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.logger.warn({ msg: 'a draft has led to no decks', matchId, code: error.code });
      return new Map();
    }
  }
}

/**
 * Until the first round, a draft that a judge has had played on gives other decks. Decks that staff has named after
 * ending a draft, or closing its match, stay.
 */
function changesBy(
  now: Tournament,
  { stage: number, pod: podNumber }: NonNullable<Match['created']['pod']>,
  { source, decks: drafted }: End,
): readonly TournamentEvent[] {
  const stage = currentStage(now);
  const pod = stage?.pods.find((each) => each.pod === podNumber);
  const isOpen = now.status === 'running' && stage?.stage === number && roundsOf(now, number).length === 0;
  if (!isOpen || pod === undefined) return [];
  const decks = [...drafted].flatMap(([playerId, deckId]): TournamentEvent[] => {
    const player = now.players.get(playerId);
    const keepsDeck = player?.deckId === deckId || (player?.deckId !== null && pod.endedBy === 'staff');
    if (player === undefined || keepsDeck) return [];
    return [{ type: 'DeckSubmitted', payload: { playerId, deckId } }];
  });
  if (pod.endedBy !== null) return decks;
  return [{ type: 'DraftEnded', payload: { stage: number, pod: podNumber, source } }, ...decks];
}
