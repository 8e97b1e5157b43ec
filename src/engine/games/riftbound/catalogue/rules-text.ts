import {
  byHandText,
  fault,
  unscriptedText,
  withNames,
  type NamedAbility,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import type { CardType, PrintedKeyword } from '../card.js';
import { fingerprintOf } from './card-text.js';
import { readActivated } from './wording/activated.js';
import { keywordsIn } from './wording/keywords.js';

/** What is printed in a card's text box, as definitions hold it, and the fingerprint of the whole. */
export type RulesText = {
  readonly fingerprint: string;
  readonly keywords?: readonly PrintedKeyword[];
  readonly abilities: readonly NamedAbility[];
  readonly effect?: unknown;
};

/** More is no card but an attempt; the language takes as many abilities. */
const LINES_MAX = 20;

/** Lines of keywords are keywords; of a spell the others are its effect, of anything else an ability each. */
export const rulesTextOf = (source: Source, field: string, plain: string, type: CardType): RulesText => {
  const all = plain.split('\n').filter((line) => line !== '');
  if (all.length > LINES_MAX) fault(source, field, `at most ${LINES_MAX} lines, not ${all.length}`);
  const hasKeywords = type === 'unit' || type === 'gear' || type === 'spell';
  const lines = all.map((line) => ({ line, keywords: hasKeywords ? keywordsIn(line) : undefined }));
  const keywords = lines.flatMap((each) => each.keywords ?? []);
  const texts = lines.filter((each) => each.keywords === undefined).map(({ line }) => line);
  return {
    fingerprint: fingerprintOf(plain),
    ...(keywords.length > 0 && { keywords }),
    ...(type === 'spell'
      ? { abilities: [], ...(texts.length > 0 && { effect: byHandText(fingerprintOf(texts.join('\n'))) }) }
      : { abilities: withNames(texts.map(abilityOf)) }),
  };
};

/**
 * What an activated ability costs may be understood where its text is not: then it is done by hand once that is paid.
 */
const abilityOf = (line: string): NamedAbility => readActivated(line) ?? unscriptedText(fingerprintOf(line));
