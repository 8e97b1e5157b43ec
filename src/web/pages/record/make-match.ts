/** A match as it is put together, and what the service is asked for it. */
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { seated, type Seating } from '../../seats/seats.js';
import type { BestOf } from '../../terms/terms.js';

export interface Draft extends Seating {
  readonly bestOf: BestOf;
  readonly onPaper: boolean;
  readonly publication: 'open' | 'consent';
  /** In seconds. */
  readonly delay: number;
  readonly leagueId: string | null;
}

/** `stored` keeps which samples have been stored, and as which decks. */
export async function createMatch(
  draft: Draft,
  key: string,
  stored: Map<string, string>,
): Promise<Schemas['MatchDto']> {
  const { bestOf, onPaper, publication, delay, leagueId } = draft;
  const body: Schemas['CreateMatchDto'] = {
    ...(await seated(draft, stored)),
    bestOf,
    ...(onPaper && { randomness: 'asserted' }),
    // A league says for all of its matches what spectators see.
    ...(leagueId === null
      ? { publication, ...(delay > 0 && { spectators: { delay: { seconds: delay } } }) }
      : { leagueId }),
  };
  return answered(kifu.POST('/v1/matches', { params: { header: { 'Idempotency-Key': key } }, body }));
}
