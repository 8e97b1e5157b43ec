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
  @ApiProperty({ type: NamedPlayerDto, nullable: true, description: 'Null for staff that is no player.' })
  judge!: NamedPlayerDto | null;
}

const Taken = () => ApiProperty({ type: TakenDto, nullable: true, description: 'Null while the case is not taken.' });

export class TableCaseDto {
  @ApiProperty({ description: 'From 1, in the order of the tournament.', example: 3 })
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

  @ApiProperty({ description: 'The version of the event that opened it: the history says who and when.', example: 31 })
  openedBy!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The version of the event that ended it.', example: 34 })
  endedBy!: number | null;

  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ example: 4 })
  table!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of two teams; else null.', example: null })
  board!: number | null;

  @ApiProperty({
    type: [NamedPlayerDto],
    description: 'The players of the table. Results are from the view of the first.',
  })
  players!: readonly NamedPlayerDto[];

  @ApiProperty({ type: NamedPlayerDto, description: 'Who disputed the result, called or appealed.' })
  by!: NamedPlayerDto;

  @ApiProperty({ example: 'We read a card differently' })
  reason!: string;

  @ApiProperty({
    type: PairingResultDto,
    nullable: true,
    description: 'What the opponent reported, or the result that is appealed; null for a call.',
  })
  reported!: PairingResultDto | null;

  @ApiProperty({ type: PairingResultDto, nullable: true, description: 'What the player says who disputes.' })
  claimed!: PairingResultDto | null;

  @ApiProperty({
    type: PairingResultDto,
    nullable: true,
    description: 'The result that ended a dispute, or that an appeal led to.',
  })
  result!: PairingResultDto | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'What the judge said.', example: 'The slip was signed' })
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

  @ApiProperty({ description: 'The version of the event that opened it.', example: 31 })
  openedBy!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  openedAt!: string;

  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ example: 4 })
  table!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of two teams; else null.', example: null })
  board!: number | null;

  @ApiProperty({ type: NamedPlayerDto, description: 'Who disputed the result, called or appealed.' })
  by!: NamedPlayerDto;

  @ApiProperty({ example: 'We read a card differently' })
  reason!: string;

  @Taken()
  taken!: TakenDto | null;
}
