import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { markReplayed, TakesJson } from '../../../platform/http/index.js';
import { From, type Origin } from '../../matches/index.js';
import { RatingDesk } from '../desk/rating-desk.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import { TournamentParams } from './common.dto.js';
import { orderOf } from './orders.js';
import { Proceeding } from './proceeding.js';
import { CorrectRatingsDto, RatingsCorrectedDto } from './ratings.dto.js';

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentRatingsController {
  constructor(
    private readonly desk: RatingDesk,
    private readonly reading: TournamentReading,
  ) {}

  @Post(':id/ratings')
  @TakesJson({ values: 3_000 })
  @Proceeding(
    'tournaments.run',
    {
      summary: 'Correct the ratings of registered players',
      description:
        'Seeds and pairings that were given stay. With `seeding: "rating"`, a first stage to come is seeded by the new ratings. Tie-breakers by ratings use them in every table. A player who registers again keeps a corrected rating. Staff who plays in the tournament corrects no ratings while it runs. After the end, nobody does. The history has the ratings before and after, and the reason.',
      answer: RatingsCorrectedDto,
    },
    'tournament.teams-only',
    'tournament.player-not-in',
    'tournament.own-ratings',
  )
  async correctRatings(
    @Param() { id }: TournamentParams,
    @Body() body: CorrectRatingsDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RatingsCorrectedDto> {
    const { proceeded, ratings } = await this.desk.correct(orderOf('ratings', id, body, origin), body);
    markReplayed(reply, proceeded);
    return { tournament: await this.reading.view(proceeded.now, id), ratings };
  }
}
