import type { EventPattern } from '../abilities/pattern.js';
import { violated } from '../ground/invariant.js';
import type { Described } from '../json/described.js';
import type { Citation } from '../rules/citation.js';
import type { LogEntry } from '../state/event.js';
import type { Seat, Turn } from '../state/state.js';
import type { Atom } from './atom.js';
import { fieldOf, type FieldKind, type Fields, type Values } from './fields.js';

/** A kind of event as the kernel sees it: its atom, its use by cards, and its description in the log. */
export type EventKind = EventTraits & {
  readonly kind: string;
  readonly apply: Atom<never>;
  /** Its pattern for cards; null: no card can refer to it. */
  readonly askable: AskableFields | null;
  /** The fields for which cards may ask and that its log entry does not have. */
  readonly askedUnlogged?: readonly string[];
  readonly entries: Entries;
};

type EventTraits = {
  /** `false`: it is asked about or logged before it happens, so that no trigger waits for it. */
  readonly heard?: false;
  /** `false`: it is asked only, or has happened by then, so that nothing takes its place. */
  readonly replaced?: false;
  /** Kept in `history`, for what happened "this turn". */
  readonly remembered?: true;
  /** Other names under which some of its entries are kept there: several kinds of events can be one thing to texts. */
  readonly rememberedAs?: { readonly [name: string]: RememberedFor };
  /** Likewise, but only where a card of the card set names it: what else is kept stays as it was. */
  readonly rememberedIfAsked?: { readonly [name: string]: RememberedFor };
  /** Its triggers look at the moment before (what leaves play); those of others look at the moment after. */
  readonly looksBack?: true;
};

/** The fields of an event for which cards may ask, and what they get. */
export type AskableFields = { readonly [field: string]: FieldKind };

/** Several kinds of events under one name, such as all by which a card leaves play. */
export type EventGroup = Pick<EventTraits, 'looksBack' | 'replaced'> & {
  readonly group: string;
  readonly of: readonly EventPattern[];
  readonly askable: AskableFields;
};

/**
 * The fields of a log entry beside its kind and its rules: those always present, and those present where they apply and
 * the reader may know them.
 */
export type EntryShape = { readonly description: string; readonly always: Described; readonly sometimes: Described };
export type Entries = { readonly [kind: string]: EntryShape };

/**
 * What an event is. By convention `object` is the object that it happens to, `seat` the player who does it or whom it
 * concerns.
 */
export type EventForm<
  Kind extends string = string,
  F extends Fields = Fields,
  U extends Fields = Fields,
  L extends Fields = Fields,
> = EventTraits & {
  readonly kind: Kind;
  /** What has happened, for readers of the log. */
  readonly says: string;
  /** Fields of the event and of its log entry. */
  readonly fields: F;
  /** Fields of the event alone. */
  readonly unlogged?: U;
  /** Fields of the log entry alone: the outcome. */
  readonly logs?: L;
  /** `false`: it is never logged, since another entry reports the change. */
  readonly logged?: false;
  /** Other kinds of its log entry, for other outcomes. */
  readonly otherwise?: { readonly [kind: string]: { readonly says: string; readonly fields: Fields } };
  /** Cards may hear, replace or forbid it, and ask for these fields. */
  readonly cardsAsk?: readonly NoInfer<(keyof F | keyof U | keyof L) & string>[];
};

/** The type of its events. */
export type EventOf<E> =
  E extends EventForm<infer Kind, infer F, infer U>
    ? { readonly kind: Kind; readonly cites: readonly Citation[] } & Values<F> & Values<U>
    : never;

type None = { readonly [field in never]: never };

/**
 * Defines a kind of event by all that it is: its fields, for the type of its events, the schema of its entries in the
 * log and the patterns by which cards speak of it; and what carries it out, the only code that changes what it changes.
 * Without that it changes nothing: it is logged, and abilities may wait for it.
 *
 * @example
 * export const frozen = defineEvent(
 * { kind: 'frozen', says: 'A card is frozen.', fields: { object: field.object }, logs: { seat: field.seat, card:
 * field.card } },
 *   (draft, event) => markOne(draft, event, 'frozen', true),
 * );
 * export type Frozen = EventOf<typeof frozen>;
 */
