import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { TABLE_CASE_KINDS, TABLE_CASE_STATUSES, type TableCaseKind } from '../../../competition/index.js';
import { MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import { BoardCommandDto, NamedPlayerDto } from './common.dto.js';
import { PairingResultDto } from './results.dto.js';

export class TableCasesQuery extends PageQuery {}

const TheKind = () =>
  ApiProperty({
    enum: TABLE_CASE_KINDS,
    description: 'A disputed result, a call for a judge, or an appeal.',
    example: 'dispute',
  });

export class TakeCaseDto extends BoardCommandDto {
  @TheKind()
  @IsIn(TABLE_CASE_KINDS)
  kind!: TableCaseKind;
}

/** Who has said that they look after a case. */
class TakenDto {
  @ApiProperty({ type: NamedPlayerDto, nullable: true, description: 'The judge; null for staff without a player.' })
  judge!: NamedPlayerDto | null;
}

const Taken = () =>
  ApiProperty({
    type: TakenDto,
    nullable: true,
    description: 'Who has taken the case; null while nobody has taken it.',
  });

export class TableCaseDto {
  @ApiProperty({ description: 'The number of the case in the tournament, from 1.', example: 3 })
  number!: number;

  @TheKind()
  kind!: string;

  @ApiProperty({
    enum: TABLE_CASE_STATUSES,
    description:
      '`ruled`: staff decided the result. `answered`: a judge answered the call. `settled`: by the players themselves. `superseded`: the opponent reported another result. `withdrawn`: by the player who disputed. `lapsed`: the tournament went on without an answer. `upheld`: the appeal was rejected. `overturned`: the result was corrected after the appeal.',
    example: 'open',
  })
  status!: string;

  @ApiProperty({
    description: 'The version of the event that opened the case. The history has its actor and time.',
    example: 31,
  })
  openedBy!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The version of the event that ended the case.',
    example: 34,
  })
  endedBy!: number | null;

  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ example: 4 })
  table!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The board of two teams; null if players play alone.',
    example: null,
  })
  board!: number | null;

  @ApiProperty({
    type: [NamedPlayerDto],
    description: 'The players of the table. Results are from the view of the first player.',
  })
  players!: readonly NamedPlayerDto[];

  @ApiProperty({ type: NamedPlayerDto, description: 'The player who disputed the result, called a judge or appealed.' })
  by!: NamedPlayerDto;

  @ApiProperty({ example: 'We read a card differently' })
  reason!: string;

  @ApiProperty({
    type: PairingResultDto,
    nullable: true,
    description: 'The result that the opponent reported, or the appealed result; null for a call.',
  })
  reported!: PairingResultDto | null;

  @ApiProperty({ type: PairingResultDto, nullable: true, description: 'The result that the disputing player claims.' })
  claimed!: PairingResultDto | null;

  @ApiProperty({
    type: PairingResultDto,
    nullable: true,
    description: 'The result that ended the dispute or the appeal.',
  })
  result!: PairingResultDto | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The answer of the judge.',
    example: 'The slip was signed',
  })
  ruling!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The recorded match of the table, whose steps can be contested.',
  })
  matchId!: string | null;

  @Taken()
  taken!: TakenDto | null;
}

/** The tables that wait for a judge. */
export class JudgeCallsDto {
  @ApiProperty({ example: 41 })
  version!: number;

  @ApiProperty({ type: [TableCaseDto] })
  items!: readonly TableCaseDto[];
}

export class OpenTableCasesQuery extends PageQuery {
  @ApiProperty({ required: false, format: 'uuid', description: 'Cases of tournaments of this league.' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;

  @ApiProperty({ required: false, enum: TABLE_CASE_KINDS, description: 'Cases of this kind.' })
  @MayBeAbsent()
  @IsIn(TABLE_CASE_KINDS)
  kind?: TableCaseKind;
}

/** An open case at a table of any tournament. */
export class OpenTableCaseDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  tournamentId!: string;

  @ApiProperty({ example: 'Friday evening' })
  tournamentName!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  leagueId!: string | null;

  @TheKind()
  kind!: string;

  @ApiProperty({ description: 'The version of the event that opened the case.', example: 31 })
  openedBy!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  openedAt!: string;

  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ example: 4 })
  table!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The board of two teams; null if players play alone.',
    example: null,
  })
  board!: number | null;

  @ApiProperty({ type: NamedPlayerDto, description: 'The player who disputed the result, called a judge or appealed.' })
  by!: NamedPlayerDto;

  @ApiProperty({ example: 'We read a card differently' })
  reason!: string;

  @Taken()
  taken!: TakenDto | null;
}
