import type { AshesCard } from '../../card.js';
import { basic, classOf, dice, MAIN, powerOf, SIDE } from '../phrases.js';

export const ironMenSpells: readonly AshesCard[] = [
  {
    id: 'expand-energy',
    name: 'Expand Energy',
    type: 'action',
    cost: [MAIN, dice(basic(1))],
    text: 'Draw until there are two cards in your hand.',
    abilities: [],
  },
  {
    id: 'strengthen',
    name: 'Strengthen',
    type: 'ready',
    cost: [MAIN, dice(classOf('natural'), classOf('ceremonial'))],
    text: 'Side action, exhausted: a target unit has 2 more attack this turn; 3 more with Focus 2.',
    abilities: [],
  },
  {
    id: 'cover',
    name: 'Cover',
    type: 'reaction',
    cost: [dice(powerOf('natural'))],
    text: 'An attack damages your guarding Phoenixborn: prevent it all, and deal 1 damage to the attacker.',
    abilities: [],
  },
  {
    id: 'chant-of-revenge',
    name: 'Chant of Revenge',
    type: 'ready',
    cost: [SIDE, dice(classOf('ceremonial'))],
    text: 'Gets a status token, if it has none, after an ally of yours is destroyed. Side action, exhausted: the token becomes 1 damage to a target Phoenixborn.',
    abilities: [],
  },
  {
    id: 'summon-iron-rhino',
    name: 'Summon Iron Rhino',
    type: 'ready',
    cost: [MAIN, dice(classOf('natural'))],
    text: 'Main action, exhausted, six dice of any kind: an Iron Rhino. One die less with Focus 1, and again with Focus 2.',
    conjurations: ['iron-rhino'],
    abilities: [],
  },
  {
    id: 'one-hundred-blades',
    name: 'One Hundred Blades',
    type: 'action',
    cost: [MAIN, dice(basic(2))],
    exclusiveTo: 'Coal Roarkwin',
    text: '1 damage to a target Phoenixborn, then to each unit of your opponents; then draw a card.',
    abilities: [],
  },
  {
    id: 'close-combat',
    name: 'Close Combat',
    type: 'action',
    cost: [MAIN, dice(powerOf('natural'))],
    text: 'An unexhausted unit of yours deals its attack to another target unit; then it gets a wound or is exhausted, as you like.',
    abilities: [],
  },
];
