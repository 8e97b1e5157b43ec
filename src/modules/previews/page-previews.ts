import { Injectable, Optional } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import { rulesFor } from '../../engine/index.js';
import { Config } from '../../platform/config/index.js';
import { PgPools } from '../../platform/database/index.js';
import { type PageAddress, PageHeads, PagePictures } from '../../platform/http/index.js';
import { FairTurns, SharedWork, TaskQueueFull } from '../../platform/tasks/index.js';
import { DeckNotFound, GetDeck } from '../catalogue/index.js';
import { GetShownStep, type StepPlace } from '../games/index.js';
import { ANYBODY, nameInFull, PERSON_OF } from '../identity/index.js';
import { PicturePool } from './pictures/picture-pool.js';
import type { Preview } from './preview.js';
import { previewOfStep } from './step-preview.js';

/** Results are public at once, and so are names, wherever matches are listed. */
const MATCH = (where: string): string => `
select m.game, m.status, m.winners, m.draw, m.seats, l.name as league,
  (select jsonb_object_agg(seated.id, ${nameInFull('p')}) from unnest(m.players) as seated (id)
    join players p on p.id = ${PERSON_OF('seated.id')}) as names
from match_listings m left join leagues l on l.id = m.league_id where ${where}`;

const BY_GAME = MATCH('m.id = (select match_id from game_listings where id = $1)');
const BY_MATCH = MATCH('m.id = $1');
const LEAGUE = `select name, game from leagues where id = $1`;
const PLAYER = `select ${nameInFull('p')} as name from players p where id = ${PERSON_OF('$1')}`;

interface MatchRow {
  readonly game: string;
  readonly status: string;
  readonly winners: readonly string[];
  readonly draw: boolean;
  readonly seats: readonly { readonly seat: string; readonly playerId: string }[];
  readonly league: string | null;
  readonly names: Readonly<Record<string, string>> | null;
}

/** A link that many people open at once is described once; soon after, what has come of it since is seen. */
const KEPT = { max: 2_000, ttl: 15_000 };

/**
 * Anybody can ask for any step, and a step may execute a whole game: one at a time, and few wait. A link that finds no
 * place in the queue has the preview of the game without its outcome.
 */
const STEPS = { atOnce: 1, waitingOfOne: 8, waitingOfAll: 8 };
const ANY_CALLER = 'anybody';

/** The query of the picture beside a preview of a game without its outcome. */
const NO_STEP = 'step=none';

/** `/games/<id>`, also as it is embedded. */
const PAGE = /^(?:\/embed)?\/(games|matches|leagues|players|decks)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What the pages of games, matches, leagues, players and public decks are about. */
@Injectable()
export class PagePreviews {
  private readonly kept = new LRUCache<string, { readonly preview: Preview | null }>(KEPT);
  private readonly reading = new SharedWork<Preview | null>();
  private readonly turns = new FairTurns(STEPS);

  constructor(
    private readonly pools: PgPools,
    private readonly queries: QueryBus,
    heads: PageHeads,
    pictures: PagePictures,
    pool: PicturePool,
    @Optional() config?: Config,
  ) {
    if (config?.publicReading === false) return;
    heads.describeBy(async (address) => (await this.of(address))?.head ?? null);
    pictures.drawBy(async (address, caller) => {
      const preview = await this.of(address);
      return preview === null ? null : pool.drawn(preview.picture, caller);
    });
  }

  private async of({ path, query }: PageAddress): Promise<Preview | null> {
    const [, kind, id] = PAGE.exec(path) ?? [];
    if (kind === undefined || id === undefined) return null;
    // What its owner withdraws is gone at once.
    if (kind === 'decks') return this.ofDeck(id);
    const place = kind === 'games' ? placeIn(query) : null;
    const step = place === null ? null : await this.ofStep(id, place);
    if (step !== null) return step;
    if (kind === 'games' && query.has('step'))
      return this.remembered(['games', id, NO_STEP].join(' '), () => this.withoutOutcome(id));
    return this.remembered([kind, id].join(' '), () => this.read(kind, id));
  }

  private async remembered(
    name: string,
    read: () => Promise<Preview | null>,
    isKept: (preview: Preview | null) => boolean = () => true,
  ): Promise<Preview | null> {
    const known = this.kept.get(name);
    if (known !== undefined) return known.preview;
    const preview = await this.reading.get(name, read);
    if (isKept(preview)) this.kept.set(name, { preview });
    return preview;
  }

