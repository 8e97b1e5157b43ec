import type { EventPattern } from '../abilities/pattern.js';
import { nodeAt } from '../game/compiled.js';
import { freshId, freshTimestamp, touchStructure, type Draft } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { isRecord, withFields, type Json, type JsonRecord } from '../json/index.js';
import { spend } from '../rules/effort.js';
import { matchesPattern } from '../selectors/pattern-match.js';
import type { AbilityRef } from '../state/ability-ref.js';
import type { ContinuousEffect } from '../state/continuous-effect.js';
import type { GameEvent } from '../state/event.js';
import type { SettledChange } from '../state/settled-change.js';
import type { ObjectId } from '../state/state.js';

/** Starts an effect that lasts beyond the resolution that made it. */
export const startEffect = (draft: Draft, effect: Omit<ContinuousEffect, 'id' | 'timestamp'>): ContinuousEffect => {
  const started = withFields(effect, { id: freshId(draft, 'e'), timestamp: freshTimestamp(draft) });
  spend(draft, 10 + (draft.state.effects.length >> 4));
  draft.state.effects = [...draft.state.effects, started];
  touchStructure(draft);
  return started;
};

/** Ends the effects for which the test holds; returns those ended. */
export const endEffects = (draft: Draft, ends: (effect: ContinuousEffect) => boolean): readonly ContinuousEffect[] => {
  const ended = draft.state.effects.filter(ends);
  if (ended.length === 0) return ended;
  draft.state.effects = draft.state.effects.filter((effect) => !ended.includes(effect));
  touchStructure(draft);
  return ended;
};

/** Ends the effects that are for the next such event, and no longer ("the next spell you play"). */
export const endSpent = (draft: Draft, event: GameEvent): void => {
  if (draft.state.effects.length === 0) return;
  endEffects(draft, ({ does, source, controller }) => {
    if (does.kind !== 'ability' || does.spentBy === undefined) return false;
    const from = { source: source.object, controller, bindings: does.bindings };
    return matchesPattern(draft, patternAt(draft, does.spentBy), event, from);
  });
};

const patternAt = ({ rules }: Draft, at: AbilityRef): EventPattern => {
  const node = nodeAt(rules, at);
  invariant(isPattern(node), 'an effect is spent by an event');
  return node;
};

/** Its shape was validated when its card set was loaded. */
const isPattern = (node: Json): node is EventPattern & JsonRecord => isRecord(node) && 'event' in node;

/** An object that is gone is no longer affected; an effect that affects nothing any more ends. */
export const forgetObject = (draft: Draft, id: ObjectId): void => {
  const concerns = ({ does }: ContinuousEffect) => does.kind !== 'ability' && does.objects.includes(id);
  if (!draft.state.effects.some(concerns)) return;
  draft.state.effects = draft.state.effects.flatMap((effect) => {
    if (effect.does.kind === 'ability' || !concerns(effect)) return [effect];
    const objects = effect.does.objects.filter((object) => object !== id);
    return objects.length === 0 ? [] : [{ ...effect, does: { ...effect.does, objects } }];
  });
  touchStructure(draft);
};

/** Ends some changes of lasting effects for one object; their other changes go on, as do these for other objects. */
export const forgetChanges = (draft: Draft, id: ObjectId, isOver: (change: SettledChange) => boolean): void => {
  draft.state.effects = draft.state.effects.flatMap((effect): readonly ContinuousEffect[] => {
    const { does } = effect;
    if (does.kind !== 'changes' || !does.objects.includes(id) || !does.changes.some(isOver)) return [effect];
    const others = does.objects.filter((object) => object !== id);
    const changes = does.changes.filter((change) => !isOver(change));
    return [
      ...(others.length > 0 ? [{ ...effect, does: { ...does, objects: others } }] : []),
      ...(changes.length > 0
        ? [
            {
              ...effect,
              id: others.length > 0 ? freshId(draft, 'e') : effect.id,
              does: { ...does, objects: [id], changes },
            },
          ]
        : []),
    ];
  });
  touchStructure(draft);
};
