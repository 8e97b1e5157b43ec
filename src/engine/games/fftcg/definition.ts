import {
  affectedPlayer,
  defineGame,
  invariant,
  resolutionCall,
  usualTimeSource,
  withKeyword,
  type CardDefinition,
  type Facts,
} from '../../kernel/index.js';
import { isFftcgCard, KEYWORDS, type FftcgCard } from './card.js';
import { cardTables } from './language/tables.js';
import { manualActs } from './manual-acts.js';
import { eventGroups, events } from './events/index.js';
import { fftcg, fftcgRulebook } from './rulebook.js';
import { damageToPlayer, exBurstDecision } from './rules/06-definitions/6.5-damage-to-players.js';
import { controlChanges } from './rules/06-definitions/6.2-control.js';
import { validateDeck } from './rules/08-preparing-the-game/8.1-decks.js';
import {
  mulliganDecision,
  mulliganOrderDecision,
  startGame,
  wholeGame,
} from './rules/08-preparing-the-game/8.2-starting-the-game.js';
import { turn } from './rules/09-phases/9.1-turn.js';
import { endPhase, handLimitDecision } from './rules/09-phases/9.5-end-phase.js';
import { attackPhase, dissolvedParties } from './rules/10-attack-phase/10.1-attack-phase.js';
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
import { resolveTop } from './rules/11-playing/11.11-resolving.js';
import { warp, warpAbilities, warpWords } from './rules/15-keywords/15.2.7-warp.js';
import { limitBreakReturns } from './rules/15-keywords/15.2.8-limit-break.js';
import { prime, primedFacts, primedRemovals, primingSearchDecision } from './rules/15-keywords/15.2.9-priming.js';
import {
  checks,
  conceding,
  keepBackupsDecision,
  keepBackups,
  timeRunOut,
  triggeredByState,
} from './rules/12-rule-processes/12.4-rule-processes.js';
import { damageOf, PLAYER, MARKS, PHASES, ZONES } from './state.js';
import { loops, unstoppable } from './rules/13-infinite-loops/13-infinite-loops.js';
import { viewObject } from './view.js';
import { wordRules } from './rules/11-playing/word-rules.js';
import { words } from './words/index.js';

/** FF-TCG by the comprehensive rules 3.2, as tables and procedures for the kernel. */
export const fftcgGame = defineGame({
  id: 'fftcg',
  name: 'Final Fantasy TCG',
  ruleset: 'fftcg@3.2',
  rulebook: fftcgRulebook,
  formats: ['constructed', 'limited'],
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
  /** 11.12.5.5, 11.12.5.7: each at most once for an event, in the order of whoever is affected. */
  replacement: {
    perEvent: 'each-once',
    chooser: affectedPlayer,
    // What a text says instead of a part of itself is decided by then.
    cites: [fftcg('11.12.5.7'), fftcg('11.12.5.6'), fftcg('11.12.5.5'), fftcg('11.12.5.4'), fftcg('11.12.5.3')],
  },
  eventGroups,
  /** 11.8.13: a condition is part of the trigger condition; it is asked again on resolution (11.11.3). */
  asksIfAtEvent: true,
  /** 11.12.4.6: control changes where a card is before anything is derived; then texts, types and Jobs, others, power. */
  layers: [['control'], ['text'], ['tags', 'names'], ['keywords', 'flags', 'abilities', 'number:*'], ['number:power']],
  /** 11.3.10, 11.5.6: a number that is set is the base of what is added; 11.12.4.7: a card's changes of itself first. */
  firstInLayer: ['sets', 'own'],
  layerRules: [
    ...[fftcg('5.2.1.1'), fftcg('5.2.2.2')],
    ...[fftcg('11.9.1'), fftcg('11.9.2'), fftcg('11.9.3'), fftcg('11.12.4.4'), fftcg('11.12.4.5')],
    ...[fftcg('11.12.4.6'), fftcg('11.12.4.7'), fftcg('11.12.4.13'), fftcg('15.2.6.2')],
    // What has no Jobs printed, as no Summon has, has none.
    fftcg('6.6.3'),
  ],
  /** 4.2: what is left over is rounded up. */
  amounts: { neverNegative: true, cites: [fftcg('4.2'), fftcg('4.3'), fftcg('4.4')] },
  facts: (definition) => printedFacts(cardIn(definition)),
  stackedFacts: primedFacts,
  refuseChoice,
  wordRules,
  manual: { acts: manualActs, cites: [fftcg('2.1')], resolve: (scope) => resolutionCall(scope) },
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
  concede: conceding,
  time: { source: usualTimeSource, out: timeRunOut },
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

const cardIn = (definition: CardDefinition): FftcgCard => {
  invariant(isFftcgCard(definition), `${definition.id} is an FF-TCG card`);
  return definition;
};

const printedFacts = (card: FftcgCard): Facts => {
  let keywords: Facts['keywords'] = {};
  const own = card.type === 'summon' ? [] : card.keywords;
  for (const keyword of KEYWORDS.filter((one) => own.includes(one))) keywords = withKeyword(keywords, keyword, 0, []);
  if (card.type !== 'summon' && card.warp !== undefined)
    keywords = withKeyword(keywords, 'warp', card.warp.counters, []);
  return {
    numbers: { cost: card.cost, ...(card.type === 'forward' && { power: card.power }) },
    tags: [card.type, ...card.elements, ...(card.type === 'summon' ? [] : card.jobs), ...card.categories],
    names: [card.name],
    keywords,
    flags: [],
  };
};
