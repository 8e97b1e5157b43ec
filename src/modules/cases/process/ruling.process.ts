import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type EventMetadata, type LedgerEvent, StreamCorrupted } from '../../../platform/event-store/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { type GameRemedy, GameRulings } from '../../games/index.js';
import { type Cause, GetMatch, MatchRulings, type MatchVerdict, rulingCause } from '../../matches/index.js';
import { CaseStore } from '../case-store.js';
import { type Effects, effectsOf } from '../domain/effects.js';
import { type CaseRuled, decodeCaseEvent, type RulingCarriedOut } from '../domain/events.js';
import { PlayingOn } from '../playing-on.js';

/**
 * Brings rulings to the games and matches that they are about. It follows the ledger, so every ruling comes at least once;
 * what it did says by which ruling, so it is done once. What cannot be done any more, because the game has changed
 * since the judge decided, is noted in the case for the judge to see.
 */
@Injectable()
export class RulingProcess implements Consumer {
  readonly name = 'rulings';
  readonly events = ['CaseRuled'];
  private readonly logger = new Logger(RulingProcess.name);

  constructor(
    private readonly cases: CaseStore,
    private readonly queries: QueryBus,
    private readonly games: GameRulings,
    private readonly matches: MatchRulings,
    private readonly playingOn: PlayingOn,
  ) {}

  async handle(_tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) {
      const { type, payload } = decodeCaseEvent(event);
      if (type === 'CaseRuled')
        await this.apply(event, payload).catch((error: unknown) => this.logUnreadable(event, error));
    }
  }

  /** The other rulings do not wait until somebody has looked at a case, or a match, whose record was changed. */
  private logUnreadable({ stream: caseId, version }: LedgerEvent, error: unknown): void {
    if (!(error instanceof StreamCorrupted)) throw error;
    this.logger.error({ msg: 'a ruling is not carried out: a record was changed', caseId, version, err: error });
  }

  private async apply({ stream: caseId, version, metadata }: LedgerEvent, ruling: CaseRuled): Promise<void> {
    const { number } = ruling;
    const { opened, rulings } = await this.cases.load(caseId);
    if (rulings.find((each) => each.ruling.number === number)?.carriedOut !== null) return;
    const { gameId, matchId } = opened;
    const { games } = await this.queries.execute(new GetMatch(matchId));
    const effects = effectsOf(ruling, { gameId, games: games.map(({ id }) => id) });
    const by: EventMetadata = { actor: metadata.actor, causation: `${caseId}/${version}` };
    const applyEffects = await this.applyEffects(effects, { matchId, cause: rulingCause(caseId, number), by });
    const noted: EventMetadata = { actor: { keyId: 'rulings', role: 'service' }, causation: `${caseId}/${version}` };
    await this.cases.note(
      caseId,
      { type: 'RulingCarriedOut', payload: { number, ...applyEffects } },
      noted,
      `carried-out/${number}`,
    );
  }

  /**
   * Of a match that is decided nothing follows any more from how its games end: so it comes first, and, where it is to go
   * on, last.
   */
  private async applyEffects({ games, match }: Effects, authority: Authority): Promise<Done> {
    const ofMatch = async () => (match === null ? NOTHING : this.applyToMatch(match, authority));
    const before = match?.kind === 'lift' ? NOTHING : await ofMatch();
    const inGames: Done[] = [];
    for (const { gameId, remedies } of games) inGames.push(await this.applyToGame(gameId, remedies, authority));
    const all = [before, ...inGames, match?.kind === 'lift' ? await ofMatch() : NOTHING];
    return { effects: all.flatMap(({ effects }) => effects), failures: all.flatMap(({ failures }) => failures) };
  }

  private async applyToMatch(verdict: MatchVerdict, { matchId, cause, by }: Authority): Promise<Done> {
    const version = await this.matches.apply(matchId, verdict, cause, by);
    return version === null ? NOTHING : { effects: [{ remedy: 'match', stream: matchId, version }], failures: [] };
  }

  /** Remedies that the game or its match does not allow any more are no fault of ours; everything else is tried again. */
  private async applyToGame(
    gameId: string,
    remedies: readonly GameRemedy[],
    { matchId, cause, by }: Authority,
  ): Promise<Done> {
    const requirePlayable = () => this.playingOn.require({ gameId, matchId }, cause);
    try {
      const steps = await this.games.apply({ gameId, remedies, cause, requirePlayable }, by);
      return { effects: steps.map(({ remedy, version }) => ({ remedy, stream: gameId, version })), failures: [] };
    } catch (error) {
      if (!(error instanceof Error) || !isRefusal(error)) throw error;
      const { code, message } = error;
      this.logger.warn({ msg: 'a ruling could not be carried out in a game', gameId, cause: cause.id, code });
      return { effects: [], failures: remedies.map(({ kind: remedy }) => ({ remedy, code, message })) };
    }
  }
}

interface Authority {
  readonly matchId: string;
  /** Names the ruling in what it caused. */
  readonly cause: Cause;
  readonly by: EventMetadata;
}

type Done = Pick<RulingCarriedOut, 'effects' | 'failures'>;

const NOTHING: Done = { effects: [], failures: [] };

/** What the game itself says no to, or its match; and of a game that this build cannot carry on, no ruling waits for another one. */
const REFUSALS = [
  'rewind.',
  'invocation.',
  'correction.',
  'game.over',
  'game.seat-left',
  'action.',
  'case.later-game',
  'case.match-decided',
  'card-set.unavailable',
  'game.record-diverges',
  'event-store.stream-corrupted',
];

const isRefusal = (error: Error): error is Error & { readonly code: string } =>
  'code' in error && typeof error.code === 'string' && REFUSALS.some((start) => String(error.code).startsWith(start));
