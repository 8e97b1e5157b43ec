import type { RiftboundCard } from '../card.js';
import { ITSELF, WHEN_ATTACKING, WHEN_PLAYED } from './phrases.js';

/** Invented, of calm and mind: amounts that a player chooses, numbers that are added up, and a second way to win. */
export const highWater: readonly RiftboundCard[] = [
  {
    id: 'flood-gauge',
    name: 'Flood Gauge',
    type: 'gear',
    domains: ['mind'],
    energy: 2,
    text: 'Exhausted, at any time: any amount of energy becomes as much power of any domain.',
    abilities: [
      {
        kind: 'activated',
        name: 'measure',
        timing: 'reaction',
        costs: [{ pay: 'exhaust' }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'pay-any', resource: 'energy', as: 'amount' },
            { do: 'add', resource: 'universal', amount: { bound: 'amount' } },
          ],
        },
      },
    ],
  },
  {
    id: 'spring-flood',
    name: 'Spring Flood',
    type: 'gear',
    domains: ['calm'],
    energy: 4,
    text: 'As its player’s turn begins with units of 25 might in all, and an opponent is 3 points from the victory score or closer, its player wins. Each battlefield that its player controls raises the victory score by 1.',
    abilities: [
      {
        kind: 'static',
        name: 'tide-mark',
        affects: { is: ['battlefield'], of: 'you', marks: { controlled: true } },
        changes: [{ change: 'flag', flag: 'raisesVictoryScore' }],
      },
      {
        kind: 'triggered',
        name: 'crest',
        on: [{ event: 'phaseBegan', where: { phase: { equals: 'beginning' }, seat: { seat: 'you' } } }],
        if: {
          all: [
            { more: { sum: 'might', among: { is: ['unit'], of: 'you' } }, than: 24 },
            {
              anyPlayer: 'opponents',
              holds: { not: { more: { player: 'pointsToWin', of: 'player' }, than: 3 } },
            },
          ],
        },
        effect: { do: 'win-game' },
      },
    ],
  },
  {
    id: 'wave-rider',
    name: 'Rider of the Waves',
    type: 'unit',
    domains: ['mind'],
    energy: 3,
    might: 2,
    text: 'Played, it brings back a spell of 2 energy or less for nothing, which goes under the deck. Attacking, it gets the highest might of enemy units for that combat. As it moves, a token of 1 might comes to where it was. No units are played to the battlefield where it is.',
    abilities: [
      {
        kind: 'static',
        name: 'surf',
        affects: { is: ['battlefield'], sourceMark: 'at' },
        changes: [{ change: 'flag', flag: 'noUnitsPlayedHere' }],
      },
      {
        kind: 'triggered',
        name: 'backwash',
        on: WHEN_PLAYED,
        effect: {
          do: 'sequence',
          of: [
            {
              do: 'choose',
              from: { zone: 'trash', of: 'you', is: ['spell'], numbers: { energy: { max: 2 } } },
              min: 0,
              max: 1,
              as: 'spell',
            },
            { do: 'play', card: 'spell', ignoring: 'cost', recycled: true },
          ],
        },
      },
      {
        kind: 'triggered',
        name: 'surge',
        on: WHEN_ATTACKING,
        effect: {
          do: 'modify',
          objects: 'self',
          changes: [
            { change: 'number', name: 'might', add: { highest: 'might', among: { is: ['unit'], of: 'opponents' } } },
          ],
          until: 'endOfCombat',
        },
      },
      {
        kind: 'triggered',
        name: 'wake',
        on: [{ event: 'moved', where: ITSELF, bind: { origin: 'origin' } }],
        effect: { do: 'play-token', card: 'ogn-271', count: 1, place: 'origin' },
      },
    ],
  },
];
