import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsFormatName, IsGameName } from '../../catalogue/index.js';
import {
  DECKLISTS,
  type Decklists,
  type Seeding,
  SEEDINGS,
  TIE_BREAKERS,
  type TieBreaker,
} from '../../../competition/index.js';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import { AnnouncementBodyDto, NAME_MAX } from './announcement.dto.js';
import { BOARDS_MAX } from './common.dto.js';
import { BEST_OF, NewStageDto, PLAYERS_MAX } from './new-stage.dto.js';

const BOARDS_MIN = 2;
const STAGES_MAX = 5;
export const LATE_ENTRIES = ['loss', 'bye'] as const;

/** A tournament that is created. */
export class CreateTournamentDto {
  @IsLine(NAME_MAX, { example: 'Friday evening' })
  name!: string;

  @IsGameName()
  game!: string;

  @IsFormatName()
  format!: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'The league of the tournament. The roles of the league count in the tournament.',
    example: '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f',
  })
  @MayBeAbsent()
  @IsUUID()
  leagueId?: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description:
      'The season of the league in which places of the tournament give points. A season with 1,000 tournaments, or with 100,000 entries of players, takes no more tournaments.',
    example: '0193a5a0-9f43-7d2c-8a61-6b7c8d9e0f1a',
  })
  @MayBeAbsent()
  @IsUUID()
  seasonId?: string;

  @ApiProperty({
    required: false,
    description:
      'The policy for points and tie-breakers. Without it, the policy that the game suggests. GET /v1/tournaments/policies lists policies.',
    example: 'mtr',
  })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[a-z0-9-]{1,40}$/)
  policy?: string;

  @ApiProperty({
    required: false,
    enum: TIE_BREAKERS,
    isArray: true,
    maxItems: TIE_BREAKERS.length,
    description:
      'An own order of tie-breakers behind match points, instead of the order of the policy. The tournament records it as a policy of its own. Each tie-breaker is named once.',
    example: ['direct-encounter', 'buchholz', 'wins'],
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(TIE_BREAKERS.length)
  @IsIn(TIE_BREAKERS, { each: true })
  tieBreakers?: TieBreaker[];

  @ApiProperty({ required: false, enum: BEST_OF, default: 1, example: 3 })
  @MayBeAbsent()
  @IsIn(BEST_OF)
  bestOf?: 1 | 2 | 3 | 5;

  @ApiProperty({
    required: false,
    type: [NewStageDto],
    minItems: 1,
    maxItems: STAGES_MAX,
    description: 'The stages, in order. Without it, one Swiss stage.',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(STAGES_MAX)
  @ValidateNested({ each: true })
  @Type(() => NewStageDto)
  stages?: NewStageDto[];

  @ApiProperty({
    required: false,
    minimum: 2,
    maximum: PLAYERS_MAX,
    description: 'The greatest number of players, or of teams. Later registrations join the waiting list.',
    example: 32,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(2)
  @Max(PLAYERS_MAX)
  capacity?: number;

  @ApiProperty({ required: false, default: false, description: 'Whether players register themselves.', example: false })
  @MayBeAbsent()
  @IsBoolean()
  selfRegistration?: boolean;

  @ApiProperty({
    required: false,
    default: false,
    description: 'Whether only players who have checked in are paired in the first round.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  checkIn?: boolean;

  @ApiProperty({
    required: false,
    enum: LATE_ENTRIES,
    default: 'loss',
    description: 'How a round counts that a late player missed.',
    example: 'loss',
  })
  @MayBeAbsent()
  @IsIn(LATE_ENTRIES)
  lateEntry?: 'loss' | 'bye';

  @ApiProperty({
    required: false,
    default: true,
    description: 'Whether players may agree on a draw without a game.',
    example: true,
  })
  @MayBeAbsent()
  @IsBoolean()
  intentionalDraws?: boolean;

  @ApiProperty({
    required: false,
    default: false,
    description:
      'Whether the service creates a match for each pairing of two players with decks. Results of these matches count without a report.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  recorded?: boolean;

  @ApiProperty({
    required: false,
    enum: SEEDINGS,
    default: 'lot',
    description:
      'How the first stage is seeded: in the order of registration, by lot, or by rating. The highest rating comes first; equal players and players without a rating keep the order of registration.',
    example: 'lot',
  })
  @MayBeAbsent()
  @IsIn(SEEDINGS)
  seeding?: Seeding;

  @ApiProperty({
    required: false,
    enum: DECKLISTS,
    default: 'hidden',
    description:
      'Which decks everybody can see: none, those of players in the cut once the cut starts, or all once the tournament starts.',
    example: 'cut',
  })
  @MayBeAbsent()
  @IsIn(DECKLISTS)
  decklists?: Decklists;

  @ApiProperty({
    required: false,
    minimum: BOARDS_MIN,
    maximum: BOARDS_MAX,
    description:
      'For teams: the number of boards of a table, which is the number of members of a team. `bestOf` applies to each board. The team that wins more boards wins.',
    example: 3,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(BOARDS_MIN)
  @Max(BOARDS_MAX)
  boards?: number;

  @ApiProperty({ required: false, type: AnnouncementBodyDto, description: 'It can be changed at any time.' })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => AnnouncementBodyDto)
  announcement?: AnnouncementBodyDto;
}
