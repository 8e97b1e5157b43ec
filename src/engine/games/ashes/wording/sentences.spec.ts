/** Sentences of our own, one for each class: read, written back, and written otherwise when a part of them changes. */
import type { Others } from '../../../../../test/support/changed-scripts.js';
import { type Sentence, trySentences, tryUnread } from '../../../../../test/support/sentences.js';
import { dialect } from './index.js';

const SENTENCES: readonly Sentence[] = [
  ['whole', 'Draw 2 cards.'],
  ['whole', 'Deal 2 damage to a target unit an opponent controls with a life value of 3 or less.'],
  ['whole', 'Deal 1 damage to all units. Then, draw 3 cards.'],
  ['whole', 'Place 3 wound tokens on up to 2 target units.'],
  ['whole', 'Place 2 exhaustion tokens on each exhausted conjuration.'],
  ['whole', 'Remove up to 4 wound tokens from your Phoenixborn.'],
  ['whole', 'Remove 2 wound tokens and 3 exhaustion tokens from a target ally.'],
  ['whole', 'Destroy a unit you control to deal 3 damage to a target Phoenixborn.'],
  ['whole', 'Deal 7 damage to a unit you control. If you do, you may discard a target alteration spell.'],
  ['whole', 'Remove 2 status tokens from this spell to draw 1 card.'],
  ['whole', "Add 3 to a target ally's attack value for the remainder of the turn."],
  ['whole', 'Reduce the attack value of a target unit by 2 for the remainder of the turn.'],
  ['whole', 'Change 2 dice in your active pool to a side of your choice. Raise 3 dice in your active pool one level.'],
  ['whole', "Lower 2 dice in a target opponent's active pool one level."],
  ['whole', 'Choose a target player to discard 3 cards off the top of their draw pile.'],
  ['whole', 'Place two ‹ wisp › conjurations onto your battlefield.'],
  ['whole', 'Place a ‹ wisp › conjuration onto your battlefield ¶ Focus 1: You may deal 1 damage to a target unit.'],
  ['whole', 'Deal X damage to a target unit ¶ X = the number of status tokens on this spell.'],
  ['whole', 'Move 1 wound token from this unit onto a target unit.'],
  ['whole', 'Resolve the following effect once for each exhausted unit you control: ¶ Draw 1 card.'],
  ['whole', 'If you have no cards in your hand, deal 7 damage to a target unit.'],
  ['whole', 'Search your discard pile for a ready spell and place it into your hand.'],
  ['whole', 'Deal 1 damage to all units. If this destroys at least 2 units, draw 3 cards.'],
  ['whole', 'Destroy 2 units you control. If you do, draw 3 cards.'],
  ['reaction', 'You may play this spell after an opponent declares attackers. Draw 2 cards.'],
  [
    'reaction',
    'You may play this spell after a unit you control is dealt damage. Prevent 2 damage from being received.',
  ],
  ['ability', 'When this unit comes into play, you may deal № damage to another target unit.'],
  ['ability', 'When this unit comes into play, place 7 status tokens on it.'],
  ['ability', 'When this unit is destroyed, you may draw up to 2 cards.'],
  [
    'ability',
    'After an ally you control is destroyed, place 7 status tokens on this spell if it has no status tokens on it.',
  ],
  [
    'ability',
    "After this unit destroys a unit an opponent controls by attacking, deal № damage to that opponent's target Phoenixborn.",
  ],
  ['ability', 'At the end of each round, deal № damage to a target Phoenixborn.'],
  ['ability', 'Destroy this unit at the end of the round.'],
  ['ability', "Add 1 to this unit's life value for each status token on this unit."],
  ['ability', 'This unit cannot attack.'],
  [
    'ability',
    'When this unit is declared as an attacker, add № to its attack value for the remainder of the turn if it is targeting an exhausted unit.',
  ],
  [
    'ability',
    'When this unit comes into play, discard a target alteration spell attached to a unit an opponent controls.',
  ],
  [
    'ability',
    'While you do not have the first player token, the attack value, life value, and recover value of this unit are increased by №.',
  ],
  ['ability', 'After you declare 3 or more attackers, draw 1 card.'],
  ['whole', "Swap a target unit's printed attack value with its printed life value for the remainder of the turn."],
  ['whole', 'Attach a ‹ wisp › conjured alteration spell to a target exhausted unit.'],
  ['whole', 'Place 2 cards from your hand on the bottom of your draw pile. If you do, draw 3 cards.'],
  ['whole', 'Choose a divine die in your exhausted pool and resolve its dice power without paying its cost.'],
  ['whole', 'Place an astral die from your exhausted pool onto this unit.'],
  ['whole', 'Raise 2 charm dice in your active pool one level.'],
  ['whole', 'Look at the top 7 cards of your draw pile. Place each card on the top or bottom of your draw pile.'],
  ['whole', 'Place a ‹ wisp › conjuration onto your battlefield. Place 2 status tokens on it.'],
  [
    'reaction',
    'You may play this spell after an opponent declares attackers. That target player must discard 7 cards off the top of their draw pile.',
  ],
  ['ability', 'X = the number of wound tokens on this unit.'],
  ['ability', 'This unit cannot attack unless it is charged.'],
  ['whole', 'If this spell is charged, draw 2 cards.'],
  ['whole', 'Discard this unit and another « Wisp » you control to draw 2 cards.'],
  ['whole', 'Place a ‹ wisp › conjuration onto your battlefield ¶ Focus 2: Then place 2 status token on that « Wisp »'],
  [
    'whole',
    'Move № wound or status token from a target unit onto this unit, or move № wound or status token from this unit onto a target unit.',
  ],
  [
    'whole',
    'Discard 4 cards off the top of your draw pile. If you do, place 1 of them into your hand and draw 2 cards.',
  ],
  [
    'whole',
    'Deal 2 damage to a target unit. Repeat this effect for each other copy of this spell in your discard pile. Then, draw 3 cards.',
  ],
  [
    'whole',
    'Destroy a unit you control to place 2 exhaustion token on a target unit. If the destroyed unit had 4 or more wound tokens on it, place 3 exhaustion tokens instead.',
  ],
  ['whole', 'Destroy this unit. If it had 3 or more status tokens on it, draw 2 cards.'],
  [
    'whole',
    'Search your discard pile for up to 3 allies and remove them from the game. For each ally removed, resolve the following effect: ¶ Draw 2 cards.',
  ],
  [
    'ability',
    'When this unit comes into play, you may remove any number of status tokens from units you control. Deal 2 damage to an equal number of target units that opponents control.',
  ],
  [
    'whole',
    'Remove up to 3 status tokens from this spell to place an equal number of ‹ wisp › conjurations onto your battlefield.',
  ],
  [
    'whole',
    'You may discard 1 card from your hand to deal X damage to a target unit ¶ X = the magic play cost of the discarded card.',
  ],
  ['whole', 'Choose 2 cards in your hand and place each one on the top or bottom of your draw pile.'],
  ['whole', "Return an exhausted unit you control and any cards attached to it to each card's owner's hand."],
  [
    'whole',
    'Choose 2 units you control. If you do, attach a ‹ wisp › conjured alteration spell to one and a ‹ gust › conjured alteration spell to the other.',
  ],
  [
    'whole',
    "Choose 2 units you control. For each unit, add the other unit's current attack value to its attack value for the remainder of the turn.",
  ],
  [
    'whole',
    'Choose a unit you control. Add 2 to its attack value for the remainder of the turn ¶ Focus 1: Choose up to two units you control instead ¶ Focus 2: Choose up to three units you control instead.',
  ],
  ['whole', 'You may place 1 ‹ wisp › conjuration onto your battlefield ¶ Focus 1: If you do not, draw 3 cards.'],
  ['ability', 'While a charm die is on a unit you control, its life value and recover value are increased by 2.'],
  [
    'from-hand',
    "After 1 or more wound tokens are placed on an opponent's Phoenixborn, you may play this unit from your hand without paying its main action cost.",
  ],
  [
    'from-hand',
    'After an opponent declares attackers, you may play this spell from your hand by paying 2 [[time:power]] instead of its play cost.',
  ],
  ['whole', 'Choose a target unit. That unit cannot be declared as an attacker until the start of your next turn.'],
  [
    'whole',
    'Choose a target unit. That unit cannot attack, block, or guard until the end of the next turn or the round.',
  ],
  [
    'whole',
    'Until the start of your next turn or the next round, units you control cannot be targeted by spells, abilities, or dice powers an opponent controls.',
  ],
  ['ability', 'While this unit is exhausted, this unit cannot be guarded or guarded against.'],
  ['ability', 'This card cannot be discarded from your spellboard when you Meditate.'],
  ['ability', 'After any Phoenixborn is dealt damage by a spell or ability, prevent 2 damage from being received.'],
  ['ability', "Add № to this unit's attack value for each wound token on this unit."],
  ['whole', 'Resolve the following effect once for each wound token on units you control: ¶ Draw 2 cards.'],
  ['whole', 'Remove 2 exhaustion tokens and 3 wound tokens from a charged card you control.'],
  [
    'ability',
    'When this unit is declared as a blocker, you may choose a target unblocked attacking unit. That unit is no longer attacking.',
  ],
  [
    'whole',
    'Choose a conjuration you control with a life value of 2. Place a copy of that conjuration onto your battlefield. At the end of this turn, destroy that copy.',
  ],
  ['whole', "Re-roll up to 3 dice in a target player's active pool."],
  ['ability', 'When this unit is destroyed, exhaust 2 dice in your active pool. If you cannot, draw 1 card.'],
  ['whole', 'Deal 2 damage to a target unit with a printed attack value of 3.'],
  [
    'ability',
    'When this unit is declared as an attacker, if its current attack value is greater than its printed attack value, you may deal № damage to a target unit an opponent controls.',
  ],
  [
    'whole',
    'Destroy an ally you control to place a ‹ wisp › conjuration onto your battlefield. Place wound tokens on it equal to the printed recover value of the destroyed ally.',
  ],
  [
    'whole',
    'Choose two cards a target opponent controls, at least one of which must be a unit. If you do, that opponent must place 2 exhaustion token on one of the chosen cards.',
  ],
  ['whole', 'Discard a copy of Summon « Wisp » from your spellboard to draw 2 cards.'],
  ['ability', 'This unit must be blocked, if able.'],
  ['ability', 'While this unit is in battle, the attack value of units in battle with it is reduced by №.'],
  [
    'ability',
    'While this unit is in battle with a unit with a charm die on it, the attack value of this unit is increased by №.',
  ],
  ['ability', 'This unit cannot be targeted by attacks from units with a charm die on them.'],
  [
    'reaction',
    'You may play this spell after you declare attackers. Choose an attacking unit. For the remainder of the turn, the chosen unit cannot be blocked or guarded against by exhausted units.',
  ],
  ['ability', 'When this unit is declared as an attacker, draw № card from the bottom of your draw pile.'],
  [
    'ability',
    'When this unit comes into play, search your draw pile. You may reveal a card with a [[divine:power]] in its play cost and place it into your hand. Shuffle your draw pile.',
  ],
  [
    'ability',
    'When this unit is destroyed, you may spend 2 [[charm:class]] or 1 [[divine:class]] to place this unit onto your battlefield.',
  ],
  [
    'whole',
    "Remove a target ally from the game. At the end of this turn, place that unit onto its owner's battlefield.",
  ],
  ['whole', 'Move an astral die from a card you control onto another card you control.'],
  [
    'ability',
    'When this unit comes into play, you may choose an alteration spell attached to an exhausted ally you control and attach it to this unit.',
  ],
  [
    'whole',
    'Choose a target opponent that has 1 or more dice in their active pool. Lower 2 die in their active pool one level. Then, deal 3 damage to their target Phoenixborn if they have no dice on their power side in their active pool.',
  ],
];

