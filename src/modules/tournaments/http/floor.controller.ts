import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { From, type Origin } from '../../matches/index.js';
import { FloorDesk } from '../desk/floor-desk.js';
import { PenaltyDesk } from '../desk/penalty-desk.js';
import { SuggestedPenalties } from '../queries/penalty-ladder.js';
import { TableCases } from '../queries/table-cases.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import type { Proceeded } from '../tournament-store.js';
import { TournamentParams } from './common.dto.js';
import {
  AnswerCallDto,
  CallJudgeDto,
  ExtendTableTimeDto,
  GivePenaltyDto,
  SetClockDto,
  SuggestedPenaltiesDto,
} from './floor.dto.js';
import { orderOf } from './orders.js';
import { PathParams } from './path.dto.js';
import { Proceeding, Reading } from './proceeding.js';
import { JudgeCallsDto, TableCaseDto, TableCasesQuery, TakeCaseDto } from './table-cases.dto.js';
import { TournamentDto } from './tournament.dto.js';

const USUAL_MINUTES = 50;

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentFloorController {
  constructor(
    private readonly floor: FloorDesk,
    private readonly penalties: PenaltyDesk,
    private readonly cases: TableCases,
    private readonly suggested: SuggestedPenalties,
    private readonly reading: TournamentReading,
  ) {}

  @Post(':id/clock')
  @Proceeding(
    'tournaments.record',
    { summary: 'Start, pause or resume the clock of the round', answer: TournamentDto },
    'tournament.wrong-round',
    'tournament.clock-state',
  )
  async setClock(
    @Param() { id }: TournamentParams,
    @Body() body: SetClockDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const { round, act, minutes = USUAL_MINUTES } = body;
    return this.answer(reply, await this.floor.setClock(orderOf('clock', id, body, origin), round, act, minutes), id);
  }

  @Post(':id/extensions')
  @Proceeding(
    'tournaments.record',
    {
      summary: 'Give a table more time',
      description: 'The table then has more time than the clock of the round shows.',
      answer: TournamentDto,
    },
    'tournament.wrong-round',
    'tournament.no-such-table',
  )
  async extendTime(
    @Param() { id }: TournamentParams,
    @Body() body: ExtendTableTimeDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const { round, table, minutes, reason } = body;
    const order = orderOf('extension', id, body, origin);
    return this.answer(reply, await this.floor.extend(order, { round, table }, minutes, reason), id);
  }

  @Post(':id/calls')
  @Proceeding(
    'tournaments.play',
    {
      summary: 'Call a judge to your table',
      description: 'Staff sees the table and the reason. A second call of the same match changes nothing.',
      answer: TournamentDto,
    },
    'tournament.wrong-round',
    'tournament.no-such-table',
    'tournament.not-a-player',
  )
  async callJudge(
    @Param() { id }: TournamentParams,
    @Body() body: CallJudgeDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const order = orderOf('call', id, body, origin);
    return this.answer(reply, await this.floor.call(order, body.round, body.reason), id);
  }

  @Post(':id/calls/answers')
  @Proceeding(
    'tournaments.record',
    { summary: 'Mark the call of a table, or of one of its boards, as answered', answer: TournamentDto },
    'tournament.wrong-round',
    'tournament.no-such-table',
    'tournament.board-needed',
    'tournament.no-such-board',
    'tournament.no-judge-call',
  )
  async answerCall(
    @Param() { id }: TournamentParams,
    @Body() body: AnswerCallDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const order = orderOf('call-answer', id, body, origin);
    return this.answer(reply, await this.floor.answer(order, body), id);
  }

  @Post(':id/cases/judges')
  @Proceeding(
    'tournaments.record',
    {
      summary: 'Take responsibility for an open case of a table',
      description: 'Other staff sees who has taken the case, and may take it over. A repeated request changes nothing.',
      answer: TournamentDto,
    },
    'tournament.no-such-table',
    'tournament.board-needed',
    'tournament.no-such-board',
    'tournament.own-result',
    'tournament.no-open-case',
  )
  async takeCase(
    @Param() { id }: TournamentParams,
    @Body() body: TakeCaseDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const order = orderOf('case-taken', id, body, origin);
    return this.answer(reply, await this.floor.take(order, body), id);
  }

  @Post(':id/penalties')
  @Proceeding(
    'tournaments.rule',
    {
      summary: 'Give a player a penalty',
      description:
        'A penalty has a reason, and may have a rule. A match loss is recorded as the result of the match. Penalties for the same infraction add up over the tournament, and the guidelines of the game suggest the next penalty.',
      answer: TournamentDto,
    },
    'tournament.player-not-in',
    'tournament.no-open-table',
    'tournament.own-result',
    'tournament.unknown-infraction',
  )
  async givePenalty(
    @Param() { id }: TournamentParams,
    @Body() body: GivePenaltyDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const { playerId, kind, reason, rule = null, infraction } = body;
    const asked = { playerId, kind, reason, rule, infraction };
    return this.answer(reply, await this.penalties.give(orderOf('penalty', id, body, origin), asked), id);
  }

  @Get(':id/players/:playerId/ladder')
  @Reading(
    'List infractions, with the penalty that the guidelines of the game suggest for a player',
    SuggestedPenaltiesDto,
    'tournament.player-not-in',
  )
  listSuggestedPenalties(
    @Param() { id, playerId }: PathParams,
    @Caller() caller: CallerIdentity,
  ): Promise<SuggestedPenaltiesDto> {
    return this.suggested.list(id, playerId, caller);
  }

  @Get(':id/calls')
  @Reading(
    'List the calls, disputes and appeals that wait for a judge, as staff',
    JudgeCallsDto,
    'identity.role-forbidden',
  )
  listJudgeCalls(@Param() { id }: TournamentParams, @Caller() caller: CallerIdentity): Promise<JudgeCallsDto> {
    return this.cases.waiting(id, caller);
  }

  @Get(':id/cases')
  @Needs('tournaments.read')
  @ApiOperation({
    summary: 'List disputes, judge calls and appeals with their outcomes, the oldest first',
    description: 'Staff can read all cases, and players the cases of their tables. Other readers get an empty list.',
  })
  @ApiPage(TableCaseDto)
  @ApiProblems('request.invalid', 'tournament.not-found')
  async listTableCases(
    @Param() { id }: TournamentParams,
    @Query() query: TableCasesQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<TableCaseDto>> {
    return pageAt(request.url, await this.cases.list(id, query, caller));
  }

  private answer(reply: FastifyReply, proceeded: Proceeded, id: string): Promise<TournamentDto> {
    markReplayed(reply, proceeded);
    return this.reading.view(proceeded.now, id);
  }
}
