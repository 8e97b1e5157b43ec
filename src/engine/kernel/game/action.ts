import { invariant } from '../ground/invariant.js';
import { isRecord, type Json, type JsonRecord } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import { reject, type Rejection } from '../rules/rejection.js';
import type { ObjectId, Seat } from '../state/state.js';
import type { Game } from './draft.js';
import type { Call } from './instruction.js';

/**
 * One of the actions among which a player chooses at some moment: an answer `{ "action": name, …fields }`. `list` gives
 * the legal answers of this action, of several alike ones one; `refuse` says why one answer is not legal, and accepts
 * each of several alike ones. Both use the same checks, so that an answer is accepted if and only if one like it is
 * listed.
 */
export type Action = {
  readonly name: string;
  /** Fields of the answer beside `action`. */
  readonly fields: readonly string[];
  list(game: Game, seat: Seat): readonly JsonRecord[];
  refuse(game: Game, seat: Seat, answer: JsonRecord): Rejection | null;
  /** The procedure that carries it out; null for a pass, which needs none. */
  call(seat: Seat, answer: JsonRecord): Call | null;
};

/** All actions of such a moment; an answer is read and checked by the action that it names. */
export type Actions<A extends Action> = {
  list(game: Game, seat: Seat): readonly JsonRecord[];
  refuse(game: Game, seat: Seat, answer: Json, cites: readonly Citation[]): Rejection | null;
  /** The action that an accepted answer names. */
  of(answer: Json): A;
  call(seat: Seat, answer: Json): Call | null;
};

/** The actions in the order in which legal answers list them. */
export const actionsOf = <A extends Action>(actions: readonly A[]): Actions<A> => {
  const named = (answer: Json): A | undefined => actions.find(({ name }) => name === actionNamed(answer));
  const of = (answer: Json): A => {
    const action = named(answer);
    invariant(action !== undefined, 'an accepted answer names an action');
    return action;
  };
  return {
    of,
    list: (game, seat) => actions.flatMap((action) => action.list(game, seat)),
    refuse: (game, seat, answer, cites) => {
      const action = named(answer);
      if (action === undefined || !isRecord(answer)) {
        const known = actions.map(({ name }) => name).join(', ');
        return reject('answer.shape', cites, `An action is a record whose "action" is one of: ${known}.`);
      }
      return refuseFields(answer, ['action', ...action.fields], cites) ?? action.refuse(game, seat, answer);
    },
    call: (seat, answer) => {
      invariant(isRecord(answer), 'an answer that names its action is a record');
      return of(answer).call(seat, answer);
    },
  };
};

const actionNamed = (answer: Json): Json => (isRecord(answer) ? (answer['action'] ?? null) : null);

const refuseFields = (answer: JsonRecord, fields: readonly string[], cites: readonly Citation[]): Rejection | null => {
  const extra = Object.keys(answer).find((field) => !fields.includes(field));
  if (extra === undefined) return null;
  return reject('answer.shape', cites, `This action has the fields ${fields.join(', ')}, not "${extra}".`);
};

/** The field of an answer that names one of the given objects, or the reason why it names none. */
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
