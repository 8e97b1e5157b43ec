import type { Comparison } from './comparison.js';

/**
 * Which objects match: every part that is given must hold. Values are derived ones. Without `zone` only objects in play
 * match, which is what cards mean when they name no zone.
 */
export type Filter = {
  /** The kind of zone, by the game's name; `any`, for named objects only: wherever it is. */
  readonly zone?: string;
  /** By controller in play, by owner elsewhere. */
  readonly of?: 'you' | 'friends' | 'opponents';
  /** The same, by a seat bound to this name. */
  readonly whose?: string;
  /** Its owner has nothing in this zone. */
  readonly ownerLacks?: string;
  /** Tags that it must have, all of them. */
  readonly is?: readonly string[];
  /** Tags of which it must have at least one. */
  readonly anyOf?: readonly string[];
  /** Tags of which it must have two or more. */
  readonly severalOf?: readonly string[];
  readonly isNot?: readonly string[];
  /** A sign that is printed on its card, by the game's name. */
  readonly sign?: string;
  readonly named?: string;
  readonly notNamed?: string;
  /** At least one of these holds as well. */
  readonly either?: readonly FilterPart[];
  /** This does not hold. */
  readonly not?: FilterPart;
  /** Has at least one of these tags in common with the first object of a name. */
  readonly shares?: { readonly with: string; readonly of: readonly string[] };
  /** Shares a name with the first object bound to this name. */
  readonly sameNameAs?: string;
  readonly keyword?: string;
  /** Derived numbers. */
  readonly numbers?: { readonly [name: string]: Comparison };
  /** Printed numbers, as copies and swaps leave them. */
  readonly printed?: { readonly [name: string]: Comparison };
  /** Marks: counters are compared, statuses must be set (`true`) or not (`false`). */
  readonly marks?: { readonly [mark: string]: Comparison | boolean };
  /** An ability that waits to resolve, or a card. */
  readonly ability?: boolean;
  /** A card or ability that waits to resolve, and for which an object that matches was chosen as it was announced. */
  readonly chooses?: Filter;
  /** Counters, by their name. */
  readonly counters?: { readonly [name: string]: Comparison };
  /** Not the source of the ability. */
  readonly other?: boolean;
  /** The source itself. */
  readonly self?: boolean;
  /** One of the objects bound to this name. */
  readonly bound?: string;
  /** None of the objects bound to this name. */
  readonly notBound?: string;
  /** Its mark of this name holds the id of the source ("while here"). */
  readonly markIsSource?: string;
  /** The mark of this name of the source holds its id ("the attached unit"). */
  readonly sourceMark?: string;
  /** Its mark of this name holds an id that the same mark of the source holds ("the others here"). */
  readonly sharedMark?: string;
  /** Its mark of this name holds the id of one of the objects of a name ("there"). */
  readonly markNames?: { readonly mark: string; readonly objects: string };
  /**
   * The mark of this name of one of the objects of a name holds its id ("where that unit is"), as it is now; without
   * `objects`, of any object, or of any that matches.
   */
  readonly namedBy?: { readonly mark: string; readonly objects?: string; readonly matching?: Filter };
  /** It has the controller of the first object of a name. */
  readonly sameController?: string;
  /** Its controller controls such an object besides it. */
  readonly besides?: Filter;
  /** Its mark of this name is that of the first object of a name: the same, or none where that object has none. */
  readonly sameMark?: { readonly mark: string; readonly as: string };
};

/** The parts of a filter that do not determine where to search. */
export type FilterPart = Omit<Filter, 'zone'>;
