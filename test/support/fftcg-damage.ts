/** Damage to a player, for rules about it: what is in the deck is what is turned up. */
import type { JsonRecord } from '../../src/engine/index.js';
import { breaking, draw, target } from './fftcg-abilities.js';
import { bothPass, fftcgTable, forward, summon } from './fftcg.js';
import type { Table } from './table.js';

const blow = (count: number) =>
  summon({ id: 'blow', cost: 0, effect: { do: 'damage-player', who: 'opponent', count } });
const plain = forward({ id: 'plain' });
const other = forward({ id: 'other' });
const burstA = summon({ id: 'burst-a', exBurst: {}, effect: draw() });
const burstB = summon({ id: 'burst-b', exBurst: {}, targets: [target()], effect: breaking() });

/** p1 deals so many points of damage to p2, whose deck this is. */
export const damage = (count: number, p2: JsonRecord, cards: readonly ReturnType<typeof forward>[] = []): Table => {
  const at = fftcgTable({ p1: { hand: [{ card: 'blow', as: 'blow' }] }, p2: { ...p2 } }, [
    blow(count),
    plain,
    other,
    burstA,
    burstB,
    ...cards,
  ]);
  return bothPass(at.answer('p1', { action: 'cast-summon', card: 'blow' }));
};
