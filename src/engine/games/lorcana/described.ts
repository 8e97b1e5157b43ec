import { described, FIELDS, entry, type BoardFields, type Entries } from '../../schemas/index.js';
import { PHASES } from './state.js';

const { flag, number, text, textOrNull } = described;
const { seat, object, objects, card, cards, source, ability, becomes, cause, count, amount, zone, at, type } = FIELDS;

const damage = number('All the damage that it has now.');
const lore = number('The lore that the player has now.');

/** What the log of Lorcana tells beside what that of any game may. */
export const lorcanaEntries: Entries = {
  turnBegan: entry('A turn begins.', { seat, number: number('Which.') }),
  turnEnding: entry('A turn is about to end.', { seat }),
  drawn: entry('A card is drawn.', { seat }, { object, card }),
  drawFailed: entry('There is no card to draw.', { seat }),
  putUnder: entry('Cards go to the bottom of the deck.', { seat, count }, { cards }),
  inked: entry(
    'A card goes to the inkwell.',
    { seat, action: flag('By the turn action, not by an effect.') },
    { object, card, becomes },
  ),
  inkExerted: entry('Ink is exerted to pay.', { seat, count }),
  inkAllowed: entry('A player may put more cards into the inkwell in this turn.', { seat, count }),
  played: entry('A card is played.', {
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
  notPlayed: entry('What was to be played is not.', { seat, object }),
  actionResolved: entry('An action has resolved and goes to the discard.', { seat, object, card }),
  sung: entry('A character sings a song.', {
    seat,
    object,
    card,
    song: text('Id of the song.'),
    songCard: text('Definition of the song.'),
  }),
  quested: entry('A character quests.', { seat, object, card }),
  challenged: entry('A character challenges.', {
    seat,
    object,
    card,
    target: text('Id of what it challenges.'),
    targetCard: text('Definition of what it challenges.'),
  }),
  challengeEnded: entry('A challenge is over.', { objects }),
  moved: entry('A character moves to a location.', {
    seat,
    object,
    card,
    location: text('Id of the location.'),
    locationCard: text('Definition of the location.'),
  }),
  leftLocation: entry('A character is at its location no more.', { object, card }),
  readied: entry('A card is readied.', { seat, start: flag('At the start of the turn.') }, { object, card }),
  exerted: entry(
    'A card is exerted; which one, if it is ink, is told to whoever may know.',
    { seat },
    { object, card },
  ),
  madeDry: entry('A drying character is made dry.', { object, card }),
  damageDealt: entry('Damage is dealt.', {
    seat,
    object,
    card,
    amount,
    damage,
    source,
    challenge: flag('By a challenge.'),
  }),
  damagePut: entry('Damage counters are put.', { seat, object, card, amount, damage }),
  damageRemoved: entry('Damage counters are removed.', { seat, object, card, amount, damage }),
  damagePrevented: entry('Damage is not dealt.', { object, source }),
  banished: entry(
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
  discarded: entry('A card is discarded.', { seat, object, card }, { becomes }),
  putInto: entry(
    'A card goes to a zone of its player.',
    { seat, zone, at },
    { object, card, becomes, cause, exerted: flag('It is exerted there.') },
  ),
  loreGained: entry('A player gains lore.', { seat, amount, lore, source }),
  loreLost: entry('A player loses lore.', { seat, amount, lore, source }),
  loreSet: entry('The lore of a player is set.', { seat, lore }),
  lost: entry('A player has lost.', { seat, reason: text('Why.') }),
  lossPrevented: entry('A player does not lose what they would.', { seat }),
  abilityUsed: entry('An ability is used.', { seat, object, card, ability }),
  abilityNotUsed: entry('An ability that was to be used is not.', { seat, object }),
  costNotPaid: entry('A cost is not paid.', { seat, source, card }),
  objectGone: entry('What an effect is about is there no more.', { seat, object }),
};

/** What a board of Lorcana shows beside what that of any game does. */
export const lorcanaBoard: BoardFields = {
  phases: PHASES,
  player: { lore: number('Lore.'), left: flag('The player has left the game.') },
  object: { name: text('Full name of the card.'), type: text('Type of the card.') },
};
