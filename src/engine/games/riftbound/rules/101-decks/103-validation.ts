import { unknownCards, type CardLookup, type DeckEntry, type DeckFault } from '../../../../kernel/index.js';
import { isMainDeckCard, type Domain, type MainDeckCard } from '../../printed.js';
import { rift } from '../../rulebook.js';
import { BATTLEFIELDS_BROUGHT } from '../454-modes/454-modes.js';
import { isUnique, UNIQUE } from '../716-keywords/keyword.unique.js';
import { linesOf, type Line } from './103-beginning.js';

const SIZE_MIN = 40;
const COPIES_MAX = 3;
const SIGNATURES_MAX = 3;
const RUNES = 12;

/** 103: every fault of the deck, each with its rule. */
export const validateDeck = (_format: string, deck: readonly DeckEntry[], cards: CardLookup): readonly DeckFault[] => {
  const lines = linesOf(deck, cards);
  return [
    ...unknownCards(deck, cards, [rift('103')]),
    ...unknownZones(deck),
    ...tokenFaults(lines),
    ...legendFaults(lines),
    ...championFaults(lines),
    ...sizeFaults(lines),
    ...copyFaults(lines),
    ...domainFaults(lines),
    ...signatureFaults(lines),
    ...runeFaults(lines),
    ...battlefieldFaults(lines),
  ];
};

type MainLine = Line & { readonly card: MainDeckCard };

const sizeOf = (lines: readonly Line[]): number => lines.reduce((sum, { count }) => sum + count, 0);
const ofType = (lines: readonly Line[], type: Line['card']['type']): readonly Line[] =>
  lines.filter(({ card }) => card.type === type);
const inMainDeck = (lines: readonly Line[]): readonly MainLine[] =>
  lines.flatMap((line) => (isMainDeckCard(line.card) ? [{ ...line, card: line.card }] : []));
/** The tags of the legend are those of its champion. */
const championTags = (lines: readonly Line[]): readonly string[] =>
  ofType(lines, 'legend').flatMap(({ card }) => card.tags ?? []);
const hasItsTag = ({ tags = [] }: Line['card'], lines: readonly Line[]): boolean =>
  championTags(lines).some((tag) => tags.includes(tag));

/** Where any other card begins follows from its type. */
const unknownZones = (deck: readonly DeckEntry[]): readonly DeckFault[] =>
  deck
    .filter(({ zone }) => zone !== undefined && zone !== 'champion')
    .map(({ card, zone }) => ({
      code: 'deck.unknown-zone',
      cites: [rift('103.2.a.2'), rift('112')],
      message: `A line names a zone only for the chosen champion ("champion"), not ${zone}.`,
      card,
    }));

const tokenFaults = (lines: readonly Line[]): readonly DeckFault[] =>
  lines
    .filter(({ card }) => 'supertype' in card && card.supertype === 'token')
    .map(({ card: { id: card, name } }) => ({
      code: 'deck.token',
      cites: [rift('103.2')],
      message: `${name} is a token: only effects make it.`,
      card,
    }));

const legendFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const count = sizeOf(ofType(lines, 'legend'));
  if (count === 1) return [];
  const message = `A deck has one champion legend; this one has ${count}.`;
  return [{ code: count === 0 ? 'deck.no-legend' : 'deck.more-legends', cites: [rift('103.1')], message }];
};

const championFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const chosen = lines.filter(({ asChampion }) => asChampion);
  const count = sizeOf(chosen);
  const message = `A deck has one chosen champion ("zone": "champion"); this one has ${count}.`;
  const code = count === 0 ? 'deck.no-champion' : 'deck.more-champions';
  return [
    ...(count === 1 ? [] : [{ code, cites: [rift('103.2.a.2')], message }]),
    ...chosen.flatMap(({ card }) => championFault(card, lines)),
  ];
};

/** 103.2.a.2: a champion unit with the tag of the legend, and so no signature card (103.2.d.3). */
const championFault = (card: Line['card'], lines: readonly Line[]): readonly DeckFault[] => {
  const isSignature = 'supertype' in card && card.supertype === 'signature';
  if (card.type !== 'unit' || card.supertype !== 'champion') {
    const cites = [...(isSignature ? [rift('103.2.d.3')] : []), rift('103.2.a.2')];
    return [{ code: 'deck.not-a-champion', cites, message: `${card.name} is no champion unit.`, card: card.id }];
  }
  if (championTags(lines).length === 0 || hasItsTag(card, lines)) return [];
  const message = `The chosen champion has a tag of the legend; ${card.name} has none of them.`;
  return [{ code: 'deck.other-champion', cites: [rift('103.2.a.2')], message, card: card.id }];
};

