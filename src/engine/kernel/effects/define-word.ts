import type { AnyVocabulary } from '../abilities/ability.js';
import type { Change } from '../abilities/change.js';
import type { Vocabulary } from '../abilities/vocabulary.js';
import { word, wordAt, type WordSteps } from '../frames/word.js';
import type { DecisionKind } from '../game/decision-kind.js';
import type { Game } from '../game/draft.js';
import type { AnyWord } from '../game/word.js';
import type { Schema } from '../json/schema.js';
import { constant, schemaOf, type Fill, type Parts } from '../language/parts.js';
import type { Citation } from '../rules/citation.js';
import type { Scope } from '../state/scope.js';

/** What scripts say with a word. */
export type WordForm<Do extends string = string, P extends Parts = Parts> = {
  readonly do: Do;
  /** What is done, for readers of the language. */
  readonly says: string;
  readonly parts: P;
  /** The rules that it carries out; its steps know them. */
  readonly cites?: readonly Citation[];
  /** Further rules that it rests on, for readers of the language. */
  readonly restsOn?: readonly Citation[];
  /** What the schema of its nodes has beside their parts: how names go through it, which parts go together. */
  readonly also?: Schema;
};

/** A word of a card language: what scripts say with it, and how it is carried out. */
export type Word<Do extends string = string, P extends Parts = Parts> = WordForm<Do, P> & AnyWord;

/** The nodes of words in the language `V`. */
export type NodeOf<W, V extends Vocabulary = AnyVocabulary> =
  W extends WordForm<infer Do, infer P> ? { readonly do: Do } & Fill<P, Holes<V>> : never;

/** What fills the holes in the parts of words. */
type Holes<V extends Vocabulary> = {
  readonly effect: V['effect'];
  readonly ability: V['ability'];
  readonly change: Change<V>;
};

/** What a word asks: decisions whose parameter is the scope of the word, and the node that it says. */
type Asking<Node> = (nodeIn: (game: Game, scope: Scope) => Node) => readonly DecisionKind<never>[];

/**
 * Defines a word by all that it is: what a script may say with it, for the type of its nodes, the schema that card sets
 * are held against and their readers; the steps that carry it out, the first of them first; and what it asks meanwhile.
 *
 * @example
 * export const freeze = defineWord(
 *   {
 *     do: 'freeze',
 *     says: 'They are not activated in the next Active Phase.',
 *     parts: { objects: uses('objects') },
 *     cites: [fftcg('15.2.4.1')],
 *   },
 *   toEach('frozen'),
 * );
 */
export const defineWord = <const Do extends string, P extends Parts>(
  form: WordForm<Do, P>,
  steps: WordSteps<NodeOf<WordForm<Do, P>>>,
  asks: Asking<NodeOf<WordForm<Do, P>>> = () => [],
): Word<Do, P> => {
  const { cites = [], restsOn = [] } = form;
  const rules = [...cites, ...restsOn].map(({ rule }) => rule);
  const schema = schemaOf(form.says, { do: constant(form.do), ...form.parts }, form.also);
  return {
    ...form,
    schema: rules.length === 0 ? schema : { ...schema, 'x-rules': rules },
    procedure: word(form.do, steps, cites),
    decisions: asks((game, scope) => wordAt(game, scope, form.do)),
  };
};

/** A form by itself, for what is typed by its nodes before there is the word. */
export const wordForm = <const Do extends string, P extends Parts>(form: WordForm<Do, P>): WordForm<Do, P> => form;
