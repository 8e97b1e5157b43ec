import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { markReplayed } from '../../../platform/http/index.js';
import { From, type Origin } from '../../matches/index.js';
import { AppealDesk } from '../desk/appeal-desk.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import type { Proceeded } from '../tournament-store.js';
import { AppealRulingDto, RejectAppealDto } from './appeals.dto.js';
import { TournamentParams } from './common.dto.js';
import { orderOf } from './orders.js';
import { Proceeding } from './proceeding.js';
import { TournamentDto } from './tournament.dto.js';

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentAppealsController {
  constructor(
    private readonly desk: AppealDesk,
    private readonly reading: TournamentReading,
  ) {}

  @Post(':id/appeals')
  @Proceeding(
    'tournaments.play',
    {
      summary: 'Appeal the result that staff recorded at your table',
      description:
        'The appeal opens a case of the table, even after later rounds. A correction of the result grants the appeal; `POST /v1/tournaments/{id}/appeals/rejections` upholds the result. A match has one appeal.',
      answer: TournamentDto,
    },
    'tournament.no-such-table',
    'tournament.not-a-player',
    'tournament.nothing-to-appeal',
    'tournament.already-appealed',
  )
  async appealRuling(
    @Param() { id }: TournamentParams,
    @Body() body: AppealRulingDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const order = orderOf('appeal', id, body, origin);
    return this.answer(reply, await this.desk.appeal(order, body.round, body.reason), id);
  }

  @Post(':id/appeals/rejections')
  @Proceeding(
    'tournaments.rule',
    {
      summary: 'Reject an appeal and uphold the result',
      description:
        'A judge cannot reject an appeal against their own ruling, unless they run the tournament. To grant an appeal, correct the result. `POST /v1/tournaments/{id}/corrections` with `dryRun` shows the changes first.',
      answer: TournamentDto,
    },
    'tournament.no-such-table',
    'tournament.own-result',
    'tournament.no-appeal',
    'tournament.own-ruling',
  )
  async rejectAppeal(
    @Param() { id }: TournamentParams,
    @Body() body: RejectAppealDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const order = orderOf('appeal-rejection', id, body, origin);
    return this.answer(reply, await this.desk.reject(order, body), id);
  }

  private answer(reply: FastifyReply, proceeded: Proceeded, id: string): Promise<TournamentDto> {
    markReplayed(reply, proceeded);
    return this.reading.view(proceeded.now, id);
  }
}
