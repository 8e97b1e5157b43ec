import { Command } from '@nestjs/cqrs';
import { type Role } from '../../access/roles.js';

export interface IssuedKey {
  readonly id: string;
  readonly role: Role;
  readonly playerId: string | null;
  readonly label: string | null;
  /** The whole key, this once. */
  readonly key: string;
}

/** Makes a key: for one player if the role is `player`, for nobody in particular otherwise. */
export class IssueKey extends Command<IssuedKey> {
  constructor(
    readonly role: Role,
    readonly playerId: string | null,
    readonly label: string | null,
  ) {
    super();
  }
}
