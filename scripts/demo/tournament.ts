/**
 * A tournament: Swiss rounds, a cut, and a bracket. Most results are reported by one player and confirmed by the other.
 * Some players bring decks from the beginning, and everybody in the bracket does: their pairings are games that are
 * played and recorded, move by move.
 */
import { randomInt } from 'node:crypto';
import { answered, type Schemas } from '../../src/client/index.js';
import { builtInDecks } from '../../src/engine/index.js';
import { type DemoPlayer, newPlayer } from './people.js';
import { playMatch, publish } from './playing.js';
import { type Server, until } from './server.js';

export interface TournamentWishes {
  readonly game: string;
  readonly bestOf: 1 | 3 | 5;
  readonly players: number;
  readonly format: string;
}

type Tournament = Schemas['TournamentDto'];
type Table = Schemas['TableDto'];

/** As many of the players bring a deck to the Swiss rounds: a few recorded games take long enough. */
const isWithDeck = (place: number): boolean => place % 4 < 2;

const NAMES = 'Aki Bea Chen Dora Emre Femi Gabi Hugo Ines Jun Kaya Lior Mina Noor Otto Pia'.split(' ');

export const demoTournament = (server: Server, wishes: TournamentWishes): Promise<void> =>
  new DemoTournament(server, wishes).play();

class DemoTournament {
  private readonly players = new Map<string, DemoPlayer>();
  /** Players who have brought a deck. */
  private readonly withDecks = new Set<string>();
  private readonly recorded: string[] = [];
  private id = '';

  constructor(
    private readonly server: Server,
    private readonly wishes: TournamentWishes,
  ) {}

  /** What the service names as next is what the demo does. */
  async play(): Promise<void> {
    await this.register();
    let now = await this.tournament();
    while (now.next !== null) {
      await this.step(now);
      now = await this.tournament();
    }
    await this.report(now);
  }

  private async step({ next, round }: Tournament): Promise<void> {
    const { admin } = this.server;
    const { params } = this;
    const newRound = { round: (round?.number ?? 0) + 1 };
    if (next === 'next-stage') await this.bringDecksToTheCut();
    if (next === 'start' || next === 'next-stage')
      await answered(admin.POST('/v1/tournaments/{id}/stages', { params, body: {} }));
    else if (next === 'pair') await answered(admin.POST('/v1/tournaments/{id}/pairings', { params, body: newRound }));
    else if (next === 'publish') await answered(admin.POST('/v1/tournaments/{id}/rounds', { params, body: newRound }));
    else if (next === 'results') await this.playRound(newRound.round - 1);
    else if (next === 'end') await answered(admin.POST('/v1/tournaments/{id}/end', { params, body: {} }));
    else throw new Error(`The demo does not know how to go on: ${String(next)}.`);
  }

  private async register(): Promise<void> {
    const { admin } = this.server;
    const { game, bestOf, players: count, format } = this.wishes;
    const name = `Demo tournament ${new Date().toISOString().slice(0, 16).replace('T', ' ')}`;
    const stages = [{ kind: 'swiss' as const }, { kind: 'single-elimination' as const, players: cutOf(count) }];
    const body = { name, game, format, bestOf, recorded: true, stages };
    this.id = (await answered(admin.POST('/v1/tournaments', { body }))).id;
    const { params } = this;
    for (let place = 0; place < count; place += 1) {
      const lap = Math.floor(place / NAMES.length);
      const player = await newPlayer(this.server, `${NAMES[place % NAMES.length]}${lap === 0 ? '' : ` ${lap + 1}`}`);
      this.players.set(player.id, player);
    }
    const ids = [...this.players.keys()];
    const lines = ids.map((playerId) => ({ playerId }));
    await answered(admin.POST('/v1/tournaments/{id}/registration', { params, body: { open: true } }));
    await answered(admin.POST('/v1/tournaments/{id}/players', { params, body: { lines } }));
    for (const id of ids.filter((_, place) => isWithDeck(place))) await this.bringDeck(id);
  }

  private async bringDeck(id: string): Promise<void> {
    if (this.withDecks.has(id)) return;
    const { game, format } = this.wishes;
    const decks = Object.entries(builtInDecks(game));
    const player = this.player(id);
    const deckId = await player.bring(game, format, decks[this.withDecks.size % decks.length]);
    await answered(player.own.POST('/v1/tournaments/{id}/decks', { params: this.params, body: { deckId } }));
    this.withDecks.add(id);
  }

