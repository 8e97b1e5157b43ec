import { defineEventGroup } from '../../../kernel/index.js';
import { damageProcessed, damageProcessing, exBurstUsed, playerDamaged } from './6.5-damage-to-players.js';
import { broken, controlChanged, entered } from './7.7-field.js';
import { discarded, drawn, putInto, putUnder } from './7.3-moving-cards.js';
import { mainPhaseAdded, mainPhaseTaken, phaseBegan } from './9-phases.js';
import { attacked, battleBroken, battleEnded, blocked, blocking, partyDissolved } from './10.1-attack-phase.js';
import {
  abilityUsed,
  characterAnnounced,
  chosen,
  doneSo,
  notCast,
  stackTaken,
  summonCast,
  triggerAnnounced,
} from './11-playing.js';
import { cpPaid, crystalsChanged } from './11.2-payment.js';
import { flagsCleared, gameDecided } from './12.4-rule-processes.js';
import { activated, dulled, frozen, thawed } from './15.1.1-active-and-dull.js';
import { entryMissed, warped } from './15.2.7-warp.js';
import { limitBreakReturned, limitBreaksSetAside, turnedFaceUp } from './15.2.8-limit-break.js';
import { primed, primedTopRemoved, primingFailed } from './15.2.9-priming.js';
import { damageDealt, damageHealed } from './12.4.5-damage-to-forwards.js';

/** The events of FF-TCG beside those of every game. */
export const events = [
  phaseBegan,
  drawn,
  entered,
  abilityUsed,
  chosen,
  controlChanged,
  summonCast,
  doneSo,
  attacked,
  blocking,
  blocked,
  damageDealt,
  playerDamaged,
  damageProcessing,
  damageProcessed,
  broken,
  putInto,
  discarded,
  crystalsChanged,
  activated,
  primed,
  dulled,
  limitBreaksSetAside,
  putUnder,
  frozen,
  thawed,
  characterAnnounced,
  triggerAnnounced,
  stackTaken,
  turnedFaceUp,
  limitBreakReturned,
  warped,
  entryMissed,
  primingFailed,
  primedTopRemoved,
  cpPaid,
  notCast,
  gameDecided,
  damageHealed,
  exBurstUsed,
  battleBroken,
  partyDissolved,
  battleEnded,
  mainPhaseAdded,
  mainPhaseTaken,
  flagsCleared,
];

/** What happens to a card on the field. */
const ON_FIELD = { object: { object: {} } };

/** By which names cards speak of several kinds of events at once. */
export const eventGroups = [
  // A Summon, or a Character that enters by it: it is cast and enters in one (11.4.8).
  defineEventGroup(
    'cast',
    [{ event: summonCast }, { event: entered, where: { cast: { equals: true } } }],
    ['seat', 'object'],
  ),
  defineEventGroup(
    'leftField',
    [
      { event: broken, where: ON_FIELD },
      { event: putInto, where: ON_FIELD },
    ],
    ['object', 'cause', 'becomes'],
  ),
];
