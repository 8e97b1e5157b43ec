import { Injectable } from '@nestjs/common';
import { EventStore, type LedgerEvent } from '../../../platform/event-store/index.js';
import { decodeMatchEvent, type MatchCreated, type MatchEnded } from '../../matches/index.js';
import { type PublicEvent, type PublicEventKind } from './public-event.js';

/** The events of the ledger that something public follows from. */
export const TOLD_OF: readonly string[] = ['MatchCreated', 'MatchGameStarted', 'MatchGameEnded', 'MatchEnded'];

/** A match's first event never changes; only the room for them is limited. */
const MATCHES_KEPT = 1_000;

type Fact = Pick<PublicEvent, 'kind' | 'data'>;

/**
 * Makes public facts of recorded events. Each is built from what everybody may know, field by field: decks, secrets and
 * whatever a later version of an event may hold are not among them.
 */
@Injectable()
export class PublicEvents {
  private readonly matches = new Map<string, MatchCreated>();

  constructor(private readonly store: EventStore) {}

  /** In a fixed order; none for an event that tells the public nothing. */
  async of(event: LedgerEvent): Promise<readonly PublicEvent[]> {
    if (!TOLD_OF.includes(event.type)) return [];
    const match = await this.matchOf(event);
    const { position, recordedAt: at } = event;
    const leagueId = match.leagueId ?? null;
    return factsOf(event, match).map(({ kind, data }) => ({
      id: idOf(position, kind),
      kind,
      position,
      at,
      leagueId,
      data,
    }));
  }

  private async matchOf({ stream }: LedgerEvent): Promise<MatchCreated> {
    const known = this.matches.get(stream);
    if (known !== undefined) return known;
    const [first] = await this.store.read(stream, { to: 1 });
    const opening = first === undefined ? null : decodeMatchEvent(first);
    if (opening?.type !== 'MatchCreated') throw new Error(`stream ${stream} has an event of a match and is none`);
    for (const oldest of this.matches.keys()) if (this.matches.size >= MATCHES_KEPT) this.matches.delete(oldest);
    this.matches.set(stream, opening.payload);
    return opening.payload;
  }
}

const idOf = (position: number, kind: PublicEventKind): string => `evt_${position}_${kind.replace('.', '_')}`;

function factsOf(event: LedgerEvent, match: MatchCreated): readonly Fact[] {
  const { matchId, game } = match;
  const leagueId = match.leagueId ?? null;
  const { type, payload } = decodeMatchEvent(event);
  switch (type) {
    case 'MatchCreated':
      return [{ kind: 'match.created', data: created(match) }];
    case 'MatchGameStarted': {
      const { gameId, number } = payload;
      return [{ kind: 'game.started', data: { matchId, leagueId, game, gameId, number } }];
    }
    case 'MatchGameEnded': {
      const { gameId, number, winners, draw } = payload;
      return [{ kind: 'game.ended', data: { matchId, leagueId, game, gameId, number, winners, draw } }];
    }
    case 'MatchEnded': {
      const over: Fact = { kind: 'match.ended', data: { matchId, leagueId, game, ...resultOf(payload) } };
      return leagueId === null ? [over] : [over, { kind: 'standings.changed', data: { leagueId, matchId } }];
    }
    default:
      return [];
  }
}

const created = ({ matchId, leagueId, game, format, bestOf, seats }: MatchCreated): Fact['data'] => ({
  matchId,
  leagueId: leagueId ?? null,
  game,
  format,
  bestOf,
  seats: seats.map(({ seat, playerId }) => ({ seat, playerId })),
});

const resultOf = ({ winners, draw, games, result }: MatchEnded) => ({ winners, draw, games, result });
