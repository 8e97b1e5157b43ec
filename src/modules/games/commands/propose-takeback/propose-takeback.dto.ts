import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { AwaitedDto } from '../../queries/get-game/awaited.dto.js';
import { TakebackDto } from '../../queries/get-game/get-game.dto.js';
import { OrderDto, VERSION_MAX } from '../expected-version.dto.js';

export class ProposeTakebackDto extends OrderDto {
  @ApiProperty({ minimum: 1, description: 'The version that the game is to be at again.', example: 15 })
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  to!: number;
}

/** How the game stands after a proposal, an answer to one, or a retraction. */
export class TakebackAnswerDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ description: 'Of the game now.', example: 19 })
  version!: number;

  @ApiProperty({ example: '9f86d081884c7d65…' })
  hash!: string;

  @ApiProperty({ type: TakebackDto, nullable: true, description: 'The proposal, while it is open.' })
  takeback!: TakebackDto | null;

  @ApiProperty({ description: 'How many branches the game has: one more each time it was taken back.', example: 1 })
  branches!: number;

  @ApiProperty({ type: [String], description: 'The seats that the game waits for.', example: ['p1'] })
  deciding!: readonly string[];

  @ApiProperty({ type: [AwaitedDto], description: 'Of a paper match: what the game waits to be told.', example: [] })
  awaiting!: readonly AwaitedDto[];
}
