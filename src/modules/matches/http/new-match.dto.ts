import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  IsUUID,
  Matches,
  ValidateNested,
} from 'class-validator';
import { IsFormatName, IsGameName } from '../../catalogue/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { AreLines, LineAnswerDto } from '../../identity/index.js';
import { type NewMatch, type Randomness, RANDOMNESS } from '../commands/new-match.js';
import { askedTerms, VisibilityTermsDto } from './terms.dto.js';
import { IsTiming, TimingDto, timingOf } from './timing.dto.js';
import { IsSeatName } from './names.js';

const BEST_OF = [1, 3, 5] as const;
/** More than any game seats; how many one does is for its rules to say. */
const SEATS_MAX = 16;

class NewSeatDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  @IsUUID()
  playerId!: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description:
      'A deck of the player, or a deck without a player. In a match with a `draftId`, the default is the deck that the player drafted there. In a format that produces decks, such as a draft, all seats name the same list, from which they draft.',
    example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912',
  })
  @MayBeAbsent()
  @IsUUID()
  deckId?: string;

  @ApiProperty({
    required: false,
    description:
      'The share of the player in all chance of the match: 32 random bytes in hex. Without it, the server draws the share. The server knows this share before it draws its own secret. With `randomness: shared` it commits to its own secret first.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[0-9a-f]{64}$/)
  entropy?: string;
}

class TeamDto {
  @ApiProperty({ type: [String], minItems: 1, maxItems: SEATS_MAX, example: ['p1', 'p3'] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SEATS_MAX)
  @IsSeatName({ each: true })
  seats!: string[];
}

export class CreateMatchDto extends VisibilityTermsDto {
  @IsGameName()
  game!: string;

  @IsFormatName()
  format!: string;

  @ApiProperty({ enum: BEST_OF, example: 3, description: 'The greatest number of games.' })
  @IsIn(BEST_OF)
  bestOf!: (typeof BEST_OF)[number];

  @ApiProperty({
    type: [NewSeatDto],
    minItems: 1,
    maxItems: SEATS_MAX,
    description: 'The seats, in order: p1, p2 and so on.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SEATS_MAX)
  @ValidateNested({ each: true })
  @Type(() => NewSeatDto)
  seats!: NewSeatDto[];

  @ApiProperty({
    type: [TeamDto],
    required: false,
    description: 'The teams. Each seat is in one team. Only for team formats.',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SEATS_MAX)
  @ValidateNested({ each: true })
  @Type(() => TeamDto)
  teams?: TeamDto[];

  @IsTiming('What time the seats have. In a league that has a timing, every match has that one.')
  timing?: TimingDto;

  @ApiProperty({
    required: false,
    enum: RANDOMNESS,
    default: 'seeded',
    description:
      'The source of chance. `shared`: the server commits to its secrets first (`pledge`), and each seat gives its share (`PUT /v1/matches/{id}/entropy`). The first game begins afterwards. `asserted`: the cards are of paper, and the scorekeeper reports random outcomes and records for all seats. Only a scorekeeper may create such a match.',
  })
  @MayBeAbsent()
  @IsIn(RANDOMNESS)
  randomness?: Randomness;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'A draft that has ended. A seat without a `deckId` plays the deck that its player drafted there.',
  })
  @MayBeAbsent()
  @IsUUID()
  draftId?: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description:
      'The league in which the match counts. A draft names the league in which its decks are played, and does not count.',
  })
  @MayBeAbsent()
  @IsUUID()
  leagueId?: string;
}

/** What is asked for, as the command takes it. */
export function newMatchOf({ leagueId, timing, spectators, publication, teams, ...body }: CreateMatchDto): NewMatch {
  return {
    ...body,
    leagueId: leagueId ?? null,
    visibility: askedTerms({ spectators, publication }),
    ...(teams !== undefined && { teams: teams.map(({ seats }) => seats) }),
    ...(timing !== undefined && { timing: timingOf(timing) }),
  };
}

export const MATCHES_MAX = 100;

export class CreateMatchesDto {
  @AreLines(CreateMatchDto, MATCHES_MAX)
  lines!: unknown[];
}

class CreatedMatchLineDto extends LineAnswerDto {
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    required: false,
    nullable: true,
    description: 'The id of the first game. Null while the match waits for shares of chance.',
  })
  gameId?: string | null;
}

export class CreatedMatchesDto {
  @ApiProperty({ type: [CreatedMatchLineDto], description: 'One for each line, in their order.' })
  lines!: readonly CreatedMatchLineDto[];
}

export class AnswerPublicationDto {
  @ApiProperty({ description: 'Whether the player of the seat agrees to publication.', example: true })
  @IsBoolean()
  consent!: boolean;

  @ApiProperty({
    required: false,
    description: 'The seat that answers. For scorekeepers of paper matches, who have no seat.',
    example: 'p1',
  })
  @MayBeAbsent()
  @IsSeatName()
  seat?: string;
}

export class GiveEntropyDto {
  @ApiProperty({
    required: false,
    description: 'The share: 32 random bytes in hex. Without it, the share counts to which the server committed.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[0-9a-f]{64}$/)
  entropy?: string;

  @ApiProperty({
    required: false,
    description: 'For staff: a seat that gives no share. The match then stops waiting for this seat.',
    example: 'p2',
  })
  @MayBeAbsent()
  @IsSeatName()
  seat?: string;
}
