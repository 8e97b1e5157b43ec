import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Max, Min, ValidateIf, ValidateNested } from 'class-validator';
import { type How, HOWS, type Outcome, OUTCOMES, ROUND_CHANGES, type RoundChange } from '../../../competition/index.js';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import { BoardCommandDto, NamedPlayerDto, RoundCommandDto } from './common.dto.js';
import { TournamentDto } from './tournament.dto.js';

const GAMES_MAX = 9;
const REASON_MAX = 200;

export class GamesScoreDto {
  @ApiProperty({ minimum: 0, maximum: GAMES_MAX, example: 2 })
  @IsInt()
  @Min(0)
  @Max(GAMES_MAX)
  won!: number;

  @ApiProperty({ minimum: 0, maximum: GAMES_MAX, example: 1 })
  @IsInt()
  @Min(0)
  @Max(GAMES_MAX)
  lost!: number;

  @ApiProperty({ minimum: 0, maximum: GAMES_MAX, example: 0 })
  @IsInt()
  @Min(0)
  @Max(GAMES_MAX)
  drawn!: number;
}

export class GivenResultDto {
  @ApiProperty({
    required: false,
    type: GamesScoreDto,
    description: 'The games from the view of the first player: won, lost, drawn.',
  })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => GamesScoreDto)
  games?: GamesScoreDto;

  @ApiProperty({
    required: false,
    enum: OUTCOMES,
    description: 'The outcome. Without it, the games decide.',
    example: 'first',
  })
  @MayBeAbsent()
  @IsIn(OUTCOMES)
  outcome?: Outcome;

  @ApiProperty({ required: false, enum: HOWS, default: 'played', example: 'played' })
  @MayBeAbsent()
  @IsIn(HOWS)
  how?: How;
}

export class RecordResultDto extends BoardCommandDto {
  @ApiProperty({ type: GivenResultDto })
  @ValidateNested()
  @Type(() => GivenResultDto)
  result!: GivenResultDto;

  @MayBeAbsent()
  @IsLine(REASON_MAX, {
    required: false,
    description: 'The ruling, where players disputed the result. Everybody can read it.',
    example: 'Both agree about the first game',
  })
  reason?: string;
}

export class CorrectResultDto extends BoardCommandDto {
  @ApiProperty({
    type: GivenResultDto,
    nullable: true,
    description: 'The right result; null if the match is still to be played.',
  })
  @ValidateIf((_body, value: unknown) => value !== null)
  @ValidateNested()
  @Type(() => GivenResultDto)
  result!: GivenResultDto | null;

  @IsLine(REASON_MAX, { example: 'The slip was read the wrong way round' })
  reason!: string;

  @ApiProperty({
    required: false,
    default: false,
    description: 'With `true`, nothing is recorded, and the answer shows what would change.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  dryRun?: boolean;
}

const REPORTED_HOWS = ['played', 'intentional-draw', 'conceded'] as const;

class ClaimedResultDto {
  @ApiProperty({ type: GamesScoreDto, description: 'The games from your own view: won, lost, drawn.' })
  @ValidateNested()
  @Type(() => GamesScoreDto)
  games!: GamesScoreDto;

  @ApiProperty({ required: false, enum: REPORTED_HOWS, default: 'played', example: 'played' })
  @MayBeAbsent()
  @IsIn(REPORTED_HOWS)
  how?: (typeof REPORTED_HOWS)[number];
}

export class ReportResultDto extends IntersectionType(RoundCommandDto, ClaimedResultDto) {}

export class DisputeResultDto extends RoundCommandDto {
  @IsLine(REASON_MAX, { example: 'I won the third game' })
  reason!: string;

  @ApiProperty({ required: false, type: ClaimedResultDto, description: 'The result that you claim.' })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ClaimedResultDto)
  claim?: ClaimedResultDto;
}

export class PairingResultDto {
  @ApiProperty({ enum: OUTCOMES, description: 'A double loss is a loss of both.', example: 'first' })
  outcome!: Outcome;

  @ApiProperty({ type: GamesScoreDto })
  games!: GamesScoreDto;

  @ApiProperty({ enum: HOWS, example: 'played' })
  how!: How;
}

export class ChangedPlaceDto extends NamedPlayerDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 3 })
  before!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  after!: number | null;
}

class ReplacedPairingDto {
  @ApiProperty({ example: 6 })
  round!: number;

  @ApiProperty({ example: 1 })
  table!: number;

  @ApiProperty({ type: [NamedPlayerDto] })
  players!: readonly NamedPlayerDto[];
}

class ChangedCutDto {
  @ApiProperty({ example: 2 })
  stage!: number;

  @ApiProperty({ type: [NamedPlayerDto], description: 'Players who would be in the stage by the corrected standings.' })
  wouldBeIn!: readonly NamedPlayerDto[];

  @ApiProperty({
    type: [NamedPlayerDto],
    description: 'Players who would not be in the stage. They stay in the stage nevertheless.',
  })
  wouldBeOut!: readonly NamedPlayerDto[];
}

class RestingRoundDto {
  @ApiProperty({ example: 3 })
  round!: number;

  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({
    enum: ROUND_CHANGES,
    description:
      'A proposal is `void`. A match of a bracket gets other players (`replaced`). A round without results can be withdrawn and paired again (`withdrawable`). Every other round `stays` as it was played.',
    example: 'stays',
  })
  change!: RoundChange;
}

export class CorrectionEffectsDto {
  @ApiProperty({ type: [ChangedPlaceDto], description: 'Players whose place changes.' })
  places!: readonly ChangedPlaceDto[];

  @ApiProperty({ type: [ReplacedPairingDto], description: 'Pairings of the bracket that get other players.' })
  replaced!: readonly ReplacedPairingDto[];

  @ApiProperty({
    type: ChangedCutDto,
    nullable: true,
    description: 'How the started stage would have differed. The stage does not change.',
  })
  cut!: ChangedCutDto | null;

  @ApiProperty({ type: [RestingRoundDto], description: 'Later rounds that depend on the result.' })
  rounds!: readonly RestingRoundDto[];
}

export class CorrectedDto {
  @ApiProperty({ type: TournamentDto })
  tournament!: TournamentDto;

  @ApiProperty({ type: CorrectionEffectsDto })
  effects!: CorrectionEffectsDto;
}
