import { defineGame } from '../../kernel/index.js';
import { eventGroups, events } from './events/index.js';
import { factsOfCard } from './facts.js';
import { cardTables } from './language/tables.js';
import { riftboundRulebook } from './rulebook.js';
import { begins } from './rules/101-decks/103-beginning.js';
import { validateDeck } from './rules/101-decks/103-validation.js';
import { ZONES } from './rules/104-zones-and-setup/106-zones.js';
import {
  battlefieldDecision,
  firstPlayerDecision,
  startGame,
  wholeGame,
} from './rules/104-zones-and-setup/110-setup.js';
import { mulliganDecision, mulligans } from './rules/104-zones-and-setup/117-mulligan.js';
import { AMOUNTS } from './rules/119-objects/140-damage.js';
import { movingUnitsDecision, standardMove } from './rules/119-objects/141-standard-move.js';
import { contesting } from './rules/119-objects/182.3-contesting.js';
import { controlChanges } from './rules/119-objects/183-control.js';
import { speaker } from './rules/119-objects/182.6-speaker.js';
import { turn } from './rules/301-turn/314-turn.js';
import { actionPhase, turnActionDecision } from './rules/301-turn/316-action.js';
import { checkRules, checks } from './rules/318-cleanups/318-cleanup.js';
import { untilOpen } from './rules/318-cleanups/322-until-open.js';
import { chain } from './rules/324-chain/326-chain.js';
import { priorityDecision } from './rules/324-chain/334-actions.js';
import { focusDecision, showdown } from './rules/324-chain/337-showdown.js';
import { resolveItem } from './rules/324-chain/326-resolving.js';
import { useRune } from './rules/346-playing/158.2-runes.js';
import { playCard } from './rules/346-playing/351-play.js';
import { modesUsed } from './rules/346-playing/352-modes-used.js';
import { whereDecision } from './rules/346-playing/352.2-where.js';
import { completePlay } from './rules/346-playing/355-completing.js';
import { choicePrices } from './rules/346-playing/352.16-payable-choices.js';
import { additionalCostsDecision, choosePrice } from './rules/346-playing/353-price.js';
import { choosePayment, paymentDecision, recycleOrderDecision } from './rules/346-playing/354-payment.js';
import { completeUse, useAbility } from './rules/357-abilities/369-activated.js';
import { playOrdered } from './rules/346-playing/406.3-ordered.js';
import { finalizeAbility } from './rules/324-chain/326-pending.js';
import { payOrLeaveDecision } from './rules/357-abilities/392-pay-or-leave.js';
import { refuseChoice } from './rules/346-playing/352.8-choosing.js';
import { hideCard } from './rules/395-actions/408-hide.js';
import { ON_BOARD } from './rules/357-abilities/360-passive.js';
import { payInstead, replacement } from './rules/357-abilities/364-replacing.js';
import { wordRules } from './rules/395-actions/398.2-word-rules.js';
import { occurrenceDecision } from './rules/357-abilities/376.1-once.js';
import { place, placing, triggerOrderDecision } from './rules/357-abilities/376.3-placing.js';
import { triggersAgain } from './rules/357-abilities/376.4-again.js';
import { facedownShown } from './rules/395-actions/408.4-facedown-shown.js';
import { burningOut, burnOut, burnOutOpponentDecision } from './rules/395-actions/418-burn-out.js';
import { nextBattlefieldDecision } from './rules/433-combat/435-several-staged.js';
import { combat } from './rules/433-combat/438-combat.js';
import { assignDamageDecision, combatDamage, damageOrderDecision } from './rules/433-combat/439-damage.js';
import { pointsToWin } from './rules/441-scoring/445-winning.js';
import { continuousEffects } from './rules/446-layers/446-layers.js';
import { becomingMighty, mighty } from './rules/446-layers/706-mighty.js';
import { settlesTargets } from './rules/446-layers/712-bonus-damage.js';
import { FORMATS, seats } from './rules/454-modes/454-modes.js';
import { teams } from './rules/454-modes/462-magma-chamber.js';
import { usedBattlefields } from './rules/454-modes/459.5-used-battlefields.js';
import { teammateActionDecision, teammateActs } from './rules/454-modes/462.8-teammates.js';
import { refuseTeam } from './rules/454-modes/462.8-team-decks.js';
import { restingText } from './rules/454-modes/652.2-resting-text.js';
import { leaving, LEAVING } from './rules/454-modes/649-conceding.js';
import { ADDING_KEYWORDS, keywordAbilities, KEYWORDS_BY_INSTANCE } from './rules/716-keywords/717-keywords.js';
import { isSilenced } from './rules/716-keywords/732-temporary.js';
import {
  cardOf,
  experienceOf,
  isShowdown,
  LIMITED,
  MARKS,
  PHASES,
  PLAYER,
  pointsOf,
  RESOURCES,
  poolOf,
} from './state.js';
import { words } from './words/index.js';
import { textsByHand } from './texts-by-hand.js';

