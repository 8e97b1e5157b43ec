import type { Condition, EventPattern, Filter } from '../../../../kernel/index.js';
import { readCondition } from './conditions.js';
import { readOwned } from './objects.js';

/** What makes an auto-ability trigger; what it does then is left to the players. */
export type Trigger = {
  readonly name: string;
  readonly on: readonly EventPattern[];
  readonly if?: Condition;
  readonly oncePerTurn?: boolean;
};

/**
 * The opening of a text, up to the comma after which it says what is done. Undefined unless all that restricts it was
 * read: an ability that triggers too often is worse than one that its player has to think of.
 */
export const readTrigger = (text: string): Trigger | undefined => {
  const restriction = /\b(?:This effect|It) (?:will trigger only|only triggers|triggers only)\b([^.]*)\./.exec(text);
  const once = restriction?.[1]?.trim() === 'once per turn';
  if (restriction !== null && !once) return undefined;
  const [, opening = '', rest = ''] = /^((?:When|At the (?:beginning|end) of)[^,"]{1,160}), (.+)$/.exec(text) ?? [];
  const on = readTime(opening) ?? readEvents(opening);
  if (on === undefined) return undefined;
  return withCondition({ ...on, ...(once && { oncePerTurn: true }) }, rest);
};

/** "…, if you control a Backup, …" is part of the condition (11.8.13). */
const withCondition = (trigger: Trigger, rest: string): Trigger | undefined => {
  const [, text] = /^if ([^,]{1,160}), /.exec(rest) ?? [];
  if (text === undefined) return /^if /.test(rest) ? undefined : trigger;
  // What the opponent may do about it is asked as it resolves, and its player asks.
  if (/ (?:doesn't|does not|don't) (?:pay|discard)/.test(text)) return trigger;
  const condition = readCondition(text);
  return condition && { ...trigger, if: condition };
};

type Heard = Pick<Trigger, 'name' | 'on'>;

const TIMES: readonly (readonly [RegExp, (whose: string | undefined) => Heard])[] = [
  [/^At the end of (?:each of )?(your|your opponent's|each player's) turns?$/, (whose) => phase('end', whose)],
  [
    /^At the beginning of the Attack Phase during (?:each of )?(your|your opponent's|each player's) turns?$/,
    (whose) => phase('attack', whose),
  ],
  [/^At the beginning of (?:your )?Main Phase 1(?: during each of (your) turns)?$/, () => phase('main1', 'your')],
  [/^At the beginning of (?:your )?Main Phase 2(?: during each of (your) turns)?$/, () => phase('main2', 'your')],
];

const readTime = (text: string): Heard | undefined => {
  for (const [pattern, read] of TIMES) {
    const found = pattern.exec(text);
    if (found !== null) return read(found[1]);
  }
  return undefined;
};

const phase = (name: string, whose: string | undefined): Heard => ({
  name: `at-${name}`,
  on: [
    {
      event: 'phaseBegan',
      where: {
        phase: { equals: name },
        ...(whose === 'your' && { seat: { seat: 'you' } }),
        ...(whose === "your opponent's" && { seat: { seat: 'opponents' } }),
      },
    },
  ],
});

/** "When ~ enters the field or attacks", "When ~ or a Job Knight enters your field": each is heard. */
const readEvents = (text: string): Heard | undefined => {
  const clause = text.replace(/^When /, '');
  if (Object.hasOwn(PLAYERS, clause)) return PLAYERS[clause];
  const verb = VERB.exec(clause);
  if (verb === null) return undefined;
  const subjects = clause.slice(0, verb.index).split(' or ').map(subjectOf);
  const verbs = clause
    .slice(verb.index + 1)
    .split(' or ')
    .map(verbOf);
  const [first] = verbs;
  if (first === undefined || subjects.includes(undefined) || verbs.includes(undefined)) return undefined;
  const on = subjects.flatMap((subject) => verbs.flatMap((each) => (subject && each ? each.on(subject) : [])));
  return { name: first.name, on };
};

/** Where what happens begins: the words before it say to whom. */
const VERB = / (?:enters|attacks|blocks|is|leaves|deals|forms)\b/;

type Where = NonNullable<EventPattern['where']>;

const subjectOf = (text: string): Filter | undefined => {
  if (text === '~') return { self: true };
  const [, words] = /^an? (.+)$/.exec(text) ?? [];
  return words === undefined ? undefined : readOwned(words);
};

type Verb = { readonly name: string; on(subject: Filter): readonly EventPattern[] };

const of = (name: string, event: string, where: Where = {}, field = 'object'): Verb => ({
  name: `when-${name}`,
  on: (subject) => [{ event, where: { ...where, [field]: { object: subject } } }],
});

const eitherOf = (name: string, ...verbs: readonly Verb[]): Verb => ({
  name: `when-${name}`,
  on: (subject) => verbs.flatMap((verb) => verb.on(subject)),
});

const VERBS: { readonly [words: string]: Verb } = {
  'enters the field': of('entered', 'entered'),
  'enters the field due to your cast': of('cast', 'entered', { cast: { equals: true }, seat: { seat: 'you' } }),
  'enters your field': of('entered', 'entered', { seat: { seat: 'you' } }),
  attacks: of('attacks', 'attacked'),
  'forms a party and attacks': of('attacks-in-a-party', 'attacked', { party: { equals: true } }),
  blocks: of('blocks', 'blocked'),
  'is blocked': of('blocked', 'blocked', {}, 'attackers'),
  'is put from the field into the Break Zone': eitherOf(
    'put-into-the-break-zone',
    of('broken', 'broken'),
    of('put', 'putInto', { zone: { equals: 'break' } }),
  ),
  'leaves the field': eitherOf('leaves', of('broken', 'broken'), of('put', 'putInto')),
  'is dealt damage': of('damaged', 'damageDealt'),
  'deals damage to your opponent': of('damages-opponent', 'damageProcessed', { seat: { seat: 'opponents' } }, 'source'),
  'deals damage to a Forward': of('damages-forward', 'damageDealt', {}, 'source'),
};

const verbOf = (text: string): Verb | undefined => (Object.hasOwn(VERBS, text) ? VERBS[text] : undefined);

/** What players do. */
const PLAYERS: { readonly [words: string]: Heard } = {
  'you cast a Summon': heard('summon-cast', 'summonCast', 'you'),
  'your opponent casts a Summon': heard('summon-cast', 'summonCast', 'opponents'),
  'you receive damage': heard('damage-received', 'damageProcessed', 'you'),
  'you receive a point of damage': heard('damage-received', 'playerDamaged', 'you'),
};

function heard(name: string, event: string, seat: 'you' | 'opponents'): Heard {
  return { name: `when-${name}`, on: [{ event, where: { seat: { seat } } }] };
}
