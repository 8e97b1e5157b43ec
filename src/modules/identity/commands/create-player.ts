import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { boundsWithin } from '../access/bounds.js';
import { hashSecret } from '../access/key-token.js';
import { type MadeKey, MadeKeys } from '../access/made-keys.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { type LineKey } from '../lines/made-lines.js';

/** Registers a player and makes the player's first key. */
export class CreatePlayer extends Command<MadeKey> {
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
  constructor(private readonly made: MadeKeys) {}

  execute({ name, caller, known }: CreatePlayer): Promise<MadeKey> {
    const { scopes, expiresAt } = boundsWithin(caller);
    const terms = { role: 'player', scopes: [...scopes], expiresAt, issuedBy: caller.keyId };
    return this.made.once(known, ({ id: keyId, secret }, id, tx) => {
      const key = { ...terms, id: keyId, secretHash: hashSecret(secret) };
      return tx.player.create({ data: { id, name, createdAt: new Date(), keys: { create: key } } });
    });
  }
}
