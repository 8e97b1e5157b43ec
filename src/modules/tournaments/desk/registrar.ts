import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentStage, isElimination, squadOf, type Tournament, tournamentAfter } from '../../../competition/index.js';
import { newId } from '../../../platform/ids/index.js';
import { GameRules } from '../../catalogue/index.js';
import { Rights } from '../../identity/index.js';
import { derivedId, GetLeagueTerms, leaguePlace, type Origin, ownedKey } from '../../matches/index.js';
import { Seasons } from '../seasons/seasons.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import {
  EnteredAlready,
  EntryByStaff,
  PlayerNotIn,
  ReturnImpossible,
  TermsImpossible,
} from '../tournaments.problems.js';
import { announcementOf, type AskedAnnouncement } from './announcer.js';
import { DraftDesk } from './draft-desk.js';
import { participantOf } from './participant.js';
import { requirePlayersAlone } from './registration-list.js';
import { requireLateEntry, requireRoomInStage } from './stage-entry.js';
import { requireFree } from './team-desk.js';
import { type NewTournament, termsOf } from './terms.js';
import { playerOf, requireStatus, TournamentRights } from './tournament-rights.js';

/** Makes tournaments, and keeps the list of their players. */
@Injectable()
export class Registrar {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
    private readonly rights: Rights,
    private readonly gameRules: GameRules,
    private readonly queries: QueryBus,
    private readonly seasons: Seasons,
    private readonly drafts: DraftDesk,
  ) {}

  async create(
    { announcement, ...asked }: NewTournament & { readonly announcement?: AskedAnnouncement | undefined },
    origin: Origin,
  ): Promise<Proceeded> {
    const { game, format, leagueId, name } = asked;
    const role = await this.rights.require(origin.caller, 'tournaments.create', leaguePlace(leagueId));
    this.gameRules.requireFormat(game, format);
    if (this.gameRules.deckFormat(game, format) !== null) {
      throw new TermsImpossible('Matches in this format produce decks and have no winners.');
    }
    const league = leagueId === null ? null : await this.queries.execute(new GetLeagueTerms(leagueId));
    if (league !== null && (league.game !== game || league.format !== format)) {
      throw new TermsImpossible(`The league plays ${league.game} in the format ${league.format}.`);
    }
    if (asked.seasonId !== undefined) await this.seasons.requireRoom(asked.seasonId, leagueId);
    const id = origin.key === undefined ? newId() : derivedId('tournament', ownedKey(origin, origin.key));
    const created = {
      type: 'TournamentCreated' as const,
      payload: termsOf(id, asked, this.gameRules.formatOfDraft(game, format)),
    };
    await this.drafts.requireLists(created.payload);
    const isOtherwise = created.payload.stages.some((stage) => league !== null && stage.bestOf !== league.bestOf);
    if (created.payload.recorded && isOtherwise) {
      throw new TermsImpossible('Recorded matches of a league are best of as many games as the league says.');
    }
    const said = announcement && { type: 'AnnouncementChanged' as const, payload: announcementOf(name, announcement) };
    const body = JSON.parse(JSON.stringify({ ...asked, announcement })) as Order['body'];
    const events = said === undefined ? [created] : [created, said];
    return this.tournaments.create(id, { events, role }, origin, body);
  }

  setRegistration(order: Order, open: boolean): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.run');
      requireStatus(now, 'announced', 'registration', 'closed');
      const isThere = open ? now.status === 'registration' : now.status === 'closed';
      const type = open ? ('RegistrationOpened' as const) : ('RegistrationClosed' as const);
      return { events: isThere ? [] : [{ type, payload: {} }], role };
    });
  }

  /** A player registers. Over the capacity the player waits. */
  enter(order: Order, team: string | null): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const playerId = playerOf(order.origin.caller);
      const role = await this.here.require(now, order.origin.caller, 'tournaments.play');
      requirePlayersAlone(now);
      if (!now.terms.selfRegistration) throw new EntryByStaff();
      requireStatus(now, 'registration');
      if (isIn(now, playerId)) throw new EnteredAlready(playerId);
      const players = [{ playerId, team, table: null }];
      return { events: [{ type: 'PlayersRegistered', payload: { players } }], role };
    });
  }

  /** Staff checks in players; without names callers check in themselves, or their team. */
  checkIn(order: Order, playerIds: readonly string[] | undefined): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const { caller } = order.origin;
      const role = await this.here.require(
        now,
        caller,
        playerIds === undefined ? 'tournaments.play' : 'tournaments.record',
      );
      requireStatus(now, 'registration', 'closed');
      const players = (playerIds ?? [playerOf(caller)]).map((id) => requireIn(now, id));
      const coming = players.filter(({ checkedIn }) => !checkedIn).map(({ id }) => id);
      const events = [{ type: 'PlayersCheckedIn' as const, payload: { players: [...new Set(coming)] } }];
      return { events: coming.length === 0 ? [] : events, role };
    });
  }

  drop(
    order: Order,
    { playerId: named, kind, reason }: { playerId: string | undefined; kind: 'drop' | 'no-show'; reason: string },
  ): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const { playerId: asked, role } = await this.here.requireFor(
        now,
        order.origin.caller,
        named,
        'tournaments.record',
      );
      requireStatus(now, 'announced', 'registration', 'closed', 'running');
      const { id: playerId } = requireIn(now, asked);
      return { events: [{ type: 'PlayerDropped', payload: { playerId, kind, reason } }], role };
    });
  }

  /** A player who was left out or has left plays again from the next round on. */
  takeBack(order: Order, named: string): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.run');
      requireStatus(now, 'running');
      const player = participantOf(now, named);
      const { id: playerId, lineup } = player;
      if (player.status === 'entered') throw new EnteredAlready(playerId);
      const stage = currentStage(now);
      const isOut = player.status === 'disqualified' || (stage !== null && isElimination(stage.terms));
      if (isOut) throw new ReturnImpossible(playerId);
      if (player.status === 'left-out') requireLateEntry(now);
      if (lineup !== undefined) requireFree(now, { members: squadOf(lineup), id: playerId });
      const returned = { type: 'PlayerReturned' as const, payload: { playerId } };
      requireRoomInStage(tournamentAfter(now, returned));
      return { events: [returned], role };
    });
  }

  disqualify(order: Order, named: string, reason: string): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.rule');
      requireStatus(now, 'announced', 'registration', 'closed', 'running', 'ended');
      const { id: playerId, status } = participantOf(now, named);
      if (status === 'disqualified') throw new PlayerNotIn(playerId);
      return { events: [{ type: 'PlayerDisqualified', payload: { playerId, reason } }], role };
    });
  }
}

const isIn = ({ players }: Tournament, id: string): boolean => players.get(id)?.status === 'entered';

function requireIn(now: Tournament, id: string) {
  const player = participantOf(now, id);
  if (player.status !== 'entered') throw new PlayerNotIn(id);
  return player;
}
