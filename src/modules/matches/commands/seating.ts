import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Rules } from '../../../engine/index.js';
import { type Deck, deckFaults, DeckIllegal, GameRules, GetDeck } from '../../catalogue/index.js';
import { type CallerIdentity, GetPlayer, PlayerRecords, Rights } from '../../identity/index.js';
import { citedRules } from '../cited-rules.js';
import type { Timing } from '../domain/events.js';
import { DraftedDecks } from '../drafted-decks.js';
import type { LeagueTerms } from '../league-terms.query.js';
import {
  DeckMissing,
  DeckUnfit,
  LeagueMismatch,
  LotsByStaff,
  LotUnfit,
  MatchOfOthers,
  OneGameOnly,
  PairingsByStaff,
  PlayerSeatedTwice,
  RandomnessNotYours,
  SetupRefused,
} from '../matches.problems.js';
import { requestHash } from '../origin.js';
import { leaguePlace } from '../seen-seats.js';
import type { NewMatch } from './new-match.js';
import { Eligibility } from './eligibility.js';

/** What a match begins with. */
interface Seated {
  /** In the order of the seats. */
  readonly decks: readonly Deck[];
  readonly timing: Timing | undefined;
}

/** Judges whether a match may be: who asks, who plays, with which decks, at how large a table. */
@Injectable()
export class Seating {
  constructor(
    private readonly queries: QueryBus,
    private readonly gameRules: GameRules,
    private readonly rights: Rights,
    private readonly drafted: DraftedDecks,
    private readonly eligibility: Eligibility,
    private readonly records: PlayerRecords,
  ) {}

  /** Throws the first reason why the rules, or the service, say no. */
  async require(rules: Rules, match: NewMatch, league: LeagueTerms | null, caller: CallerIdentity): Promise<Seated> {
    const players = match.seats.map(({ playerId }) => playerId);
    await this.requirePairing(match, league, caller);
    await this.requireRecorder(match, caller);
    const people = await this.records.people(players);
    const isSeated = (player: string, place: number) =>
      players.slice(0, place).some((other) => people.get(other) === people.get(player));
    const twice = players.find(isSeated);
    if (twice !== undefined) throw new PlayerSeatedTwice(twice);
    this.gameRules.requireFormat(match.game, match.format);
    this.requireTable(rules, match);
    if (match.bestOf !== 1 && rules.deckFormat(match.format) !== null) throw new OneGameOnly(match.format);
    const decksFor = rules.deckFormat(match.format);
    const timing = timingOf(match, league, decksFor);
    if (timing?.turn?.atEnd === 'lot') await this.requireLots(match, timing, decksFor !== null, caller);
    for (const player of players) await this.queries.execute(new GetPlayer(player));
    await this.eligibility.require([...people.keys()], match.leagueId);
    const named = await this.named(match);
    const decks = named.map((deckId, place) => this.deckOf(rules, match, deckId, place));
    return { decks: await Promise.all(decks), timing };
  }

  /**
   * Callers who may make matches for others (in the league of the match, if it has one), and players who may for
   * themselves.
   */
  private async requirePairing(match: NewMatch, league: LeagueTerms | null, caller: CallerIdentity): Promise<void> {
    const { seats, leagueId } = match;
    const isByStaff = league?.pairings === 'staff';
    if (!isByStaff && seats.some(({ playerId }) => playerId === caller.playerId)) return;
    if (await this.rights.may(caller, 'matches.create-for-others', leaguePlace(leagueId))) return;
    throw isByStaff ? new PairingsByStaff() : new MatchOfOthers();
  }

  /** Somebody who may record what all seats do must tell how chance fell. */
  private async requireRecorder({ randomness, leagueId }: NewMatch, caller: CallerIdentity): Promise<void> {
    if (randomness !== 'asserted') return;
    if (!(await this.rights.may(caller, 'games.record', leaguePlace(leagueId)))) throw new RandomnessNotYours();
  }

  /** A bank that has run out would be over at each choice, so it has no place beside lots. */
  private async requireLots(
    { randomness, leagueId }: NewMatch,
    { bank }: Timing,
    isDraft: boolean,
    caller: CallerIdentity,
  ): Promise<void> {
    if (!isDraft || randomness === 'asserted' || bank !== undefined) throw new LotUnfit();
    if (leagueId === null) return;
    if (!(await this.rights.may(caller, 'matches.create-for-others', leaguePlace(leagueId)))) throw new LotsByStaff();
  }

  private requireTable(rules: Rules, { format, seats, teams }: NewMatch): void {
    const table = { format, seats: seats.map((_, place) => seatAt(place)), ...(teams !== undefined && { teams }) };
    const refused = rules.refuseTable(table);
    if (refused === null) return;
    throw new SetupRefused(refused.message, refused.code, citedRules(rules.rulebook, refused.cites));
  }

  /** The ids of the decks, in the order of the seats: those that are named, or that the players have drafted. */
  private async named({ seats, draftId }: NewMatch): Promise<readonly string[]> {
    const unnamed = seats.filter(({ deckId }) => deckId === undefined).map(({ playerId }) => playerId);
    if (unnamed.length > 0 && draftId === undefined) throw new DeckMissing();
    const drafted = draftId === undefined ? [] : await this.drafted.idsFor(draftId, unnamed);
    return seats.map(({ playerId, deckId }) => deckId ?? drafted[unnamed.indexOf(playerId)] ?? '');
  }

  /** A deck is judged again, since the cards may have changed since it was stored. */
  private async deckOf(rules: Rules, match: NewMatch, deckId: string, place: number): Promise<Deck> {
    const { game, format, seats } = match;
    const seat = seatAt(place);
    const deck = await this.queries.execute(new GetDeck(deckId));
    // The list from which a draft makes decks belongs to one of the drafting players.
    const owners = seats.filter((_, at) => at === place || rules.deckFormat(format) !== null);
    if (deck.playerId !== null && !owners.some(({ playerId }) => playerId === deck.playerId))
      throw new DeckUnfit(seat, deckId, 'it is of another player');
    if (deck.game !== game) throw new DeckUnfit(seat, deckId, `it is a deck of ${deck.game}`);
    if (deck.format !== format) throw new DeckUnfit(seat, deckId, `its format is ${deck.format}`);
    const faults = deckFaults(rules, format, deck.cards);
    if (faults.length > 0) throw new DeckIllegal(faults);
    return deck;
  }
}

/**
 * As it is asked for, or as the league has it, whose terms the match must keep to. A draft of decks for the league has
 * the time that its request names: the time of the league is for matches that count.
 */
function timingOf(
  { game, format, bestOf, timing }: NewMatch,
  league: LeagueTerms | null,
  decksFor: string | null,
): Timing | undefined {
  if (league === null) return timing;
  if (decksFor !== null && league.game === game && league.format === decksFor) return timing;
  if (league.game !== game || league.format !== format || league.bestOf !== bestOf) throw new LeagueMismatch(league);
  if (league.timing === null) return timing;
  if (timing !== undefined && requestHash(timing) !== requestHash(league.timing)) throw new LeagueMismatch(league);
  return league.timing;
}

/** `p1` is the first place at the table. */
export const seatAt = (place: number): string => `p${place + 1}`;
