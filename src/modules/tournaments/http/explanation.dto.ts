/** Why a round is paired as it is. */
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import {
  COLOUR_RULES,
  type ColourRule,
  CRITERIA,
  type Criterion,
  DUE_STRENGTHS,
  type DueStrength,
  DUTCH_RULES,
  type DutchRule,
} from '../../../competition/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { NamedPlayerDto } from './common.dto.js';

export class ExplanationQuery {
  @ApiProperty({ required: false, format: 'uuid', description: 'Only the pair of this player.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;
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

  @ApiProperty({ description: 'Whether the number of players is odd: one of them has to leave.', example: true })
  isOdd!: boolean;

  @ApiProperty({
    type: [UnmetRuleDto],
    description:
      'Criteria that could not be met in full. C6 and C8 do not count the player whom an odd number of players leaves over.',
  })
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

  @ApiProperty({ description: 'Whether staff or a report set pairs of the round.', example: false })
  swapped!: boolean;
}
