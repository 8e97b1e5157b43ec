import { battlefieldPlaced } from './110-setup.js';
import { attached, detached } from './attachment.js';
import { contested, contestEnded, controlChanged, controlLost, controlTaken } from './182.3-control.js';
import { tokenEntered } from './176-tokens.js';
import { addedTurnTaken, phaseBegan, turnAdded, turnBegan } from './301-turns.js';
import { abilityUsed, cardChained, finalized, reflexPlaced, resolving } from './328-chain.js';
import { chosen, modeChosen } from './352.4-choosing.js';
import { entered, entering, notPlayed, played, playing, tokenPlayed } from './356-playing.js';
import { channelled, deckTrashed, drawn, recycled } from './400-cards.js';
import { exhausted, readied } from './401-readiness.js';
import { damageDealt, damageSettled, healed } from './404-damage.js';
import { hidden } from './408-hidden.js';
import { moved, recalled } from './407-movement.js';
import { buffed, buffSpent, stunEnded, stunned } from './410-statuses.js';
import { banished, countered, discarded, killed, returned, trashed } from './415-leaving.js';
import { added, poolEmptied, spent } from './416-resources.js';
import { burnedOut } from './418-burned-out.js';
import { combatBegan, combatEnded, showdownClosed, showdownOpened, sideLeft, sideTaken } from './438-combat.js';
import { experienceGained, experienceSpent, heldByTeammate, pointsGained, scored } from './441-scoring.js';
import { putOnDeck, putUnderDeck } from './put-on-deck.js';
import { playerRemoved } from './652.1-removal.js';

/** The events of Riftbound, with what carries out each: the only code that changes what it changes. */
export const events = [
  battlefieldPlaced,
  turnBegan,
  phaseBegan,
  turnAdded,
  addedTurnTaken,
  drawn,
  deckTrashed,
  recycled,
  putOnDeck,
  putUnderDeck,
  channelled,
  exhausted,
  readied,
  added,
  spent,
  poolEmptied,
  moved,
  recalled,
  attached,
  detached,
  contested,
  contestEnded,
  controlTaken,
  controlLost,
  controlChanged,
  damageDealt,
  damageSettled,
  healed,
  killed,
  discarded,
  banished,
  trashed,
  returned,
  countered,
  stunned,
  stunEnded,
  buffed,
  buffSpent,
  showdownOpened,
  showdownClosed,
  combatBegan,
  combatEnded,
  sideTaken,
  sideLeft,
  scored,
  heldByTeammate,
  pointsGained,
  experienceGained,
  experienceSpent,
  burnedOut,
  cardChained,
  abilityUsed,
  reflexPlaced,
  finalized,
  chosen,
  modeChosen,
  resolving,
  entered,
  played,
  tokenEntered,
  tokenPlayed,
  notPlayed,
  hidden,
  playerRemoved,
];

/** Several kinds under one name. */
export const eventGroups = [entering, playing];
