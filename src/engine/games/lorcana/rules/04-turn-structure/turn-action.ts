import {
  reject,
  type Call,
  type Citation,
  type Game,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';

/**
 * One of the turn actions of 4.3. `list` gives every legal answer of this action, equivalent ones once; `refuse` says
 * why one answer is not legal. Both rest on the same checks, so that what is listed is exactly what is accepted.
 */
export type TurnAction = {
  readonly name: string;
  /** Fields of the answer beside `action`. */
  readonly fields: readonly string[];
  /** The rules by which what it has triggered comes to the bag when it has been done. */
  readonly settles: readonly Citation[];
  list(game: Game, seat: Seat): readonly JsonRecord[];
  refuse(game: Game, seat: Seat, answer: JsonRecord): Rejection | null;
  call(seat: Seat, answer: JsonRecord): Call;
};

/** An answer's field that names an object of one of the given ones, or the reason why it does not. */
export const fieldIn = (
  answer: JsonRecord,
  field: string,
  objects: readonly ObjectId[],
  cites: readonly Citation[],
  what: string,
): ObjectId | Rejection => {
  const id = answer[field];
  if (typeof id !== 'string') return reject('answer.shape', cites, `"${field}" is the id of ${what}.`);
  return objects.includes(id)
    ? id
    : reject('answer.unknown-option', cites, `"${field}" is not ${what}.`, { [field]: id });
};

/** The id in a field of an accepted answer. */
export const idIn = (answer: JsonRecord, field: string): ObjectId => {
  const id: Json | undefined = answer[field];
  return typeof id === 'string' ? id : '';
};
