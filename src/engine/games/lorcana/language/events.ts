import type { EventFields, NameKind } from '../../../kernel/index.js';
import type {
  Banished,
  CardDrawn,
  Challenged,
  DamageDealt,
  DamagePut,
  DamageRemoved,
  Discarded,
  Exerted,
  Inked,
  LoreGained,
  LoreLost,
  Moved,
  Played,
  PutInto,
  Quested,
  Readied,
  Sung,
  TurnBegan,
  TurnEnding,
} from '../events.js';

type FieldsOf<Event> = { readonly [Field in Exclude<keyof Event, 'kind' | 'cites'>]?: NameKind };

/** What the moved card has become is in the entry of the log, and abilities hear entries. */
type Becomes = { readonly becomes: readonly string[] };

/** Of a stack the card whose abilities the character had: "this card", when the others lie beside it (10.8.6). */
type Top = { readonly top: string };

/** The events that Lorcana cards may hear, replace or forbid, and what of them they may ask for. */
export const EVENTS = {
  turnBegan: { seat: 'seat', number: 'number' } satisfies FieldsOf<TurnBegan>,
  turnEnding: { seat: 'seat' } satisfies FieldsOf<TurnEnding>,
  drawn: { seat: 'seat' } satisfies FieldsOf<CardDrawn>,
  inked: { seat: 'seat', object: 'objects', action: 'flag' } satisfies FieldsOf<Inked>,
  played: {
    seat: 'seat',
    object: 'objects',
    type: 'text',
    pay: 'text',
    onto: 'objects',
    exerted: 'flag',
    damage: 'number',
  } satisfies FieldsOf<Played>,
  sung: { seat: 'seat', object: 'objects', song: 'objects' } satisfies FieldsOf<Sung>,
  quested: { seat: 'seat', object: 'objects' } satisfies FieldsOf<Quested>,
  challenged: { seat: 'seat', object: 'objects', target: 'objects' } satisfies FieldsOf<Challenged>,
  moved: { seat: 'seat', object: 'objects', location: 'objects' } satisfies FieldsOf<Moved>,
  readied: { object: 'objects', start: 'flag' } satisfies FieldsOf<Readied>,
  exerted: { object: 'objects' } satisfies FieldsOf<Exerted>,
  damageDealt: {
    object: 'objects',
    amount: 'number',
    source: 'objects',
    challenge: 'flag',
  } satisfies FieldsOf<DamageDealt>,
  damagePut: { object: 'objects', amount: 'number' } satisfies FieldsOf<DamagePut>,
  damageRemoved: { seat: 'seat', object: 'objects', amount: 'number' } satisfies FieldsOf<DamageRemoved>,
  banished: {
    seat: 'seat',
    object: 'objects',
    inChallenge: 'flag',
    with: 'objects',
    cause: 'seat',
    becomes: 'objects',
    top: 'objects',
  } satisfies FieldsOf<Banished & Becomes & Top>,
  discarded: { seat: 'seat', object: 'objects', becomes: 'objects' } satisfies FieldsOf<Discarded & Becomes>,
  putInto: {
    object: 'objects',
    zone: 'text',
    at: 'text',
    cause: 'seat',
    becomes: 'objects',
  } satisfies FieldsOf<PutInto & Becomes>,
  /** Banished or put into another zone: a group of events. */
  leftPlay: { object: 'objects', cause: 'seat', becomes: 'objects' } satisfies FieldsOf<(Banished | PutInto) & Becomes>,
  loreGained: { seat: 'seat', amount: 'number', source: 'objects' } satisfies FieldsOf<LoreGained>,
  loreLost: { seat: 'seat', amount: 'number', source: 'objects' } satisfies FieldsOf<LoreLost>,
} satisfies EventFields;