export const defineEvent = <
  const Kind extends string,
  F extends Fields,
  U extends Fields = None,
  L extends Fields = None,
>(
  form: EventForm<Kind, F, U, L>,
  apply: Atom<EventOf<EventForm<Kind, F, U, L>>> = (_draft, event) => event,
): DefinedEvent<Kind, F, U, L> => ({
  ...form,
  apply,
  askable: askableOf(form),
  askedUnlogged: (form.cardsAsk ?? []).filter((name) => form.unlogged !== undefined && name in form.unlogged),
  entries: entriesOf(form),
});

/** A kind of event with all that it was defined by. */
export type DefinedEvent<Kind extends string, F extends Fields, U extends Fields, L extends Fields> = EventKind &
  EventForm<Kind, F, U, L>;

const askableOf = ({ kind, fields, unlogged, logs, cardsAsk }: EventForm): AskableFields | null => {
  if (cardsAsk === undefined) return null;
  const all = { ...logs, ...unlogged, ...fields };
  return Object.fromEntries(
    cardsAsk.map((name) => {
      const asked = all[name] === undefined ? null : fieldOf(all[name]).asked;
      if (asked === null) violated(`cards can do something with ${name} of ${kind}`);
      return [name, asked];
    }),
  );
};

const entriesOf = ({ kind, says, fields, logs, logged, otherwise = {} }: EventForm): Entries => ({
  ...(logged !== false && { [kind]: entryShape(says, { ...fields, ...logs }) }),
  ...Object.fromEntries(
    Object.entries(otherwise).map(([other, { says, fields }]) => [other, entryShape(says, fields)]),
  ),
});

/** The description of an entry with these fields. */
export const entryShape = (description: string, fields: Fields): EntryShape => {
  const named = Object.entries(fields);
  const schemas = (wanted: boolean): Described =>
    Object.fromEntries(
      named.filter(([, one]) => isSure(one) === wanted).map(([name, one]) => [name, fieldOf(one).schema]),
    );
  return { description, always: schemas(true), sometimes: schemas(false) };
};

const isSure = (field: Fields[string]): boolean => 'schema' in field;

/** Which events are meant, by kind and by what some of their fields are. */
type Part = Pick<EventPattern, 'where'> & { readonly event: EventKind };

/** Defines a name for several kinds of events; cards may ask for fields that all of them have. */
export const defineEventGroup = (group: string, parts: readonly Part[], cardsAsk: readonly string[]): EventGroup => ({
  group,
  of: parts.map(({ event, ...part }) => ({ event: event.kind, ...part })),
  askable: Object.fromEntries(cardsAsk.map((name) => [name, kindInAll(parts, name)])),
  ...(parts.every(({ event }) => event.looksBack === true) && { looksBack: true }),
});

const kindInAll = (parts: readonly Part[], name: string): FieldKind => {
  const [kind, ...others] = parts.map(({ event }) => event.askable?.[name]);
  if (kind === undefined || others.some((other) => other !== kind)) violated(`all events of the group have ${name}`);
  return kind;
};

/**
 * Whether an entry is kept in `history`: true for its own `seat`, or the player for whom it is kept instead. A number:
 * so many times, of something that has an amount.
 */
export type RememberedFor = (entry: LogEntry, turn: Turn) => boolean | number | Seat;

/** A name under which entries are kept in `history`, and for whom. */
export type Remembering = {
  readonly name: string;
  readonly rememberedFor: RememberedFor;
  readonly ifAsked?: true;
};

/** All names under which entries of such a kind are kept there. */
export const rememberingsOf = ({
  kind,
  remembered,
  rememberedAs = {},
  rememberedIfAsked = {},
}: Pick<EventKind, 'kind' | 'remembered' | 'rememberedAs' | 'rememberedIfAsked'>): readonly Remembering[] => [
  ...(remembered === true ? [{ name: kind, rememberedFor: () => true }] : []),
  ...Object.entries(rememberedAs).map(([name, rememberedFor]) => ({ name, rememberedFor })),
  ...Object.entries(rememberedIfAsked).map(([name, rememberedFor]) => ({
    name,
    rememberedFor,
    ifAsked: true as const,
  })),
];
