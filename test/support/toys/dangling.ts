import type { GameState, Json } from '../../../src/engine/kernel/index.js';

/** Ids of objects that something in play, waiting or being carried out still names although they are gone. */
export const danglingIds = ({ objects, zones, frames, pending, triggered, effects }: GameState): readonly string[] =>
  idsIn([
    zones,
    Object.values(objects).map(({ marks, waiting }) => [marks, waiting ?? null]),
    frames,
    pending,
    triggered,
    effects,
  ]).filter((id) => objects[id] === undefined);

const idsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return /^[oa][0-9]+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
};
