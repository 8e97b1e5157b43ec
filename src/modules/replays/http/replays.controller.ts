import type { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerStored, ApiProblems, RateSubject, RequestInvalid } from '../../../platform/http/index.js';
import { RANGE_DEFAULT } from '../../games/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import type { ReplayRange } from '../domain/slice.js';
import { GetGameReplay, GetMatchReplay, type ReplayAnswer } from '../queries/get-replay.js';
import { GameReplayDto } from './game-replay.dto.js';
import { FRAME_MAX, MatchReplayDto, ReplayBuildingDto, ReplayFramesQuery, ReplayParams } from './replays.dto.js';

const RETRY_AFTER_SECONDS = '1';

@ApiTags('Replays')
@Controller('v1')
export class ReplaysController {
  constructor(
    private readonly queries: QueryBus,
    private readonly subject: RateSubject,
  ) {}

  @Get('games/:id/replay')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Replay an ended game',
    description:
      'Every frame as a JSON Patch of the board, with its action, the log and its rules, and key moments. A public match is shown without hidden cards. Before that, you get the view of your seat or of a spectator.',
  })
  @ApiOkResponse({ type: GameReplayDto })
  @ApiAcceptedResponse({ type: ReplayBuildingDto })
  @ApiProblems(
    'request.invalid',
    'replay.not-found',
    'replay.not-ended',
    'replay.no-such-branch',
    'card-set.unavailable',
    'replay.failed',
    'game.view-forbidden',
    'game.unknown-viewer',
  )
  async getGameReplay(
    @Param() { id }: ReplayParams,
    @Query() { as, reason, branch, ...range }: ReplayFramesQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | Readable | string | ReplayBuildingDto> {
    const asker = this.subject.of(request);
    const query = new GetGameReplay(id, { caller, as, reason }, asker, rangeIn(range), branch ?? null);
    return answer(await this.queries.execute(query), request, reply);
  }

  @Get('matches/:id/replay')
  @Needs('games.watch', { match: 'id' })
  @ApiOperation({
    summary: 'Replay an ended match',
    description: 'The result of the match, and the addresses of the replays of its games.',
  })
  @ApiOkResponse({ type: MatchReplayDto })
  @ApiAcceptedResponse({ type: ReplayBuildingDto })
  @ApiProblems('request.invalid', 'replay.not-found', 'replay.not-ended', 'replay.failed')
  async getMatchReplay(
    @Param() { id }: ReplayParams,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | Readable | string | ReplayBuildingDto> {
    return answer(await this.queries.execute(new GetMatchReplay(id, caller, this.subject.of(request))), request, reply);
  }
}

/** Null when the whole replay is asked for. */
function rangeIn({ from, to, after, limit }: Omit<ReplayFramesQuery, 'as' | 'reason' | 'branch'>): ReplayRange | null {
  const byFrames = from !== undefined || to !== undefined;
  const byVersions = after !== undefined || limit !== undefined;
  if (byFrames && byVersions) {
    const message = 'a part is named by frames (from, to) or by versions (after, limit), not by both';
    throw new RequestInvalid([{ in: 'query', pointer: after === undefined ? 'limit' : 'after', message }]);
  }
  if (byVersions) return { by: 'versions', after: after ?? 0, limit: limit ?? RANGE_DEFAULT };
  return byFrames ? { by: 'frames', from: from ?? 0, to: to ?? FRAME_MAX } : null;
}

function answer(
  replay: ReplayAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer | Readable | string | ReplayBuildingDto {
  switch (replay.kind) {
    case 'stored':
      return answerStored(request, reply, replay.stored);
    case 'built':
      void reply.type('application/json; charset=utf-8');
      return replay.document;
    case 'building':
      void reply.code(202).header('Retry-After', RETRY_AFTER_SECONDS);
      return { state: 'building', progress: replay.progress };
  }
}
