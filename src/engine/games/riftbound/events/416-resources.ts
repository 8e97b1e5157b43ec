import {
  defineEvent,
  field,
  isRecord,
  writePlayer,
  type EventOf,
  type JsonRecord,
  type Seat,
} from '../../../kernel/index.js';
import { LIMITED, poolOf, RESOURCES, type Limited, type Resource } from '../state.js';

const { seat, amount, number, of } = field;

const ALL: readonly (Resource | Limited)[] = [...RESOURCES, ...LIMITED];

const resource = field.oneOfTexts('Energy, power of a domain, or power of any; or any of it for one use alone.', ALL);

/** 416.1: into the rune pool. */
export const added = defineEvent(
  { kind: 'added', says: 'Resources go to a rune pool.', fields: { seat, resource, amount } },
  (draft, event) => {
    const { seat, resource, amount } = event;
    if (amount <= 0) return null;
    writePlayer(draft, seat, { [resource]: poolOf(draft, seat, resource) + amount });
    return event;
  },
);
export type Added = EventOf<typeof added>;

/** So much of each resource. */
export type Resources = { readonly [R in Resource | Limited]?: number };

const resources = of<Resources>({
  type: 'object',
  description: 'So much of each.',
  properties: Object.fromEntries(ALL.map((name) => [name, { type: 'integer', minimum: 0 }])),
  additionalProperties: false,
});

/** 160.1: what is no energy is power, of a domain or of any. */
const ENERGY: readonly string[] = ['energy', 'spellEnergy', 'showdownEnergy'] satisfies readonly (Resource | Limited)[];
const powerIn = (paid: JsonRecord): number =>
  Object.entries(paid).reduce((sum, [name, n]) => (typeof n === 'number' && !ENERGY.includes(name) ? sum + n : sum), 0);

/** 354: out of the rune pool, for what is paid. */
export const spent = defineEvent(
  {
    kind: 'spent',
    says: 'Resources of a rune pool are spent.',
    fields: { seat, spent: resources },
    rememberedIfAsked: { powerSpent: ({ spent: paid = null }) => (isRecord(paid) ? powerIn(paid) : 0) },
  },
  (draft, event) => {
    const { seat, spent } = event;
    const left = ALL.flatMap((one) => {
      const paid = spent[one] ?? 0;
      return paid === 0 ? [] : [[one, poolOf(draft, seat, one) - paid] as const];
    });
    if (left.length === 0) return null;
    writePlayer(draft, seat, Object.fromEntries(left));
    return event;
  },
);
export type Spent = EventOf<typeof spent>;

const totalOf = (draft: Parameters<typeof poolOf>[0], seat: Seat): number =>
  ALL.reduce((sum, one) => sum + poolOf(draft, seat, one), 0);

/** 161: what a player has not spent is lost. */
export const poolEmptied = defineEvent(
  {
    kind: 'poolEmptied',
    says: 'What is left in a rune pool is lost.',
    fields: { seat },
    logs: { amount: number('How much was lost.') },
  },
  (draft, { kind, cites, seat }) => {
    const amount = totalOf(draft, seat);
    if (amount === 0) return null;
    const limited = LIMITED.filter((one) => poolOf(draft, seat, one) > 0);
    writePlayer(draft, seat, Object.fromEntries([...RESOURCES, ...limited].map((one) => [one, 0])));
    return { kind, cites, seat, amount };
  },
);
export type PoolEmptied = EventOf<typeof poolEmptied>;
