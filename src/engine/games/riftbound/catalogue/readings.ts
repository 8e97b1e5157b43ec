import type { NamedAbility } from '../../../catalogue/index.js';
import { isList, isPlainRecord, isRecord, type Json } from '../../../kernel/index.js';
import { readText, type Reading } from '../../../wording/index.js';
import type { CardType, SpellCard } from '../card.js';
import { REPEAT, type AdditionalCost } from '../cost.js';
import { dialectOf } from '../wording/index.js';
import { PAID } from '../wording/means.js';
import { repeated } from '../wording/repeat.js';
import { apart, asRead } from './lines.js';

/** The abilities that a line says, all of which were read; none otherwise. */
export const readAbilities = (line: string, type: CardType): readonly NamedAbility[] => {
  const whole = readAbility(line, type);
  if (whole !== undefined) return [whole];
  const parts = apart(line);
  const read = parts.flatMap((part) => readAbility(part, type) ?? []);
  return read.length === parts.length ? read : [];
};

/** The reading of a line that is an ability. */
export const readingOf = (line: string, type: CardType): Reading => readText(dialectOf(type), 'ability', asRead(line));

/** The reading of all lines that say what a spell does. */
export const readingOfSpell = (lines: readonly string[]): Reading =>
  readText(dialectOf('spell'), 'spell', lines.map(asRead).join(' '));

/** An ability that was read whole. */
export const readAbility = (line: string, type: CardType): NamedAbility | undefined => {
  const reading = readingOf(line, type);
  if (reading.kind === 'unread' || !isPlainRecord(reading.script)) return undefined;
  const { kind, name, ...fields } = reading.script;
  return typeof kind === 'string' && typeof name === 'string' ? { kind, name, ...fields } : undefined;
};

/** What a spell does, with what is chosen for it. */
export type SpellText = { readonly [field in keyof Pick<SpellCard, 'effect' | 'targets'>]: unknown };

/** Undefined unless all of it was read. `costs`: the additional costs of the spell, of which one may repeat it. */
export const readSpell = (lines: readonly string[], costs: readonly ReadCost[] = []): SpellText | undefined => {
  const reading = readingOfSpell(lines);
  if (reading.kind === 'unread' || !isPlainRecord(reading.script)) return undefined;
  const { kind: _kind, name: _name, ...does } = reading.script;
  if (asksForPaid(does) && !costs.some(({ as }) => as === PAID)) return undefined;
  return costs.some(({ as }) => as === REPEAT) ? repeated(does) : does;
};

const asksForPaid = (value: Json): boolean => {
  if (isList(value)) return value.some(asksForPaid);
  return isRecord(value) && (value['bound'] === PAID || Object.values(value).some(asksForPaid));
};

/** What a line adds to the cost of its card, as definitions hold it. */
export type ReadCost = { readonly [field in keyof AdditionalCost]?: unknown };

/** A line that says what playing the card costs besides. */
export const readAdditionalCost = (line: string): ReadCost | undefined => costIn(line, 'additional-cost');

/** keyword.repeat: a line that says what a spell costs to happen again. */
export const readRepeat = (line: string): ReadCost | undefined => {
  const cost = costIn(line, 'repeat');
  return cost && { ...cost, as: REPEAT };
};

/** 352.2: a line that says where a unit may be played. */
export const readPlace = (line: string): { readonly to: string; readonly only: boolean } | undefined => {
  const reading = readText(dialectOf('unit'), 'place', asRead(line));
  const { to, only } = reading.kind === 'read' && isPlainRecord(reading.script) ? reading.script : {};
  return typeof to === 'string' ? { to, only: only === true } : undefined;
};

const costIn = (line: string, category: 'additional-cost' | 'repeat'): ReadCost | undefined => {
  const reading = readText(dialectOf('unit'), category, asRead(line));
  if (reading.kind === 'unread' || !isPlainRecord(reading.script)) return undefined;
  const { kind: _kind, name: _name, ...cost } = reading.script;
  return cost;
};

/** A line that says what a spell costs, or what happens while it is in the trash, is no part of what it does. */
export const readBesides = (line: string): NamedAbility | undefined => {
  const ability = readAbility(line, 'spell');
  const zones = ability?.kind === 'triggered' ? ability['zones'] : undefined;
  return ability?.kind === 'cost' || Array.isArray(zones) ? ability : undefined;
};
