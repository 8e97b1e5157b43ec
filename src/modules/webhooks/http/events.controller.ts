import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiEventStream,
  ApiProblems,
  EventStreams,
  lastEventId,
  RequestInvalid,
} from '../../../platform/http/index.js';
import { Needs } from '../../identity/index.js';
import { cursorOf, type EventCursor, FollowEvents } from '../queries/follow-events.js';
import { FollowEventsDto } from './webhooks.dto.js';

@ApiTags('Events')
@Controller('v1/events')
export class EventsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly streams: EventStreams,
  ) {}

  @Get()
  @Needs('events.follow')
  @ApiOperation({
    summary: 'Follow public events',
    description:
      'Server-sent events: the events that webhooks receive, from now on or after a cursor. A client that reconnects with Last-Event-ID misses nothing.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Sent by browsers when they reconnect.' })
  @ApiEventStream('PublicNews', 'Until the client goes.')
  @ApiProblems('request.invalid', 'webhook.cursor-ahead', 'event-streams.too-many')
  async followEvents(
    @Query() { kinds, league, after }: FollowEventsDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filter = { kinds, leagueId: league ?? null };
    const source = await this.queries.execute(new FollowEvents(filter, resumeAfter(request, after)));
    await this.streams.send(request, reply, source);
  }
}

function resumeAfter(request: FastifyRequest, asked: string | undefined): EventCursor | undefined {
  const header = lastEventId(request);
  const text = header ?? asked;
  const cursor = text === undefined ? undefined : cursorOf(text);
  if (header === undefined || cursor !== undefined) return cursor;
  const message = 'Last-Event-ID must be the id of an event of this stream';
  throw new RequestInvalid([{ in: 'header', pointer: 'Last-Event-ID', message }]);
}
