import {
  fault,
  isMissing,
  listIn,
  note,
  optionalTextIn,
  sourceAt,
  textIn,
  valueOf,
  wholeIn,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import { shown } from '../../../kernel/index.js';
import type {
  ActionCard,
  AllyCard,
  AlterationCard,
  ConjurationCard,
  ConjuredAlterationCard,
  PhoenixbornCard,
  ReactionCard,
  ReadyCard,
  ValueBonus,
} from '../card.js';
import { readCosts } from './costs.js';

type Values<T, More extends keyof T = never> = Pick<T, Extract<keyof T, 'name' | 'type' | 'conjurations'> | More>;

/** What is printed on a card beside its rules text, as definitions hold it. */
export type Attributes =
  | Values<PhoenixbornCard, 'life' | 'battlefield' | 'spellboard'>
  | Values<AllyCard, 'cost' | 'exclusiveTo' | 'attack' | 'life' | 'recover'>
  | Values<ConjurationCard, 'limit' | 'attack' | 'life' | 'recover'>
  | Values<AlterationCard, 'cost' | 'exclusiveTo' | 'bonus' | 'attachTo'>
  | Values<ConjuredAlterationCard, 'limit' | 'bonus' | 'attachTo'>
  | Values<ReadyCard | ActionCard | ReactionCard, 'cost' | 'exclusiveTo'>;

const PRINTED_MAX = 99;
const COSTS_MAX = 6;
const CONJURATIONS_MAX = 10;

/** Nothing is guessed: what cannot be read is a fault of the record. */
export const attributesOf = (source: Source): Attributes | undefined => {
  const { faults } = source;
  const before = faults.length;
  const values = valuesOf(source);
  const name = textIn(source, 'name').trim();
  const conjurations = conjurationsOf(source);
  if (values === undefined || faults.length > before) return undefined;
  return { name, ...values, ...(conjurations.length > 0 && { conjurations }) };
};

type PerType<A> = A extends Attributes ? Omit<A, 'name' | 'conjurations'> : never;

const valuesOf = (source: Source): PerType<Attributes> | undefined => {
  const type = textIn(source, 'type');
  const number = (field: string): number => wholeIn(source, field, 0, PRINTED_MAX);
  const inDeck = () => ({ cost: costsOf(source), ...exclusiveOf(source) });
  const limit = () => wholeIn(source, 'copies', 1, PRINTED_MAX);
  const unit = () => ({ attack: attackOf(source), life: number('life'), recover: number('recover') });
  switch (type) {
    case 'Phoenixborn':
      return {
        type: 'phoenixborn',
        life: number('life'),
        battlefield: number('battlefield'),
        spellboard: number('spellboard'),
      };
    case 'Ally':
      return { type: 'ally', ...inDeck(), ...unit() };
    case 'Conjuration':
      return { type: 'conjuration', limit: limit(), ...unit() };
    case 'Alteration Spell':
      return { type: 'alteration', ...inDeck(), ...bonusOf(source), ...hostOf(source) };
    case 'Conjured Alteration Spell':
      return { type: 'conjured-alteration', limit: limit(), ...bonusOf(source), ...hostOf(source) };
    case 'Ready Spell':
      return { type: 'ready', ...inDeck() };
    case 'Action Spell':
      return { type: 'action', ...inDeck() };
    case 'Reaction Spell':
      return { type: 'reaction', ...inDeck() };
    default:
      fault(source, 'type', `unknown type ${shown(type)}`);
      return undefined;
  }
};

const costsOf = (source: Source) => {
  const parts = listIn(source, 'cost', COSTS_MAX).map((part, index): string | readonly string[] => {
    if (typeof part === 'string') return part;
    if (Array.isArray(part) && part.length > 1 && part.every((each) => typeof each === 'string')) return part;
    fault(source, `cost/${index}`, `a cost, or a list of linked costs, not ${shown(part)}`);
    return [];
  });
  const costs = parts.map((part) => readCosts([part]));
  costs.forEach((cost, index) => {
    if (cost === undefined) fault(source, `cost/${index}`, `unknown cost ${shown(parts[index])}`);
  });
  return readCosts(parts) ?? [];
};

const exclusiveOf = (source: Source): { readonly exclusiveTo?: string } => {
  const exclusiveTo = optionalTextIn(source, 'phoenixborn')?.trim();
  return exclusiveTo === undefined ? {} : { exclusiveTo };
};

/** An alteration spell is placed on a unit, or on a Phoenixborn where its record says so. */
const hostOf = (source: Source): Pick<AlterationCard, 'attachTo'> => {
  const placement = optionalTextIn(source, 'placement') ?? 'Unit';
  if (placement === 'Phoenixborn') return { attachTo: { is: ['phoenixborn'] } };
  if (placement !== 'Unit') fault(source, 'placement', `Unit or Phoenixborn, not ${shown(placement)}`);
  return {};
};

/** An X is defined by the text, and is 0 without it. */
const attackOf = (source: Source): number =>
  valueOf(source, 'attack') === 'X' ? 0 : wholeIn(source, 'attack', 0, PRINTED_MAX);

const bonusOf = (source: Source): { readonly bonus?: ValueBonus } => {
  const bonus = Object.fromEntries(
    (['attack', 'life', 'recover'] as const).flatMap((field) => {
      if (isMissing(source, field)) return [];
      const text = textIn(source, field);
      const [, sign, digits] = /^([+-])(\d{1,2}|X)$/.exec(text) ?? [];
      if (sign === undefined || digits === undefined) {
        fault(source, field, `a value bonus like "+1", not ${shown(text)}`);
        return [];
      }
      if (digits === 'X') {
        note(source, field, 'bonus-x', 'a value bonus of X', 'left to the players');
        return [];
      }
      return Number(digits) === 0 ? [] : [[field, sign === '+' ? Number(digits) : -Number(digits)] as const];
    }),
  );
  return Object.keys(bonus).length === 0 ? {} : { bonus };
};

const conjurationsOf = (source: Source): readonly string[] =>
  listIn(source, 'conjurations', CONJURATIONS_MAX).flatMap((value, index): readonly string[] => {
    const conjured = sourceAt(source, value, `${source.path}/conjurations/${index}`);
    return conjured === undefined ? [] : [textIn(conjured, 'stub')];
  });
