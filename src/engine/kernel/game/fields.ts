/**
 * What the fields of events are: their schema in the log, their type in code, and what a card gets that asks for them.
 */
import * as described from '../json/described.js';
import type { Json } from '../json/index.js';
import type { NameKind, Schema } from '../json/schema.js';
import type { Bindings, DefinitionId, ObjectId, Seat } from '../state/state.js';

/** What a card that asks for a field of an event can do with it. */
export type FieldKind = Exclude<NameKind, 'shares'>;

declare const TYPE: unique symbol;

/** `asked` is null where no card can ask for it. */
export type Field<T = unknown> = {
  readonly schema: Schema;
  readonly asked: FieldKind | null;
  readonly [TYPE]?: T;
};
/** Absent where it does not apply. */
export type Optional<T = unknown> = { readonly optional: Field<T> };
/** In every event, but not in every entry: not all may know it. */
export type Withheld<T = unknown> = { readonly withheld: Field<T> };

export type Fields = { readonly [field: string]: Field | Optional | Withheld };

type ValueOf<F> = F extends Field<infer T> | Optional<infer T> | Withheld<infer T> ? T : never;

/** The values of such fields. */
export type Values<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Optional ? never : K]: ValueOf<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends Optional ? K : never]?: ValueOf<F[K]>;
};

export const optional = <T>(field: Field<T>): Optional<T> => ({ optional: field });
export const withheld = <T>(field: Field<T>): Withheld<T> => ({ withheld: field });
export const fieldOf = (one: Fields[string]): Field =>
  'optional' in one ? one.optional : 'withheld' in one ? one.withheld : one;

export const text = <T extends string = string>(description: string): Field<T> => ({
  schema: described.text(description),
  asked: 'text',
});
export const oneOfTexts = <const T extends string>(description: string, known: readonly T[]): Field<T> => ({
  schema: described.oneOfTexts(description, known),
  asked: 'text',
});
export const texts = (description: string): Field<readonly string[]> => ({
  schema: described.texts(description),
  asked: null,
});
export const number = (description: string): Field<number> => ({
  schema: described.number(description),
  asked: 'number',
});
export const flag = (description: string): Field<boolean> => ({ schema: described.flag(description), asked: 'flag' });
/** Ids of one object or of several. */
export const objectId = (description: string): Field<ObjectId> => ({
  schema: described.text(description),
  asked: 'objects',
});
export const objectIds = (description: string): Field<readonly ObjectId[]> => ({
  schema: described.texts(description),
  asked: 'objects',
});
export const objectIdOrNull = (description: string): Field<ObjectId | null> => ({
  schema: described.textOrNull(description),
  asked: 'objects',
});
export const seatOf = (description: string): Field<Seat> => ({ schema: described.text(description), asked: 'seat' });
/** A record or list of any other type; absent from the log unless it is described. */
export const of = <T extends Json>(schema: Schema = {}): Field<T> => ({ schema, asked: null });
/** The field where it is one of fewer values: `as<'hand' | 'deck'>(zone)`. */
export const as = <T extends string>({ schema, asked }: Field<string>): Field<T> => ({ schema, asked });

/** Fields that mean the same in every entry. */
export const seat = seatOf('The seat that it concerns, or that does it.');
export const object = objectId('Id of the object that it happens to.');
export const objects = objectIds('Ids of the objects that it happens to.');
export const card: Field<DefinitionId> = { schema: described.text('Definition of the card.'), asked: null };
export const cards = texts('Definitions of the cards.');
export const source = objectId('Id of the object that causes it.');
export const ability = text('Name of the ability on its card.');
export const becomes = objectIds('The ids that it has from now on; the old one is gone.');
export const cause = seatOf('The player whose effect causes it; absent where the rules or a cost cause it.');
export const count = number('How many.');
export const amount = number('How much.');
export const zone = text('Where it goes, or is.');
export const from = text('Where it was.');
export const at = text<'first' | 'last'>('`first` is the top of a pile, `last` its bottom.');
export const type = text('Type of the card.');
export const reason = text('The result, and why.');
export const asserted = flag('It is known only by assertion: of what a text does, or of how chance fell.');
export const fingerprint = text('Identifies a text without a script.');
export const bindings: Field<Bindings> = {
  schema: described.record('What was announced, by name: modes, targets, X and so on.', {}),
  asked: null,
};
