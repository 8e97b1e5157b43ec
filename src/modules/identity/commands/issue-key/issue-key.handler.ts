import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../../platform/database/index.js';
import { KeyStore } from '../../access/key-store.js';
import { formatKey, hashSecret, mintKey } from '../../access/key-token.js';
import { KeyPlayerMismatch } from '../../access/access.errors.js';
import { boundsWithin } from '../../access/bounds.js';
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
