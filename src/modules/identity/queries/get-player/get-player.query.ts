import { Query } from '@nestjs/cqrs';

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
