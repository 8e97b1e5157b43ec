/**
 * How a game looks and how it is spoken of: data for pages and for any other reader that draws boards and tells logs.
 * One description for all games, so that what draws them knows none.
 */
import type { CardDefinition } from '../kernel/index.js';

/** A text in the languages that readers have: the official terms of the game in each. */
export type Words = { readonly en: string; readonly zh: string };
export type Glossary = { readonly [identifier: string]: Words };

/** Where one zone lies. */
export type Place = {
  readonly zone: string;
  /**
   * `cards`: side by side, each with what is on it. `hand`: the same, faces or backs, closer together. `pile`: one
   * place, the card on top and how many. `deck`: the same, face down. `dice`: small, by what they show. `stack`: the
   * last comes first. `locations`: side by side in the middle, of all seats, each with what is at it. `stock`: cards
   * that are only counted, those of one state in one heap.
   */
  readonly as: 'cards' | 'hand' | 'pile' | 'deck' | 'dice' | 'stack' | 'locations' | 'stock';
  /** Cards of a `stock` lie in a heap for each definition. */
  readonly apart?: true;
  /** Only objects of these types lie here. Absent: what no other place of the zone names. */
  readonly types?: readonly string[];
  /** How much of its row it takes, against the others; absent: only what it needs. */
  readonly share?: number;
};

/** What a mark on an object looks like. */
export type MarkLook = {
  /**
   * `turned`: it lies sideways. `damage`: a number in the colour of danger. `count`: a number. `status`: its word.
   * `side`: which side a die shows (`sides`). `within`: it lies on or below the object that is named. `at`: it lies at
   * that location, and not with the others of its zone. `towards`: an arrow to it. `since`: it has been so since the
   * turn of that number.
   */
  readonly as: 'turned' | 'damage' | 'count' | 'status' | 'side' | 'within' | 'at' | 'towards' | 'since';
  readonly words: Words;
  readonly sides?: readonly Words[];
};

/** A number of a player that is drawn beside the name: a field of the board, or one within such a field. */
export type PlayerNumber = {
  readonly field: string;
  readonly in?: string;
  readonly words: Words;
  /** It is nothing to see while there is none. */
  readonly whenSome?: true;
  /** Where the race ends: then it is shown as progress. */
  readonly goal?: number;
  /** Where it ends in formats of another length. */
  readonly goalIn?: { readonly [format: string]: number };
  /** Teammates run the race together: in teams their sum is what counts. */
  readonly ofTeam?: true;
};

/** One symbol of a cost: how much of it, and in which colour. */
export type CostSymbol = { readonly text: string; readonly colour?: string };

/** What a card looks like, from its definition. */
export type Face = {
  readonly name: string;
  /** Below the name: a version or title. */
  readonly subtitle?: string;
  readonly type: string;
  /** The words beside the type, as printed: classifications, jobs, categories. */
  readonly line: readonly string[];
  readonly colours: readonly string[];
  readonly cost: readonly CostSymbol[];
  readonly numbers: readonly { readonly number: string; readonly value: number }[];
  readonly keywords: readonly { readonly keyword: string; readonly n?: number }[];
  /** Our own paraphrase of what it does. */
  readonly text?: string;
};

/** The icon of a keyword, by its name at lucide.dev. */
export type KeywordIcon =
  | 'bell'
  | 'castle'
  | 'chevrons-down'
  | 'circle-play'
  | 'corner-up-right'
  | 'crosshair'
  | 'eye'
  | 'eye-off'
  | 'fast-forward'
  | 'feather'
  | 'flag'
  | 'flame'
  | 'footprints'
  | 'gem'
  | 'handshake'
  | 'hourglass'
  | 'layers-2'
  | 'lock'
  | 'mic-vocal'
  | 'mountain'
  | 'music'
  | 'rotate-ccw'
  | 'route'
  | 'shield'
  | 'shield-half'
  | 'shield-plus'
  | 'skull'
  | 'sword'
  | 'swords'
  | 'users'
  | 'zap';

/** A colour of cards (ink, element, dice, domain); `tint` in hexadecimal, dark enough for white letters. */
export type Colour = { readonly words: Words; readonly tint: string };

/**
 * What an entry of the log says. `{field}` is the field of the entry: a player, a card, a zone or a number, by its
 * name; `{field|else}` says something else where the reader may not know it, and a part in brackets is left out then.
 */
export type Sentence = Words & {
  /** It belongs to the record, and not to the story of the game. */
  readonly quiet?: true;
};
export type Sentences = { readonly [kind: string]: Sentence };

/** How decisions are spoken of: what is asked, and what may be answered. */
export type Asking = {
  /** What is asked, by the kind of the decision. */
  readonly questions: Glossary;
  /** What is done by choosing none, one or `{count}` of the cards that a question names, as its button says it. */
  readonly gives?: { readonly [kind: string]: { readonly none: Words; readonly one: Words; readonly some: Words } };
  /**
   * What an action says, as a sentence with its fields, by its `action`; of one without, by the name of its first
   * field. What the fields name is spoken of like fields of the log, and by `options`.
   */
  readonly acts: Glossary;
  /** What chance decides at a table, as a question, by the purpose under which it is reported. */
  readonly chances?: Glossary;
  /** What texts are carried out by, act by act, and what judges correct games by: by the names of the acts. */
  readonly byHand?: Glossary;
  /** What options are that are neither cards nor players: `yes`, `power`. */
  readonly options: Glossary;
};

/** The places of zones. A zone without a place is drawn on the object on which its cards lie. */
export type TableLook = {
  /** One half of the table, from its middle outwards: rows, each from left to right as the player sees it. */
  readonly half: readonly (readonly Place[])[];
  /** What all share, and locations, between the halves. */
  readonly middle: readonly Place[];
};

export type Layout = TableLook & {
  readonly name: Words;
  /** Formats whose table is another: a draft is not laid out like the game that it is for. */
  readonly formats?: { readonly [format: string]: TableLook };
  /**
   * The random hand of the beginning: how many cards, of these types or of all. Absent if players choose their first
   * cards.
   */
  readonly startingHand?: { readonly cards: number; readonly types?: readonly string[] };
  readonly player: readonly PlayerNumber[];
  readonly marks: { readonly [mark: string]: MarkLook };
  readonly colours: { readonly [colour: string]: Colour };
  readonly words: {
    readonly formats: Glossary;
    readonly zones: Glossary;
    readonly phases: Glossary;
    readonly types: Glossary;
    readonly numbers: Glossary;
    readonly keywords: Glossary;
  };
  /** A sign for each number of a card, beside its value. */
  readonly signs?: { readonly [number: string]: string };
  /** An icon for each keyword, before its word or in its place. */
  readonly icons?: { readonly [keyword: string]: KeywordIcon };
  /** The sentences of its own kinds of entries. Those of every game are in `sentencesOfAll`. */
  readonly sentences: Sentences;
  /** The questions of its own decisions. Those of every game are in `askingOfAll`. */
  readonly asking: Asking;
  /** Null for a definition that is none of this game. */
  face(definition: CardDefinition): Face | null;
};
