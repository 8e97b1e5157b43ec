import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems, writtenJson } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, CountedAs, Needs } from '../../identity/index.js';
import { From, type Origin } from '../../matches/index.js';
import { VIEW_PROBLEMS } from '../access/as.dto.js';
import { GameActions } from '../game-actions.js';
import { ListDecisions } from '../queries/list-decisions.js';
import { DecisionsDto, ListDecisionsDto } from './decisions.dto.js';
import { GameParams } from './game.dto.js';
import { answer, PlayRoute } from './play-route.js';
import {
  ActionAnswerDto,
  ActionAnswerQuery,
  AssertChanceDto,
  InvokeTextDto,
  OrderDto,
  ProposeRepetitionDto,
  TakeActionDto,
} from './play.dto.js';

@ApiTags('Play')
@Controller('v1/games')
export class PlayController {
  constructor(
    private readonly queries: QueryBus,
    private readonly actions: GameActions,
  ) {}

  @Get(':id/decisions')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'List open decisions with their legal answers',
    description:
      'The open decisions of your seat. Other viewers see only which seats must decide. Judges get the decisions that a judge may answer.',
  })
  @ApiOkResponse({ type: DecisionsDto })
  @ApiProblems(...VIEW_PROBLEMS)
  async listDecisions(
    @Param() { id }: GameParams,
    @Query() { limit, as, reason }: ListDecisionsDto,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return writtenJson(reply, await this.queries.execute(new ListDecisions(id, limit, { caller, as, reason })));
  }

  @Post(':id/actions')
  @Needs('games.act', { game: 'id' })
  @PlayRoute(
    'Answer open decisions of your seat',
    'One answer is one step; several are a whole play at once, all or nothing. A judge answers decisions that are open ' +
      'to judges, in the place of the seat that each is for. The scorekeeper of a paper match may report with the answers how ' +
      'chance fell; the game waits for what is not reported.',
    'action.illegal',
    'decision.not-open',
    'decision.other-seat',
    'decision.not-for-judges',
    'chance.not-yours',
    'chance.not-asserted',
    'chance.not-awaited',
    'chance.impossible',
    'game.seat-needed',
    'game.seat-left',
  )
  async takeAction(
    @Param() { id }: GameParams,
    @Query() { answers: limit }: ActionAnswerQuery,
    @Body() { answers, asserted, expectedVersion, seat }: TakeActionDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const played = await this.actions.submit({
      gameId: id,
      intent: { kind: 'answer', answers, ...(asserted !== undefined && { reported: asserted }) },
      expectedVersion,
      origin: { ...origin, seat },
    });
    return answer(reply, played, limit);
  }

  @Post(':id/chance')
  @Needs('games.record', { game: 'id' })
  @PlayRoute(
    'Report random outcomes of a paper match',
    'In a game of a match with `randomness: asserted`, by its scorekeeper. `awaiting` of the game says ' +
      'what it waits for; when that is reported it goes on. It is recorded as asserted: nothing proves it.',
    'identity.role-forbidden',
    'chance.not-yours',
    'chance.not-asserted',
    'chance.not-awaited',
    'chance.impossible',
  )
  async assertChance(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() { asserted, expectedVersion }: AssertChanceDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const played = await this.actions.submit({
      gameId: id,
      intent: { kind: 'assert', reported: asserted },
      expectedVersion,
      origin,
    });
    return answer(reply, played, answers);
  }

  @Post(':id/invocations')
  @Needs('games.act', { game: 'id' })
  @PlayRoute(
    'Invoke an unscripted text',
    'For a text of a card in play whose moment the engine does not know. Your seat then carries it out by hand, act by ' +
      'act, each confirmed by every opponent or by a judge.',
    'invocation.unknown',
    'invocation.not-at-rest',
    'game.seat-needed',
    'game.seat-left',
  )
  async invokeText(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() { expectedVersion, seat, ...text }: InvokeTextDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const played = await this.actions.submit({
      gameId: id,
      intent: { kind: 'invoke', ...text },
      expectedVersion,
      origin: { ...origin, seat },
    });
    return answer(reply, played, answers);
  }

  @Post(':id/repetitions')
  @Needs('games.act', { game: 'id' })
  @CountedAs('repetitions.propose')
  @PlayRoute(
    'Propose to repeat a loop a number of times',
    'For a loop that your seat keeps going. Every other player is asked for consent, one after another (a decision of ' +
      'the kind `consent`). When the last one answers yes, all rounds are carried out at once; where the game comes to ' +
      'something that the round does not say, they end there, and the log says why. Then your seat takes another action.',
    'action.illegal',
    'repetition.not-at-rest',
    'quota.exhausted',
    'game.seat-needed',
    'game.seat-left',
  )
  async proposeRepetition(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() { expectedVersion, seat, round, times, seats }: ProposeRepetitionDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const intent = { kind: 'repeat', round, times, ...(seats && { seats }) } as const;
    const played = await this.actions.submit({ gameId: id, intent, expectedVersion, origin: { ...origin, seat } });
    return answer(reply, played, answers);
  }

  @Post(':id/concede')
  @Needs('games.act', { game: 'id' })
  @ApiBody({ type: OrderDto, required: false })
  @PlayRoute(
    'Give the game up',
    'Your seat leaves the game. A game of two players then ends.',
    'game.seat-needed',
    'game.seat-left',
  )
  async concedeGame(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() body: OrderDto | undefined,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const played = await this.actions.submit({
      gameId: id,
      intent: { kind: 'concede' },
      expectedVersion: body?.expectedVersion,
      origin: { ...origin, seat: body?.seat },
    });
    return answer(reply, played, answers);
  }
}
