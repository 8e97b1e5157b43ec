import type { CardTables } from '../game/card-tables.js';
import type { GameDefinition, MarkKind } from '../game/definition.js';
import { rememberingsOf, type AskableFields, type EventKind } from '../game/event-kind.js';
import type { AnyWord } from '../game/word.js';
import type { Schema } from '../json/schema.js';
import { listOf, oneOfTexts } from './parts.js';

/** All that a card language speaks of: its names for everything, its words and events, costs and types of cards. */
export type LanguageTables = CardTables &
  Pick<GameDefinition, 'eventGroups'> & {
    readonly zones: readonly string[];
    readonly marks: { readonly [mark: string]: MarkKind['is'] };
    /** Whether cards put counters of any name on things. */
    readonly counters: boolean;
    /** Numbers of players. */
    readonly playerNumbers: readonly string[];
    /** Phases of a turn. */
    readonly phases: readonly string[];
    readonly events: readonly EventKind[];
    /** Whether text may rest, so that an ability may be one that works always. */
    readonly textRests?: boolean;
    /** Whether abilities of one name add up, so that one may have a number. */
    readonly abilitiesAddUp?: boolean;
    /** The moments after what happens at which triggers are offered, where the game has windows. */
    readonly moments?: readonly string[];
    readonly words: readonly AnyWord[];
    /** The rules of the game that the words of every game carry out or rest on. */
    readonly wordRules: GameDefinition['wordRules']['words'];
  };

/** Some of the zones of the game. */
export const zonesOf = ({ zones }: Pick<LanguageTables, 'zones'>): Schema =>
  listOf(oneOfTexts('zone', zones), 1, zones.length);

/** The events, and groups of them, that cards may hear, replace or forbid, with the fields for which they may ask. */
export const askableIn = ({ events, eventGroups = [] }: Pick<LanguageTables, 'events' | 'eventGroups'>): Askable =>
  Object.fromEntries([
    ...events.flatMap(({ kind, askable }) => (askable === null ? [] : [[kind, askable] as const])),
    ...eventGroups.map(({ group, askable }) => [group, askable] as const),
  ]);

/** The events of which conditions may ask how often they happened this turn. */
export const rememberedIn = ({ events }: Pick<LanguageTables, 'events'>): readonly string[] => [
  ...new Set(events.flatMap(rememberingsOf).map(({ name }) => name)),
];

export type Askable = { readonly [event: string]: AskableFields };

/** The marks of a kind. */
export const marksOf = ({ marks }: LanguageTables, kind: MarkKind['is']): readonly string[] =>
  Object.keys(marks).filter((mark) => marks[mark] === kind);
