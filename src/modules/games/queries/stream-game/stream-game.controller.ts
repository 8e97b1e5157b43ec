import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiProblems, EventStreams, lastEventId, RequestInvalid } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { GameParams } from '../get-game/get-game.dto.js';
import { StreamGameDto } from './stream-game.dto.js';
import { StreamGame } from './stream-game.query.js';

@ApiTags('Games')
@Controller('v1/games')
export class StreamGameController {
  constructor(
    private readonly queries: QueryBus,
    private readonly streams: EventStreams,
  ) {}

  @Get(':id/stream')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Follow a game as it is played',
    description:
      'Server-sent events: `action` for each step, with what followed from it; `state` with the board if asked for; ' +
      '`clock` with what time the seats have, where the game has clocks; `end` with the outcome, after which the stream ' +
      'ends. The id of an event is its version: a client that comes back with Last-Event-ID goes on where it was.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Sent by browsers when they reconnect.' })
  @ApiOkResponse({
    description: 'Until the game ends.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiProblems(
    'request.invalid',
    'game.not-found',
    'game.version-not-there',
    'game.view-forbidden',
    'game.unknown-viewer',
    'card-set.unavailable',
    'event-streams.too-many',
  )
  async streamGame(
    @Param() { id }: GameParams,
    @Query() { after, as, reason, state }: StreamGameDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const from = resumeAfter(request) ?? after;
    const source = await this.queries.execute(new StreamGame(id, from, { caller, as, reason }, state));
    await this.streams.send(request, reply, source);
  }
}

function resumeAfter(request: FastifyRequest): number | undefined {
  const id = lastEventId(request);
  if (id === undefined || id === '') return undefined;
  if (/^\d{1,9}$/.test(id)) return Number(id);
  throw new RequestInvalid([{ in: 'header', pointer: 'Last-Event-ID', message: 'Last-Event-ID must be a version' }]);
}
