import type { FftcgCard } from '../card.js';
import { FORWARD, inTurn } from './phrases.js';

export const ice: readonly FftcgCard[] = [
  {
    id: '1-038',
    name: 'Shiva',
    type: 'summon',
    elements: ['ice'],
    cost: 3,
    categories: ['XIII'],
    text: 'Dulls and freezes a Forward.',
    abilities: [],
    exBurst: {},
    targets: FORWARD,
    effect: inTurn({ do: 'dull', objects: 'target' }, { do: 'freeze', objects: 'target' }),
  },
  {
    id: '1-040',
    name: 'Summoner',
    type: 'backup',
    elements: ['ice'],
    cost: 1,
    jobs: ['Standard Unit'],
    categories: ['FFT'],
    keywords: [],
    generic: true,
    abilities: [],
  },
];
