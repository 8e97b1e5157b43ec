import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';
import {
  COLOUR_RULES,
  type ColourRule,
  CRITERIA,
  type Criterion,
  DUE_STRENGTHS,
  DUTCH_RULES,
  type DutchRule,
  type DueStrength,
  RESULT_SOURCES,
  STAGE_KINDS,
} from '../../../competition/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { NamedPlayerDto, ROUNDS_MAX } from './common.dto.js';
import { PairingResultDto } from './results.dto.js';

export class RoundParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;

  @ApiProperty({ minimum: 1, example: 2 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(ROUNDS_MAX)
  round!: number;
}

export class ExplanationQuery {
  @ApiProperty({ required: false, format: 'uuid', description: 'Only the pair of this player.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;
}

export class SeatedPlayerDto extends NamedPlayerDto {
  @ApiProperty({ description: 'Match points before the round.', example: 6 })
  points!: number;
}

class PairedTableDto {
  @ApiProperty({ example: 1 })
  table!: number;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The match of the bracket, or the group of the round robin.',
    example: 'W2-1',
  })
  place!: string | null;

  @ApiProperty({ type: [SeatedPlayerDto], description: 'Two players.' })
  players!: readonly SeatedPlayerDto[];
}

class ReportDto {
  @ApiProperty({ type: NamedPlayerDto })
  by!: NamedPlayerDto;

  @ApiProperty({ type: PairingResultDto })
  result!: PairingResultDto;
}

class DisputeDto {
  @ApiProperty({ type: NamedPlayerDto })
  by!: NamedPlayerDto;

  @ApiProperty({ example: 'I won the third game' })
  reason!: string;
}

export class TableDto extends PairedTableDto {
  @ApiProperty({ type: PairingResultDto, nullable: true })
  result!: PairingResultDto | null;

  @ApiProperty({
    enum: RESULT_SOURCES,
    type: 'string',
    nullable: true,
    description: 'Who gave the result: staff, both players, or a recorded match.',
  })
  source!: string | null;

  @ApiProperty({ type: ReportDto, nullable: true, description: 'A report that the opponent has not confirmed.' })
  report!: ReportDto | null;

  @ApiProperty({ type: DisputeDto, nullable: true })
  dispute!: DisputeDto | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  matchId!: string | null;

  @ApiProperty({ description: 'How often the result was corrected.', example: 0 })
  corrections!: number;

  @ApiProperty({ description: 'Time beyond the clock of the round, in milliseconds.', example: 300_000 })
  extension!: number;
}

export class RoundDto {
  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({ enum: STAGE_KINDS, example: 'swiss' })
  kind!: string;

  @ApiProperty({ example: false })
  isOver!: boolean;

  @ApiProperty({ description: 'The version of the tournament by which it was proposed.', example: 31 })
  version!: number;

  @ApiProperty({ type: [TableDto] })
  tables!: readonly TableDto[];

  @ApiProperty({ type: [NamedPlayerDto] })
  byes!: readonly NamedPlayerDto[];
}

export class RoundsDto {
  @ApiProperty({ example: 40 })
  version!: number;

  @ApiProperty({ type: [RoundDto] })
  items!: readonly RoundDto[];
}

export class PairingCostDto implements Record<Criterion, number> {
  @ApiProperty({ description: 'Pairs who have met before.', example: 0 })
  rematches!: number;

  @ApiProperty({ description: 'Byes of players who had one before.', example: 0 })
  furtherByes!: number;

  @ApiProperty({ description: 'Points of players with a bye.', example: 0 })
  byePoints!: number;

  @ApiProperty({ description: 'The sum of the squares of differences of points.', example: 18 })
  squares!: number;

  @ApiProperty({
    description: 'Players who play someone of other points, as they did in the round before.',
    example: 0,
  })
  repeatedFloats!: number;

  @ApiProperty({ description: 'Pairs of one team.', example: 0 })
  teammates!: number;
}

class RuledOutDto {
  @ApiProperty({ enum: CRITERIA, example: 'rematches' })
  criterion!: Criterion;

  @ApiProperty({ description: 'By how much the best round with this pair is worse there.', example: 1 })
  by!: number;
}

class FloatReasonDto {
  @ApiProperty({ type: NamedPlayerDto })
  floating!: NamedPlayerDto;

  @ApiProperty({ type: NamedPlayerDto, description: 'An opponent of nearer points.' })
  nearer!: NamedPlayerDto;

  @ApiProperty({ type: RuledOutDto, nullable: true, description: 'Null if only lots decide.' })
  ruledOut!: RuledOutDto | null;
}

export class ExplainedPairDto {
  @ApiProperty({ type: [NamedPlayerDto] })
  players!: readonly NamedPlayerDto[];

  @ApiProperty({ type: [Number], example: [6, 3] })
  points!: readonly number[];

  @ApiProperty({ type: [FloatReasonDto], description: 'Empty if both have the same points.' })
  reasons!: readonly FloatReasonDto[];
}

class UnmetRuleDto {
  @ApiProperty({ enum: DUTCH_RULES, description: 'A criterion of the handbook of FIDE, C.04.3.', example: 'C12' })
  rule!: DutchRule;

  @ApiProperty({
    description: 'How many pairs or players miss it. For C8 and C9 a cost: C9 counts unplayed rounds.',
    example: 1,
  })
  times!: number;
}

class ScoreGroupDto {
  @ApiProperty({ description: 'Match points of its own players.', example: 6 })
  points!: number;

  @ApiProperty({ type: [NamedPlayerDto], description: 'Players from a higher score group.' })
  movedDown!: readonly NamedPlayerDto[];

  @ApiProperty({ type: [NamedPlayerDto], description: 'Players who go on to a lower score group, or have the bye.' })
  leaving!: readonly NamedPlayerDto[];

  @ApiProperty({ type: [UnmetRuleDto], description: 'Criteria that could not be met in full.' })
  unmet!: readonly UnmetRuleDto[];
}

const SIDES = ['first', 'second'] as const;

class PlayerOnSideDto extends NamedPlayerDto {
  @ApiProperty({
    enum: SIDES,
    type: 'string',
    nullable: true,
    description: 'What earlier games make the player due; null before the first game.',
    example: 'first',
  })
  due!: (typeof SIDES)[number] | null;

  @ApiProperty({ enum: DUE_STRENGTHS, example: 'strong' })
  strength!: DueStrength;
}

class SidesDto {
  @ApiProperty({ type: [PlayerOnSideDto], description: 'The first and the second player.' })
  players!: readonly PlayerOnSideDto[];

  @ApiProperty({ enum: COLOUR_RULES, description: 'The rule of section E that decided who is first.', example: 'E1' })
  rule!: ColourRule;
}

class DutchExplanationDto {
  @ApiProperty({ type: [ScoreGroupDto], description: 'From the highest score to the lowest.' })
  brackets!: readonly ScoreGroupDto[];

  @ApiProperty({ type: [SidesDto], description: 'One for each pair of the system. Locked pairs are not listed.' })
  sides!: readonly SidesDto[];
}

class ExplainedDto {
  @ApiProperty({
    type: PairingCostDto,
    nullable: true,
    description: 'What the round costs; null outside of Swiss, and for the Dutch system.',
  })
  cost!: PairingCostDto | null;

  @ApiProperty({
    type: [ExplainedPairDto],
    nullable: true,
    description: 'Null if players have changed places by hand, or for so many players that you ask for one of them.',
  })
  reasons!: readonly ExplainedPairDto[] | null;

  @ApiProperty({
    type: DutchExplanationDto,
    nullable: true,
    description: 'How the Dutch system paired the round; null for other stages, and if players have changed places.',
  })
  dutch!: DutchExplanationDto | null;
}

export class ExplanationDto extends ExplainedDto {
  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ description: 'All lots of the round are drawn from it.', example: '9f86d081884c7d659a2feaa0c55ad015' })
  seed!: string;

  @ApiProperty({ example: false })
  swapped!: boolean;
}

export class ProposalDto extends ExplanationDto {
  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({ description: 'To publish just this proposal.', example: 31 })
  version!: number;

  @ApiProperty({ type: [PairedTableDto] })
  tables!: readonly PairedTableDto[];

  @ApiProperty({ type: [NamedPlayerDto] })
  byes!: readonly NamedPlayerDto[];

  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string', format: 'uuid' } } })
  locked!: readonly (readonly string[])[];

  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string', format: 'uuid' } } })
  forbidden!: readonly (readonly string[])[];

  @ApiProperty({ type: [String], format: 'uuid' })
  awardedByes!: readonly string[];
}
