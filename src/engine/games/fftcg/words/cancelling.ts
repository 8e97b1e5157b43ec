import { boundIds, present, type GameEvent, type GameObject } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import type { Cancel } from '../vocabulary.js';
import { simultaneous } from './named.js';

/** Of an ability nothing is left; a Summon goes where it goes when it has resolved, without having done anything. */
export const cancelWord = simultaneous<Cancel>('cancel', ({ game, from, node }) =>
  present(game, boundIds(node.objects, from))
    .filter(({ waiting }) => waiting !== undefined)
    .map(cancelled),
);

const cancelled = ({ id: object, cards }: GameObject): GameEvent =>
  cards.length === 0
    ? { kind: 'abilityTaken', cites: [fftcg('2.1')], object, reason: 'cancelled' }
    : { kind: 'summonCancelled', cites: [fftcg('2.1'), fftcg('5.2.3.1.2.1')], object };
