import { ApiProperty } from '@nestjs/swagger';
import { games } from '../../../engine/index.js';
import { WordsDto } from '../../../platform/http/index.js';
import type { Rate } from '../domain/rate.js';
import type { Counted, GameStatisticsReport, Matchup, Spread, WinRate } from '../queries/statistics-report.js';
import { TURNS_MAX } from '../queries/statistics.sql.js';

/** Never without its n and its interval. */
class RateDto implements Rate {
  @ApiProperty({ example: 100 })
  n!: number;

  @ApiProperty({ example: 70 })
  hits!: number;

  @ApiProperty({ example: 0.7 })
  value!: number;

  @ApiProperty({ example: 0.6042, description: 'Lower bound of the 95 % Wilson score interval.' })
  low!: number;

  @ApiProperty({ example: 0.7811, description: 'Upper bound of the 95 % Wilson score interval.' })
  high!: number;
}

class WinRateDto implements WinRate {
  @ApiProperty({ example: 'play' })
  key!: string;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The name of the deck or the player.' })
  label!: string | null;

  @ApiProperty({ type: RateDto })
  wins!: RateDto;
}

class WinsDto {
  @ApiProperty({
    type: [WinRateDto],
    description: 'Counts only `publicGames`, since other games do not disclose their decks.',
  })
  byDeck!: readonly WinRateDto[];

  @ApiProperty({ type: [WinRateDto] })
  byPlayer!: readonly WinRateDto[];

  @ApiProperty({ type: [WinRateDto], description: '`play` took the first turn, `draw` did not.' })
  byTurnOrder!: readonly WinRateDto[];
}

class MatchupDto implements Matchup {
  @ApiProperty({ format: 'uuid' })
  deck!: string;

  @ApiProperty({ example: 'Ruby and Amethyst' })
  label!: string;

  @ApiProperty({ format: 'uuid' })
  opponent!: string;

  @ApiProperty({ example: 'Amber and Steel' })
  opponentLabel!: string;

  @ApiProperty({ type: RateDto, description: 'The wins of `deck`. `n` is the number of games between the two decks.' })
  wins!: RateDto;

  @ApiProperty({ type: RateDto, description: 'The wins of `opponent`. All other games were draws.' })
  losses!: RateDto;
}

class MeanDto {
  @ApiProperty({ example: 200 })
  n!: number;

  @ApiProperty({ example: 18.4 })
  mean!: number;

  @ApiProperty({ example: 3 })
  min!: number;

  @ApiProperty({ example: 23 })
  max!: number;
}

class SpreadDto extends MeanDto implements Spread {
  @ApiProperty({ example: 19 })
  median!: number;
}

class GamesOfTurnsDto {
  @ApiProperty({ example: 18, maximum: TURNS_MAX })
  turns!: number;

  @ApiProperty({ example: 7 })
  games!: number;
}

class LengthDto {
  @ApiProperty({ type: SpreadDto, description: 'Turns of all seats together.' })
  turns!: SpreadDto;

  @ApiProperty({ type: SpreadDto })
  actions!: SpreadDto;

  @ApiProperty({
    type: [GamesOfTurnsDto],
    description: `The number of games by number of turns; ${TURNS_MAX} includes longer games.`,
  })
  byTurns!: readonly GamesOfTurnsDto[];
}

class TurnMeanDto {
  @ApiProperty({ example: 3, description: "The seat's own third turn." })
  turn!: number;

  @ApiProperty({ example: 198 })
  n!: number;

  @ApiProperty({ example: 0.9 })
  mean!: number;
}

class CardRateDto {
  @ApiProperty({ example: '1-174' })
  card!: string;

  @ApiProperty({ example: 143, description: 'The total number of times.' })
  times!: number;

  @ApiProperty({ type: RateDto, description: 'The games in which it happened at least once, and how many were won.' })
  wins!: RateDto;
}

class CountedDto implements Counted {
  @ApiProperty({ example: 'played' })
  id!: string;

  @ApiProperty({ example: 'Cards played' })
  title!: string;

  @ApiProperty({ description: 'The name of the game, by language.', example: { en: 'Cards played', zh: '打出的牌' } })
  titles!: WordsDto;

  @ApiProperty({ example: 'cards' })
  unit!: string;

  @ApiProperty({
    description: 'The unit behind a number, in the languages of the pages.',
    example: { en: 'cards', zh: '张' },
  })
  units!: WordsDto;

  @ApiProperty({ type: MeanDto, nullable: true, description: 'Per seat and game.' })
  perGame!: MeanDto | null;

  @ApiProperty({ type: [TurnMeanDto] })
  perTurn!: readonly TurnMeanDto[];

  @ApiProperty({ type: [CardRateDto] })
  perCard!: readonly CardRateDto[];
}

class GamesOfFormatDto {
  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ example: 100 })
  games!: number;
}

export class GameStatisticsDto implements GameStatisticsReport {
  @ApiProperty({ enum: games })
  game!: string;

  @ApiProperty({
    description:
      'Ended, and seen by spectators to their end. Games of matches that staff has made void do not count, and games in which no ' +
      'turn began count with `withoutTurns` alone.',
    example: 100,
  })
  games!: number;

  @ApiProperty({
    description: 'Games in which no turn began. Without `withoutTurns` they are left out of all other numbers.',
    example: 4,
  })
  gamesWithoutTurns!: number;

  @ApiProperty({
    description:
      'The `games` with facts that rest on assertions only: texts carried out by hand, corrections by judges, or reported chance. These games are counted like all games.',
    example: 3,
  })
  gamesWithAssertions!: number;

  @ApiProperty({
    description:
      'The `games` whose match is public. `wins.byDeck` counts these alone, and so do cards that the table did not see. Players decide whether a match is public, so these games may differ from all games.',
    example: 60,
  })
  publicGames!: number;

  @ApiProperty({ type: [GamesOfFormatDto], description: 'The formats of these games, the most frequent first.' })
  formats!: readonly GamesOfFormatDto[];

  @ApiProperty({ type: WinsDto, description: 'The wins. A drawn game counts as not won.' })
  wins!: WinsDto;

  @ApiProperty({
    type: [MatchupDto],
    description:
      'The pairs of decks that met, the most frequent first. Counts only `publicGames` of two seats with different decks.',
  })
  matchups!: readonly MatchupDto[];

  @ApiProperty({ type: LengthDto, nullable: true })
  length!: LengthDto | null;

  @ApiProperty({ type: [CountedDto], description: 'The further statistics that the game declares.' })
  counted!: readonly CountedDto[];
}

export class StatisticsDto {
  @ApiProperty({ type: [GameStatisticsDto] })
  items!: readonly GameStatisticsDto[];
}
