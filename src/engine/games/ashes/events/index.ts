import { putBelow } from './glossary.facedown-below.js';
import {
  attackEnded,
  attackersDeclared,
  battleFought,
  blockersDeclared,
  guardDeclared,
  leftBattle,
} from './turn.main.attack-battles.js';
import {
  actionTaken,
  drawStepEnding,
  meditated,
  passed,
  prepareEnding,
  roundBegan,
  roundEnding,
  sideActionAllowed,
  tokenGiven,
  turnBegan,
  turnEnding,
} from './round.1-rounds.js';
import {
  damageDealt,
  damagePrevented,
  damageRedirected,
  destroyed,
  fatallyWounded,
  leavesPlay,
  leftPlay,
  placeDecided,
  putAway,
  woundsPlaced,
} from './damage-wounds.js';
import { draftEvents } from './draft-picks.js';
import { diceExhausted, diceRolled, diceRerolled, dieChanged, diePlaced, magicPaid } from './dice-pools.js';
import {
  exhausted,
  exhaustionRemoved,
  phoenixbornTurned,
  statusPlaced,
  statusRemoved,
  woundsRemoved,
} from './exhaust-tokens.js';
import { lost } from './multi-lost.js';
import { abilityUsed, attached, entered, playing, reactionTaken, rested, spellPlayed } from './turn.main.play-cards.js';
import { cancelled, playerTargeted, targeted } from './glossary.target-targets.js';
import { discarded, drawn, firstFiveTaken, putOnPile, removedFromGame, takenToHand } from './setup-cards.js';

/** The events of Ashes, with what carries out each: the only code that changes what it changes. */
export const events = [
  firstFiveTaken,
  roundBegan,
  drawStepEnding,
  prepareEnding,
  tokenGiven,
  diceRolled,
  diceRerolled,
  diceExhausted,
  dieChanged,
  diePlaced,
  magicPaid,
  discarded,
  drawn,
  takenToHand,
  putOnPile,
  removedFromGame,
  turnBegan,
  actionTaken,
  meditated,
  sideActionAllowed,
  passed,
  turnEnding,
  roundEnding,
  damageDealt,
  damagePrevented,
  damageRedirected,
  woundsPlaced,
  fatallyWounded,
  destroyed,
  leftPlay,
  placeDecided,
  putAway,
  woundsRemoved,
  exhausted,
  exhaustionRemoved,
  statusPlaced,
  statusRemoved,
  phoenixbornTurned,
  attackersDeclared,
  blockersDeclared,
  guardDeclared,
  leftBattle,
  battleFought,
  attackEnded,
  spellPlayed,
  entered,
  attached,
  putBelow,
  targeted,
  playerTargeted,
  cancelled,
  abilityUsed,
  reactionTaken,
  rested,
  lost,
  ...draftEvents,
];

/** By which names cards speak of several kinds of events at once. */
export const eventGroups = [leavesPlay, playing];
