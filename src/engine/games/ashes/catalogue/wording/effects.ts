import type { Amount } from '../../../../kernel/index.js';
import { printed, readObjects, type Context, type Named } from './objects.js';

/** A node of the effect language, before the language has checked it. */
export type Node = { readonly do: string; readonly [part: string]: unknown };

/** What a text names: the ids of the conjurations that its record lists, by name. */
export type Known = Context & { readonly conjurations: { readonly [name: string]: string } };

/**
 * The sentences of a text as effects, each read whole; undefined if one of them is not understood: a text is carried
 * out in full or by its player.
 */
export const readEffect = (text: string, known: Known): Node | undefined => {
  if (/\bX\b/.test(text)) return undefined;
  const effects = text
    .split(/(?<=\.) /)
    .map((sentence, at) =>
      readSentence(sentence.replace(/\.$/, '').replace(/^Then,? /, ''), at === 0 ? known : withoutIt(known)),
    );
  if (!effects.every((effect) => effect !== undefined)) return undefined;
  const [first, ...more] = effects;
  return more.length === 0 ? first : { do: 'sequence', of: effects };
};

/** After the first sentence, "it" may mean the object of that sentence. */
const withoutIt = ({ it: _it, ...known }: Known): Known => known;

/** "You may …" with a target is said by choosing one; else it is asked. */
const readSentence = (sentence: string, known: Known): Node | undefined => {
  const [, optional] = /^[Yy]ou may (.+)$/.exec(sentence) ?? [];
  const text = optional ?? sentence.charAt(0).toLowerCase() + sentence.slice(1);
  for (const [pattern, read] of SENTENCES) {
    const found = pattern.exec(text);
    const doing = found === null ? undefined : read(found, known);
    if (doing === undefined) continue;
    if ('do' in doing) return optional === undefined ? doing : { do: 'may', effect: doing };
    return to(doing.objects, doing.does, optional !== undefined);
  }
  return undefined;
};

/** Something that is done to objects, or an effect by itself. */
type Doing = Node | { readonly objects: Named; readonly does: Node };

const to = (named: Named, does: Node, optional: boolean): Node => {
  if (named.by === 'self') return { ...may(does, optional), ...(!optional && { objects: 'self' }) };
  const select =
    named.by === 'all'
      ? { do: 'all', from: named.from, as: 'them' }
      : { do: 'target', from: named.from, min: optional ? 0 : 1, max: 1, as: 'them' };
  const done = { do: 'sequence', of: [select, { ...does, objects: 'them' }] };
  return named.by === 'all' ? may(done, optional) : done;
};

const may = (effect: Node, optional: boolean): Node =>
  optional ? { do: 'may', effect: effect.do === 'sequence' ? effect : { ...effect, objects: 'self' } } : effect;

type Reader = (found: readonly string[], known: Known) => Doing | undefined;

const doTo =
  (at: number, does: (found: readonly string[], amount: (digits?: string) => Amount) => Node): Reader =>
  (found, known) => {
    const objects = readObjects(found[at] ?? '', known);
    return objects && { objects, does: does(found, (digits = '') => printed(digits, known.n)) };
  };

const NUMBERS: readonly string[] = ['one', 'two', 'three', 'four', 'five'];

const count = '(\\d|one|two|three|four|five|an?)';
const counted = (text: string, n: number | undefined): Amount => {
  if (/^\d$/.test(text)) return printed(text, n);
  return /^an?$/.test(text) ? 1 : NUMBERS.indexOf(text) + 1;
};

const PLACED: { readonly [kind: string]: string } = {
  wound: 'place-wounds',
  exhaustion: 'exhaust',
  status: 'place-status',
};
const REMOVED: { readonly [kind: string]: string } = {
  wound: 'remove-wounds',
  exhaustion: 'remove-exhaustion',
  status: 'remove-status',
};

/** In the imperative, without a full stop. */
const SENTENCES: readonly (readonly [RegExp, Reader])[] = [
  [/^deal (\d) damage to (.+)$/, doTo(2, ([, n], amount) => ({ do: 'deal', amount: amount(n) }))],
  [
    /^place (\d) (wound|exhaustion|status) tokens? on(?:to)? (.+)$/,
    doTo(3, ([, n, kind = ''], amount) => ({ do: PLACED[kind] ?? '', count: amount(n) })),
  ],
  [
    /^remove (\d) (wound|exhaustion|status) tokens? from (.+)$/,
    doTo(3, ([, n, kind = ''], amount) => ({ do: REMOVED[kind] ?? '', count: amount(n) })),
  ],
  [/^remove all exhaustion tokens from (.+)$/, doTo(1, () => ({ do: 'remove-exhaustion' }))],
  [/^destroy (.+)$/, doTo(1, () => ({ do: 'destroy' }))],
  [/^discard (.+)$/, doTo(1, () => ({ do: 'discard-from-play' }))],
  [
    /^add (\d) to (.+)'s attack value for the remainder of (?:the|this) turn$/,
    doTo(2, ([, n], amount) => ({
      do: 'modify',
      changes: [{ change: 'number', name: 'attack', add: amount(n) }],
      until: 'endOfTurn',
    })),
  ],
  [
    /^add (\d) to the attack value of (.+) for the remainder of (?:the|this) turn$/,
    doTo(2, ([, n], amount) => ({
      do: 'modify',
      changes: [{ change: 'number', name: 'attack', add: amount(n) }],
      until: 'endOfTurn',
    })),
  ],
  [/^draw (\d) cards?$/, ([, n], known) => ({ do: 'draw', count: printed(n ?? '', known.n) })],
  [/^draw up to (\d) cards$/, ([, n], known) => ({ do: 'draw', count: printed(n ?? '', known.n), upTo: true })],
  [
    /^change (\d) (?:dice|die) in your active pool to a side of your choice$/,
    ([, n], known) => ({ do: 'set-dice', count: printed(n ?? '', known.n) }),
  ],
  [
    new RegExp(`^place ${count} \\[\\[([^\\]]+)\\]\\] conjurations? onto your battlefield$`),
    ([, number = '', name = ''], { conjurations, n }) => {
      const card = conjurations[name];
      return card === undefined ? undefined : { do: 'conjure', card, count: counted(number, n) };
    },
  ],
];
