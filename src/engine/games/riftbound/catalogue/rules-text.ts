import {
  byHandText,
  fault,
  unscriptedText,
  withNames,
  type NamedAbility,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import type { CardType, PrintedKeyword } from '../card.js';
import { EQUIP } from '../rules/716-keywords/keyword.equip.js';
import { fingerprintOf } from './card-text.js';
import {
  changesOthers,
  costApart,
  costOfReadyApart,
  hasUncertainCost,
  isEquipLine,
  together,
  withPlayEffect,
  withKept,
  withTags,
} from './lines.js';
import {
  readAbilities,
  readAdditionalCost,
  readPlace,
  readBesides,
  readRepeat,
  readSpell,
  type ReadCost,
} from './readings.js';
import { readActivated } from './wording/activated.js';
import { keywordsIn } from './wording/keywords.js';

/** What is printed in a card's text box, as definitions hold it, and the fingerprint of the whole. */
export type RulesText = {
  readonly fingerprint: string;
  readonly keywords?: readonly PrintedKeyword[];
  readonly additionalCosts?: readonly ReadCost[];
  readonly places?: readonly string[];
  readonly onlyPlaces?: boolean;
  readonly abilities: readonly NamedAbility[];
  readonly effect?: unknown;
  readonly targets?: unknown;
};

/** More is no card but an attempt; the language takes as many abilities. */
const LINES_MAX = 20;

/** Lines of keywords are keywords; of a spell the others are its effect, of anything else an ability each. */
export const rulesTextOf = (source: Source, field: string, plain: string, type: CardType): RulesText => {
  const all = linesOf(plain);
  if (all.length > LINES_MAX) fault(source, field, `at most ${LINES_MAX} lines, not ${all.length}`);
  const { keywords, additionalCosts, places, onlyPlaces, texts } = partsOf(all.slice(0, LINES_MAX), type);
  return {
    fingerprint: fingerprintOf(plain),
    ...(keywords.length > 0 && { keywords }),
    ...(additionalCosts.length > 0 && { additionalCosts }),
    ...(places.length > 0 && { places }),
    ...(onlyPlaces && { onlyPlaces }),
    ...(type === 'spell' ? spellOf(texts, additionalCosts) : { abilities: withNames(abilitiesOf(texts, type)) }),
  };
};

export const linesOf = (plain: string): readonly string[] => plain.split('\n').filter((line) => line !== '');

/** A cost that cannot be read by itself stays in its line. */
const withCostApart =
  (apart: (line: string) => readonly string[]) =>
  (line: string): readonly string[] => {
    const [cost, ...rest] = apart(line);
    return cost === undefined || readAdditionalCost(cost) === undefined ? [line] : [cost, ...rest];
  };

/** Keywords stand in lines of their own; additional costs, and where a unit may be played, too. */
export const partsOf = (
  lines: readonly string[],
  type: CardType,
): {
  readonly keywords: readonly PrintedKeyword[];
  readonly additionalCosts: readonly ReadCost[];
  readonly places: readonly string[];
  readonly onlyPlaces: boolean;
  readonly texts: readonly string[];
} => {
  const isPlayed = type === 'unit' || type === 'gear' || type === 'spell';
  const own = withPlayEffect(
    withTags(
      withKept(
        type === 'spell' ? lines.flatMap(withCostApart(costApart)) : lines.flatMap(withCostApart(costOfReadyApart)),
      ),
    ),
  );
  const read = own.map((line) => ({
    line,
    keywords: isPlayed ? keywordsIn(line) : undefined,
    cost: isPlayed ? (readAdditionalCost(line) ?? (type === 'spell' ? readRepeat(line) : undefined)) : undefined,
    place: type === 'unit' ? readPlace(line) : undefined,
  }));
  return {
    keywords: read.flatMap((each) => each.keywords ?? []),
    additionalCosts: read.flatMap(({ cost }) => cost ?? []),
    places: read.flatMap(({ place }) => place?.to ?? []),
    onlyPlaces: read.some(({ place }) => place?.only === true),
    texts: read
      .filter(({ keywords, cost, place }) => (keywords ?? cost ?? place) === undefined)
      .map(({ line }) => line),
  };
};

const spellOf = (
  lines: readonly string[],
  costs: readonly ReadCost[],
): Pick<RulesText, 'abilities' | 'effect' | 'targets'> => {
  const own = together(lines);
  const isWhole = !own.some((line) => changesOthers(line) && readBesides(line) === undefined);
  const read = (isWhole ? own : lines).map((line) => ({ line, besides: isWhole ? readBesides(line) : undefined }));
  const texts = read.filter(({ besides }) => besides === undefined).map(({ line }) => line);
  return {
    abilities: withNames(read.flatMap(({ besides }) => besides ?? [])),
    ...(texts.length > 0 && (readSpell(texts, costs) ?? { effect: byHandText(fingerprintOf(texts.join('\n'))) })),
  };
};

const abilitiesOf = (lines: readonly string[], type: CardType): readonly NamedAbility[] => {
  if (hasUncertainCost(lines)) return lines.map((line) => unscriptedText(fingerprintOf(line)));
  if (!lines.some(changesOthers)) return lines.flatMap((line) => abilitiesIn(line, type));
  const read = together(lines).map((line) => readAbilities(line, type));
  return read.every((abilities) => abilities.length > 0)
    ? read.flat()
    : lines.map((line) => unscriptedText(fingerprintOf(line)));
};

/**
 * attachment.text: what an equipment gives to its unit is in no file, so its players see to it. They do so while it is
 * attached, when its other text rests.
 */
const equipByHand = (line: string): NamedAbility => ({ ...unscriptedText(fingerprintOf(line)), always: true });

/**
 * What an activated ability costs may be understood where its text is not: then it is done by hand once that is paid.
 */
const abilitiesIn = (line: string, type: CardType): readonly NamedAbility[] => {
  const read = readAbilities(line, type);
  if (isEquipLine(line))
    return read.length > 0 ? [...read, equipByHand(line)] : [{ ...equipByHand(line), name: EQUIP }];
  return read.length > 0 ? read : [readActivated(line) ?? unscriptedText(fingerprintOf(line))];
};
