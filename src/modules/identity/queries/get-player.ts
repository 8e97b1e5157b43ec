import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../platform/database/index.js';
import { PlayerNotFound } from '../accounts/account.problems.js';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** One player; throws `PlayerNotFound`. */
export class GetPlayer extends Query<Player> {
  constructor(readonly playerId: string) {
    super();
  }
}

@QueryHandler(GetPlayer)
export class GetPlayerHandler implements IQueryHandler<GetPlayer> {
  constructor(private readonly prisma: PrismaService) {}

  async execute({ playerId }: GetPlayer): Promise<Player> {
    const player = await this.prisma.player.findUnique({ where: { id: playerId } });
    if (player === null) throw new PlayerNotFound(playerId);
    return { id: player.id, name: player.name, createdAt: player.createdAt.toISOString() };
  }
}
