import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Consumers, Rebuilds } from '../../platform/projections/index.js';
import { HideRatingsHandler } from './commands/hide-ratings.js';
import { RatingsController } from './http/ratings.controller.js';
import { playerRatings } from './projections/ratings.projection.js';
import { GetPlayerRatingsHandler } from './queries/get-player-ratings.js';
import { ListRatingsHandler } from './queries/list-ratings.js';

/** How strong players are, by game and format. */
@Module({
  imports: [CqrsModule],
  controllers: [RatingsController],
  providers: [GetPlayerRatingsHandler, HideRatingsHandler, ListRatingsHandler],
})
export class RatingsModule implements OnModuleInit {
  constructor(
    private readonly consumers: Consumers,
    private readonly rebuilds: Rebuilds,
  ) {}

  onModuleInit(): void {
    this.consumers.register(playerRatings);
    this.rebuilds.registerProjection(playerRatings);
  }
}
