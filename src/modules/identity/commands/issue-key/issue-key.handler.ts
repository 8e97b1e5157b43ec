import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../../platform/database/index.js';
import { KeyStore } from '../../access/key-store.js';
import { formatKey, hashSecret, mintKey } from '../../access/key-token.js';
import { type Permission } from '../../access/rights.js';
import { KeyPlayerMismatch, ScopeForbidden } from '../../access/access.errors.js';
import { PlayerNotFound } from '../../accounts/account.errors.js';
import { type IssuedKey, IssueKey } from './issue-key.command.js';

@CommandHandler(IssueKey)
export class IssueKeyHandler implements ICommandHandler<IssueKey> {
  constructor(
    private readonly keys: KeyStore,
    private readonly prisma: PrismaService,
  ) {}

  async execute({ terms, caller }: IssueKey): Promise<IssuedKey> {
    const { role, playerId, label, expiresInSeconds } = terms;
    const scopes = scopesWithin(terms.scopes, caller.scopes);
    if ((role === 'player') !== (playerId !== null)) throw new KeyPlayerMismatch(role);
    if (playerId !== null && (await this.prisma.player.count({ where: { id: playerId } })) === 0) {
      throw new PlayerNotFound(playerId);
    }
    const { id, secret } = mintKey();
    const expiresAt = endOf(expiresInSeconds, caller.endsAt);
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

/** A key makes no key that may more than itself. Empty for all that the role may. */
function scopesWithin(
  wanted: readonly Permission[] | undefined,
  own: readonly Permission[] | undefined,
): readonly Permission[] {
  if (own === undefined) return wanted ?? [];
  const beyond = wanted?.find((scope) => !own.includes(scope));
  if (beyond !== undefined) throw new ScopeForbidden(beyond);
  return wanted ?? own;
}

/** Nor one that outlives it. Null for no end. */
function endOf(inSeconds: number | undefined, own: Date | undefined): Date | null {
  const wanted = inSeconds === undefined ? undefined : new Date(Date.now() + inSeconds * 1_000);
  if (wanted === undefined || own === undefined) return wanted ?? own ?? null;
  return wanted < own ? wanted : own;
}
