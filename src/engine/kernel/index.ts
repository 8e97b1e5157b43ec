/** The kernel's door: games import from here and from nowhere deeper. */
export {
  isAbility,
  type Ability,
  type AbilityRef,
  type ActivatedAbility,
  type Cost,
  type CostAbility,
  type KeywordAbility,
  type ProhibitionAbility,
  type ReplacementAbility,
  type Source,
  type StaticAbility,
  type TriggeredAbility,
  type UnscriptedAbility,
} from './abilities/ability.js';
export { wasUsedThisTurn } from './abilities/once-per-turn.js';
export { announce, canBeAnnounced, chosenFor, whenResolving, type Announcement } from './announcing/announce.js';
export { announcedCard, announcingDefinitions, announcingWords } from './announcing/language.js';
export type { Mode, Modes, Target } from './announcing/script.js';
export type { CorrectingAct, Correction } from './by-hand/correction.js';
export type { Invocation } from './by-hand/invoke.js';
export type { ManualAct, ManualRules } from './by-hand/manual-act.js';
export { textFingerprint } from './by-hand/fingerprint.js';
export type { CheckGroup } from './checks/check.js';
export { settle } from './checks/settle.js';
export { actionsOf, fieldIn, idIn, type Action, type Actions } from './choices/action.js';
export { counterMark, hasCounters } from './counters/counter-mark.js';
export { countersOn, type CountersPut, type CountersRemoved } from './counters/events.js';
export type { PutCounters, RemoveCounters } from './counters/words.js';
export type { DecisionKind } from './choices/decision-kind.js';
export type { Decision, Question } from './choices/decision.js';
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
} from './choices/index.js';
export { optionsOf, representatives } from './choices/equivalence.js';
export { boardOf, factsOf, viewpointOf, type Active } from './continuous/board.js';
export { costChanges, type CostChanges, type Priced } from './continuous/cost-changes.js';
export { withKeyword, type Change, type SettledChange } from './continuous/change.js';
export { effectsEnding, isApplying } from './continuous/duration.js';
export { activatedOf } from './continuous/granting.js';
export type { ContinuousEffect, Duration } from './continuous/effect.js';
export { hasFlag, hasKeyword, hasTag, numberOf, WITHOUT_TEXT, type Facts } from './continuous/facts.js';
export { endEffects } from './continuous/lasting.js';
export { isEffortExceeded } from './effort.js';
export { isInvariantViolation } from './invariant.js';
export { isGathering } from './effects/gathering.js';
export { isSearch } from './effects/choosing.js';
export {
  after,
  bind,
  effectCall,
  partCall,
  seatNamed,
  viewpointOfScope,
  word,
  type Effect,
  type Running,
  type Scope,
} from './effects/effect.js';
export { controlDue, type ControlDue } from './continuous/control.js';
export { forgetChanges } from './continuous/lasting.js';
export { stateTriggers } from './checks/state-triggers.js';
export { controlWords } from './language/control-word.js';
export { bindHappened, remembering, type NamesHappened } from './effects/happened.js';
export { putting } from './effects/putting.js';
export { orderAfterwards, playerOfEffect, resolutionCall } from './effects/resolution.js';
export type * from './effects/words.js';
export { isProhibited } from './events/apply.js';
export { mayBeReplaced } from './events/replace.js';
export type { Atom } from './events/atom.js';
export type { GameEvent, LogEntry } from './events/event.js';
export type {
  AbilityPlaced,
  AbilityTaken,
  ChosenAtRandom,
  EffectsEnded,
  GameEnded,
  LookedAt,
  Shuffled,
  TriggerDropped,
  TurnChanged,
} from './events/kernel-atoms.js';
export type { Replacer } from './events/replacer.js';
export type { Watch } from './events/watch.js';
export type { Frame } from './frames/frame.js';
export type { LoopFound } from './frames/loop.js';
export {
  amend,
  ask,
  attempt,
  call,
  done,
  fail,
  go,
  occur,
  stop,
  type Call,
  type Instruction,
} from './frames/instruction.js';
export { hasFailed } from './frames/interpreter.js';
export { framesOfEffect } from './frames/stack.js';
export { leaveGame } from './frames/leave.js';
export { procedure, type AnyProcedure, type Procedure, type Step } from './frames/procedure.js';
export { entriesOf, numberIn, recordOf, textOf, textsOf } from './frames/result.js';
export { invariant, violated } from './invariant.js';
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
  pointer,
  ref,
  shortened,
  shown,
  type Fault,
  type Json,
  type JsonRecord,
  type NameKind,
  type Schema,
  type SchemaDocument,
} from './json/index.js';
export * from './language/index.js';
export { LIMITS } from './limits.js';
export type { Proposal, RepetitionRules } from './loops/repetition.js';
export type { CompiledCard, CompiledGame, Located } from './match/compiled.js';
export { KEYWORD_PREFIX, nodeAt } from './match/compiled.js';
export type {
  CardDefinition,
  CardLookup,
  DeckEntry,
  DeckFault,
  GameDefinition,
  PositionReader,
} from './match/definition.js';
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
} from './match/draft.js';
export { remembered } from './match/remembered.js';
export type {
  Bindings,
  CardId,
  DefinitionId,
  GameObject,
  GameState,
  Marks,
  ObjectId,
  Outcome,
  Player,
  Seat,
  Triggered,
  Turn,
  ZoneId,
} from './match/state.js';
export { teamOf, type Team, type TeamRules } from './match/teams.js';
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
export { placeWaiting, setWaiting } from './objects/waiting.js';
export { type Citation, citationText, isCitation } from './rules/citation.js';
export { isOutsideTheRules, OUTSIDE_THE_RULES, type Rejection, reject } from './rules/rejection.js';
export {
  defineRulebook,
  type Rule,
  type Rulebook,
  type RulebookProgress,
  type RuleKind,
  type RuleRow,
  type RuleStatus,
} from './rules/rulebook.js';
export type { Amount } from './selectors/amount.js';
export type { Condition } from './selectors/condition.js';
export { evaluate, holds } from './selectors/evaluate.js';
export type { Filter, FilterPart } from './selectors/filter.js';
export { boundIds, idsOf, lastKnown, matches, selected, type Viewpoint } from './selectors/matches.js';
export { bound, hears } from './selectors/pattern-match.js';
export type { EventPattern } from './selectors/pattern.js';
export { isKnownTo, isKnownToAll } from './zones/knowledge.js';
export { isBlank, isPublic, isSeenBy } from './zones/visibility.js';
export { inPlay, kindOfZone, objectsIn, zoneFor, zoneOf, type ZoneKind } from './zones/zone.js';
export { type Awaited, awaitedIn, type OpenAwaited, type Told } from './chance/awaited.js';
export type { Answer, Command, Decided } from './match/command.js';
export { toEnd, type InTurns } from './in-turns.js';
export { cardSetInTurns, cardSetOf, type CardSet } from './match/compiled.js';
export type { GameSetup } from './match/create.js';
export type { LegalAnswers } from './match/legal.js';
export { usualTimeSource } from './match/time-rule.js';
export type { OpenDecision } from './match/open-decision.js';
export { makeRules, makeRulesInTurns, type Rules } from './match/rules.js';
export type { Revealed } from './match/revealed.js';
export type { Rewinding, Rewound, Substitution } from './match/rewind.js';
export type { Session } from './match/session.js';
export type { View } from './match/view.js';
export { knows, type Viewer } from './match/viewer.js';
export { type Observer } from './frames/interpreter.js';
export type { OpenedPosition, PlacedCard, Position, SeatPosition } from './match/position.js';
export { commitment, masterSeed } from './random/index.js';
