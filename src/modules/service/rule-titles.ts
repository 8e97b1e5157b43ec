import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { games, importFormats, type Rule, rulebooks, type Rules, rulesFor } from '../../engine/index.js';
import { layoutOf, type Words } from '../../engine/looks.js';

export interface RuleTitle extends Pick<Rule, 'number' | 'title' | 'status'> {
  /** Null for a chapter. */
  readonly parent: string | null;
}

/** The rules of a game, as JSON, and the name of that content. */
export interface RuleTitles {
  readonly version: string;
  readonly json: Buffer;
}

export interface OfferedGame extends Pick<Rules, 'game' | 'name' | 'ruleset' | 'formats' | 'deckZones'> {
  /** In the languages of the pages; a game without a layout has one name in all of them. */
  readonly names: Words;
  /** How many play, by format. */
  readonly seats: Readonly<Record<string, SeatNumbers>>;
  /** Teams by format, for formats with teams: how many, and the seats of each. */
  readonly teams: Readonly<Record<string, TeamNumbers>>;
  /** The format of the decks that a draft format produces, by draft format. */
  readonly decksFor: Readonly<Record<string, string>>;
  /** The key moments that it declares, by their ids. */
  readonly moments: Readonly<Record<string, Words>>;
  /** What its seats race by; null where they do not. */
  readonly score: Words | null;
  readonly rules: string;
  readonly importFormats: readonly string[];
}

interface SeatNumbers {
  readonly min: number;
  readonly max: number;
}

interface TeamNumbers {
  readonly teams: number;
  readonly of: number;
}

const teamsOf = ({ compiled }: Rules): Readonly<Record<string, TeamNumbers>> => {
  const { formats = [], needed } = compiled.game.teams ?? {};
  return Object.fromEntries(needed === undefined ? [] : formats.map((format) => [format, needed]));
};

function seatsIn({ seats }: Rules, format: string): SeatNumbers {
  const { min, max } = seats.of?.[format] ?? seats;
  return { min, max };
}

const decksForOf = (rules: Rules): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rules.formats.flatMap((format) => {
      const decksFor = rules.deckFormat(format);
      return decksFor === null ? [] : [[format, decksFor]];
    }),
  );

const scoreOf = ({ statistics: { counts, score } }: Rules): Words | null =>
  counts.find(({ id }) => id === score?.statistic)?.title ?? null;

/**
 * Our own titles of the rules, by number: what is cited elsewhere by number alone. They are the same until a release
 * changes them.
 */
@Injectable()
export class RuleTitlesOfGames {
  private readonly written: ReadonlyMap<string, RuleTitles> = new Map(
    games.flatMap((game) => {
      const titles = titlesOf(game);
      return titles === undefined ? [] : [[game, titles] as const];
    }),
  );

  private known: Promise<readonly OfferedGame[]> | undefined;

  /** Undefined for a game that is not played here. */
  of(game: string): RuleTitles | undefined {
    return this.written.get(game);
  }

  /** The same as long as the process runs, and asked for by every page. */
  offered(): Promise<readonly OfferedGame[]> {
    return (this.known ??= this.described());
  }

  private async described(): Promise<readonly OfferedGame[]> {
    const offered = games.map(async (id) => {
      const [rules, titles] = [rulesFor(id), this.of(id)];
      if (rules === undefined || titles === undefined) return [];
      const { game, name, ruleset, formats, deckZones } = rules;
      const seats = Object.fromEntries(formats.map((format) => [format, seatsIn(rules, format)]));
      return [
        {
          game,
          name,
          names: (await layoutOf(game))?.name ?? { en: name, zh: name },
          ruleset,
          formats,
          seats,
          teams: teamsOf(rules),
          decksFor: decksForOf(rules),
          deckZones,
          moments: Object.fromEntries(rules.statistics.moments.map(({ id, title }) => [id, title])),
          score: scoreOf(rules),
          rules: `/v1/rules/${game}?version=${titles.version}`,
          importFormats: importFormats(game),
        },
      ];
    });
    return (await Promise.all(offered)).flat();
  }
}

function titlesOf(game: string): RuleTitles | undefined {
  const rulebook = rulebooks.find((each) => each.game === game);
  const ruleset = rulesFor(game)?.ruleset;
  if (rulebook === undefined || ruleset === undefined) return undefined;
  const rules = rulebook.rules.map(({ number, title, status, parent = null }): RuleTitle => ({
    number,
    title,
    status,
    parent,
  }));
  const json = Buffer.from(JSON.stringify({ game, ruleset, rules }));
  return { version: createHash('sha256').update(json).digest('hex').slice(0, 16), json };
}
