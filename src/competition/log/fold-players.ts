/** What happens to the players of a tournament, event by event. */
import { entrantOf } from './boards.js';
import type { LineupChanged, RatingsCorrected, RegisteredPlayer, TournamentEvent } from './events.js';
import type { Participant, Tournament } from './state.js';

const ABOUT_PLAYERS = [
  'PlayersRegistered',
  'LineupChanged',
  'RatingsCorrected',
  'DeckSubmitted',
  'PlayersCheckedIn',
  'PlayerDropped',
  'PlayerReturned',
  'PlayerDisqualified',
  'PenaltyGiven',
] as const satisfies readonly TournamentEvent['type'][];

export type PlayerEvent = Extract<TournamentEvent, { readonly type: (typeof ABOUT_PLAYERS)[number] }>;

const KINDS: ReadonlySet<string> = new Set(ABOUT_PLAYERS);

export const isAboutPlayers = (event: TournamentEvent): event is PlayerEvent => KINDS.has(event.type);

export function afterPlayers(now: Tournament, { type, payload }: PlayerEvent): Tournament {
  switch (type) {
    // A proposal rests on the players who are there: it is void when they change.
    case 'PlayersRegistered':
      return registered({ ...now, proposal: null }, payload.players);
    case 'LineupChanged':
      return withLineup(now, payload);
    case 'RatingsCorrected':
      return payload.ratings.reduce(withRating, now);
    case 'DeckSubmitted':
      return withDeck(now, payload);
    case 'PlayersCheckedIn':
      return changedPlayers(now, payload.players, (player) => ({ ...player, checkedIn: true }));
    case 'PlayerDropped':
      return left(now, payload.playerId, payload.kind === 'drop' ? 'dropped' : 'no-show', payload.reason);
    case 'PlayerReturned':
      return returned(now, payload.playerId);
    case 'PlayerDisqualified':
      return left(now, payload.playerId, 'disqualified', payload.reason);
    case 'PenaltyGiven':
      return { ...now, penalties: [...now.penalties, payload] };
  }
}

/** A player who had left before the start registers anew, at the end of the list. */
function registered(now: Tournament, added: readonly RegisteredPlayer[]): Tournament {
  const players = new Map(now.players);
  const entersAt = now.rounds.length + 1;
  for (const { playerId: id, team, table, lineup, ...named } of added) {
    const before = players.get(id);
    const isRatingCorrected = before?.isRatingCorrected;
    const rating = isRatingCorrected ? before?.rating : (named.rating ?? before?.rating);
    players.delete(id);
    players.set(id, {
      ...{ id, team, table, status: 'entered', checkedIn: now.stages.length > 0, deckId: before?.deckId ?? null },
      ...{ entersAt, leftAfter: null, reason: null },
      ...(lineup !== undefined && { lineup }),
      ...(rating !== undefined && { rating }),
      ...(isRatingCorrected && { isRatingCorrected }),
    });
  }
  return { ...now, players };
}

/** Boards of published rounds keep their players. */
const withLineup = (now: Tournament, { playerId, members, reserves }: LineupChanged): Tournament =>
  changedPlayers(now, [playerId], (player) =>
    player.lineup === undefined ? player : { ...player, lineup: { ...player.lineup, members, reserves } },
  );

function withDeck(now: Tournament, { playerId, deckId }: { readonly playerId: string; readonly deckId: string }) {
  return changedPlayers(now, [entrantOf(now, playerId) ?? playerId], (player) =>
    player.id === playerId
      ? { ...player, deckId }
      : { ...player, decks: new Map([...(player.decks ?? []), [playerId, deckId]]) },
  );
}

export function changedPlayers(
  now: Tournament,
  ids: readonly string[],
  change: (player: Participant) => Participant,
): Tournament {
  const players = new Map(now.players);
  for (const id of ids) {
    const player = players.get(id);
    if (player !== undefined) players.set(id, change(player));
  }
  return { ...now, players };
}

const left = (now: Tournament, id: string, status: Participant['status'], reason: string): Tournament =>
  changedPlayers({ ...now, proposal: null }, [id], (player) => ({
    ...player,
    ...{ status, reason, leftAfter: player.leftAfter ?? now.rounds.length },
  }));

function returned(now: Tournament, id: string): Tournament {
  const entersAt = now.rounds.length + 1;
  return changedPlayers({ ...now, proposal: null }, [id], (player) => ({
    ...player,
    ...{ status: 'entered', reason: null, leftAfter: null, checkedIn: true },
    entersAt: player.status === 'left-out' ? entersAt : player.entersAt,
  }));
}

/** Pairings rest on seeds and results, so a proposal stays. */
const withRating = (now: Tournament, { playerId, after }: RatingsCorrected['ratings'][number]): Tournament =>
  changedPlayers(now, [playerId], ({ rating: _before, ...player }) => ({
    ...player,
    ...(after !== null && { rating: after }),
    isRatingCorrected: true,
  }));
