import { defineEventGroup } from '../../../kernel/index.js';
import { loreGained, loreLost, loreSet } from './1.2.3-lore.js';
import { lossPrevented, lost } from './3.2-losing.js';
import { dried, madeDry, turnBegan, turnEnding } from './4.1-turn.js';
import { drawn } from './4.2.3.1-drawn.js';
import { abilityUsed, challenged, challengeEnded, leftLocation, moved, quested } from './4.3-turn-actions.js';
import { inkAllowed, inked, inkExerted } from './4.3.3-ink.js';
import { actionResolved, played, sung } from './4.3.4-play.js';
import { exerted, readied } from './5.1-conditions.js';
import { abilityNotUsed, costNotPaid, notPlayed, objectGone } from './7.1-not-done.js';
import { putInto } from './8.1.5-put-into.js';
import { putUnder } from './8.2.4-put-under.js';
import { discarded } from './8.3.4-discarded.js';
import { banished } from './8.6.2-banished.js';
import { damageDealt, damagePrevented, damagePut, damageRemoved } from './9.1-damage.js';

/**
 * The events of Lorcana, with what carries out each: the only code that changes what it changes. It answers null where
 * nothing happened, such as readying a ready card: then nothing is logged and nothing triggers.
 */
export const events = [
  turnBegan,
  turnEnding,
  drawn,
  putUnder,
  inked,
  inkExerted,
  inkAllowed,
  played,
  notPlayed,
  actionResolved,
  sung,
  quested,
  challenged,
  challengeEnded,
  moved,
  leftLocation,
  readied,
  exerted,
  dried,
  madeDry,
  damageDealt,
  damagePut,
  damageRemoved,
  damagePrevented,
  banished,
  discarded,
  putInto,
  loreGained,
  loreLost,
  loreSet,
  lost,
  lossPrevented,
  abilityUsed,
  abilityNotUsed,
  costNotPaid,
  objectGone,
];

/** What happens to a card in play. */
const IN_PLAY = { object: { object: {} } };

/** By which names cards speak of several kinds of events at once. */
export const eventGroups = [
  // Looked at just before (8.4.4).
  defineEventGroup(
    'leftPlay',
    [
      { event: banished, where: IN_PLAY },
      { event: putInto, where: IN_PLAY },
    ],
    ['object', 'cause', 'becomes'],
  ),
];
