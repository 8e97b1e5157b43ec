import { type CardDefinition, type Facts, type Game, type GameEvent, type LogEntry } from '../../kernel/index.js';
import { defineGame, invariant, withKeyword } from '../../kernel/index.js';
import { fullName, isLorcanaCard, type LorcanaCard } from './printed.js';
import { eventGroups, events } from './events/index.js';
import { cardTables } from './language/tables.js';
import { lorcanaRulebook } from './rulebook.js';
import { textsByHand } from './texts-by-hand.js';
import { checks } from './rules/01-concepts/1.9-game-state-check.js';
import { LEAVING, seats, teams } from './rules/01-concepts/1.10-several-players.js';
import { validateDeck } from './rules/02-before-the-game/2.1-deck-rules.js';
import {
  alterHandDecision,
  startGame,
  startingPlayerDecision,
  wholeGame,
} from './rules/03-playing-the-game/3.1-starting-the-game.js';
import { leaving } from './rules/03-playing-the-game/3.2-end-of-the-game.js';
import { PHASES } from './rules/04-turn-structure/4.1-phases.js';
import { turn } from './rules/04-turn-structure/4.1-turn.js';
import { mainPhase, turnActionDecision } from './rules/04-turn-structure/4.3-main-phase.js';
import { ink } from './rules/04-turn-structure/4.3.3-ink.js';
import { play } from './rules/04-turn-structure/4.3.4-play.js';
import { playByEffect, wayToPlayDecision } from './rules/04-turn-structure/4.3.4.10-play-by-effects.js';
import { payProcedure, payWithDecision } from './rules/04-turn-structure/4.3.4.6-paying.js';
import { quest } from './rules/04-turn-structure/4.3.5-quest.js';
import { challenge } from './rules/04-turn-structure/4.3.6-challenge.js';
import { move } from './rules/04-turn-structure/4.3.7-move.js';
import { leftBehind } from './rules/04-turn-structure/4.3.7-move.js';
import { useAbilityDecision, useByEffect } from './rules/04-turn-structure/4.3.8.4-use-by-effects.js';
import { wordRules } from './rules/07-abilities/7.1-word-rules.js';
import { loop, repetition } from './rules/07-abilities/7.1.7-loops.js';
import { activate } from './rules/07-abilities/7.5-activated-abilities.js';
import { duration } from './rules/07-abilities/7.6-static-abilities.js';
import { replacement } from './rules/07-abilities/7.7-replacements.js';
import { layerRules, layers } from './rules/07-abilities/7.8-modified-numbers.js';
import { ZONES } from './rules/08-zones/8.1-zones.js';
import { inkedByEffects } from './rules/08-zones/8.5-ink.js';
import { bag, bagDecision, placeInBag } from './rules/08-zones/8.7-bag.js';
import { ADDING_KEYWORDS, keywordAbilities, replacers } from './rules/10-keywords/10.1-keywords.js';
import { singTogetherDecision } from './rules/10-keywords/10.10-sing-together.js';
import { refuseChoice } from './rules/10-keywords/10.12-ward.js';
import { PLAYER, loreOf, MARKS } from './state.js';
import { words } from './words/index.js';

/** Disney Lorcana by the comprehensive rules effective 2025-03-14, as tables and procedures for the kernel. */
export const lorcanaGame = defineGame({
  id: 'lorcana',
  name: 'Disney Lorcana',
  ruleset: 'lorcana@2025-03-14',
  rulebook: lorcanaRulebook,
  formats: ['core-constructed'],
  seats,
  teams,
  zones: ZONES,
  phases: PHASES,
  marks: MARKS,
  player: PLAYER,
  cards: cardTables,
  deckZone: 'deck',
  inPlay: ['play'],
  procedures: [
    wholeGame,
    turn,
    mainPhase,
    ink,
    play,
    playByEffect,
    payProcedure,
    quest,
    challenge,
    move,
    activate,
    useByEffect,
    bag,
  ],
  words,
  events,
  eventGroups,
  decisions: [
    startingPlayerDecision,
    alterHandDecision,
    turnActionDecision,
    singTogetherDecision,
    payWithDecision,
    bagDecision,
    useAbilityDecision,
    wayToPlayDecision,
  ],
  keywords: keywordAbilities,
  addingKeywords: ADDING_KEYWORDS,
  replacers,
  replacement,
  layers,
  layerRules,
  facts: (definition) => printedFacts(cardIn(definition)),
  duration,
  refuseChoice,
  wordRules,
  manual: textsByHand,
  follow,
  checks,
  /** Silent but for 8.4.4; see the readings on 9.4.1 and 10.11.1. */
  lastState: 'always',
  /** 7.4.4. */
  asksIf: ['resolution'],
  place: placeInBag,
  start: startGame,
  leaving: LEAVING,
  leave: (game, seats, reason) => leaving(game, seats, reason, []),
  repetition,
  loop,
  viewPlayer: (game, seat) => ({ lore: loreOf(game, seat) }),
  viewObject: (game, { definition }) => {
    const card = cardIn(game.rules.card(definition).definition);
    return { name: fullName(card), type: card.type };
  },
  validateDeck,
  position: {
    phases: ['main'],
    resume: ({ active, number }) => [
      { call: startGame({}), step: 'nextTurn' },
      { call: turn.with({ active, number }), step: 'end' },
      { call: mainPhase.with({ seat: active, why: [] }), step: 'settle' },
    ],
  },
});

const cardIn = (definition: CardDefinition): LorcanaCard => {
  invariant(isLorcanaCard(definition), `${definition.id} is a Lorcana card`);
  return definition;
};

const printedFacts = (card: LorcanaCard): Facts => {
  let keywords: Facts['keywords'] = {};
  for (const { keyword, n } of card.keywords) keywords = withKeyword(keywords, keyword, n ?? 0, ADDING_KEYWORDS);
  return {
    numbers: { cost: card.cost, ...numbersOf(card) },
    tags: [card.type, ...card.classifications, ...card.inks],
    names: [card.name, ...(card.alsoNamed ?? [])],
    keywords,
    flags: [],
  };
};

const numbersOf = (card: LorcanaCard): Facts['numbers'] => {
  switch (card.type) {
    case 'character':
      return { strength: card.strength, willpower: card.willpower, lore: card.lore };
    case 'location':
      return { willpower: card.willpower, lore: card.lore, moveCost: card.moveCost };
    case 'action':
    case 'item':
      return {};
  }
};

/** Characters at a location that is gone are at no location; what came into an inkwell is ink. */
function follow(game: Game, applied: readonly LogEntry[]): readonly GameEvent[] {
  if (!applied.some(({ kind }) => kind === 'banished' || kind === 'putInto' || kind === 'lost')) return [];
  return [...leftBehind(game), ...inkedByEffects(applied)];
}
