import type { AshesCard } from '../../card.js';

export const snakesInSilverUnits: readonly AshesCard[] = [
  {
    id: 'maeoni-viper',
    name: 'Maeoni Viper',
    type: 'phoenixborn',
    life: 20,
    battlefield: 4,
    spellboard: 5,
    text: 'Side action, exhausted, two dice of any kind: the attack of an unexhausted unit of yours as damage to a target unit.',
    abilities: [],
  },
  {
    id: 'gilder',
    name: 'Gilder',
    type: 'conjuration',
    limit: 2,
    attack: 0,
    life: 2,
    recover: 0,
    text: 'Unit Guard. Inheritance 1, inexhaustible: destroyed it may leave a status token on a target unit.',
    abilities: [],
  },
  {
    id: 'silver-snake',
    name: 'Silver Snake',
    type: 'conjuration',
    limit: 1,
    attack: 0,
    life: 4,
    recover: 3,
    text: 'Inexhaustible: its attack is the number of its status tokens, and it gets one after a unit of an opponent is destroyed (Consume).',
    abilities: [],
  },
];
