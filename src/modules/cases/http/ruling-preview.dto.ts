import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { MatchSummaryDto } from '../../matches/index.js';
import { CorrectionEffectsDto, FORESEEN, NamedPlayerDto, PairingResultDto } from '../../tournaments/index.js';
import { RuleOnCaseDto } from './cases.dto.js';

/** What the ruling would do. Its reasons change nothing. */
export class PreviewRulingDto extends OmitType(RuleOnCaseDto, ['text', 'rule', 'upheld'] as const) {}

class MatchStateDto extends PickType(MatchSummaryDto, ['winners', 'draw', 'result'] as const) {
  @ApiProperty({ description: 'False while the match is in progress.', example: true })
  isOver!: boolean;
}

class MatchChangeDto {
  @ApiProperty({ type: MatchStateDto })
  before!: MatchStateDto;

  @ApiProperty({ type: MatchStateDto })
  after!: MatchStateDto;
}

class BlockingTableDto {
  @ApiProperty({ example: 6 })
  round!: number;

  @ApiProperty({ example: 1 })
  table!: number;

  @ApiProperty({
    description: 'False: the table has no result. The round can be withdrawn if nothing in it has begun.',
    example: true,
  })
  hasResult!: boolean;
}

class ForeseenResultDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  tournamentId!: string;

  @ApiProperty({ example: 'Friday evening' })
  name!: string;

  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ example: 1 })
  table!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The board of two teams; null if players play alone.',
    example: null,
  })
  board!: number | null;

  @ApiProperty({ type: [NamedPlayerDto], description: 'The players of the table, in the order of the result.' })
  players!: readonly NamedPlayerDto[];

  @ApiProperty({
    enum: FORESEEN,
    description:
      '`changes`: the table gets another result, or is open again. `same`: it has that result. `staff-result-stays`: staff recorded a result, which no match changes. `staff-decides`: a bracket needs a winner, so staff records the result. `bracket-moved-on`: the table in `blockedBy` rests on this result. `not-there`: the table has other players, or the tournament takes no results.',
    example: 'changes',
  })
  consequence!: (typeof FORESEEN)[number];

  @ApiProperty({ type: PairingResultDto, nullable: true, description: 'The result of the table now.' })
  before!: PairingResultDto | null;

  @ApiProperty({ type: PairingResultDto, nullable: true, description: 'Null: the table has no result.' })
  after!: PairingResultDto | null;

  @ApiProperty({ type: CorrectionEffectsDto })
  effects!: CorrectionEffectsDto;

  @ApiProperty({ type: BlockingTableDto, nullable: true })
  blockedBy!: BlockingTableDto | null;
}

export class RulingPreviewDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  matchId!: string;

  @ApiProperty({ type: MatchChangeDto })
  match!: MatchChangeDto;

  @ApiProperty({ type: ForeseenResultDto, nullable: true, description: 'Null for a match outside of tournaments.' })
  tournament!: ForeseenResultDto | null;
}
