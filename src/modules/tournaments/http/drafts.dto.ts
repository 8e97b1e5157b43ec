import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsUUID, Max, Min } from 'class-validator';
import { DRAFT_SOURCES, type DraftSource } from '../../../competition/index.js';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import { POD_SIZE } from '../desk/terms.js';
import { CommandDto, NamedPlayerDto } from './common.dto.js';

const POD_MAX = 9_999;
const REASON_MAX = 200;
const PICK_SECONDS = { least: 5, most: 3_600 } as const;

export const LIST = 'The list from which players draft, which belongs to no player. Only for recorded matches.';

/** Players of a pod at most. */
export const IsPodSize = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ required: false, minimum: POD_SIZE.least, maximum: POD_SIZE.usual, description, example: 8 }),
    MayBeAbsent(),
    IsInt(),
    Min(POD_SIZE.least),
    Max(POD_SIZE.usual),
  );

export class NewDraftDto {
  @IsPodSize('The greatest number of players of a pod, usually 8. Pods are as few and as equal as can be.')
  podSize?: number;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: `${LIST} Without it, the request that begins the stage names the list.`,
    example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912',
  })
  @MayBeAbsent()
  @IsUUID()
  deckId?: string;

  @ApiProperty({
    required: false,
    default: false,
    description: 'Whether the Swiss rounds of the stage pair only players of the same pod.',
    example: true,
  })
  @MayBeAbsent()
  @IsBoolean()
  withinPods?: boolean;

  @ApiProperty({
    required: false,
    minimum: PICK_SECONDS.least,
    maximum: PICK_SECONDS.most,
    description:
      'The seconds for each choice. For a player whose time is over, the service chooses by lot, and the player drafts on. Only for recorded matches; without it, choices have no limit of time.',
    example: 60,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(PICK_SECONDS.least)
  @Max(PICK_SECONDS.most)
  pickSeconds?: number;
}

export class StageDraftDto {
  @ApiProperty({ description: 'The format of the draft in this game.', example: 'draft' })
  format!: string;

  @ApiProperty({ description: 'The greatest number of players of a pod.', example: 8 })
  podSize!: number;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'The list from which players draft.' })
  deckId!: string | null;

  @ApiProperty({ description: 'Whether the Swiss rounds pair only players of the same pod.', example: true })
  withinPods!: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The seconds for each choice, at whose end a lot chooses; null for no limit.',
    example: 60,
  })
  pickSeconds!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null until the stage begins.', example: 2 })
  pods!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Pods that have not ended their draft.', example: 1 })
  openPods!: number | null;
}

class PodPlayerDto extends NamedPlayerDto {
  @ApiProperty({ example: 'entered' })
  status!: string;

  @ApiProperty({ example: false })
  hasDeck!: boolean;
}

export class PodDto {
  @ApiProperty({ example: 1 })
  pod!: number;

  @ApiProperty({ type: [PodPlayerDto], description: 'The players, in the order of their seats.' })
  players!: readonly PodPlayerDto[];

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description:
      'The match in which the pod drafts. Null until the match is created, and in tournaments without recorded matches.',
  })
  matchId!: string | null;

  @ApiProperty({
    type: 'string',
    enum: DRAFT_SOURCES,
    nullable: true,
    description: 'What ended the draft: its match, or staff. Null until it is over.',
    example: 'match',
  })
  endedBy!: DraftSource | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why staff ended the draft.', example: null })
  reason!: string | null;
}

export class OwnPodDto extends PodDto {
  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({ description: 'Your seat in the pod, from 1.', example: 3 })
  seat!: number;
}

export class PodsDto {
  @ApiProperty({ example: 1 })
  stage!: number;

  @ApiProperty({ example: 12 })
  version!: number;

  @ApiProperty({ type: [PodDto], description: 'The pods; empty for a stage without a draft.' })
  items!: readonly PodDto[];
}

class OfPodDto extends CommandDto {
  @ApiProperty({ minimum: 1, maximum: POD_MAX, description: 'A pod of the current stage.', example: 2 })
  @IsInt()
  @Min(1)
  @Max(POD_MAX)
  pod!: number;
}

export class ReopenDraftDto extends OfPodDto {
  @IsLine(REASON_MAX, { example: 'The wrong pod was ended' })
  reason!: string;
}

export class EndDraftDto extends OfPodDto {
  @MayBeAbsent()
  @IsLine(REASON_MAX, { required: false, example: 'A player has left' })
  reason?: string;
}
