import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { boundsWithin } from '../access/bounds.js';
import { formatKey, hashSecret, mintKey } from '../access/key-token.js';
import type { CallerIdentity } from '../access/roles.js';
import type { Player } from '../queries/get-player.js';

interface CreatedPlayer extends Player {
  /** The whole key, this once. */
  readonly key: string;
}

/** Registers a player and makes the player's first key. */
export class CreatePlayer extends Command<CreatedPlayer> {
  constructor(
    readonly name: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(CreatePlayer)
export class CreatePlayerHandler implements ICommandHandler<CreatePlayer> {
  constructor(private readonly prisma: PrismaService) {}

  async execute({ name, caller }: CreatePlayer): Promise<CreatedPlayer> {
    const token = mintKey();
    const { scopes, expiresAt } = boundsWithin(caller);
    const bounds = { scopes: [...scopes], expiresAt, issuedBy: caller.keyId };
    const key = { id: token.id, role: 'player', secretHash: hashSecret(token.secret), ...bounds };
    const player = await this.prisma.player.create({ data: { id: newId(), name, keys: { create: key } } });
    return { id: player.id, name: player.name, createdAt: player.createdAt.toISOString(), key: formatKey(token) };
  }
}
