import type { CountedEntry, GameStatistics, StatisticDeclaration } from '../../statistics/index.js';
import { LEVELS, type Level } from './card.js';
import type { DamageBy } from './events/parts.js';

/** The name of the ability of every die, and of no other. */
const POWER: CountedEntry = { kind: 'abilityUsed', where: { ability: 'power' } };

/** On magic costs and dice powers, by type where they are counted by card; what recovery exhausts was not spent. */
const spent = (level: Level): StatisticDeclaration => ({
  id: `${level}-dice`,
  title: `Dice spent that showed ${level}`,
  unit: 'dice',
  count: [
    { kind: 'magicPaid', each: { of: 'cards', where: { levels: level } } },
    ...(level === 'power' ? [POWER] : []),
  ],
  per: ['turn', 'card'],
});

/** For the player whose attack, counter or effect it is. */
const dealt = (by: DamageBy, title: string): StatisticDeclaration => ({
  id: `wounds-by-${by}`,
  title,
  unit: 'wounds',
  count: [{ kind: 'woundsPlaced', where: { by }, amount: 'count' }],
  seat: 'cause',
  per: ['turn'],
});

/** What is counted and pointed out of a game of Ashes, as data over its log. */
export const statistics: GameStatistics = {
  turn: { of: { kind: 'turnBegan' } },
  // How much each Phoenixborn can bear differs.
  score: { statistic: 'wounds', leads: 'fewest' },
  counts: [
    {
      id: 'wounds',
      title: 'Wounds on the own Phoenixborn',
      unit: 'wounds',
      count: [
        { kind: 'woundsPlaced', where: { type: 'phoenixborn' }, amount: 'count' },
        { kind: 'woundsRemoved', where: { type: 'phoenixborn' }, amount: 'count', sign: -1 },
      ],
      per: ['round'],
    },
    dealt('attack', 'Wounds placed by own attacks'),
    dealt('counter', 'Wounds placed by own counters'),
    dealt('effect', 'Wounds placed by own effects'),
    { id: 'rounds', title: 'Rounds played', unit: 'rounds', count: [{ kind: 'roundBegan' }], seat: 'seats' },
    ...LEVELS.map(spent),
    {
      id: 'basics-rolled',
      title: 'Basics rolled',
      unit: 'dice',
      count: [{ kind: 'diceRolled', each: { of: 'cards', where: { levels: 'basic' } } }],
      per: ['card'],
    },
    { id: 'meditations', title: 'Meditations', unit: 'times', count: [{ kind: 'meditated' }], per: ['turn'] },
    { id: 'reactions', title: 'Reactions', unit: 'reactions', count: [{ kind: 'reactionTaken' }], per: ['round'] },
    { id: 'drawn', title: 'Cards drawn', unit: 'cards', count: [{ kind: 'drawn' }], per: ['card'] },
    {
      id: 'played',
      title: 'Cards played',
      unit: 'cards',
      count: [
        { kind: 'entered', where: { played: true } },
        { kind: 'spellPlayed' },
        { kind: 'attached', where: { type: 'alteration' } },
      ],
      per: ['card'],
    },
    { id: 'activated', title: 'Effects activated', unit: 'effects', count: [{ kind: 'abilityUsed' }], per: ['card'] },
    { id: 'attacks', title: 'Attacks', unit: 'attacks', count: [{ kind: 'attackersDeclared' }], per: ['turn'] },
    { id: 'guards', title: 'Guards', unit: 'guards', count: [{ kind: 'guardDeclared' }] },
    { id: 'destroyed', title: 'Own units destroyed', unit: 'units', count: [{ kind: 'destroyed' }], per: ['card'] },
  ],
  moments: [
    {
      id: 'wounded',
      title: 'A Phoenixborn is wounded',
      of: { kind: 'woundsPlaced', where: { type: 'phoenixborn' } },
    },
    { id: 'reaction', title: 'A player reacts', of: { kind: 'reactionTaken' } },
    { id: 'guard', title: 'An attack is guarded against', of: { kind: 'guardDeclared' } },
    { id: 'destroyed', title: 'A unit is destroyed', of: { kind: 'destroyed' } },
    { id: 'lost', title: 'A player has lost', of: { kind: 'lost' } },
  ],
};
