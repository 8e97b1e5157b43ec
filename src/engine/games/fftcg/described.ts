import { described, FIELDS, told, type BoardFields, type Entries } from '../../schemas/index.js';
import { PHASES } from './state.js';

const { flag, number, text, textOrNull, texts, record } = described;
const { seat, object, objects, card, cards, becomes, cause, count, amount, zone, from, at, type, reason, bindings } =
  FIELDS;

const sources = texts('Ids of the objects whose damage it is.');
const forCp = text('`cp`: to produce CP.');

/** What the log of FF-TCG tells beside what that of any game may. */
export const fftcgEntries: Entries = {
  phaseBegan: told('A phase begins.', { seat, phase: text('Which.') }),
  limitBreaksSetAside: told('The cards with Limit Break go to the LB deck.', { seat, count }),
  drawn: told('A card is drawn.', { seat }, { object, card }),
  drawFailed: told('There is no card to draw.', { seat }),
  putUnder: told('Cards go to the bottom of the deck.', { seat, count }, { cards }),
  activated: told('A dull card becomes active.', { seat, object, card }),
  dulled: told('A card becomes dull.', { seat, object, card }, { for: forCp }),
  frozen: told('A card is frozen.', { seat, object, card }),
  thawed: told('A frozen card was passed over, and is frozen no more.', { seat, object, card }),
  discarded: told('A card is discarded.', { seat, object, card }, { for: forCp }),
  crystalsChanged: told('A player gains or spends Crystals.', {
    seat,
    change: number('How many, below 0 where they are spent.'),
    crystals: number('How many there are now.'),
  }),
  characterAnnounced: told('A Character is going to be cast.', { seat, card }),
  summonCast: told('A Summon is cast and goes on the stack.', { seat, object, card, bindings }),
  abilityUsed: told(
    'An action or special ability goes on the stack.',
    {
      seat,
      card,
      ability: FIELDS.ability,
      special: flag('It is a special ability.'),
      stacked: text('Id of what waits on the stack.'),
      bindings,
    },
    { object },
  ),
  chosen: told(
    'A card is chosen for a Summon or an ability.',
    { seat, object },
    {
      source: FIELDS.source,
    },
  ),
  stackTaken: told('A Summon on the stack resolves, or leaves it without.', { seat, object, card, reason }),
  turnedFaceUp: told('A card of the LB deck is turned up to pay for another.', { seat, object, card }),
  limitBreakReturned: told('A card with Limit Break goes back to the LB deck.', { seat, card, becomes }),
  warped: told('A card is removed from the game with Warp Counters.', {
    seat,
    object,
    card,
    counters: number('How many.'),
  }),
  entryMissed: told('A card that would enter by Warp finds no room.', { seat, object, card }),
  primed: told('A card is put on top of a Character.', {
    seat,
    object,
    card,
    under: text('Definition of the Character.'),
  }),
  primingFailed: told('Priming was paid for and did not come about.', { seat, object, card }),
  primedTopRemoved: told('The top card of a primed Character that has left is removed from the game.', {
    seat,
    card,
    becomes,
  }),
  cpPaid: told('CP have been produced and spent.', {
    seat,
    cp: number('How many.'),
    source: textOrNull('Id of what they were paid for, where it is an object.'),
  }),
  notCast: told('What an effect has ordered to be cast cannot be.', { seat }, { object }),
  gameDecided: told('By a text a player has won or lost.', { seat, wins: flag('The player has won.') }),
  entered: told(
    'A card enters the field.',
    { seat, object, card, type, from, cast: flag('It was cast, not played by an effect.'), dull: flag('It is dull.') },
    {
      x: number('The X of its cost.'),
      paid: number('What else was paid for it.'),
      mode: number('The mode that was announced.'),
    },
  ),
  controlChanged: told('Another player controls a card.', { seat, object, card, from: text('Who did before.') }),
  broken: told(
    'A card is broken.',
    { seat, object, card, type, becomes, by: texts('Ids of the objects that are credited with it.') },
    { cause },
  ),
  putInto: told(
    'A card goes to a zone of its owner.',
    { seat, zone, at, from },
    { object, card, becomes, cause, faceDown: flag('Face down: nobody knows anything of it any more.') },
  ),
  damageDealt: told(
    'Damage to a Forward.',
    {
      seat,
      object,
      card,
      amount,
      damage: number('All the damage that it has now.'),
      source: sources,
      battle: flag('It is battle damage.'),
    },
    { cause, party: texts('Ids of all members of the Party.') },
  ),
  damageHealed: told('Forwards have no damage any more.', { objects }),
  damageProcessing: told('Points of damage are going to be dealt to a player.', { seat, amount, source: sources }),
  playerDamaged: told('One point of damage to a player.', { seat, object, card, source: sources }),
  damageBeyondDeck: told('A point of damage finds no card in the deck.', { seat, source: sources }),
  damageProcessed: told('All points of one damage have been dealt.', { seat, amount, source: sources }),
  exBurstUsed: told('An EX Burst is used.', { seat, object, card }),
  attacked: told('A Forward attacks.', { seat, object, card, party: flag('In a Party.') }),
  blocked: told('A Forward blocks.', { seat, object, card, attackers: texts('Ids of the attackers.') }),
  partyDissolved: told('A Forward is in a Party no more.', { object }),
  battleBroken: told('The battle ends without damage.', { seat }),
  mainPhaseAdded: told('The turn has one more Main Phase.', { seat }),
};

/** What a board of FF-TCG shows beside what that of any game does. */
export const fftcgBoard: BoardFields = {
  phases: PHASES,
  player: { damage: number('Cards in the Damage Zone.'), crystals: number('Crystals.') },
  object: {
    name: text('Name of the card.'),
    type: text('Type of the card.'),
    announced: record('Of what waits on the stack: what was announced, by name.', {}),
  },
};
