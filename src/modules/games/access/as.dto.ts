import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import type { ProblemCode } from '../../../platform/problems/index.js';

/** As whom a game is seen. */
export class AsQuery {
  @ApiProperty({
    required: false,
    description:
      'p1, p2, … or spectator, judge, everything. Without it: your seat, or as a spectator. Others than these two are ' +
      'for judges, whose looks are recorded, and for everybody once the match is over and all its players agree. A judge ' +
      'sees what any seat knows; until the game is over `everything` is the same: nobody sees what will be drawn.',
    example: 'spectator',
  })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[a-z0-9]{1,20}$/)
  as?: string;

  @MayBeAbsent()
  @IsLine(200, { required: false, description: 'Why, where the look is recorded.', example: 'A call at table 4' })
  reason?: string;
}

/** The problems of a request to see a game as some viewer. */
export const VIEW_PROBLEMS = [
  'request.invalid',
  'game.not-found',
  'game.view-forbidden',
  'game.unknown-viewer',
  'card-set.unavailable',
] as const satisfies readonly ProblemCode[];
