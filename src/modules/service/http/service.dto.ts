import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { RuleStatus } from '../../../engine/index.js';
import { MayBeAbsent, WordsDto } from '../../../platform/http/index.js';
import type { OfferedGame, RuleTitle } from '../rule-titles.js';

@ApiExtraModels(WordsDto)
class OfferedGameDto implements OfferedGame {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'Disney Lorcana' })
  name!: string;

  @ApiProperty({
    description: 'The name of the game, by language.',
    example: { en: 'Disney Lorcana', zh: '迪士尼洛卡纳' },
  })
  names!: WordsDto;

  @ApiProperty({ example: 'lorcana@2025-03-14', description: 'The rulebook that citations of new games name.' })
  ruleset!: string;

  @ApiProperty({ type: [String], example: ['core-constructed'] })
  formats!: readonly string[];

  @ApiProperty({
    type: 'object',
    description: 'The possible numbers of players, by format.',
    additionalProperties: {
      type: 'object',
      required: ['min', 'max'],
      properties: { min: { type: 'integer' }, max: { type: 'integer' } },
    },
    example: { 'core-constructed': { min: 2, max: 4 } },
  })
  seats!: Readonly<Record<string, { min: number; max: number }>>;

  @ApiProperty({
    type: 'object',
    description: 'The team formats, with their numbers of teams and of seats in a team.',
    additionalProperties: {
      type: 'object',
      required: ['teams', 'of'],
      properties: { teams: { type: 'integer' }, of: { type: 'integer' } },
    },
    example: {},
  })
  teams!: Readonly<Record<string, { teams: number; of: number }>>;

  @ApiProperty({
    type: 'object',
    description: 'The formats that produce decks, such as a draft, with the format of these decks.',
    additionalProperties: { type: 'string' },
    example: {},
  })
  decksFor!: Readonly<Record<string, string>>;

  @ApiProperty({
    type: [String],
    example: [],
    description: 'Zones that a line of a deck may name, in games in which some copies begin in other zones.',
  })
  deckZones!: readonly string[];

  @ApiProperty({
    type: 'object',
    description: 'The names of the events among the key moments of a replay, by their `what`.',
    additionalProperties: { $ref: getSchemaPath(WordsDto) },
    example: { song: { en: 'A song is sung', zh: '演唱歌曲' } },
  })
  moments!: Readonly<Record<string, WordsDto>>;

  @ApiProperty({
    type: WordsDto,
    nullable: true,
    description: 'The unit of leads and swings among the key moments; null if the game has none.',
    example: { en: 'Lore', zh: '传奇点' },
  })
  score!: WordsDto | null;

  @ApiProperty({
    description: 'The address of the titles of the rules. Its content never changes.',
    example: '/v1/rules/lorcana?version=5f2d1c0a9b8e7d6c',
  })
  rules!: string;

  @ApiProperty({
    type: [String],
    example: ['lorcanajson'],
    description: 'The file formats from which cards can be imported.',
  })
  importFormats!: readonly string[];
}

export class ServiceDto {
  @ApiProperty({ type: [OfferedGameDto] })
  games!: readonly OfferedGameDto[];

  @ApiProperty({ example: true, description: 'Whether public data can be read without a key.' })
  publicReading!: boolean;

  @ApiProperty({ example: false, description: 'Whether `GET /v1/oidc/redirect` logs browsers in.' })
  openIdLogin!: boolean;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'https://cards.example.org/{game}/{id}.webp',
    description:
      'The address of an image of a card, with its `{game}`, `{id}` and `{name}`, each percent-encoded; null where no images are shown.',
  })
  cardImages!: string | null;
}

const RULE_STATUSES: readonly RuleStatus[] = ['implemented', 'refused', 'informative', 'deferred'];

class RuleTitleDto implements RuleTitle {
  @ApiProperty({ example: '4.3.6.12' })
  number!: string;

  @ApiProperty({
    example: 'Damage of a challenge is dealt at once',
    description: 'The title. It is our own, not that of the rule document.',
  })
  title!: string;

  @ApiProperty({ enum: RULE_STATUSES, example: 'implemented' })
  status!: RuleStatus;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '4.3.6',
    description: 'The number of the parent; null for a chapter.',
  })
  parent!: string | null;
}

export class RuleTitlesDto {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'lorcana@2025-03-14' })
  ruleset!: string;

  @ApiProperty({ type: [RuleTitleDto], description: 'The rules, in the order of the document.' })
  rules!: readonly RuleTitleDto[];
}

export class RulesParams {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z]{1,20}$/)
  game!: string;
}

export class RulesQuery {
  @ApiProperty({
    required: false,
    example: '5f2d1c0a9b8e7d6c',
    description: 'The version in `rules` of GET /v1/service. A client may cache such an answer without a time limit.',
  })
  @MayBeAbsent()
  @Matches(/^[0-9a-f]{16}$/)
  version?: string;
}
