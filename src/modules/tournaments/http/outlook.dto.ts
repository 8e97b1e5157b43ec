import { ApiProperty } from '@nestjs/swagger';
import { CUT_STATES, NEXT_RESULTS } from '../../../competition/index.js';
import { NamedPlayerDto } from './common.dto.js';

class PlaceSpanDto {
  @ApiProperty({ example: 1 })
  best!: number;

  @ApiProperty({ example: 5 })
  worst!: number;
}

class PossibleDto {
  @ApiProperty({ type: PlaceSpanDto, description: 'Places at the end of the stage.' })
  place!: PlaceSpanDto;

  @ApiProperty({
    type: 'string',
    enum: CUT_STATES,
    nullable: true,
    description:
      'Whether the player advances to the next stage. Null if all players advance, or if there is no next stage.',
    example: 'certain',
  })
  cut!: string | null;
}

class PossibleAfterDto extends PossibleDto {
  @ApiProperty({
    enum: NEXT_RESULTS,
    description: 'The assumed result of the next match of the player.',
    example: 'draw',
  })
  result!: string;
}

class CutShareDto {
  @ApiProperty({ example: 1000 })
  n!: number;

  @ApiProperty({
    description: 'The number of simulations with the player in the cut. If a lot decides, its probability counts.',
    example: 780.5,
  })
  hits!: number;

  @ApiProperty({ example: 0.7805 })
  value!: number;

  @ApiProperty({ description: 'The 95 % Wilson interval.', example: 0.7538 })
  low!: number;

  @ApiProperty({ example: 0.8051 })
  high!: number;
}

class PlaceShareDto {
  @ApiProperty({ example: 2 })
  place!: number;

  @ApiProperty({ example: 0.31 })
  share!: number;
}

class SimulatedDto {
  @ApiProperty({ example: 1000 })
  samples!: number;

  @ApiProperty({ type: CutShareDto, nullable: true })
  goesOn!: CutShareDto | null;

  @ApiProperty({ type: [PlaceShareDto], description: 'The most frequent places.' })
  places!: readonly PlaceShareDto[];
}

class NextOpponentDto extends NamedPlayerDto {
  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'The share of simulations with this opponent; null without a simulation.',
    example: 0.25,
  })
  share!: number | null;
}

class StageOutlookDto extends PossibleDto {
  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({
    description: 'Whether every listed place is possible. Otherwise the places are bounds computed from points alone.',
    example: true,
  })
  isExact!: boolean;

  @ApiProperty({ type: 'integer', nullable: true, example: 8 })
  cutSize!: number | null;

  @ApiProperty({
    type: [PossibleAfterDto],
    description: 'The outlook after each result of the next match; empty if the player has no further match.',
  })
  next!: readonly PossibleAfterDto[];

  @ApiProperty({
    type: SimulatedDto,
    nullable: true,
    description:
      'The result of simulations of the rest of the stage, with players of equal strength and the same share of draws as before. Null if the outlook is exact.',
  })
  simulated!: SimulatedDto | null;

  @ApiProperty({ type: [NextOpponentDto], description: 'Possible opponents of the next round, the likeliest first.' })
  opponents!: readonly NextOpponentDto[];
}

export class OutlookDto extends NamedPlayerDto {
  @ApiProperty({ description: 'The version of the tournament from which the outlook was computed.', example: 57 })
  version!: number;

  @ApiProperty({
    type: StageOutlookDto,
    nullable: true,
    description: 'The outlook. Null if the tournament has ended, and for a player who is not in the current stage.',
  })
  outlook!: StageOutlookDto | null;
}
