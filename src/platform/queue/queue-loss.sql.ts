/** $1 effect, $2 incarnation: an effect that is new begins before the first event. */
export const TRACK = `insert into queue_effects (effect, incarnation) values ($1, $2) on conflict do nothing`;

/** One process at a time looks after an effect; the others come back later. */
export const LOCK = `select incarnation from queue_effects where effect = $1 for update skip locked`;

export const SETTLE = `update queue_effects set settled = $2 where effect = $1 and settled < $2`;

/** $1 effect, $2 the new incarnation; returns what was settled under the one before. */
export const ADOPT = `update queue_effects set incarnation = $2 where effect = $1 returning settled`;
