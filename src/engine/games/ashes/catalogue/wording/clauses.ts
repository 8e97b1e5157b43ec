import type { EventPattern } from '../../../../kernel/index.js';
import type { CardType } from '../../card.js';
import type { events } from '../../events/index.js';

/** What opens a text, as what the engine hears, and the rest of the text. */
export type Trigger = {
  readonly name: string;
  readonly timing: 'when' | 'after';
  readonly on: readonly EventPattern[];
  readonly rest: string;
  /** What happens is about the card itself, which is "it" in the first sentence that follows. */
  readonly it?: 'self';
};

/** Read whole or not at all: an ability that triggers too often is worse than one that its player has to think of. */
export const readTrigger = (text: string, type: CardType): Trigger | undefined => {
  // An alteration spell comes into play by being attached.
  const clauses = type === 'alteration' || type === 'conjured-alteration' ? [ATTACHED, ...CLAUSES] : CLAUSES;
  for (const [clause, timing, name, on] of clauses) {
    const found = clause.exec(text);
    if (found === null) continue;
    const rest = capital(text.slice(found[0].length));
    return { name, timing, on, rest, ...(/^When this/.test(found[0]) && { it: 'self' }) };
  }
  return undefined;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Where = NonNullable<EventPattern['where']>;
type Kind = (typeof events)[number]['kind'];

const SELF: Where[string] = { object: { self: true } };
const you: Where = { seat: { seat: 'you' } };
const opponents: Where = { seat: { seat: 'opponents' } };
const of = (event: Kind, where: Where = {}): readonly EventPattern[] => [{ event, where }];

type Clause = readonly [RegExp, Trigger['timing'], string, readonly EventPattern[]];

const ATTACHED: Clause = [
  /^When this spell comes into play, /,
  'when',
  'when-entering',
  of('attached', { object: SELF }),
];

const CLAUSES: readonly Clause[] = [
  [/^When this (?:unit|spell) comes into play, /, 'when', 'when-entering', of('entered', { object: SELF })],
  [/^When this unit is destroyed, /, 'when', 'when-destroyed', of('destroyed', { object: SELF })],
  [
    /^When this unit is declared as an attacker, /,
    'when',
    'when-attacking',
    of('attackersDeclared', { objects: SELF }),
  ],
  [/^When this unit is declared as a blocker, /, 'when', 'when-blocking', of('blockersDeclared', { objects: SELF })],
  [/^At the end of (?:each|this|the) round, /, 'when', 'at-the-end-of-the-round', of('roundEnding')],
  [/^After a unit is destroyed, /, 'after', 'after-destroyed', of('destroyed')],
  [/^After a unit you control is destroyed, /, 'after', 'after-destroyed', of('destroyed', you)],
  [/^After a unit an opponent controls is destroyed, /, 'after', 'after-destroyed', of('destroyed', opponents)],
  [
    /^After an ally you control is destroyed, /,
    'after',
    'after-destroyed',
    of('destroyed', { ...you, object: { object: { is: ['ally'] } } }),
  ],
  [
    /^After an opponent (?:declares|has declared) attackers, /,
    'after',
    'after-attackers',
    of('attackersDeclared', opponents),
  ],
  [
    /^After a unit comes into play, /,
    'after',
    'after-entering',
    of('entered', { object: { object: { is: ['unit'] } } }),
  ],
  [
    /^After your Phoenixborn is dealt damage, /,
    'after',
    'after-damage',
    of('damageDealt', { object: { object: { is: ['phoenixborn'], of: 'you' } } }),
  ],
];
