import type { Ability } from '../abilities/ability.js';
import type { JsonRecord } from '../json/index.js';
import type { Rejection } from '../rules/rejection.js';
import type { DefinitionId, Seat } from '../state/state.js';

/** A card as the catalogue holds it: attributes that the game reads, and abilities in the vocabulary. */
export type CardDefinition = { readonly id: DefinitionId; readonly abilities: readonly Ability[] } & JsonRecord;

export type CardLookup = (id: DefinitionId) => CardDefinition | undefined;

export type DeckEntry = {
  readonly card: DefinitionId;
  readonly count: number;
  /** The zone that these copies begin in, where the rules let a player keep cards beside the deck. */
  readonly zone?: string;
};

/** The objects on the table when a game begins. */
export type Beginning = DeckEntry & {
  /** They are no cards, such as the dice of a player: each begins as an object without cards. */
  readonly cardless?: true;
};

export type DeckFault = Pick<Rejection, 'code' | 'cites' | 'message'> & { readonly card?: DefinitionId };

/** Cards that earlier games of a match have used up, by seat. */
export type UsedUp = { readonly [seat: Seat]: readonly DefinitionId[] };
