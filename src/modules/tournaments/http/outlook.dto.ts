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
  @ApiProperty({ enum: NEXT_RESULTS, description: 'How the next match of the player ends.', example: 'draw' })
  result!: string;
}

class CutShareDto {
  @ApiProperty({ example: 1000 })
  n!: number;

  @ApiProperty({ description: 'Where a lot decides, the share of it counts.', example: 780.5 })
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
  @ApiProperty({ type: 'number', nullable: true, description: 'Null where nothing was simulated.', example: 0.25 })
  share!: number | null;
}

class StageOutlookDto extends PossibleDto {
  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({
    description:
      'Whether each of these places can be reached. Otherwise no place beyond them can: they follow from points alone.',
    example: true,
  })
  isExact!: boolean;

  @ApiProperty({ type: 'integer', nullable: true, example: 8 })
  cutSize!: number | null;

  @ApiProperty({ type: [PossibleAfterDto], description: 'Empty if the player has no further match.' })
  next!: readonly PossibleAfterDto[];

  @ApiProperty({
    type: SimulatedDto,
    nullable: true,
    description:
      'Ends of the stage drawn by lot, with players of equal strength and draws as frequent as so far. Null where ' +
      'everything is exact.',
  })
  simulated!: SimulatedDto | null;

  @ApiProperty({ type: [NextOpponentDto], description: 'Possible opponents of the next round, the likeliest first.' })
  opponents!: readonly NextOpponentDto[];
}

export class OutlookDto extends NamedPlayerDto {
  @ApiProperty({ description: 'The version of the tournament from which it follows.', example: 57 })
  version!: number;

  @ApiProperty({
    type: StageOutlookDto,
    nullable: true,
    description: 'Null if the tournament has ended, and for a player who is not in the table of the current stage.',
  })
  outlook!: StageOutlookDto | null;
}
