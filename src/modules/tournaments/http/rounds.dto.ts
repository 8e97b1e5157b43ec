import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';
import { RESULT_SOURCES, STAGE_KINDS } from '../../../competition/index.js';
import { NamedPlayerDto, ROUNDS_MAX } from './common.dto.js';
import { ExplanationDto } from './explanation.dto.js';
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

  @ApiProperty({ type: [SeatedPlayerDto], description: 'The two players to swap.' })
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
}

class PlayedMatchDto {
  @ApiProperty({ type: PairingResultDto, nullable: true })
  result!: PairingResultDto | null;

  @ApiProperty({
    enum: RESULT_SOURCES,
    type: 'string',
    nullable: true,
    description: 'Who gave the result: staff, both players, a recorded match, or a report of FIDE.',
  })
  source!: string | null;

  @ApiProperty({ type: ReportDto, nullable: true, description: 'A report that the opponent has not confirmed.' })
  report!: ReportDto | null;

  @ApiProperty({ type: DisputeDto, nullable: true })
  dispute!: DisputeDto | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  matchId!: string | null;

  @ApiProperty({ description: 'The number of corrections of the result.', example: 0 })
  corrections!: number;
}

class BoardDto extends PlayedMatchDto {
  @ApiProperty({ description: 'From 1.', example: 2 })
  board!: number;

  @ApiProperty({ type: [NamedPlayerDto], description: 'A member of each team.' })
  players!: readonly NamedPlayerDto[];
}

export class TableDto extends IntersectionType(PairedTableDto, PlayedMatchDto) {
  @ApiProperty({
    type: [BoardDto],
    description:
      'The boards of a table of two teams. The result of the table follows from them: `games` of the table counts boards. Empty if players play alone.',
  })
  boards!: readonly BoardDto[];

  @ApiProperty({ description: 'The extra time beyond the clock of the round, in milliseconds.', example: 300_000 })
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

  @ApiProperty({ description: 'The version of the tournament at which the round was proposed.', example: 31 })
  version!: number;

  @ApiProperty({ type: [TableDto] })
  tables!: readonly TableDto[];

  @ApiProperty({ type: [NamedPlayerDto] })
  byes!: readonly NamedPlayerDto[];

  @ApiProperty({ type: [NamedPlayerDto], description: 'Byes that count as a draw. Only reports of FIDE give them.' })
  halfByes!: readonly NamedPlayerDto[];
}

export class RoundsDto {
  @ApiProperty({ example: 40 })
  version!: number;

  @ApiProperty({ type: [RoundDto] })
  items!: readonly RoundDto[];
}

export class ProposalDto extends ExplanationDto {
  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({ description: 'The version of the proposal. Send it to publish exactly this proposal.', example: 31 })
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
