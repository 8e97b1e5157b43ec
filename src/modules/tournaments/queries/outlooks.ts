import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Outlook, outlookCost, outlookOf, type Possible, type Tournament } from '../../../competition/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { rateOf } from '../../statistics/index.js';
import { participantOf } from '../desk/participant.js';
import { PairingPool } from '../pairing/pairing-pool.js';
import { People } from '../people.js';
import { StageUnknown } from '../rounds.problems.js';
import { TournamentStore } from '../tournament-store.js';
import { named, type Names } from './views.js';

/** Cheaper ones take a few milliseconds. */
const COST_HERE = 1_000;
const KEPT = 1_000;

/** What may still happen to a player. An outlook follows from the events up to a version, so it is kept under it. */
@Injectable()
export class Outlooks {
  private readonly kept = new LRUCache<string, Promise<Outlook | null>>({ max: KEPT });

  constructor(
    private readonly tournaments: TournamentStore,
    private readonly people: People,
    private readonly pool: PairingPool,
  ) {}

  async outlook(id: string, asked: string, caller: CallerIdentity) {
    const now = await this.tournaments.load(id);
    const { id: playerId } = participantOf(now, asked);
    if (now.stages.length === 0) throw new StageUnknown();
    const names = await this.people.namesIn(now);
    const outlook = now.status === 'running' ? await this.computed(now, playerId, caller) : null;
    return {
      ...named(names, playerId),
      version: now.version,
      outlook: outlook === null ? null : outlookView(outlook, names),
    };
  }

  private computed(now: Tournament, playerId: string, caller: CallerIdentity): Promise<Outlook | null> {
    const seed = `${now.terms.tournamentId}/${now.version}`;
    const key = `${seed}/${playerId}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const computed =
      outlookCost(now) <= COST_HERE
        ? Promise.resolve(outlookOf(now, playerId, seed))
        : this.pool.outlook({ tournament: now, player: playerId, seed }, caller.playerId ?? caller.keyId);
    this.kept.set(key, computed);
    computed.catch(() => this.kept.delete(key));
    return computed;
  }
}

/** So many opponents and places at most, the likeliest first. */
const SHOWN = 12;

function outlookView({ next, simulated, opponents, ...outlook }: Outlook, names: Names) {
  const samples = simulated?.samples ?? 0;
  return {
    ...outlook,
    next: next.map(({ result, ...possible }: Possible & { readonly result: string }) => ({ result, ...possible })),
    simulated: simulated && {
      samples,
      goesOn: simulated.goesOn === null ? null : rateOf(simulated.goesOn, samples),
      places: [...simulated.places]
        .toSorted(([one, a], [other, b]) => b - a || one - other)
        .slice(0, SHOWN)
        .map(([place, count]) => ({ place, share: count / samples })),
    },
    opponents: opponents.slice(0, SHOWN).map(({ player, samples: met }) => ({
      ...named(names, player),
      share: met === null ? null : met / samples,
    })),
  };
}
