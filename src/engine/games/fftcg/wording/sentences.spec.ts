/** Sentences of our own, one for each class: read, written back, and written otherwise when a part of them changes. */
import { expect, it } from 'vitest';
import type { Others } from '../../../../../test/support/changed-scripts.js';
import { type Sentence, trySentences, tryUnread } from '../../../../../test/support/sentences.js';
import { readText } from '../../../wording/index.js';
import { dialect } from './index.js';

const SENTENCES: readonly Sentence[] = [
  ['summon', 'Choose 1 Forward. Deal it 7000 damage.'],
  ['summon', 'Choose up to 2 dull Forwards opponent controls. Break them. Draw 1 card.'],
  ['summon', 'Choose 1 Fire Job Baker of cost 3 or less in your Break Zone. Play it onto the field dull.'],
  ['summon', "Choose 1 Character of cost 4 or more. Return it to its owner's hand."],
  [
    'summon',
    'Choose 1 Forward you control and 1 Forward opponent controls. The former gains +2000 power and Haste until the end of the turn. Dull the latter and Freeze it.',
  ],
  ['summon', 'Choose 1 Forward. If you control 3 or more Ice Backups, deal it 9000 damage.'],
  ['summon', 'Choose 1 Forward. Deal it 3000 damage for each Category BREAD Forward you control.'],
  ['summon', 'Choose 1 Forward. During this turn, the next damage dealt to it is reduced by 4000 instead.'],
  ['summon', 'Select 1 of the 2 following actions. "Choose 1 Forward. Break it." "Your opponent discards 2 cards."'],
  ['summon', 'Deal 3000 damage to all the Forwards other than Card Name Miller opponent controls.'],
  ['summon', 'Your opponent selects 1 Monster they control. Put it into the Break Zone.'],
  ['ability', 'When ~ enters the field, you may search for 1 Job Baker or Card Name Miller and add it to your hand.'],
  [
    'ability',
    'When ~ enters the field or attacks, you may pay {fire}{1}. When you do so, choose 1 Forward. It loses 3000 power until the end of the turn.',
  ],
  ['summon', 'Choose 1 Forward and up to 1 Backup. Dull them and Freeze them.'],
  ['summon', 'Choose 1 Forward in your Break Zone and 1 Backup in your Break Zone. Add them to your hand.'],
  ['ability', 'When ~ enters the field, choose 1 Forward other than ~. It gains Haste until the end of the turn.'],
  [
    'ability',
    'When ~ enters the field, choose 1 Forward. If the cost to cast ~ was paid with CP of 4 or more different Elements, break it.',
  ],
  ['ability', 'When ~ enters the field, if the cost paid to play ~ included Fire CP, draw 1 card.'],
  ['ability', 'When ~ enters the field, if the cost to play ~ was only paid with Ice CP, draw 2 cards.'],
  ['summon', 'Draw 1 card. If the CP paid to cast ~ was only produced by Backups, also gain {C}.'],
  ['summon', 'Choose 1 Forward. Deal it 6000 damage for each CP of a different Element you paid to cast ~.'],
  ['summon', 'Choose 1 Forward. Dull it. If you paid the extra cost, break it instead.'],
  ['ability', 'When 3 or more Category BREAD Forwards you control form a party and attack, draw 1 card.'],
  [
    'ability',
    'When 1 or more Forwards you control attack, you may put ~ into the Break Zone. When you do so, draw 1 card.',
  ],
  [
    'ability',
    'When ~ forms a party and attacks, ~ and all the Forwards forming a party with it gain +4000 power until the end of the turn.',
  ],
  ['ability', 'When ~ forms a party with Card Name Miller and attacks, draw 2 cards.'],
  ['ability', 'When a party you control deals damage to your opponent, draw 1 card.'],
  ['ability', 'If a Forward forming a party with ~ is dealt damage, the damage becomes 0 instead.'],
  ['ability', 'The Forwards forming a party with ~ gain First Strike.'],
  ['ability', 'When ~ enters the field due to Warp, draw 1 card.'],
  ['ability', 'When ~ enters the field due to an ability, draw 2 cards.'],
  ['ability', 'When you cast a Fire Summon, activate ~.'],
  ['ability', "When a Character opponent controls is returned from the field to its owner's hand, draw 1 card."],
  ['ability', "~ cannot become dull by your opponent's Summons or abilities."],
  ['summon', 'Look at the top 3 cards of your deck. Return these to the top and/or bottom of your deck in any order.'],
  [
    'summon',
    'Choose 1 Forward. Deal it 2000 damage. If you have cast 4 or more cards this turn, deal it 6000 damage instead.',
  ],
  ['summon', 'Draw 1 card. If you have received a point of damage this turn, also gain {C}.'],
  ['summon', 'Choose 1 Forward. Dull it and Freeze it. If you control 3 or more Backups, break it instead.'],
  ['ability', "During each turn, when you cast the second card you've cast, draw 1 card."],
  ['ability', 'If a Forward you control is dealt damage less than its power, the damage becomes 0 instead.'],
  ['ability', '~ gains "The Forwards you control gain Haste."'],
  ['ability', 'When ~ enters the field, choose 1 Summon or Monster in your Break Zone. Add it to your hand.'],
  [
    'ability',
    'When ~ attacks, draw 1 card. If you control 3 or more Backups, all the Forwards you control also gain +2000 power until the end of the turn.',
  ],
  [
    'ability',
    '{dull}: Draw 1 card. You can only use this ability if you control 4 or more Backups, during your turn and only once per turn.',
  ],
  ['summon', 'Choose 1 Backup and up to 1 other Backup. Dull the former. Break the latter.'],
  ['summon', 'Choose 1 Multi-Element Forward of cost 3 or 5. Until the end of the turn, it loses Haste and Brave.'],
  [
    'summon',
    'Choose 1 Forward you control and 1 Forward opponent controls. Each Forward deals damage equal to its power to the other.',
  ],
  [
    'ability',
    'When ~ attacks, choose 1 Forward opponent controls. ~ and the chosen Forward deal damage equal to their respective power to the other.',
  ],
  ['ability', 'When ~ enters the field, dull and Freeze all the Forwards opponent controls.'],
  ['ability', 'The cost required to cast your Category BREAD Forwards is reduced by 2, it cannot become 0.'],
  ['ability', 'The cost required to cast ~ is reduced by 1 for every 3 Wind Characters you control.'],
  [
    'ability',
    '{dull}: During this turn, the cost required to cast your next Summon is reduced by 3, it cannot become 0.',
  ],
  ['ability', '~ gains +2000 power and "If ~ is dealt damage by a Forward, double the damage instead."'],
  ['ability', 'The Job Baker Forwards and Card Name Miller Forwards other than ~ you control gain Haste.'],
  ['ability', '{dull}: Choose 1 Forward. During this turn, if it is dealt damage, the damage becomes 0 instead.'],
  [
    'ability',
    '{S}: Until the end of the turn, all the Forwards you control gain +3000 power and all the Forwards opponent controls lose 4000 power.',
  ],
  [
    'ability',
    'When ~ enters the field, deal 2000 damage for every 2 Wind Characters you control to all the Forwards opponent controls.',
  ],
  ['ability', "If you have a {C}, ~ cannot be returned to its owner's hand by your opponent's Summons or abilities."],
  ['ability', 'When ~ attacks, you may discard 1 Fire card. If you do so, draw 2 cards.'],
  ['ability', 'During your turn, when ~ is put from the field into the Break Zone, add it to your hand.'],
  [
    'ability',
    'When a Job Baker enters your field, if you control 2 or more Forwards, gain {C}. This effect will trigger only once per turn.',
  ],
  [
    'ability',
    'At the end of each of your turns, reveal the top 4 cards of your deck. Add 1 Backup among them to your hand and return the other cards to the bottom of your deck in any order.',
  ],
  [
    'ability',
    '{wind}{1}{dull}, put ~ into the Break Zone: Choose 1 Monster. Break it. You can only use this ability during your turn.',
  ],
  [
    'ability',
    '{S}{C}, discard 1 card: ~ gains Brave and First Strike until the end of the turn. You can only use this ability once per turn.',
  ],
  ['ability', 'The Job Baker Forwards other than ~ you control gain +1000 power and Brave.'],
  ['ability', 'If you control Card Name Miller, the cost required to cast ~ is reduced by 2.'],
  ['ability', "During your turn, ~ cannot be chosen by your opponent's Summons or abilities."],
  ['ability', 'For each Backup you control, ~ gains +1000 power.'],
  ['ability', "If ~ is dealt damage by your opponent's abilities, reduce the damage by 2000 instead."],
  ['summon', 'Choose 1 Forward. Deal it 4000 damage. If you control 4 or more Backups, deal it 8000 damage instead.'],
  [
    'summon',
    'Choose 1 Forward. If it is put from the field into the Break Zone this turn, remove it from the game instead. Deal it 3000 damage.',
  ],
  ['summon', 'Choose 1 Forward opponent controls. You gain control of it until the end of the turn.'],
  [
    'summon',
    'Choose 1 Job Baker Forward or Light Forward. Deal it 2000 damage and 1000 more damage for each Backup you control.',
  ],
  ['ability', 'When ~ attacks, you may put ~ into the Break Zone. When you do so, choose 1 Monster. Break it.'],
  [
    'ability',
    'When ~ enters the field, you may cast 1 Summon of cost 3 or less from your hand without paying its cost.',
  ],
  ['ability', '{earth}: Until the end of the turn, ~ also becomes a Forward with 8000 power and Brave.'],
  [
    'ability',
    'Dull 2 active Fire Characters: Choose 1 Forward. Deal it 3000 damage for each Oven Counter placed on ~.',
  ],
  ['ability', 'If 3 or more Oven Counters are placed on ~, ~ cannot be blocked by a Forward of cost 4 or more.'],
  ['ability', 'If a Fire Forward you control deals damage to a Forward, the damage increases by 6000 instead.'],
  [
    'ability',
    'When a Forward you control is put from the field into the Break Zone, ~ gains +2000 power until the end of the turn.',
  ],
  ['ability', 'If there are 3 or more different Elements among Forwards you control, ~ gains Brave.'],
  ['ability', 'When ~ attacks, if there are exactly 3 different Elements among Characters you control, draw 1 card.'],
  [
    'ability',
    'If you control 3 or more Backups and if the Backups you control are all of different Elements, ~ gains Haste.',
  ],
  ['ability', 'If all the Characters you control have Ice Element, ~ gains +1000 power.'],
  ['summon', 'Choose 1 Forward. Deal it 2000 damage for each different Element among Backups you control.'],
  ['ability', 'The Category BREAD Backups you control can produce CP of any Element.'],
  [
    'ability',
    'When ~ enters the field, choose 1 Forward. As long as ~ is on the field, it gains +3000 power and Brave.',
  ],
  [
    'ability',
    'When ~ enters the field, choose 1 Monster. It loses all its abilities for as long as ~ is on the field.',
  ],
  ['ability', 'When you draw a card, if ~ is not a Forward, ~ also becomes a Forward with 6000 power and Haste.'],
  [
    'ability',
    'When a Backup enters your field, put ~ into the Break Zone. When you do so, choose 1 Forward. Break it.',
  ],
  ['ability', 'When ~ enters the field, you may receive 1 point of damage. When you do so, draw 3 cards.'],
  ['ability', 'When ~ deals damage to a Forward, break it.'],
  ['ability', 'When ~ is dealt damage by a Forward opponent controls, deal that Forward 4000 damage.'],
  ['ability', 'When you receive a fifth point of damage, draw 2 cards.'],
  ['ability', 'When a Character you control is priming, draw 2 cards.'],
  ['ability', 'When ~ or a Job Baker you control is dealt damage, draw 1 card.'],
  ['ability', 'When active ~ becomes dull, draw 1 card.'],
  ['ability', 'When your opponent is dealt damage, draw 2 cards.'],
  ['ability', 'Dull a total of 3 active Job Baker and/or Card Name Miller: Draw 1 card.'],
  ['ability', 'Discard a total of 2 Job Baker or Card Name Miller: Draw 3 cards.'],
  ['ability', 'Dull 1 active Job Baker and 1 active Card Name Miller: Draw 1 card.'],
  ['ability', '{X}: Choose 1 Forward. If its cost is X, break it.'],
  ['ability', 'The cost required to play Card Name Miller onto the field is reduced by 2.'],
  ['ability', 'If ~ deals damage to a Forward of cost 3 or more, double the damage instead.'],
  ['ability', 'If the Card Name Miller you control receives damage, reduce the damage by 3000 instead.'],
  ['ability', '{1}: During this turn, if ~ is dealt damage by a Summon, the damage becomes 0 instead.'],
  [
    'summon',
    "Choose 1 Forward. During this turn, the next damage dealt to it by your opponent's Summons becomes 0 instead.",
  ],
  ['summon', 'Choose up to 3 Forwards. Divide 9000 damage among them as you like.'],
  ['summon', 'Deal each Forward opponent controls damage equal to its power minus 3000.'],
  ['summon', 'Choose 1 Forward. Deal it damage equal to its power minus 2000.'],
  ['ability', '{1}: Choose 1 Forward. Deal it and ~ 3000 damage.'],
  [
    'ability',
    '{1}: Choose 1 Forward you control. Remove it from the game. Then, play the removed Forward onto the field dull.',
  ],
  [
    'summon',
    'Choose 1 Monster that is also a Forward. Dull it. If you have 3 or more cards in your hand, Freeze it also.',
  ],
  ['summon', 'Draw 3 cards. Then, put 1 Backup you control into the Break Zone.'],
  [
    'summon',
    'Your opponent reveals their hand. You may select 1 card other than a Backup in their hand. If you do so, your opponent discards it and draws 1 card.',
  ],
  ['summon', 'Your opponent reveals their hand. Select 1 card in their hand. Your opponent removes it from the game.'],
  ['summon', 'Choose 1 Forward. It must attack this turn if possible. If possible, it must block this turn.'],
  [
    'summon',
    'Choose 1 Forward. During this turn, it cannot be blocked. If you have received 4 points of damage or less, draw 1 card.',
  ],
  ['ability', 'If you have received more points of damage than your opponent, ~ gains Brave.'],
  ['ability', 'For each Job Baker and Card Name Miller other than ~ you control, ~ gains +1000 power.'],
  ['ability', 'The Job Baker you control gain +1000 power for each Backup you control.'],
  [
    'ability',
    'When ~ enters the field, choose 1 Card Name Miller or Summon in your Break Zone. Put it on top of your deck.',
  ],
  [
    'ability',
    'When ~ is put from the field into the Break Zone, you may discard 1 card. When you do so, play ~ from the Break Zone onto the field dull.',
  ],
  [
    'ability',
    'When ~ is put from the field into the Break Zone, you may remove ~ from the game. When you do so, draw 2 cards.',
  ],
  ['summon', 'Choose 1 Monster you control. Remove it from the game. Play it onto the field at the end of the turn.'],
  ['ability', '{1}: Remove ~ from the game. Play ~ onto the field at the end of the turn.'],
  ['summon', "Choose 1 dull Forward. Break it. That Forward's controller discards 1 card."],
  [
    'summon',
    'Choose 1 Forward. You may discard 1 card. If you do so, deal it 7000 damage. If not, deal it 3000 damage.',
  ],
  ['summon', 'Each player discards 2 cards.'],
  ['ability', 'When ~ attacks, select 1 Backup you control. Put it into the Break Zone.'],
  ['ability', 'When ~ attacks, select 1 Backup you control. Break it.'],
  ['ability', 'When ~ attacks, select up to 3 Backups you control. Activate them.'],
  ['summon', 'Draw 2 cards, then place 1 card from your hand at the bottom of your deck.'],
  ['ability', 'When ~ enters the field, during this turn, the next damage dealt to you becomes 0 instead.'],
  ['summon', 'During this turn, if a Forward you control is dealt damage by a Summon, the damage becomes 0 instead.'],
  ['ability', 'The Card Name Miller you control gains First Strike during your turn.'],
  ['ability', "~ cannot be blocked during your opponent's turn."],
  ['ability', '~ gains Brave and +1000 power for each Backup you control.'],
  ['ability', '~ gains +2000 power and cannot be blocked.'],
  ['ability', 'When ~ attacks, if each player has no cards in their hands, draw 2 cards.'],
  ['ability', 'If you control a Job Baker Category BREAD Character, ~ gains Brave.'],
  ['ability', 'When ~ enters the field, choose 1 Character Card in your Break Zone. Add it to your hand.'],
  [
    'ability',
    'When ~ attacks, choose 1 Forward put in your Break Zone from the field during this turn. Add it to your hand.',
  ],
  ['ability', 'When ~ or a Job Baker you control is put from the field into the Break Zone, draw 2 cards.'],
  ['ability', "When ~ is dealt damage by your opponent's Summons or abilities, draw 1 card."],
  ['ability', 'When ~ enters the field or at the beginning of Main Phase 1 during each of your turns, draw 1 card.'],
  ['ability', 'When you cast a Multi-Element card, draw 2 cards.'],
  ['ability', 'When you cast a Character of cost 5 or more, draw 2 cards.'],
  ['summon', 'Look at the top 4 cards of your deck. Return them to the top of your deck in any order.'],
  [
    'summon',
    'Look at the top 2 cards of your deck. Put 1 card among them on top of your deck and the other to the bottom of your deck.',
  ],
];

