import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { boundsWithin } from '../access/bounds.js';
import { formatKey, hashSecret, mintKey } from '../access/key-token.js';
import type { CallerIdentity } from '../access/roles.js';
import { type LineKey, MadeLines } from '../lines/made-lines.js';
import type { Player } from '../queries/get-player.js';

interface CreatedPlayer extends Player {
  /** The whole key, this once. */
  readonly key: string;
  /** An earlier request with the same Idempotency-Key has made the player, and got another key. */
  readonly replayed: boolean;
}

/** Registers a player and makes the player's first key. */
export class CreatePlayer extends Command<CreatedPlayer> {
  constructor(
    readonly name: string,
    readonly caller: CallerIdentity,
    readonly known: LineKey | null = null,
  ) {
    super();
  }
}

@CommandHandler(CreatePlayer)
export class CreatePlayerHandler implements ICommandHandler<CreatePlayer> {
  constructor(private readonly lines: MadeLines) {}

  async execute({ name, caller, known }: CreatePlayer): Promise<CreatedPlayer> {
    const token = mintKey();
    const { scopes, expiresAt } = boundsWithin(caller);
    const bounds = { scopes: [...scopes], expiresAt, issuedBy: caller.keyId };
    const key = { id: token.id, role: 'player', secretHash: hashSecret(token.secret), ...bounds };
    const createdAt = new Date();
    const made = await this.lines.once(known, (id, tx) =>
      tx.player.create({ data: { id, name, createdAt, keys: { create: key } } }),
    );
    return { ...made, name, createdAt: createdAt.toISOString(), key: formatKey(token) };
  }
}
