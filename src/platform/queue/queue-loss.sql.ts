/** $1 effect, $2 incarnation: an effect that is new begins before the first event. */
export const TRACK = `insert into queue_effects (effect, incarnation) values ($1, $2) on conflict do nothing`;

/** One process at a time looks after an effect; the others come back later. */
export const LOCK = `select incarnation from queue_effects where effect = $1 for update skip locked`;

export const POSITION = `select position from es.checkpoints where subscription = $1`;

export const SETTLE = `update queue_effects set settled = $2 where effect = $1 and settled < $2`;

/** $1 effect, $2 the new incarnation, $3 the dispatcher's checkpoint, which goes back to what was settled. */
export const COME_AGAIN = `
with effect as (update queue_effects set incarnation = $2 where effect = $1 returning settled)
update es.checkpoints set position = settled, epoch = epoch + 1
from effect where subscription = $3 and position > settled`;
