import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '../../../platform/http/index.js';

export class HistoryQuery extends PageQuery {}

class ActorDto {
  @ApiProperty({
    description: 'The role of the actor; `service` for the service itself.',
    example: 'organiser',
  })
  role!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  playerId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Organiser' })
  name!: string | null;
}

export class TournamentHistoryDto {
  @ApiProperty({ example: 17 })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ example: 'ResultRecorded' })
  type!: string;

  @ApiProperty({ type: ActorDto })
  by!: ActorDto;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The recorded data of the event.' })
  data!: unknown;
}
