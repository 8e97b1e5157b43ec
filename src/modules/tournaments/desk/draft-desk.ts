import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  currentStage,
  openPods,
  playersWithoutDeck,
  type PodState,
  roundsOf,
  type StageChoice,
  type StageStarted,
  type StageState,
  type Tournament,
  type TournamentTerms,
} from '../../../competition/index.js';
import { GetDeck } from '../../catalogue/index.js';
import { GetMatch, JudgeMatch } from '../../matches/index.js';
import {
  DecksMissing,
  DraftListMissing,
  DraftListUnfit,
  DraftMatchOver,
  DraftPlayed,
  DraftUnderWay,
  NoDraft,
  OwnPod,
  PodOpen,
  PodOver,
  PodUnknown,
} from '../drafts.problems.js';
import { draftMatch } from '../draft-match.js';
import { SERVICE } from '../service-caller.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { requireStatus, TournamentRights } from './tournament-rights.js';

/** Drafts with which stages begin: whether they can be, the end of a draft that is late, and its reopening. */
@Injectable()
export class DraftDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
    private readonly queries: QueryBus,
  ) {}

  /** Throws `DeckNotFound` and `DraftListUnfit` for a list of the terms. */
  async requireLists({ game, stages }: TournamentTerms): Promise<void> {
    for (const { draft } of stages) {
      if (draft !== undefined && draft.deckId !== null) await this.requireList(game, draft.format, draft.deckId);
    }
  }

  private async requireList(game: string, format: string, deckId: string): Promise<void> {
    const deck = await this.queries.execute(new GetDeck(deckId));
    if (deck.playerId !== null || deck.game !== game || deck.format !== format) throw new DraftListUnfit(deckId);
  }

  /** Whether each pod may draft: its size, and each of its players. Throws the first reason why not. */
  async requireDraft(now: Tournament, stage: StageStarted, choice: StageChoice): Promise<void> {
    const isChosen = choice.podSize !== undefined || choice.deckId !== undefined;
    const terms = now.terms.stages[stage.stage - 1]?.draft;
    if (stage.draft === undefined || terms === undefined) {
      if (isChosen) throw new NoDraft();
      return;
    }
    const { deckId, pods } = stage.draft;
    if (!now.terms.recorded) {
      if (deckId !== null) throw new DraftListUnfit(deckId);
      return;
    }
    if (deckId === null) throw new DraftListMissing();
    await this.requireList(now.terms.game, terms.format, deckId);
    const { tournamentId } = now.terms;
    for (const [place, players] of pods.entries()) {
      const at = { tournamentId, stage: stage.stage, pod: place + 1 };
      await this.queries.execute(new JudgeMatch(draftMatch(now.terms, terms, { deckId, at, players }), SERVICE));
    }
  }

  /** Whatever the pod is waiting for, the tournament goes on without it. */
  endDraft(order: Order, number: number, reason: string | undefined): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.run');
      requireStatus(now, 'running');
      const { stage, pod } = podIn(now, number);
      if (pod.endedBy !== null) throw new PodOver(number);
      const of = { stage: stage.stage, pod: number, source: 'staff' as const };
      return { events: [{ type: 'DraftEnded', payload: { ...of, ...(reason !== undefined && { reason }) } }], role };
    });
  }

  /**
   * The draft of the pod has not ended after all: until the first round, it ends again, by its match or by staff. A
   * match that is over would never end it, so such a match must go on first.
   */
  reopenDraft(order: Order, number: number, reason: string): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.rule');
      requireStatus(now, 'running');
      const { stage, pod } = podIn(now, number);
      const { playerId } = order.origin.caller;
      if (playerId !== undefined && pod.players.includes(playerId)) throw new OwnPod();
      if (pod.endedBy === null) throw new PodOpen(number);
      if (roundsOf(now, stage.stage).length > 0) throw new DraftPlayed();
      if (pod.matchId !== null && !(await this.isRunning(pod.matchId))) throw new DraftMatchOver(number, pod.matchId);
      return { events: [{ type: 'DraftReopened', payload: { stage: stage.stage, pod: number, reason } }], role };
    });
  }

  private async isRunning(matchId: string): Promise<boolean> {
    const { status } = await this.queries.execute(new GetMatch(matchId, SERVICE));
    return status === 'running';
  }
}

/** The pod of the current stage; throws `PodUnknown`. */
function podIn(now: Tournament, number: number): { readonly stage: StageState; readonly pod: PodState } {
  const stage = currentStage(now);
  const pod = stage?.pods.find((each) => each.pod === number);
  if (stage === null || pod === undefined) throw new PodUnknown(number);
  return { stage, pod };
}

/** Before each round: players who return may lack a deck. Throws `DraftUnderWay` and `DecksMissing`. */
export function requireDraftOver(now: Tournament, stage: StageState): void {
  const open = openPods(stage);
  if (open.length > 0) throw new DraftUnderWay(open.map(({ pod }) => pod));
  const players = playersWithoutDeck(now, stage);
  if (players.length > 0) throw new DecksMissing(players);
}
