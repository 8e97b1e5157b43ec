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
  @ApiProperty({ required: false, format: 'uuid', description: 'Only the pairing of this player.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;
}

export class PairingCostDto implements Record<Criterion, number> {
  @ApiProperty({ description: 'The number of pairs that have met before.', example: 0 })
  rematches!: number;

  @ApiProperty({ description: 'The number of byes for players who had a bye before.', example: 0 })
  furtherByes!: number;

  @ApiProperty({ description: 'The points of the players with a bye.', example: 0 })
  byePoints!: number;

  @ApiProperty({ description: 'The sum of the squares of differences of points.', example: 18 })
  squares!: number;

  @ApiProperty({
    description: 'The number of players with an opponent of other points, as in the round before.',
    example: 0,
  })
  repeatedFloats!: number;

  @ApiProperty({ description: 'The number of pairs of one team.', example: 0 })
  teammates!: number;
}

class RuledOutDto {
  @ApiProperty({ enum: CRITERIA, example: 'rematches' })
  criterion!: Criterion;

  @ApiProperty({ description: 'How much worse the best round with this pair is by this criterion.', example: 1 })
  by!: number;
}

class FloatReasonDto {
  @ApiProperty({ type: NamedPlayerDto })
  floating!: NamedPlayerDto;

  @ApiProperty({ type: NamedPlayerDto, description: 'A possible opponent with nearer points.' })
  nearer!: NamedPlayerDto;

  @ApiProperty({
    type: RuledOutDto,
    nullable: true,
    description: 'The criterion that rules the opponent out; null if only a lot decided.',
  })
  ruledOut!: RuledOutDto | null;
}

export class ExplainedPairDto {
  @ApiProperty({ type: [NamedPlayerDto] })
  players!: readonly NamedPlayerDto[];

  @ApiProperty({ type: [Number], example: [6, 3] })
  points!: readonly number[];

  @ApiProperty({
    type: [FloatReasonDto],
    description: 'The reasons for different points; empty if both players have the same points.',
  })
  reasons!: readonly FloatReasonDto[];
}

class UnmetRuleDto {
  @ApiProperty({ enum: DUTCH_RULES, description: 'A criterion of the handbook of FIDE, C.04.3.', example: 'C12' })
  rule!: DutchRule;

  @ApiProperty({
    description:
      'The number of pairs or players that miss the criterion. For C8 and C9 it is a cost: C9 counts unplayed rounds.',
    example: 1,
  })
  times!: number;
}

class ScoreGroupDto {
  @ApiProperty({ description: 'The match points of the own players of the group.', example: 6 })
  points!: number;

  @ApiProperty({ type: [NamedPlayerDto], description: 'Players from a higher score group.' })
  movedDown!: readonly NamedPlayerDto[];

  @ApiProperty({ type: [NamedPlayerDto], description: 'Players who move to a lower score group, or have the bye.' })
  leaving!: readonly NamedPlayerDto[];

  @ApiProperty({
    description: 'Whether the number of players is odd. One player must then leave the group.',
    example: true,
  })
  isOdd!: boolean;

  @ApiProperty({
    type: [UnmetRuleDto],
    description:
      'Criteria that could not be met in full. C6 and C8 do not count the one unpaired player of an odd group.',
  })
  unmet!: readonly UnmetRuleDto[];
}

const SIDES = ['first', 'second'] as const;

class PlayerOnSideDto extends NamedPlayerDto {
  @ApiProperty({
    enum: SIDES,
    type: 'string',
    nullable: true,
    description: 'The side that is due to the player by earlier games; null before the first game.',
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
  @ApiProperty({ type: [ScoreGroupDto], description: 'The score groups, from the highest score to the lowest.' })
  brackets!: readonly ScoreGroupDto[];

  @ApiProperty({
    type: [SidesDto],
    description: 'The sides of each pair of the Dutch system. Locked pairs are not listed.',
  })
  sides!: readonly SidesDto[];
}

class ExplainedDto {
  @ApiProperty({
    type: PairingCostDto,
    nullable: true,
    description: 'The cost of the round. Null in stages other than Swiss, and for the Dutch system.',
  })
  cost!: PairingCostDto | null;

  @ApiProperty({
    type: [ExplainedPairDto],
    nullable: true,
    description:
      'The reasons by pair. Null if staff swapped players, and for a large round without a `player` in the request.',
  })
  reasons!: readonly ExplainedPairDto[] | null;

  @ApiProperty({
    type: DutchExplanationDto,
    nullable: true,
    description: 'How the Dutch system paired the round. Null for other stages, and if staff swapped players.',
  })
  dutch!: DutchExplanationDto | null;
}

export class ExplanationDto extends ExplainedDto {
  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ description: 'The seed for all lots of the round.', example: '9f86d081884c7d659a2feaa0c55ad015' })
  seed!: string;

  @ApiProperty({ description: 'Whether staff or a report determined pairs of the round.', example: false })
  swapped!: boolean;
}