/** The chosen champion counts (103.2). */
const sizeFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const size = sizeOf(inMainDeck(lines));
  if (size >= SIZE_MIN) return [];
  const message = `A main deck has at least ${SIZE_MIN} cards, with the chosen champion; this one has ${size}.`;
  return [{ code: 'deck.too-small', cites: [rift('103.2')], message }];
};

const byName = (lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> => {
  const found = new Map<string, readonly Line[]>();
  for (const line of lines) found.set(line.card.name, [...(found.get(line.card.name) ?? []), line]);
  return found;
};

/** By name, in all printings, the chosen champion among them (103.2.b.1). */
const copyFaults = (lines: readonly Line[]): readonly DeckFault[] =>
  [...byName(inMainDeck(lines))].flatMap(([name, of]) => {
    const [first] = of;
    const count = sizeOf(of);
    if (first === undefined || count <= mostOf(of)) return [];
    const cites = [
      ...(mostOf(of) === 1 ? UNIQUE : []),
      rift('103.2.b'),
      ...(of.some(({ asChampion }) => asChampion) ? [rift('103.2.b.1')] : []),
    ];
    const message = `At most ${mostOf(of)} of a name; this deck has ${count} of ${name}.`;
    return [{ code: 'deck.too-many-copies', cites, message, card: first.card.id }];
  });

/** 103.2.b, keyword.unique */
const mostOf = (of: readonly Line[]): number => (inMainDeck(of).some(({ card }) => isUnique(card)) ? 1 : COPIES_MAX);

/**
 * 103.1.b: each domain of a card is one of the legend's; runes as well (103.3.a.1). Without a legend (103.1) there is
 * nothing to compare with.
 */
const domainFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const legends = ofType(lines, 'legend');
  if (legends.length === 0) return [];
  const identity = legends.flatMap(({ card }) => card.domains);
  return lines.flatMap(({ card: { id: card, name, type, domains } }) => {
    const foreign = domains.filter((domain: Domain) => !identity.includes(domain));
    if (foreign.length === 0) return [];
    const cites =
      type === 'rune' ? [rift('103.3.a.1')] : [domains.length === 1 ? rift('103.1.b.3') : rift('103.1.b.4')];
    const message = `${name} is of ${foreign.join(' and ')}; the legend is of ${identity.join(' and ')}.`;
    return [{ code: 'deck.domain', cites, message, card }];
  });
};

/** 103.2.d.1, 103.2.d.2. Without a legend (103.1) there is nothing to compare with. */
const signatureFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const signatures = inMainDeck(lines).filter(({ card }) => card.supertype === 'signature');
  const count = sizeOf(signatures);
  const message = `At most ${SIGNATURES_MAX} signature cards in all; this deck has ${count}.`;
  const foreign = championTags(lines).length === 0 ? [] : signatures.filter(({ card }) => !hasItsTag(card, lines));
  return [
    ...(count > SIGNATURES_MAX ? [{ code: 'deck.too-many-signatures', cites: [rift('103.2.d.1')], message }] : []),
    ...foreign.map(({ card: { id: card, name } }) => ({
      code: 'deck.other-signature',
      cites: [rift('103.2.d.2')],
      message: `${name} is a signature card of another champion.`,
      card,
    })),
  ];
};

const runeFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const count = sizeOf(ofType(lines, 'rune'));
  if (count === RUNES) return [];
  const message = `A rune deck has exactly ${RUNES} runes; this one has ${count}.`;
  return [{ code: count < RUNES ? 'deck.too-few-runes' : 'deck.too-many-runes', cites: [rift('103.3.a')], message }];
};

const battlefieldFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const battlefields = ofType(lines, 'battlefield');
  const count = sizeOf(battlefields);
  const code = count < BATTLEFIELDS_BROUGHT ? 'deck.too-few-battlefields' : 'deck.too-many-battlefields';
  const message = `A deck brings ${BATTLEFIELDS_BROUGHT} battlefields; this one has ${count}.`;
  const twice = [...byName(battlefields)].filter(([, of]) => sizeOf(of) > 1);
  return [
    ...(count === BATTLEFIELDS_BROUGHT ? [] : [{ code, cites: [rift('103.4.a')], message }]),
    ...twice.map(([name, [first]]) => ({
      code: 'deck.same-battlefield',
      cites: [rift('103.4.c')],
      message: `Battlefields have different names; ${name} is there twice.`,
      ...(first !== undefined && { card: first.card.id }),
    })),
  ];
};
