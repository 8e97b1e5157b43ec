import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import type { Onlooker } from '../../../games/index.js';
import type { ReplayRange } from '../../domain/slice.js';

/** The text of a document, or how far the making of it is, from 0 to 1. */
export type ReplayAnswer =
  { readonly kind: 'built'; readonly document: string } | { readonly kind: 'building'; readonly progress: number };

/**
 * The replay of a game, whole or a part of it, through the widest eyes that everybody has who asks, unless others
 * are asked for. Throws `ViewForbidden`, `UnknownViewer`, `ReplayNotFound`, `ReplayNotEnded`, `NoSuchBranch`,
 * `ReplayFailed`.
 */
export class GetGameReplay extends Query<ReplayAnswer> {
  constructor(
    readonly gameId: string,
    readonly onlooker: Onlooker,
    /** Null for all of it. */
    readonly range: ReplayRange | null,
    /** Of a game that was rewound; null for the one that counts. */
    readonly branch: number | null = null,
  ) {
    super();
  }
}

/** The document of a match, as far as the reader may know it. Throws as `GetGameReplay` does. */
export class GetMatchReplay extends Query<ReplayAnswer> {
  constructor(
    readonly matchId: string,
    readonly reader: CallerIdentity,
  ) {
    super();
  }
}