  /** Only steps that exist are remembered: numbers without a step would displace the previews of real links. */
  private async ofStep(id: string, place: StepPlace): Promise<Preview | null> {
    const name = ['games', id, place.step, place.branch].join(' ');
    const read = (): Promise<Preview | null> => this.turns.run(ANY_CALLER, () => this.readStep(id, place));
    try {
      return await this.remembered(name, read, (preview) => preview !== null);
    } catch (error) {
      if (error instanceof TaskQueueFull) return null;
      throw error;
    }
  }

  /** As somebody without a key sees it; null for a step that is not there, or not yet. */
  private async readStep(id: string, place: StepPlace): Promise<Preview | null> {
    const row = await this.first<MatchRow>(BY_GAME, id);
    if (row === undefined) return null;
    const shown = await this.queries.execute(new GetShownStep(id, place, ANYBODY));
    if (shown === null) return null;
    const names = new Map(playersOf(row).map(({ seat, name }) => [seat, name]));
    return previewOfStep(shown, { place, names, where: whereOf(row), game: nameOf(row.game) });
  }

  /** For a link to a step that cannot be shown: the link was not meant to say who won. */
  private async withoutOutcome(id: string): Promise<Preview | null> {
    const row = await this.first<MatchRow>(BY_GAME, id);
    if (row === undefined) return null;
    const { head, picture } = previewOfMatch(row, false);
    return { head: { ...head, query: NO_STEP }, picture };
  }

  private async read(kind: string, id: string): Promise<Preview | null> {
    if (kind === 'games' || kind === 'matches') {
      const row = await this.first<MatchRow>(kind === 'games' ? BY_GAME : BY_MATCH, id);
      return row === undefined ? null : previewOfMatch(row);
    }
    if (kind === 'leagues') {
      const row = await this.first<{ name: string; game: string }>(LEAGUE, id);
      return row === undefined ? null : plain(row.name, `A league of ${nameOf(row.game)}.`);
    }
    const row = await this.first<{ name: string }>(PLAYER, id);
    return row === undefined ? null : plain(row.name, `Matches of ${row.name}.`);
  }

  private async ofDeck(id: string): Promise<Preview | null> {
    const deck = await this.queries.execute(new GetDeck(id)).catch((error: unknown) => {
      if (error instanceof DeckNotFound) return null;
      throw error;
    });
    if (deck?.public !== true) return null;
    const player = deck.playerId === null ? undefined : await this.first<{ name: string }>(PLAYER, deck.playerId);
    const by = player === undefined ? '' : ` by ${player.name}`;
    return plain(deck.name, `A deck of ${nameOf(deck.game)}${by}.`);
  }

  private async first<Row extends object>(sql: string, id: string): Promise<Row | undefined> {
    const { rows } = await this.pools.app.query<Row>(sql, [id]);
    return rows[0];
  }
}

const plain = (title: string, description: string): Preview => ({
  head: { title, description },
  picture: { about: '', lines: [{ text: title, won: null }], note: description },
});

/** The step that a link to a game names. */
function placeIn(query: URLSearchParams): StepPlace | null {
  const [step, branch] = ['step', 'branch'].map((name) => query.get(name));
  if (!isCount(step) || (branch !== null && !isCount(branch))) return null;
  return { step: Number(step), branch: branch === null ? null : Number(branch) };
}

const isCount = (text: string | null | undefined): boolean => /^\d{1,6}$/.test(text ?? '');

const playersOf = ({ seats, names }: MatchRow) =>
  seats.map(({ seat, playerId }) => ({ seat, name: names?.[playerId] ?? seat }));

const whereOf = ({ game, league }: MatchRow): string =>
  `A match of ${nameOf(game)}${league === null ? '' : ` in ${league}`}.`;

function outcomeOf({ status, draw }: MatchRow, won: readonly string[]): string {
  if (status === 'running') return 'It is being played.';
  return draw ? 'It ended in a draw.' : `${won.join(' and ')} won.`;
}

function previewOfMatch(row: MatchRow, isTold = true): Preview {
  const { game, winners, league } = row;
  const players = playersOf(row);
  const won = isTold ? players.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name) : [];
  const where = whereOf(row);
  const outcome = isTold ? outcomeOf(row, won) : '';
  const isWon = won.length > 0;
  return {
    head: { title: players.map(({ name }) => name).join(' – '), description: `${where} ${outcome}`.trimEnd() },
    picture: {
      about: [nameOf(game), ...(league === null ? [] : [league])].join(' · '),
      lines: players.map(({ seat, name }) => ({ text: name, won: isWon ? winners.includes(seat) : null })),
      note: outcome,
    },
  };
}

const nameOf = (game: string): string => rulesFor(game)?.name ?? game;
