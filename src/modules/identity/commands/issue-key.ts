import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../platform/database/index.js';
import { KeyPlayerMismatch } from '../access/access.problems.js';
import { boundsWithin } from '../access/bounds.js';
import { KeyStore } from '../access/key-store.js';
import { formatKey, hashSecret, mintKey } from '../access/key-token.js';
import type { Permission } from '../access/rights.js';
import type { CallerIdentity, Role } from '../access/roles.js';
import { PlayerNotFound } from '../accounts/account.problems.js';

interface NewKeyTerms {
  readonly role: Role;
  readonly playerId: string | null;
  readonly label: string | null;
  /** Undefined for all that the role may, as far as the issuer may it. */
  readonly scopes: readonly Permission[] | undefined;
  readonly expiresInSeconds: number | undefined;
}

interface IssuedKey {
  readonly id: string;
  readonly role: Role;
  readonly playerId: string | null;
  readonly label: string | null;
  /** Null for all that the role may. */
  readonly scopes: readonly Permission[] | null;
  readonly expiresAt: string | null;
  /** The whole key, this once. */
  readonly key: string;
}

/** Makes a key: for one player if the role is `player`, for nobody in particular otherwise. */
export class IssueKey extends Command<IssuedKey> {
  constructor(
    readonly terms: NewKeyTerms,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(IssueKey)
export class IssueKeyHandler implements ICommandHandler<IssueKey> {
  constructor(
    private readonly keys: KeyStore,
    private readonly prisma: PrismaService,
  ) {}

  async execute({ terms, caller }: IssueKey): Promise<IssuedKey> {
    const { role, playerId, label, expiresInSeconds } = terms;
    const { scopes, expiresAt } = boundsWithin(caller, { scopes: terms.scopes, seconds: expiresInSeconds });
    if ((role === 'player') !== (playerId !== null)) throw new KeyPlayerMismatch(role);
    if (playerId !== null && (await this.prisma.player.count({ where: { id: playerId } })) === 0) {
      throw new PlayerNotFound(playerId);
    }
    const { id, secret } = mintKey();
    const issuedBy = caller.keyId;
    await this.keys.insert({ id, role, playerId, label, secretHash: hashSecret(secret), scopes, expiresAt, issuedBy });
    return {
      id,
      role,
      playerId,
      label,
      scopes: scopes.length === 0 ? null : scopes,
      expiresAt: expiresAt?.toISOString() ?? null,
      key: formatKey({ id, secret }),
    };
  }
}
