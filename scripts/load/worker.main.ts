/** Plays the games of one share and records each as the service does: a match and its game, in one commit. */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { hashWith } from '../../src/engine/index.js';
import { withDatabase } from '../../src/boot/open-database.js';
import type { PgPools } from '../../src/platform/database/index.js';
import { EventStore, type NewEvent } from '../../src/platform/event-store/index.js';
import { newId } from '../../src/platform/ids/index.js';
import { recordedGame } from '../../test/support/recorded-game.js';
import type { Person, Recorded, Share } from './share.js';

const BY_GENERATOR = { actor: { keyId: 'generate-load', role: 'admin' } } as const;

hashWith((data) => hash('sha256', data, 'hex'));
const [share] = (await once(process, 'message')) as [Share];
await withDatabase((pools) => record(pools, share));
process.disconnect?.();

async function record(pools: PgPools, share: Share): Promise<void> {
  const { game, leagueId, people, numbers, firstSeed, moments, games } = share;
  let moment = moments.begin;
  const store = new EventStore(pools.app, undefined, { now: () => new Date(moment) });
  for (let number = numbers.first; number <= numbers.last; number += numbers.step) {
    const [one, other] = opponents(people, number);
    const played = recordedGame({
      seed: firstSeed + number - 1,
      game,
      leagueId,
      gameId: newId(),
      players: [one.id, other.id],
      decks: [one.deckId, other.deckId],
      lists: [one, other].map(({ deckName, cards }) => [deckName, cards] as const),
    });
    moment = moments.begin + Math.round(((moments.end - moments.begin) * number) / games);
    const append = (stream: string, events: readonly NewEvent[]) =>
      store.append({ stream, expected: 'no-stream', events, metadata: BY_GENERATOR });
    const { matchId, matchEvents, gameId, gameEvents } = played;
    // Both in one batch: consumers of the ledger find a game and its ended match, and have nothing to do.
    await Promise.all([append(matchId, matchEvents), append(gameId, gameEvents)]);
    const recorded: Recorded = { events: matchEvents.length + gameEvents.length };
    process.send?.(recorded);
  }
  await store.close();
}

/** Two different people; all pairs have their turn. */
function opponents(people: readonly Person[], number: number): readonly [Person, Person] {
  const count = people.length;
  const one = people[number % count];
  const other = people[(number + 1 + (Math.floor(number / count) % (count - 1))) % count];
  if (one === undefined || other === undefined) throw new Error('two people play a game');
  return [one, other];
}
