import { described, FIELDS, told, type BoardFields, type Entries } from '../../schemas/index.js';
import { PHASES } from './state.js';

const { flag, number, text, textOrNull } = described;
const { seat, object, objects, card, cards, source, ability, becomes, cause, count, amount, zone, at, type } = FIELDS;

const damage = number('All the damage that it has now.');
const lore = number('The lore that the player has now.');

/** What the log of Lorcana tells beside what that of any game may. */
export const lorcanaEntries: Entries = {
  turnBegan: told('A turn begins.', { seat, number: number('Which.') }),
  turnEnding: told('A turn is about to end.', { seat }),
  drawn: told('A card is drawn.', { seat }, { object, card }),
  drawFailed: told('There is no card to draw.', { seat }),
  putUnder: told('Cards go to the bottom of the deck.', { seat, count }, { cards }),
  inked: told(
    'A card goes to the inkwell.',
    { seat, action: flag('By the turn action, not by an effect.') },
    { object, card, becomes },
  ),
  inkExerted: told('Ink is exerted to pay.', { seat, count }),
  inkAllowed: told('A player may put more cards into the inkwell in this turn.', { seat, count }),
  played: told('A card is played.', {
    seat,
    object,
    card,
    type,
    pay: text('How it was paid for.'),
    onto: textOrNull('Id of the character that it was shifted onto.'),
    exerted: flag('It enters exerted.'),
    damage: number('With how much damage it enters.'),
    stays: flag('It stays in play.'),
  }),
  notPlayed: told('What was to be played is not.', { seat, object }),
  actionResolved: told('An action has resolved and goes to the discard.', { seat, object, card }),
  sung: told('A character sings a song.', {
    seat,
    object,
    card,
    song: text('Id of the song.'),
    songCard: text('Definition of the song.'),
  }),
  quested: told('A character quests.', { seat, object, card }),
  challenged: told('A character challenges.', {
    seat,
    object,
    card,
    target: text('Id of what it challenges.'),
    targetCard: text('Definition of what it challenges.'),
  }),
  challengeEnded: told('A challenge is over.', { objects }),
  moved: told('A character moves to a location.', {
    seat,
    object,
    card,
    location: text('Id of the location.'),
    locationCard: text('Definition of the location.'),
  }),
  leftLocation: told('A character is at its location no more.', { object, card }),
  readied: told('A card is readied.', { seat, start: flag('At the start of the turn.') }, { object, card }),
  exerted: told('A card is exerted; which one, if it is ink, is told to whoever may know.', { seat }, { object, card }),
  madeDry: told('A drying character is made dry.', { object, card }),
  damageDealt: told('Damage is dealt.', {
    seat,
    object,
    card,
    amount,
    damage,
    source,
    challenge: flag('By a challenge.'),
  }),
  damagePut: told('Damage counters are put.', { seat, object, card, amount, damage }),
  damageRemoved: told('Damage counters are removed.', { seat, object, card, amount, damage }),
  damagePrevented: told('Damage is not dealt.', { object, source }),
  banished: told(
    'A card is banished.',
    {
      seat,
      object,
      card,
      becomes,
      top: text('Which of them is its top card.'),
      inChallenge: flag('In a challenge.'),
      with: textOrNull('Id of the other character of the challenge.'),
    },
    { cause },
  ),
  discarded: told('A card is discarded.', { seat, object, card }, { becomes }),
  putInto: told(
    'A card goes to a zone of its player.',
    { seat, zone, at },
    { object, card, becomes, cause, exerted: flag('It is exerted there.') },
  ),
  loreGained: told('A player gains lore.', { seat, amount, lore, source }),
  loreLost: told('A player loses lore.', { seat, amount, lore, source }),
  loreSet: told('The lore of a player is set.', { seat, lore }),
  lost: told('A player has lost.', { seat, reason: text('Why.') }),
  lossPrevented: told('A player does not lose what they would.', { seat }),
  abilityUsed: told('An ability is used.', { seat, object, card, ability }),
  abilityNotUsed: told('An ability that was to be used is not.', { seat, object }),
  costNotPaid: told('A cost is not paid.', { seat, source, card }),
  objectGone: told('What an effect is about is there no more.', { seat, object }),
};

/** What a board of Lorcana shows beside what that of any game does. */
export const lorcanaBoard: BoardFields = {
  phases: PHASES,
  player: { lore: number('Lore.'), left: flag('The player has left the game.') },
  object: { name: text('Full name of the card.'), type: text('Type of the card.') },
};
