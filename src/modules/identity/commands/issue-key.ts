import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../platform/database/index.js';
import { KeyPlayerMismatch } from '../access/access.problems.js';
import { boundsWithin } from '../access/bounds.js';
import { KeyStore } from '../access/key-store.js';
import { hashSecret } from '../access/key-token.js';
import { type MadeKey, MadeKeys } from '../access/made-keys.js';
import type { Permission } from '../access/rights.js';
import type { Role } from '../access/roles.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { PlayerNotFound } from '../accounts/account.problems.js';
import { type LineKey } from '../lines/made-lines.js';

export interface NewKeyTerms {
  readonly role: Role;
  readonly playerId: string | null;
  readonly label: string | null;
  /** Undefined for all that the role may, as far as the issuer may it. */
  readonly scopes: readonly Permission[] | undefined;
  readonly expiresInSeconds: number | undefined;
}

/**
 * Makes a key, once for each Idempotency-Key (`known`): for one player if the role is `player`, else without a player.
 */
export class IssueKey extends Command<MadeKey> {
  constructor(
    readonly terms: NewKeyTerms,
    readonly caller: CallerIdentity,
    readonly known: LineKey | null,
  ) {
    super();
  }
}

@CommandHandler(IssueKey)
export class IssueKeyHandler implements ICommandHandler<IssueKey> {
  constructor(
    private readonly keys: KeyStore,
    private readonly prisma: PrismaService,
    private readonly made: MadeKeys,
  ) {}

  async execute({ terms, caller, known }: IssueKey): Promise<MadeKey> {
    const { role, playerId, label, expiresInSeconds } = terms;
    const { scopes, expiresAt } = boundsWithin(caller, { scopes: terms.scopes, seconds: expiresInSeconds });
    if ((role === 'player') !== (playerId !== null)) throw new KeyPlayerMismatch(role);
    if (playerId !== null && (await this.prisma.player.count({ where: { id: playerId } })) === 0) {
      throw new PlayerNotFound(playerId);
    }
    const key = { role, playerId, label, scopes, expiresAt, issuedBy: caller.keyId };
    return this.made.once(known, ({ id, secret }, _madeId, tx) =>
      this.keys.insert({ ...key, id, secretHash: hashSecret(secret) }, tx),
    );
  }
}
