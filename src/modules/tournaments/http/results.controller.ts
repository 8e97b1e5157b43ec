import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { markReplayed } from '../../../platform/http/index.js';
import { From, type Origin } from '../../matches/index.js';
import { ResultDesk } from '../desk/result-desk.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import type { Proceeded } from '../tournament-store.js';
import { RoundCommandDto, TournamentParams } from './common.dto.js';
import { orderOf } from './orders.js';
import { Proceeding } from './proceeding.js';
import { CorrectedDto, CorrectResultDto, DisputeResultDto, RecordResultDto, ReportResultDto } from './results.dto.js';
import { TournamentDto } from './tournament.dto.js';

/** What a player meets who reports on the own pairing. */
const OF_PLAYERS = [
  'tournament.wrong-round',
  'tournament.no-such-table',
  'tournament.result-known',
  'tournament.by-recorded-match',
  'tournament.not-a-player',
] as const;

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentResultsController {
  constructor(
    private readonly desk: ResultDesk,
    private readonly reading: TournamentReading,
  ) {}

  @Post(':id/results')
  @Proceeding(
    'tournaments.record',
    {
      summary: 'Record the result of a table',
      description:
        'Staff records the result, except for their own pairing. A recorded result also decides a dispute; the reason is then the ruling. In a tournament of teams, each board has a result.',
      answer: TournamentDto,
    },
    'tournament.no-such-table',
    'tournament.no-such-board',
    'tournament.board-needed',
    'tournament.own-result',
    'tournament.result-known',
    'tournament.result-impossible',
  )
  async recordResult(
    @Param() { id }: TournamentParams,
    @Body() body: RecordResultDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    return this.answer(reply, await this.desk.record(orderOf('result', id, body, origin), body), id);
  }

  @Post(':id/corrections')
  @Proceeding(
    'tournaments.rule',
    {
      summary: 'Correct the result of a table',
      description:
        'A result of any round can be corrected, even after the end. The earlier result stays on record. Later rounds of a Swiss stage keep their pairings and results; pairings of a bracket get the right players. With `dryRun` nothing is recorded.',
      answer: CorrectedDto,
    },
    'tournament.no-such-table',
    'tournament.no-such-board',
    'tournament.board-needed',
    'tournament.own-result',
    'tournament.result-missing',
    'tournament.result-impossible',
    'tournament.bracket-moved-on',
  )
  async correctResult(
    @Param() { id }: TournamentParams,
    @Body() body: CorrectResultDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CorrectedDto> {
    const { round, table, board, result, reason, dryRun = false } = body;
    const order = orderOf('correction', id, body, origin);
    const corrected = await this.desk.correct(order, { round, table, board, result, reason, dryRun });
    const effects = await this.reading.effects(corrected.now, corrected.effects);
    return { tournament: await this.answer(reply, corrected, id), effects };
  }

  @Post(':id/reports')
  @Proceeding(
    'tournaments.play',
    {
      summary: 'Report your own result',
      description: 'The result is recorded when your opponent confirms it or reports the same result.',
      answer: TournamentDto,
    },
    ...OF_PLAYERS,
    'tournament.result-impossible',
    'tournament.reported-otherwise',
  )
  async reportResult(
    @Param() { id }: TournamentParams,
    @Body() body: ReportResultDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const { round, games, how } = body;
    return this.answer(reply, await this.desk.report(orderOf('report', id, body, origin), round, { games, how }), id);
  }

  @Post(':id/confirmations')
  @Proceeding(
    'tournaments.play',
    { summary: "Confirm your opponent's report", answer: TournamentDto },
    ...OF_PLAYERS,
    'tournament.nothing-reported',
  )
  async confirmResult(
    @Param() { id }: TournamentParams,
    @Body() body: RoundCommandDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    return this.answer(reply, await this.desk.confirm(orderOf('confirmation', id, body, origin), body.round), id);
  }

  @Post(':id/disputes')
  @Proceeding(
    'tournaments.play',
    {
      summary: "Dispute your opponent's report",
      description:
        'A dispute opens a case of the table, until staff records the result. A second dispute replaces the first.',
      answer: TournamentDto,
    },
    ...OF_PLAYERS,
    'tournament.nothing-reported',
    'tournament.reported-the-same',
    'tournament.result-impossible',
  )
  async disputeResult(
    @Param() { id }: TournamentParams,
    @Body() body: DisputeResultDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const order = orderOf('dispute', id, body, origin);
    return this.answer(reply, await this.desk.dispute(order, body.round, body), id);
  }

  @Post(':id/disputes/withdrawals')
  @Proceeding(
    'tournaments.play',
    {
      summary: 'Withdraw your dispute',
      description: "Your opponent's report counts again, and you can confirm it.",
      answer: TournamentDto,
    },
    ...OF_PLAYERS,
    'tournament.no-dispute',
  )
  async withdrawDispute(
    @Param() { id }: TournamentParams,
    @Body() body: RoundCommandDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const order = orderOf('dispute-withdrawal', id, body, origin);
    return this.answer(reply, await this.desk.withdrawDispute(order, body.round), id);
  }

  private answer(reply: FastifyReply, proceeded: Proceeded, id: string): Promise<TournamentDto> {
    markReplayed(reply, proceeded);
    return this.reading.view(proceeded.now, id);
  }
}
