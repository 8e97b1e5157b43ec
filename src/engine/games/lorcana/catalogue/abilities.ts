import {
  byHandText,
  isMissing,
  note,
  optionalTextIn,
  textIn,
  textsIn,
  unscriptedText,
  type NamedAbility,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import { shown } from '../../../kernel/index.js';
import type { PrintedKeyword } from '../card.js';
import type { Attributes } from './attributes.js';
import { fingerprintOf, plainText } from './card-text.js';
import { readDeckText, type DeckText } from './deck-texts.js';
import { readKeyword } from './keywords.js';
import { readAbilityText, readCosts, readOpening } from './readings.js';

/** The definition of one ability of a record, with a name that is unique on the card. */
export type Part =
  | { readonly part: 'keyword'; readonly keyword: PrintedKeyword }
  | { readonly part: 'ability'; readonly ability: NamedAbility }
  | { readonly part: 'deck'; readonly text: DeckText }
  /** A reminder that says nothing of its own. */
  | { readonly part: 'nothing' };

const COSTS_MAX = 10;

/** The format sorts abilities by kind, and each kind is read in its way; what cannot be read is left to the players. */
export const readAbility = (source: Source, card: Attributes): Part => {
  const type = textIn(source, 'type');
  if (type === 'keyword') {
    const keyword = readKeyword(source);
    return keyword === undefined ? unscripted(optionalTextIn(source, 'fullText') ?? '') : { part: 'keyword', keyword };
  }
  if (!KINDS.includes(type)) {
    note(source, 'type', 'ability-type', `unknown type of ability ${shown(type)}`, 'left to the players');
  }
  const full = optionalTextIn(source, 'fullText');
  if (full !== undefined && plainText(full) === '') return reminder(source, card);
  const text = isMissing(source, 'effect') && full !== undefined ? full : textIn(source, 'effect');
  return readText(source, type, text, card);
};

const KINDS = ['triggered', 'activated', 'static'];

const readText = (source: Source, type: string, text: string, card: Attributes): Part => {
  const ability = (found: NamedAbility | undefined): Part =>
    found === undefined ? unscripted(text) : { part: 'ability', ability: found };
  switch (type) {
    case 'triggered':
      return ability(readAbilityText({ category: 'triggered', text }) ?? readOpening(text, byHand(text)));
    case 'activated': {
      const printed = textsIn(source, 'costs', COSTS_MAX);
      const costs = COUNTED.test(text) ? undefined : readCosts(printed, card.type);
      const whole = costs && readAbilityText({ category: 'activated', text, costs: printed });
      return ability(whole ?? (costs && { kind: 'activated', name: 'use', costs, effect: byHand(text) }));
    }
    case 'static': {
      const deck = readDeckText(plainText(text), card);
      return deck === undefined ? ability(readAbilityText({ category: 'static', text })) : { part: 'deck', text: deck };
    }
    default:
      return unscripted(text);
  }
};

/** A limit of uses, such as "once per turn": no reading of a cost or an effect covers it. */
const COUNTED = /\bonce (?:per|during|each)\b/i;

/** An effect that the controller carries out by hand when the text is due. */
export const byHand = (text: string) => byHandText(fingerprintOf(text));

export const unscripted = (text: string): Part => ({
  part: 'ability',
  ability: unscriptedText(fingerprintOf(text)),
});

/** Songs remind of the cost that singers need, which is their own (6.3.3.3). */
const reminder = (source: Source, { cost }: Attributes): Part => {
  const [, singer] = /\bcost (\d+) or more\b.*\bto sing this song\b/.exec(optionalTextIn(source, 'effect') ?? '') ?? [];
  if (singer !== undefined && Number(singer) !== cost) {
    note(source, 'effect', 'singing-cost', `a reminder of cost ${singer} on a song of cost ${cost}`, `${cost} counts`);
  }
  return { part: 'nothing' };
};
