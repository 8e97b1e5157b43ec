/** The kernel's door: games import from here and from nowhere deeper. From the ground up. */
export { toEnd, type InTurns } from './ground/in-turns.js';
export { invariant, isInvariantViolation, violated } from './ground/invariant.js';
export { LIMITS } from './ground/limits.js';
export {
  canonicalJson,
  deepFreeze,
  equalJson,
  hashWith,
  isList,
  isOfType,
  isPlainRecord,
  isRecord,
  isWritable,
  onceFor,
  pointer,
  ref,
  shortened,
  shown,
  withFields,
  type Fault,
  type Json,
  type JsonRecord,
  type NameKind,
  type Schema,
  type SchemaDocument,
} from './json/index.js';
export * as described from './json/described.js';
export { commitment, masterSeed } from './random/index.js';
export { citationText, isCitation, type Citation } from './rules/citation.js';
export { isEffortExceeded } from './rules/effort.js';
export { isOutsideTheRules, OUTSIDE_THE_RULES, reject, type Rejection } from './rules/rejection.js';
export {
  assumed,
  defineRulebook,
  type Rule,
  type Rulebook,
  type RulebookProgress,
  type RuleKind,
  type RuleRow,
  type RuleStatus,
} from './rules/rulebook.js';
export {
  canonical,
  count,
  enumerate,
  sample,
  test,
  type Constraint,
  type Fault as FaultOfAnswer,
  type Option,
  type Space,
  type OrderSpace,
} from './choices/index.js';
export type { AbilityRef, Source } from './state/ability-ref.js';
export type { AwaitedOutcome, ReportedOutcome } from './state/reported-chance.js';
export type { ContinuousEffect, Duration } from './state/continuous-effect.js';
export { counterMark, hasCounters } from './state/counter-mark.js';
export type { Decision, Question } from './state/decision.js';
export type { GameEvent, LogEntry } from './state/event.js';
export { hasFlag, hasKeyword, hasTag, numberOf, WITHOUT_TEXT, type Facts } from './state/facts.js';
export type { Frame } from './state/frame.js';
export type { Proposal } from './state/repetition.js';
export type { Scope, Viewpoint } from './state/scope.js';
export type { SettledChange } from './state/settled-change.js';
export {
  isWaitingAbility,
  type Bindings,
  type CardId,
  type DefinitionId,
  type GameObject,
  type GameState,
  type Marks,
  type ObjectId,
  type Outcome,
  type Player,
  type Seat,
  type Triggered,
  type Turn,
  type ZoneId,
} from './state/state.js';
export { SETUP } from './state/state.js';
export { teamOf, type Team, type TeamRules } from './state/teams.js';
export { NOBODY } from './state/scope.js';
export {
  isAbility,
  type Ability,
  type ActivatedAbility,
  type AnyVocabulary,
  type Cost,
  type CostAbility,
  type KeywordAbility,
  type ProhibitionAbility,
  type ReplacementAbility,
  type StaticAbility,
  type TriggeredAbility,
  type UnscriptedAbility,
} from './abilities/ability.js';
export type { Amount } from './abilities/amount.js';
export { CHOSEN_MODES, type Target } from './abilities/announced.js';
export type { Change } from './abilities/change.js';
export type { Condition } from './abilities/condition.js';
export type { Effect } from './abilities/effect.js';
export type { Filter, FilterPart } from './abilities/filter.js';
export type { EventPattern } from './abilities/pattern.js';
export type { Vocabulary } from './abilities/vocabulary.js';
export { actionsOf, fieldIn, idIn, type Action, type Actions } from './game/action.js';
export type { AmountRules } from './game/amount-rules.js';
export type { Around, Coming, Happened } from './game/around.js';
export type { Atom } from './game/atom.js';
export { boardOf, viewpointOf, type Active } from './game/board.js';
export type { CardTables } from './game/card-tables.js';
export type { CheckGroup } from './game/check-group.js';
export type { ChoicePrices } from './game/choice-prices.js';
export {
  cardSetInTurns,
  cardSetOf,
  KEYWORD_PREFIX,
  nodeAt,
  type CardSet,
  type CompiledCard,
  type CompiledGame,
  type Located,
} from './game/compiled.js';
export type { DecisionKind } from './game/decision-kind.js';
export { deckMakingIn, zonesIn, zonesOfAll, type DeckMaking } from './game/deck-making.js';
export * as field from './game/fields.js';
export {
  defineEvent,
  defineEventGroup,
  entryShape,
  type AskableFields,
  type Entries,
  type EntryShape,
  type EventGroup,
  type EventKind,
  type EventOf,
} from './game/event-kind.js';
export { placedMarks, seatsIn } from './game/definition.js';
export type { Beginning, CardDefinition, CardLookup, DeckEntry, DeckFault, UsedUp } from './game/decks.js';
export type {
  Announceable,
  AnnouncedChoice,
  GameDefinition,
  PaidReplacement,
  LeavingReason,
  PositionReader,
  SeatNumbers,
} from './game/definition.js';
export {
  isPlaying,
  objectIn,
  objectOf,
  present,
  presentIds,
  seatsFrom,
  writePlayer,
  type Draft,
  type Game,
} from './game/draft.js';
export {
  amend,
  ask,
  attempt,
  call,
  done,
  fail,
  give,
  go,
  occur,
  stop,
  type Call,
  type Instruction,
} from './game/instruction.js';
export type { LoopFound } from './game/loop-found.js';
export type { ManualAct, ManualRules } from './game/manual-rules.js';
export { procedure, type AnyProcedure, type Procedure, type Step } from './game/procedure.js';
export { memoized } from './game/memoized.js';
export { onceForCards } from './game/once-for-cards.js';
export { unknownCards } from './game/unknown-cards.js';
export type { RepetitionRules } from './game/repetition-rules.js';
export { works, type RestingText } from './game/resting-text.js';
export { actorOf, type Speaker } from './game/speaker.js';
export type { Replacer } from './game/replacer.js';
export { comesTrue, type Watch } from './game/watch.js';
export type { ZoneKind } from './game/zone-kind.js';
export { triggerOptions } from './board/equal-triggers.js';
export { optionsOf, representatives } from './board/equivalence.js';
export { factsOf } from './board/facts.js';
export { isKnownTo, isKnownToAll, seatsKnowing } from './board/knowledge.js';
export { hasTriggeredThisTurn, playerOfOnce, wasUsedThisTurn } from './board/once-per-turn.js';
export { isBlank, isPublic, isSeenBy } from './board/visibility.js';
export { inPlay, kindOfZone, objectsIn, zoneFor, zoneKindOf, zoneOf } from './board/zone.js';
export { UNANSWERED } from './frames/asking.js';
export { leaveGame } from './frames/leave.js';
export { frameOfEffect, orderAfterwards, playerOfEffect, resolutionCall } from './frames/resolution.js';
export { entriesOf, hasFailed, numberIn, recordOf, textOf, textsOf } from './frames/result.js';
export { framesOfEffect } from './frames/stack.js';
export {
  bind,
  effectCall,
  naming,
  partCall,
  scopeAfter,
  seatNamed,
  viewpointOfScope,
  word,
  type Running,
  type WordSteps,
} from './frames/word.js';
export { awaitedIn, type PublicAwaitedOutcome } from './chance/awaited.js';
export { rollDice, type Roll } from './chance/rolling.js';
export { evaluate, holds } from './selectors/evaluate.js';
export { knownTo, lastKnown, rememberedBy } from './selectors/last-state.js';
export { boundIds, idsOf, matches, selected } from './selectors/matches.js';
export { boundNames, matchesPattern } from './selectors/pattern-match.js';
export { withKeyword } from './continuous/change.js';
export { controlDue, type ControlDue } from './continuous/control.js';
export { changedCost, costChanges, type CostChanges, type Priced } from './continuous/cost-changes.js';
export { effectsEnding, isApplying } from './continuous/duration.js';
export { activatedOf } from './continuous/granting.js';
export { endEffects, forgetChanges } from './continuous/lasting.js';
export { followReferences } from './objects/follow.js';
export {
  giveControl,
  moveObject,
  removeFromGame,
  setMark,
  stackOnto,
  turnCard,
  type Moved,
  type MoveOptions,
} from './objects/move.js';
export { bringCards, createObject } from './objects/place.js';
export { placeWaiting, setWaiting } from './objects/waiting.js';
export { isForbidden, isProhibited, mayBeProhibited } from './events/apply.js';
export { objectCreated, type ObjectCreated } from './events/creating.js';
export { mayBeReplaced } from './events/replace.js';
export { announcedCard, announcingDefinitions, groupedTargets } from './language/announcing.js';
export * from './language/index.js';
export { isSearch, matching } from './effects/choosable.js';
export { defineWord, wordForm, type NodeOf, type Word } from './effects/define-word.js';
export { bindHappened, oneAfterAnother, remembering, simultaneous } from './effects/happened.js';
export { orderForDecks } from './effects/order-for-decks.js';
export { putting } from './effects/putting.js';
export { announce, type Announcement } from './announcing/announce.js';
export { canBeAnnounced, leastPriceOfChoices } from './announcing/spaces.js';
export { chosenFor, modesAt, namesWhenResolving, whenResolving } from './announcing/targets.js';
export { needsSettling, settleTargets } from './announcing/settle-targets.js';
export { countersOn, countersPut, countersRemoved } from './counters/events.js';
export type { CorrectingAct, Correction } from './by-hand/correction.js';
export type { Corrections } from './by-hand/corrections.js';
export { textFingerprint } from './by-hand/fingerprint.js';
export type { Invocation } from './by-hand/invoke.js';
export { nothingToChoose, type Choose } from './words/choose.js';
export { isGathering } from './words/each-chooses.js';
export { gainControl } from './words/gain-control.js';
export { counterWords, haveCounters, kernelWords } from './words/index.js';
export type { May } from './words/may.js';
export { modes } from './words/modes.js';
export type { Modify } from './words/modify.js';
export {
  amountOf,
  groupOfPlayers,
  movedObjects,
  NAMES_PLAYER,
  objects,
  objectsThere,
  seatsOf,
  who,
} from './words/parts.js';
export { settle, settleAll } from './checks/settle.js';
export { stateTriggers } from './checks/state-triggers.js';
export { isConditionMet, isStillHad, scopeOfTriggered, triggeredAbility } from './checks/waiting-ability.js';
export type { Observer } from './run/interpreter.js';
export type { LegalAnswers } from './run/legal.js';
export { cardLanguage } from './tables/card-language.js';
export { affectedPlayer, defineGame, judgedLoop, type GameDeclaration } from './tables/define-game.js';
export { entriesOfGame } from './tables/kernel-events.js';
export type { OpenDecision } from './views/open-decision.js';
export type { View } from './views/view-shape.js';
export type { Views } from './views/views.js';
export { knows, type Viewer } from './views/viewer.js';
export type { Answer, Command, Decided } from './match/command.js';
export type { GameSetup } from './match/create.js';
export type { OpenedPosition, PlacedCard, Position, SeatPosition } from './match/position.js';
export type { Revealed } from './match/revealed.js';
export type { Rewinding, Rewound, Substitution } from './match/rewind.js';
export { makeRules, makeRulesInTurns, type Rules } from './match/rules.js';
export type { Session } from './match/session.js';
