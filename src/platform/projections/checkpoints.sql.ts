/** A consumer that is new begins before the first event. */
export const OPEN = `insert into es.checkpoints (subscription) values ($1) on conflict do nothing`;

/** The row lock makes one process at a time work for a consumer; the others wait here and find it done. */
export const LOCK = `select position from es.checkpoints where subscription = $1 for update`;

export const POSITION = `select position from es.checkpoints where subscription = $1`;

export const POSITIONS = `select subscription, position from es.checkpoints`;

export const MOVE = `update es.checkpoints set position = $2, updated_at = now() where subscription = $1`;

/** $2 the position that it goes back to; one that is not as far stays where it is. */
export const GO_BACK = `
update es.checkpoints set position = $2, epoch = epoch + 1 where subscription = $1 and position > $2`;

export const RESTART = `update es.checkpoints set position = 0, epoch = epoch + 1 where subscription = $1`;
