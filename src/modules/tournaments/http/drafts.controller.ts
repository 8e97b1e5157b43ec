import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { markReplayed } from '../../../platform/http/index.js';
import { From, type Origin } from '../../matches/index.js';
import { DraftDesk } from '../desk/draft-desk.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import { TournamentParams } from './common.dto.js';
import { EndDraftDto, PodsDto, ReopenDraftDto } from './drafts.dto.js';
import { orderOf } from './orders.js';
import { Proceeding, Reading } from './proceeding.js';
import { StageQuery } from './tables.dto.js';
import { TournamentDto } from './tournament.dto.js';

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentDraftsController {
  constructor(
    private readonly desk: DraftDesk,
    private readonly reading: TournamentReading,
  ) {}

  @Get(':id/pods')
  @Reading('Read the pods of a stage that began with a draft', PodsDto, 'tournament.no-such-stage')
  listPods(@Param() { id }: TournamentParams, @Query() { stage }: StageQuery): Promise<PodsDto> {
    return this.reading.pods(id, stage);
  }

  @Post(':id/pods/endings')
  @Proceeding(
    'tournaments.run',
    {
      summary: 'End the draft of a pod as staff',
      description:
        'For a pod that drafted with paper cards, or is late. In a recorded tournament, staff must then name the decks of its players.',
      answer: TournamentDto,
    },
    'tournament.no-such-pod',
    'tournament.pod-over',
  )
  async endDraft(
    @Param() { id }: TournamentParams,
    @Body() body: EndDraftDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const ended = await this.desk.endDraft(orderOf('draft', id, body, origin), body.pod, body.reason);
    markReplayed(reply, ended);
    return this.reading.view(ended.now, id);
  }

  @Post(':id/pods/reopenings')
  @Proceeding(
    'tournaments.rule',
    {
      summary: 'Reopen the draft of a pod that was ended by mistake',
      description:
        'Until the first round of the stage is published. Its players then have no deck until the draft ends again, by its match or by staff. The match of the pod must be running.',
      answer: TournamentDto,
    },
    'tournament.own-pod',
    'tournament.no-such-pod',
    'tournament.pod-open',
    'tournament.draft-played',
    'tournament.draft-match-over',
  )
  async reopenDraft(
    @Param() { id }: TournamentParams,
    @Body() body: ReopenDraftDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TournamentDto> {
    const reopened = await this.desk.reopenDraft(orderOf('draft-reopening', id, body, origin), body.pod, body.reason);
    markReplayed(reply, reopened);
    return this.reading.view(reopened.now, id);
  }
}
