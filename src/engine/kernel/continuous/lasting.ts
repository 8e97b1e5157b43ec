import { freshId, freshTimestamp, touchStructure, type Draft } from '../match/draft.js';
import type { ObjectId } from '../match/state.js';
import type { ContinuousEffect } from './effect.js';

/** Starts an effect that goes on after the resolution that made it. */
export const startEffect = (draft: Draft, effect: Omit<ContinuousEffect, 'id' | 'timestamp'>): ContinuousEffect => {
  const started = { ...effect, id: freshId(draft, 'e'), timestamp: freshTimestamp(draft) };
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

/** An object that is gone is no longer affected; an effect that affects nothing any more is over. */
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