const OTHERS: Others = [
  ['attack', 'life', 'recover'],
  ['unit', 'ally', 'conjuration'],
  ['opponents', 'you', 'all'],
  ['wisp', 'gust'],
  ['charm', 'divine', 'astral'],
  ['top', 'bottom'],
  ['place-wounds', 'place-status', 'exhaust', 'destroy'],
  ['raise-dice', 'lower-dice', 'set-dice'],
  ['attackersDeclared', 'blockersDeclared'],
  ['divine-power', 'charm-power'],
  ['cannotAttack', 'mustBeBlocked', 'cannotBlock', 'cannotBeMeditated', 'cannotBeGuarded'],
  ['endOfTurn', 'startOfYourNextTurn', 'startOfYourNextTurnOrRound', 'endOfNextTurnOrRound'],
];

trySentences(dialect, SENTENCES, OTHERS);

tryUnread(dialect, [
  ['with a word more', 'whole', 'Quickly draw 2 cards.'],
  ['with a clause that was not understood', 'whole', 'Draw 2 cards. Whistle.'],
  ['where "it" speaks of nothing that the text has chosen', 'whole', 'Place 2 status tokens on it.'],
  [
    'where "it" speaks of a conjuration that the text has placed',
    'whole',
    'Place a ‹ wisp › conjuration onto your battlefield. Deal 2 damage to it.',
  ],
  [
    'where "that opponent" was not spoken of',
    'ability',
    'When a unit is destroyed, destroy all units that opponent controls.',
  ],
]);
