import { described, FIELDS, entry, type BoardFields, type Entries } from '../../schemas/index.js';
import { PHASES } from './state.js';

const { flag, number, text, textOrNull, texts, record } = described;
const { seat, object, objects, card, cards, becomes, cause, count, amount, zone, from, at, type, reason, bindings } =
  FIELDS;

const sources = texts('Ids of the objects whose damage it is.');
const forCp = text('`cp`: to produce CP.');

/** What the log of FF-TCG tells beside what that of any game may. */
export const fftcgEntries: Entries = {
  phaseBegan: entry('A phase begins.', { seat, phase: text('Which.') }),
  limitBreaksSetAside: entry('The cards with Limit Break go to the LB deck.', { seat, count }),
  drawn: entry('A card is drawn.', { seat }, { object, card }),
  drawFailed: entry('There is no card to draw.', { seat }),
  putUnder: entry('Cards go to the bottom of the deck.', { seat, count }, { cards }),
  activated: entry('A dull card becomes active.', { seat, object, card }),
  dulled: entry('A card becomes dull.', { seat, object, card }, { for: forCp }),
  frozen: entry('A card is frozen.', { seat, object, card }),
  thawed: entry('A frozen card was passed over, and is frozen no more.', { seat, object, card }),
  discarded: entry('A card is discarded.', { seat, object, card }, { for: forCp }),
  crystalsChanged: entry('A player gains or spends Crystals.', {
    seat,
    change: number('How many, below 0 where they are spent.'),
    crystals: number('How many there are now.'),
  }),
  characterAnnounced: entry('A Character is going to be cast.', { seat, card }),
  summonCast: entry('A Summon is cast and goes on the stack.', { seat, object, card, bindings }),
  abilityUsed: entry(
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
  chosen: entry(
    'A card is chosen for a Summon or an ability.',
    { seat, object },
    {
      source: FIELDS.source,
    },
  ),
  stackTaken: entry('A Summon on the stack resolves, or leaves it without.', { seat, object, card, reason }),
  turnedFaceUp: entry('A card of the LB deck is turned up to pay for another.', { seat, object, card }),
  limitBreakReturned: entry('A card with Limit Break goes back to the LB deck.', { seat, card, becomes }),
  warped: entry('A card is removed from the game with Warp Counters.', {
    seat,
    object,
    card,
    counters: number('How many.'),
  }),
  entryMissed: entry('A card that would enter by Warp finds no room.', { seat, object, card }),
  primed: entry('A card is put on top of a Character.', {
    seat,
    object,
    card,
    under: text('Definition of the Character.'),
  }),
  primingFailed: entry('Priming was paid for and did not come about.', { seat, object, card }),
  primedTopRemoved: entry('The top card of a primed Character that has left is removed from the game.', {
    seat,
    card,
    becomes,
  }),
  cpPaid: entry('CP have been produced and spent.', {
    seat,
    cp: number('How many.'),
    source: textOrNull('Id of what they were paid for, where it is an object.'),
  }),
  notCast: entry('What an effect has ordered to be cast cannot be.', { seat }, { object }),
  gameDecided: entry('By a text a player has won or lost.', { seat, wins: flag('The player has won.') }),
  entered: entry(
    'A card enters the field.',
    { seat, object, card, type, from, cast: flag('It was cast, not played by an effect.'), dull: flag('It is dull.') },
    {
      x: number('The X of its cost.'),
      paid: number('What else was paid for it.'),
      mode: number('The mode that was announced.'),
    },
  ),
  controlChanged: entry('Another player controls a card.', { seat, object, card, from: text('Who did before.') }),
  broken: entry(
    'A card is broken.',
    { seat, object, card, type, becomes, by: texts('Ids of the objects that are credited with it.') },
    { cause },
  ),
  putInto: entry(
    'A card goes to a zone of its owner.',
    { seat, zone, at, from },
    { object, card, becomes, cause, faceDown: flag('Face down: nobody knows anything of it any more.') },
  ),
  damageDealt: entry(
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
  damageHealed: entry('Forwards have no damage any more.', { objects }),
  damageProcessing: entry('Points of damage are going to be dealt to a player.', { seat, amount, source: sources }),
  playerDamaged: entry('One point of damage to a player.', { seat, object, card, source: sources }),
  damageBeyondDeck: entry('A point of damage finds no card in the deck.', { seat, source: sources }),
  damageProcessed: entry('All points of one damage have been dealt.', { seat, amount, source: sources }),
  exBurstUsed: entry('An EX Burst is used.', { seat, object, card }),
  attacked: entry('A Forward attacks.', { seat, object, card, party: flag('In a Party.') }),
  blocked: entry('A Forward blocks.', { seat, object, card, attackers: texts('Ids of the attackers.') }),
  partyDissolved: entry('A Forward is in a Party no more.', { object }),
  battleBroken: entry('The battle ends without damage.', { seat }),
  mainPhaseAdded: entry('The turn has one more Main Phase.', { seat }),
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