/** Words of which each says something else in the place of another. */
const OTHERS: Others = [
  ['haste', 'brave', 'first-strike'],
  ['opponents', 'you'],
  ['forward', 'backup', 'monster'],
  ['fire', 'ice', 'wind'],
  ['Baker', 'Carpenter'],
  ['Miller', 'Carpenter'],
  ['yours', 'opponents'],
];

trySentences(dialect, SENTENCES, OTHERS);

tryUnread(dialect, [
  [
    'where what is done until later may be one of two changes',
    'summon',
    'Choose 1 Forward. Until the end of the turn, it gains Haste and it gains Brave.',
  ],
  [
    'of what its card has moved away',
    'ability',
    '{1}: Remove ~ from the game. If you do so, place 2 Oven Counters on ~.',
  ],
  ['with a word more', 'summon', 'Quickly draw 2 cards.'],
  ['with a clause that was not understood', 'summon', 'Draw 2 cards. Whistle.'],
  ['of a choice that depends on something', 'summon', 'If you control a Backup, choose 1 Forward. Break it.'],
  ['of one of two choices', 'summon', 'Choose 1 Forward and 1 Backup. Break it.'],
  ['of two choices in two zones', 'summon', 'Choose 1 Forward and 1 Backup in your Break Zone. Break them.'],
  ['of what has chosen its card', 'ability', "When ~ is chosen by your opponent's Summons, cancel its effect."],
  ['with a pronoun that means nothing', 'ability', 'The Forwards you control gain +1000 power. Break it.'],
  ['of cards that were moved before', 'summon', 'Choose 1 Forward. Remove it from the game. Play it onto the field.'],
  [
    'where modes are a part of more',
    'summon',
    'Draw 1 card. Select 1 of the 2 following actions. "Draw 1 card." "Draw 2 cards."',
  ],
  [
    'where the number of modes is another',
    'summon',
    'Select 1 of the 3 following actions. "Draw 1 card." "Draw 2 cards."',
  ],
  [
    'of what its card has moved out of the Break Zone',
    'ability',
    'When ~ is put from the field into the Break Zone, you may remove ~ from the game. When you do so, place 2 Oven Counters on ~.',
  ],
  ['of what its card pays with itself', 'ability', "Put ~ into the Break Zone: Return ~ to its owner's hand."],
  ['of a limit that was not understood', 'ability', '{1}: Draw 1 card. You can only use this ability in the rain.'],
]);

it('"that Forward" is the Forward that deals the damage, where the card itself is dealt it', () => {
  const text = 'When ~ is dealt damage by a Forward opponent controls, deal that Forward 3000 damage.';
  expect(readText(dialect, 'ability', text)).toMatchObject({
    script: { effect: { do: 'deal', objects: 'source' }, on: [{ bind: { source: 'source' } }] },
  });
});
