import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type CallerIdentity } from '../../../identity/index.js';
import { type DeckSummary } from '../../domain/deck.js';

/**
 * Decks without their lists, the newest first: those of one player, or all that the caller may read. Throws `DeckForbidden`
 * where these are another player's.
 */
export class ListDecks extends Query<Slice<DeckSummary>> {
  constructor(
    readonly playerId: string | undefined,
    readonly caller: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
