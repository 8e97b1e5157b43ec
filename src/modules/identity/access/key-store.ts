import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/database/index.js';
import { type Role } from './roles.js';

/** What the check of a key needs of its row. */
export interface StoredKey {
  readonly id: string;
  readonly role: string;
  readonly playerId: string | null;
  readonly secretHash: Uint8Array<ArrayBuffer>;
}

export interface NewKey {
  readonly id: string;
  readonly role: Role;
  readonly secretHash: Uint8Array<ArrayBuffer>;
  readonly playerId: string | null;
  readonly label: string | null;
}

/** The rows of keys. A key is never removed: recorded events name it. */
@Injectable()
export class KeyStore {
  constructor(private readonly prisma: PrismaService) {}

  async findActive(id: string): Promise<StoredKey | null> {
    return this.prisma.apiKey.findFirst({
      where: { id, revokedAt: null },
      select: { id: true, role: true, playerId: true, secretHash: true },
    });
  }

  async insert(key: NewKey): Promise<void> {
    await this.prisma.apiKey.create({ data: key });
  }

  /** False if there is no such key; revoking twice is revoking once. */
  async revoke(id: string): Promise<boolean> {
    const { count } = await this.prisma.apiKey.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    return count > 0 || (await this.prisma.apiKey.count({ where: { id } })) > 0;
  }

  /** Makes this the only key that a start of the service has left behind. */
  async replaceBootstrapKey(id: string, secretHash: Uint8Array<ArrayBuffer>): Promise<void> {
    const key = { role: 'admin', label: 'bootstrap', secretHash, bootstrap: true, revokedAt: null };
    await this.prisma.$transaction([
      this.prisma.apiKey.updateMany({
        where: { bootstrap: true, revokedAt: null, id: { not: id } },
        data: { revokedAt: new Date() },
      }),
      this.prisma.apiKey.upsert({ where: { id }, create: { id, ...key }, update: key }),
    ]);
  }
}