/** Riftbound by the core rules 1.1, as tables and procedures for the kernel. */
export const riftboundGame = defineGame({
  id: 'riftbound',
  name: 'Riftbound',
  ruleset: 'riftbound@1.1',
  rulebook: riftboundRulebook,
  formats: FORMATS,
  deckZones: ['champion'],
  seats,
  teams,
  zones: ZONES,
  phases: PHASES,
  marks: MARKS,
  player: PLAYER,
  cards: cardTables,
  deckZone: 'mainDeck',
  inPlay: ON_BOARD,
  manual: textsByHand,
  procedures: [
    wholeGame,
    mulligans,
    turn,
    actionPhase,
    untilOpen,
    chain,
    resolveItem,
    placing,
    standardMove,
    showdown,
    combat,
    combatDamage,
    burnOut,
    teammateActs,
    finalizeAbility,
    playCard,
    completePlay,
    playOrdered,
    choosePrice,
    choosePayment,
    useAbility,
    completeUse,
    useRune,
    hideCard,
    payInstead,
  ],
  words,
  events,
  eventGroups: [...eventGroups, becomingMighty],
  decisions: [
    firstPlayerDecision,
    battlefieldDecision,
    mulliganDecision,
    turnActionDecision,
    priorityDecision,
    focusDecision,
    movingUnitsDecision,
    nextBattlefieldDecision,
    damageOrderDecision,
    assignDamageDecision,
    burnOutOpponentDecision,
    teammateActionDecision,
    triggerOrderDecision,
    occurrenceDecision,
    additionalCostsDecision,
    whereDecision,
    paymentDecision,
    recycleOrderDecision,
    payOrLeaveDecision,
  ],
  checks,
  checkRules,
  place,
  /** 356.3.e.12: what is gone has no values; 356.3.e.13, 724.1.d.3: but for what moves it or looks back at it. */
  lastState: 'own-moves',
  /** 376.1.a, 376.2.c: "if" is part of the condition, which is evaluated after the event and not again. */
  asksIf: ['event'],
  choosesOccurrence: true,
  triggersAgain,
  modesUsed,
  isSilenced,
  replacement,
  refuseChoice,
  choicePrices,
  wordRules,
  facts: factsOfCard,
  follow: (game, applied) => [...controlChanges(game, applied), ...contesting(game)],
  restingText,
  speaker,
  keywords: keywordAbilities,
  addingKeywords: ADDING_KEYWORDS,
  keywordsByInstance: KEYWORDS_BY_INSTANCE,
  replacers: [...burningOut, ...facedownShown],
  ...continuousEffects,
  settlesTargets,
  playerNumbers: {
    pointsToWin: { value: pointsToWin, reads: ['flags'] },
    /** 309: how many showdowns are under way, which is the same for all players. */
    showdowns: { value: (game) => (isShowdown(game) ? 1 : 0), reads: [] },
  },
  watches: [mighty],
  amounts: AMOUNTS,
  start: ({ chooser = null }) => startGame(chooser),
  leaving: LEAVING,
  leave: leaving,
  begins,
  usedUp: usedBattlefields,
  validateDeck,
  refuseTeam,
  viewPlayer: (game, seat) => ({
    points: pointsOf(game, seat),
    experience: experienceOf(game, seat),
    pool: Object.fromEntries(
      [...RESOURCES, ...LIMITED.filter((resource) => poolOf(game, seat, resource) > 0)].map((resource) => [
        resource,
        poolOf(game, seat, resource),
      ]),
    ),
  }),
  viewObject: (game, { id }) => {
    const { name, type } = cardOf(game, id);
    return { name, type };
  },
  position: {
    phases: ['action'],
    resume: ({ active: seat, number }) => [
      { call: startGame(), step: 'nextTurn' },
      { call: turn.with({ seat, number }), step: 'ending' },
      { call: actionPhase.with({ seat }), step: 'rest' },
    ],
  },
});
