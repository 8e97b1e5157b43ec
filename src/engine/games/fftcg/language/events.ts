import type { CountersPut, CountersRemoved, EventFields, NameKind } from '../../../kernel/index.js';
import type {
  AbilityUsed,
  Activated,
  Attacked,
  Blocked,
  Blocking,
  Broken,
  CardDrawn,
  Primed,
  Chosen,
  ControlChanged,
  CrystalsChanged,
  DamageDealt,
  DamageProcessed,
  DamageProcessing,
  Discarded,
  Dulled,
  Entered,
  PhaseBegan,
  PlayerDamaged,
  PutInto,
  SummonCast,
} from '../events.js';

type FieldsOf<Event> = { readonly [Field in Exclude<keyof Event, 'kind' | 'cites'>]?: NameKind };

/** What the moved card has become is in the entry of the log, and abilities hear entries. */
type Becomes = { readonly becomes: readonly string[] };
/** How many of the counters there are afterwards. */
type Total = { readonly total: number };
type Left = { readonly left: number };

/** The events that FF-TCG cards may hear, replace or forbid, and what of them they may ask for. */
export const EVENTS = {
  phaseBegan: { seat: 'seat', phase: 'text' } satisfies FieldsOf<PhaseBegan>,
  drawn: { seat: 'seat' } satisfies FieldsOf<CardDrawn>,
  entered: { seat: 'seat', object: 'objects', cast: 'flag', dull: 'flag' } satisfies FieldsOf<Entered>,
  abilityUsed: { seat: 'seat', object: 'objects', ability: 'text', special: 'flag' } satisfies FieldsOf<AbilityUsed>,
  chosen: { seat: 'seat', object: 'objects', source: 'objects' } satisfies FieldsOf<Chosen>,
  controlChanged: { seat: 'seat', object: 'objects' } satisfies FieldsOf<ControlChanged>,
  summonCast: { seat: 'seat', object: 'objects' } satisfies FieldsOf<SummonCast>,
  attacked: { seat: 'seat', object: 'objects', party: 'flag' } satisfies FieldsOf<Attacked>,
  blocking: { seat: 'seat', object: 'objects', attacker: 'objects' } satisfies FieldsOf<Blocking>,
  blocked: { seat: 'seat', object: 'objects', attackers: 'objects' } satisfies FieldsOf<Blocked>,
  damageDealt: {
    object: 'objects',
    amount: 'number',
    source: 'objects',
    battle: 'flag',
    cause: 'seat',
    party: 'objects',
  } satisfies FieldsOf<DamageDealt>,
  playerDamaged: { seat: 'seat', source: 'objects' } satisfies FieldsOf<PlayerDamaged>,
  damageProcessing: { seat: 'seat', amount: 'number', source: 'objects' } satisfies FieldsOf<DamageProcessing>,
  damageProcessed: { seat: 'seat', amount: 'number', source: 'objects' } satisfies FieldsOf<DamageProcessed>,
  broken: {
    seat: 'seat',
    object: 'objects',
    by: 'objects',
    cause: 'seat',
    becomes: 'objects',
  } satisfies FieldsOf<Broken & Becomes>,
  putInto: {
    object: 'objects',
    zone: 'text',
    at: 'text',
    cause: 'seat',
    becomes: 'objects',
  } satisfies FieldsOf<PutInto & Becomes>,
  /** A Summon, or a Character that enters by it: a group of events. */
  cast: { seat: 'seat', object: 'objects' } satisfies FieldsOf<SummonCast>,
  /** Broken or put into another zone: a group of events. */
  leftField: { object: 'objects', cause: 'seat', becomes: 'objects' } satisfies FieldsOf<(Broken | PutInto) & Becomes>,
  discarded: { seat: 'seat', object: 'objects' } satisfies FieldsOf<Discarded>,
  countersPut: {
    object: 'objects',
    counter: 'text',
    count: 'number',
    total: 'number',
  } satisfies FieldsOf<CountersPut & Total>,
  countersRemoved: {
    object: 'objects',
    counter: 'text',
    count: 'number',
    left: 'number',
  } satisfies FieldsOf<CountersRemoved & Left>,
  crystalsChanged: { seat: 'seat', change: 'number' } satisfies FieldsOf<CrystalsChanged>,
  activated: { object: 'objects' } satisfies FieldsOf<Activated>,
  primed: { seat: 'seat', object: 'objects' } satisfies FieldsOf<Primed>,
  dulled: { object: 'objects' } satisfies FieldsOf<Dulled>,
} satisfies EventFields;

/** What is asked or told of before it happens: nothing hears it. */
export const NEVER_HEARD = ['blocking', 'damageProcessing'] as const satisfies (keyof typeof EVENTS)[];

/** What is asked only, or has happened by then: nothing takes its place. */
export const NEVER_REPLACED = ['blocking', 'chosen', 'damageProcessed'] as const satisfies (keyof typeof EVENTS)[];
