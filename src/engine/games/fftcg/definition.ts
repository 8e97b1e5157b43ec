import { defineGame } from '../../kernel/index.js';
import { cardTables } from './language/tables.js';
import { eventGroups, events } from './events/index.js';
import { fftcg, fftcgRulebook } from './rulebook.js';
import { textsByHand } from './texts-by-hand.js';
import { amounts } from './rules/04-numbers/4.3-amounts.js';
import { printedFacts } from './rules/05-cards/5.2-printed-facts.js';
import { damageToPlayer } from './rules/06-definitions/6.5-damage-to-players.js';
import { controlChanges } from './rules/06-definitions/6.2-control.js';
import { validateDeck } from './rules/08-preparing-the-game/8.1-decks.js';
import {
  mulliganDecision,
  mulliganOrderDecision,
  startGame,
  wholeGame,
} from './rules/08-preparing-the-game/8.2-starting-the-game.js';
import { turn } from './rules/09-phases/turn.js';
import { endPhase, handLimitDecision } from './rules/09-phases/9.5-end-phase.js';
import { attackPhase } from './rules/10-attack-phase/10.1-attack-phase.js';
import { attackDecision } from './rules/10-attack-phase/10.1.2-attack-declaration.js';
import { blockDecision } from './rules/10-attack-phase/10.1.3-block-declaration.js';
import { damageStep, divideDamageDecision } from './rules/10-attack-phase/10.1.4-damage-resolution.js';
import { priority, priorityDecision } from './rules/11-playing/11.1-priority.js';
import { choosePayment, paymentDecision } from './rules/11-playing/11.2-payment.js';
import { castSummon } from './rules/11-playing/11.3-summons.js';
import { castByEffect } from './rules/11-playing/11.3.11-cast-by-effects.js';
import { choosePrice, costOptionsDecision, costXDecision } from './rules/11-playing/11.3.5-price.js';
import { castCharacter, castModeDecision } from './rules/11-playing/11.4-characters.js';
import { useAbility } from './rules/11-playing/11.6-abilities.js';
import { enterTogether, timestampOrderDecision } from './rules/11-playing/11.12.4.11-timestamps.js';
import { place, stacking, triggerOrderDecision } from './rules/11-playing/11.8-auto-abilities.js';
import { refuseChoice } from './rules/11-playing/11.11.5-choosing.js';
import { exBurstDecision } from './rules/11-playing/11.10-ex-bursts.js';
import { continuousEffects } from './rules/11-playing/11.12.4-continuous-effects.js';
import { replacement } from './rules/11-playing/11.12.5-replacement-effects.js';
import { resolveTop } from './rules/11-playing/11.11-resolving.js';
import { dissolvedParties } from './rules/15-keywords/15.1.1.9-party.js';
import { warp, warpAbilities, warpWords } from './rules/15-keywords/15.2.7-warp.js';
import { limitBreakReturns } from './rules/15-keywords/15.2.8-limit-break.js';
import { prime, primedFacts, primedRemovals, primingSearchDecision } from './rules/15-keywords/15.2.9-priming.js';
import { checks, keepBackupsDecision, keepBackups } from './rules/12-rule-processes/12.4-rule-processes.js';
import { leaving } from './rules/03-ending-the-game/3.1-losing.js';
import { triggeredByState } from './rules/11-playing/11.8.18-state-triggers.js';
import { damageOf } from './zones/7.8-damage-zone.js';
import { PLAYER, MARKS, PHASES, ZONES } from './state.js';
import { unstoppable } from './rules/13-infinite-loops/13.1-loops-that-nobody-stops.js';
import { loops } from './rules/13-infinite-loops/13.2-loops-that-can-be-stopped.js';
import { viewObject } from './view.js';
import { wordRules } from './rules/11-playing/11.11-word-rules.js';
import { words } from './words/index.js';

/** FF-TCG by the comprehensive rules 3.2, as tables and procedures for the kernel. */
export const fftcgGame = defineGame({
  id: 'fftcg',
  name: 'Final Fantasy TCG',
  ruleset: 'fftcg@3.2',
  rulebook: fftcgRulebook,
  formats: ['constructed', 'limited'],
  deckZones: ['lb'],
  seats: { min: 2, max: 2, cites: [fftcg('1.1')] },
  zones: ZONES,
  phases: PHASES,
  marks: MARKS,
  player: PLAYER,
  cards: cardTables,
  deckZone: 'deck',
  inPlay: ['field'],
  procedures: [
    wholeGame,
    turn,
    endPhase,
    attackPhase,
    damageStep,
    damageToPlayer,
    priority,
    choosePayment,
    choosePrice,
    castSummon,
    castCharacter,
    castByEffect,
    useAbility,
    stacking,
    enterTogether,
    resolveTop,
    keepBackups,
    warp,
    prime,
    ...warpWords,
  ],
  words,
  events,
  decisions: [
    mulliganDecision,
    mulliganOrderDecision,
    handLimitDecision,
    priorityDecision,
    paymentDecision,
    costOptionsDecision,
    costXDecision,
    castModeDecision,
    timestampOrderDecision,
    triggerOrderDecision,
    attackDecision,
    blockDecision,
    divideDamageDecision,
    exBurstDecision,
    primingSearchDecision,
    keepBackupsDecision,
  ],
  keywords: { warp: warpAbilities },
  replacement,
  eventGroups,
  /** 6.4.2, 11.5.5, 11.11.4, 11.11.7: information from before the card moved. */
  lastState: 'always',
  /** 11.8.13: a condition is part of the trigger condition; it is asked again on resolution (11.11.3). */
  asksIf: ['event', 'resolution'],
  ...continuousEffects,
  amounts,
  facts: printedFacts,
  stackedFacts: primedFacts,
  refuseChoice,
  wordRules,
  manual: textsByHand,
  follow: (game, applied) => [
    ...limitBreakReturns(game, applied),
    ...primedRemovals(game, applied),
    ...dissolvedParties(game),
    ...controlChanges(game, applied),
    ...triggeredByState(game),
  ],
  checks,
  place,
  start: startGame,
  leaving: [fftcg('3.1')],
  leave: leaving,
  repetition: loops,
  loop: unstoppable,
  viewPlayer: (game, seat) => ({
    damage: damageOf(game, seat).length,
    crystals: game.state.players[seat]?.['crystals'] ?? 0,
  }),
  viewObject,
  validateDeck,
  position: {
    phases: ['main1', 'main2'],
    resume: ({ active, number, phase }) => [
      { call: startGame(), step: 'nextTurn' },
      { call: turn.with({ active, number, next: phase === 'main1' ? 'attack' : 'end' }), step: 'more' },
      { call: priority.with({ seat: active, passes: 0, may: 'everything' }), step: 'settle' },
    ],
  },
});
