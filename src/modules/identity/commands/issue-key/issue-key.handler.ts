import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../../platform/database/index.js';
import { KeyStore } from '../../access/key-store.js';
import { formatKey, hashSecret, mintKey } from '../../access/key-token.js';
import { KeyPlayerMismatch, PlayerNotFound } from '../../identity.errors.js';
import { type IssuedKey, IssueKey } from './issue-key.command.js';

@CommandHandler(IssueKey)
export class IssueKeyHandler implements ICommandHandler<IssueKey> {
  constructor(
    private readonly keys: KeyStore,
    private readonly prisma: PrismaService,
  ) {}

  async execute({ role, playerId, label }: IssueKey): Promise<IssuedKey> {
    if ((role === 'player') !== (playerId !== null)) throw new KeyPlayerMismatch(role);
    if (playerId !== null && (await this.prisma.player.count({ where: { id: playerId } })) === 0) {
      throw new PlayerNotFound(playerId);
    }
    const token = mintKey();
    await this.keys.insert({ id: token.id, role, playerId, label, secretHash: hashSecret(token.secret) });
    return { id: token.id, role, playerId, label, key: formatKey(token) };
  }
}