  private async bringDecksToTheCut(): Promise<void> {
    const { params } = this;
    const { rows } = await answered(this.server.admin.GET('/v1/tournaments/{id}/standings', { params }));
    for (const { playerId } of rows.slice(0, cutOf(this.wishes.players))) await this.bringDeck(playerId);
  }

  private async playRound(round: number): Promise<void> {
    const { tables, stage } = await this.round(round);
    for (const table of tables.filter(({ result }) => result === null)) {
      const isRecorded = table.players.every(({ playerId }) => this.withDecks.has(playerId));
      console.log(`  round ${round}, table ${table.table}: ${versus(table)}${isRecorded ? ' (recorded)' : ''}`);
      await (isRecorded ? this.playTable(round, table.table, stage > 1) : this.reportTable(round, table));
    }
  }

  /** One player reports, the other confirms. */
  private async reportTable(round: number, { players: [one, other] }: Table): Promise<void> {
    const needed = (this.wishes.bestOf + 1) / 2;
    const [lost, drawn] = [randomInt(needed), 0];
    const body = { round, games: { won: needed, lost, drawn } };
    const [winner, loser] = randomInt(2) === 0 ? [one, other] : [other, one];
    const { params } = this;
    await answered(this.playerAt(winner).POST('/v1/tournaments/{id}/reports', { params, body }));
    await answered(this.playerAt(loser).POST('/v1/tournaments/{id}/confirmations', { params, body: { round } }));
  }

  /** Plays the match that the service has made of the pairing. A draw sends no player on, so staff decides. */
  private async playTable(round: number, number: number, isBracket: boolean): Promise<void> {
    const { admin } = this.server;
    const find = async () => (await this.round(round)).tables.find(({ table }) => table === number);
    const { matchId, players } = await until('the match of a pairing', async () => {
      const found = await find();
      const matchId = found?.matchId ?? null;
      return found === undefined || matchId === null ? null : { matchId, players: found.players };
    });
    const clients = Object.fromEntries(players.map((player, at) => [`p${at + 1}`, this.playerAt(player)]));
    await publish(matchId, clients);
    this.recorded.push(...(await playMatch(matchId, clients, admin)));
    const { draw } = await answered(admin.GET('/v1/matches/{id}', { params: { path: { id: matchId } } }));
    if (isBracket && draw) {
      const body = { round, table: number, result: { outcome: 'first' as const, how: 'ruling' as const } };
      await answered(admin.POST('/v1/tournaments/{id}/results', { params: this.params, body }));
    }
    await until('the result of a match', async () => (await find())?.result ?? null);
  }

  private report({ stages }: Tournament): Promise<void> {
    const { id, recorded } = this;
    const page = `/tournaments/${id}`;
    const swiss = stages[0]?.playedRounds ?? 1;
    return this.server.report(
      'The tournament is over.',
      [
        ['Standings', `${page}?part=standings`],
        ['Rounds', `${page}?part=rounds&round=${swiss}`],
        ['Bracket', `${page}?part=bracket`],
        ['Cross table', `${page}?part=cross`],
        ['History', `${page}?part=history`],
        ['Projector', `${page}/hall`],
        ['Last game', `/games/${recorded.at(-1) ?? ''}`],
      ],
      [
        ['Tournament', `/v1${page}`],
        ['Standings', `/v1${page}/standings`],
        ['Bracket', `/v1${page}/bracket`],
        ['Audit', `/v1/games/${recorded.at(-1) ?? ''}/audit`],
      ],
    );
  }

  private get params() {
    return { path: { id: this.id } };
  }

  private tournament(): Promise<Tournament> {
    return answered(this.server.admin.GET('/v1/tournaments/{id}', { params: this.params }));
  }

  private round(round: number): Promise<Schemas['RoundDto']> {
    const params = { path: { id: this.id, round } };
    return answered(this.server.admin.GET('/v1/tournaments/{id}/rounds/{round}', { params }));
  }

  private player(id: string): DemoPlayer {
    const found = this.players.get(id);
    if (found === undefined) throw new Error(`The player ${id} is not of this demo.`);
    return found;
  }

  private readonly playerAt = (seat: Table['players'][number] | undefined) => this.player(seat?.playerId ?? '').own;
}

/** A quarter of the players advances, two at least. */
const cutOf = (players: number): number => Math.max(2, 2 ** Math.floor(Math.log2(players / 4)));

const versus = ({ players }: Table): string => players.map(({ name }) => name).join(' – ');
