import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiEventStream,
  ApiProblems,
  EventStreams,
  lastEventId,
  RequestInvalid,
  writtenJson,
} from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { VIEW_PROBLEMS } from '../access/as.dto.js';
import { GetGame } from '../queries/get-game.js';
import { GetLog } from '../queries/get-log.js';
import { GetState } from '../queries/get-state.js';
import { ListEvents } from '../queries/list-events.js';
import { ListDisclosures } from '../queries/list-disclosures.js';
import { pageOf } from '../seen/seen-steps.js';
import { StreamGame } from '../queries/stream-game.js';
import { GameDto, GameParams, GetStateDto, StateDto } from './game.dto.js';
import { GameEventsDto, ListLooksDto, LogDto, LooksDto, nextRange, RangeQuery, StreamGameDto } from './history.dto.js';

@ApiTags('Games')
@Controller('v1/games')
export class GamesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly streams: EventStreams,
  ) {}

  @Get(':id')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Read a game',
    description:
      'The status of the game and the commitments of its chance, without the board. Spectators see them with the delay of the match.',
  })
  @ApiOkResponse({ type: GameDto })
  @ApiProblems('game.not-found', 'card-set.unavailable')
  getGame(@Param() { id }: GameParams, @Caller() caller: CallerIdentity): Promise<GameDto> {
    return this.queries.execute(new GetGame(id, caller));
  }

  @Get(':id/state')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'See the board',
    description: 'The board now or at any earlier version, with the cards that you may see.',
  })
  @ApiOkResponse({ type: StateDto })
  @ApiProblems(...VIEW_PROBLEMS, 'game.version-not-there')
  async getState(
    @Param() { id }: GameParams,
    @Query() { version, as, reason }: GetStateDto,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return writtenJson(reply, await this.queries.execute(new GetState(id, version, { caller, as, reason })));
  }

  @Get(':id/events')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Read the recorded events of a game',
    description: 'The recorded events in order. The hash of each event covers the event before.',
  })
  @ApiOkResponse({ type: GameEventsDto })
  @ApiProblems(...VIEW_PROBLEMS)
  async listEvents(
    @Param() { id }: GameParams,
    @Query() { as, reason, ...range }: RangeQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { events, newest } = await this.queries.execute(new ListEvents(id, range, { caller, as, reason }));
    return writtenJson(reply, pageOf(events, nextRange(request.url, range.after + events.length, newest)));
  }

  @Get(':id/log')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Read the log of a game',
    description: 'The consequences of every action with the rules behind them, as far as you may know them.',
  })
  @ApiOkResponse({ type: LogDto })
  @ApiProblems(...VIEW_PROBLEMS)
  async getLog(
    @Param() { id }: GameParams,
    @Query() { as, reason, ...range }: RangeQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { steps, newest } = await this.queries.execute(new GetLog(id, range, { caller, as, reason }));
    return writtenJson(reply, pageOf(steps, nextRange(request.url, range.after + steps.length, newest)));
  }

  @Get(':id/looks')
  @Needs('looks.read', { game: 'id' })
  @ApiOperation({
    summary: 'Read who looked at hidden cards of a game',
    description:
      'Every look of a judge, or of another authorised person, at hidden cards. Staff of the match sees the looks at once, and players see them when the game is over. A page may have fewer items than `limit`.',
  })
  @ApiOkResponse({ type: LooksDto })
  @ApiProblems('request.invalid', 'game.not-found', 'game.looks-withheld', 'card-set.unavailable')
  async listLooks(
    @Param() { id }: GameParams,
    @Query() range: ListLooksDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<LooksDto> {
    const { disclosures: looks, until, newest } = await this.queries.execute(new ListDisclosures(id, range, caller));
    return { items: looks, next: nextRange(request.url, until, newest) };
  }

  @Get(':id/stream')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Follow a running game',
    description:
      'Server-sent events: `action` for each step with its consequences; `state` with the board, if requested; `clock` with the remaining times, if the game has clocks. `end` has the outcome and is the last event. The id of an event is its version, so a client that reconnects with Last-Event-ID misses nothing.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Sent by browsers when they reconnect.' })
  @ApiEventStream('GameNews', 'Until the game ends.')
  @ApiProblems(...VIEW_PROBLEMS, 'game.version-not-there', 'event-streams.too-many')
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
