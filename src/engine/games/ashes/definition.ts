import { defineGame, judgedLoop } from '../../kernel/index.js';
import { eventGroups, events } from './events/index.js';
import { factsOfCard } from './facts.js';
import { signsOf } from './language/signs.js';
import { cardTables } from './language/tables.js';
import { ashes, ashesRulebook } from './rulebook.js';
import {
  attack,
  declareAttackersDecision,
  declareBlockersDecision,
  declareGuardDecision,
  nextBattleDecision,
  openAttack,
} from './rules/attack/turn.main.attack.js';
import { mustBlockDecision } from './rules/attack/resolve.4-must-be-blocked.js';
import { battle, counterDecision, firstDamageDecision } from './rules/attack/turn.main.attack-battle.js';
import { damage } from './rules/damage/damage-process.js';
import { destroy, discardFromPlay } from './rules/damage/damage-destroy.js';
import { follow } from './rules/damage/damage-follow.js';
import { begins } from './deck.6-conjuration-pile.js';
import { drafting, draft } from './rules/draft/draft-process.js';
import { choosePhoenixborn, phoenixbornDecision } from './rules/draft/draft.1-phoenixborn.js';
import { draftCards, keepCardDecision } from './rules/draft/draft.2-cards.js';
import { diceToTakeDecision, takeDice } from './rules/draft/draft.3-dice.js';
import { swapCards, swapDecision } from './rules/draft/draft.4-swap.js';
import { FORMATS, validateByFormat } from './rules/draft/draft.7-decks.js';
import { DRAFTERS } from './rules/draft/draft.setup-collection.js';
import { restingText } from './rules/exhaust/exhaust-resting-text.js';
import { holderOf, seats } from './rules/multi/multi.2-clockwise.js';
import { LEAVING, losing } from './rules/multi/multi-losing.js';
import { discardToPayDecision, parallelCostDecision, paymentDecision, payProcedure } from './rules/pay/pay-paying.js';
import { firstPlayerDecision, prepare, prepareDiscardDecision } from './rules/prepare/prepare-phase.js';
import { activate } from './rules/play/glossary.activate.js';
import { attachAgain } from './rules/play/glossary.attach-again.js';
import { dieToMoveDecision, movingDie } from './rules/resolve/glossary.move-die.js';
import { attach, attachToDecision } from './rules/play/glossary.attach.js';
import { play } from './rules/play/turn.main.play.2-play.js';
import { trigger } from './rules/reaction/glossary.trigger.js';
import { around, placeTriggers, respondDecision, responses } from './rules/reaction/simul-windows.js';
import { duration } from './rules/turn/turn.1-durations.js';
import { meditate, meditateDecision, meditateDieDecision } from './rules/turn/meditate.js';
import { exhaustDiceDecision, recovery } from './rules/recovery/recovery-phase.js';
import { firstFiveDecision, startGame, wholeGame } from './rules/setup/setup-first-five.js';
import { PHASES, round } from './rules/turn/round.1-round.js';
import { playerTurns, turn, turnActionDecision } from './rules/turn/turn.1-player-turns.js';
import { pass } from './rules/turn/turn.main.pass.js';
import { ZONES } from './rules/zones/setup-zones.js';
import { concealed } from './rules/resolve/glossary.target.js';
import { textsByHand } from './texts-by-hand.js';
import { wordRules } from './rules/resolve/resolve-word-rules.js';
import { bonusAbilities } from './rules/zones/glossary.valuebonus.js';
import { cardOf, IN_PLAY, MARKS, phoenixbornOf, PLAYER, woundsOn } from './state.js';
import { diceOfPoolDecision } from './words/dice-of-pool.js';
import { diceToTurnDecision, dieSideDecision } from './words/change-dice.js';
import { discardCardsDecision } from './words/discard.js';
import { drawing } from './words/glossary.drawpile-draw.js';
import { words } from './words/index.js';
import { tokenToMoveDecision } from './words/glossary.move-token.js';
import { spendDecision } from './words/spend.js';
import { howManyDecision, nextOfSeveralDecision } from './words/simul.multi-to-each.js';

/** Ashes Reborn by the rulebook 1.5, as tables and procedures for the kernel. */
export const ashesGame = defineGame({
  id: 'ashes',
  name: 'Ashes Reborn',
  ruleset: 'ashes@1.5',
  rulebook: ashesRulebook,
  formats: FORMATS,
  seats: { ...seats, of: { draft: DRAFTERS } },
  deckMaking: { draft: drafting },
  zones: ZONES,
  phases: PHASES,
  marks: MARKS,
  player: PLAYER,
  cards: cardTables,
  deckZone: 'drawPile',
  inPlay: IN_PLAY,
  manual: textsByHand,
  procedures: [
    wholeGame,
    round,
    prepare,
    playerTurns,
    turn,
    pass,
    recovery,
    payProcedure,
    damage,
    destroy,
    discardFromPlay,
    drawing,
    responses,
    trigger,
    play,
    attach,
    attachAgain,
    movingDie,
    activate,
    meditate,
    openAttack,
    attack,
    battle,
    draft,
    choosePhoenixborn,
    draftCards,
    takeDice,
    swapCards,
  ],
  words,
  events,
  eventGroups,
  decisions: [
    firstFiveDecision,
    firstPlayerDecision,
    prepareDiscardDecision,
    turnActionDecision,
    parallelCostDecision,
    paymentDecision,
    discardToPayDecision,
    exhaustDiceDecision,
    nextOfSeveralDecision,
    howManyDecision,
    diceOfPoolDecision,
    diceToTurnDecision,
    dieSideDecision,
    discardCardsDecision,
    tokenToMoveDecision,
    spendDecision,
    respondDecision,
    declareAttackersDecision,
    mustBlockDecision,
    declareBlockersDecision,
    declareGuardDecision,
    nextBattleDecision,
    counterDecision,
    firstDamageDecision,
    attachToDecision,
    dieToMoveDecision,
    meditateDecision,
    meditateDieDecision,
    phoenixbornDecision,
    keepCardDecision,
    diceToTakeDecision,
    swapDecision,
  ],
  keywords: { ...bonusAbilities, concealed },
  addingKeywords: ['gigantic', 'terrifying', ...Object.keys(bonusAbilities)],
  abilitiesAddUp: true,
  restingText,
  amounts: { belowZero: 'unchanged', cites: [] },
  wordRules,
  duration,
  facts: factsOfCard,
  signsOf,
  follow,
  around,
  /** resolve.3: the card is resolved to its end, by its last values in play (`source-gone`). */
  lastState: 'always',
  /** glossary.trigger: where it may be used. */
  asksIf: ['resolution'],
  place: placeTriggers,
  start: startGame,
  leaving: LEAVING,
  // win.1, reading `loop`.
  loop: judgedLoop([ashes('win.1')]),
  leave: (game, seats, reason) => losing(game, seats, reason, []),
  begins,
  validateDeck: validateByFormat,
  viewPlayer: (game, seat) => ({
    wounds: woundsOn(game, phoenixbornOf(game, seat) ?? ''),
    first: holderOf(game) === seat,
  }),
  viewObject: (game, { id }) => {
    const { name, type } = cardOf(game, id);
    return { name, type };
  },
  position: {
    phases: ['turns'],
    resume: ({ active }) => [
      { call: wholeGame.with({ asked: [], number: 1 }), step: 'passToken' },
      { call: round.with({ number: 1 }), step: 'recovery' },
      { call: playerTurns.with({ next: active, passed: [] }), step: 'over' },
      { call: turn.with({ seat: active }), step: 'settle' },
    ],
  },
});
