import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, IsUUID, Matches, Max, Min, ValidateBy, type ValidationArguments } from 'class-validator';
import { IsFlag, IsMoment, MayBeAbsent } from '../../../platform/http/index.js';
import type { StatisticsFilter } from '../queries/statistics-report.js';

const LIMIT = 100;
const LIMIT_MAX = 1000;

/** At most one of these may be given. */
const isAlone = (others: readonly ('league' | 'tournament')[]) =>
  ({
    name: 'isAlone',
    validator: {
      validate: (_: unknown, { object }: ValidationArguments) =>
        others.every((other) => (object as StatisticsQuery)[other] === undefined),
      defaultMessage: (at?: ValidationArguments) =>
        `${at?.property ?? ''} must be given without ${others.join(' and ')}`,
    },
  }) as const;

export class StatisticsQuery {
  @ApiProperty({ required: false, description: 'The game. Without it, each game has a report of its own.' })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'game must be the id of a game' })
  game?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'Only games of this league.' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'Only games of the matches of this tournament. A request names a league, a tournament or a season.',
  })
  @MayBeAbsent()
  @IsUUID()
  @ValidateBy(isAlone(['league']))
  tournament?: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description:
      'Only games of the matches of the tournaments of this season, running ones included: the tournaments that its table lists. A request names a league, a tournament or a season.',
  })
  @MayBeAbsent()
  @IsUUID()
  @ValidateBy(isAlone(['league', 'tournament']))
  season?: string;

  @ApiProperty({
    required: false,
    example: 'core-constructed',
    description:
      'Only games in this format. Without it, games of all formats are counted together, however different the formats are. `formats` lists the formats of the sample. (The parameter `format` is the file format of an export.)',
  })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'matchFormat must be the id of a format' })
  matchFormat?: string;

  @IsMoment({ description: 'Only games that ended at this time or later.' })
  from?: string;

  @IsMoment({ description: 'Only games that ended before this time.' })
  to?: string;

  @IsFlag({
    default: false,
    description: 'Whether games without a turn count: conceded at once, or lost by absent players.',
  })
  withoutTurns?: boolean;

  @ApiProperty({ required: false, minimum: 1, default: 1, description: 'Leaves out rows with fewer games.' })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  minGames: number = 1;

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: LIMIT_MAX,
    default: LIMIT,
    description:
      'The greatest length of each list. The lists have the best win rates of decks and players, the most frequent matchups, and the cards counted in most games. An export has all.',
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMIT_MAX)
  limit: number = LIMIT;
}

export const filterOf = (query: Omit<StatisticsQuery, 'limit'>): Omit<StatisticsFilter, 'limit'> => ({
  game: query.game ?? null,
  scopeId: query.league ?? query.tournament ?? null,
  seasonId: query.season ?? null,
  format: query.matchFormat ?? null,
  from: query.from ?? null,
  to: query.to ?? null,
  withoutTurns: query.withoutTurns ?? false,
  minGames: query.minGames,
});
