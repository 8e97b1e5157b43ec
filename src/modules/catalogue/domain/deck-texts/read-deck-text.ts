import type { DeckLine } from '../deck.js';
import { cardIn, LINE_LENGTH_MAX, type LineFault, shortened } from './card-line.js';
import type { CardNames } from './card-names.js';
import { type Heading, headingIn } from './headings.js';
import type { ListTerms } from './list-terms.js';
import type { TextFault } from './text-fault.js';
import { linesOf, type ListLine } from './whole-texts.js';

export interface ReadText {
  readonly cards: readonly DeckLine[];
  readonly faults: readonly TextFault[];
}

export const LINES_MAX = 500;
/** Looking for what may be meant takes longer than reading; of so many lines it is enough. */
const GUESSES_MAX = 20;
/** Cards behind one heading: `Dice: 5 natural, 5 charm`. */
const VALUES_MAX = 20;

const ADDRESS = /\bhttps?:\/\/|\bwww\./i;
/** What is said of the deck and not of its cards: `Author: …`, `Total: 60`, `60 cards`, addresses. */
const ABOUT_DECK = [
  /^(?:deck ?)?(?:name|title|author|by|creator|player|format|event|date|source|url|link|description|archetype|version)\s?:/i,
  /^(?:created|generated|exported|built|made) (?:by|with|from|on|at|in)\b/i,
  /^(?:colou?rs?|inks?|elements?|domains?|price|legality|total)\b[^:]*:/i,
  /^(?:牌组名|名称|作者|玩家|赛制|日期|合计)\s?:/,
  /^(?:total\s)?\d{1,3}\s?(?:cards?|张)?(?:\s(?:in )?total)?$/i,
  ADDRESS,
];
/** Nothing but signs, or a sentence between dashes. */
const ORNAMENT = /^[^\p{L}\p{N}]*$|^-{2,9}[^-].*[^-]-{2,9}$/u;

/**
 * Reads a deck as sites and programs write it: `4 Card Name`, `Card Name (1-22) x4`, tables, deck codes (see
 * `docs/how-to/paste-a-deck.md`). Headings say in which zone the next cards are, or which types they have. Cards of a
 * sideboard, and cards that are only considered, are not read. Every line that is not understood is a fault, all of
 * them at once.
 */
export function readDeckText(text: string, names: CardNames, terms: ListTerms): ReadText {
  const cards: DeckLine[] = [];
  const faults: TextFault[] = [];
  const again: Again[] = [];
  let section: Section = IN_DECK;
  const all = linesOf(text, terms);
  const lines = all.filter(({ text: said }) => isOfCards(said));
  const address = all.find(({ text: said }) => ADDRESS.test(said));
  if (lines.length === 0 && address !== undefined) faults.push({ line: address.line, ...onlyAnAddress });
  if (lines.length > LINES_MAX) faults.push(tooMany(lines[LINES_MAX]));
  for (const [at, { line, text: raw }] of lines.slice(0, LINES_MAX).entries()) {
    const said = raw.replace(/^[-*•·–—]\s+/, '');
    const heading = said.length > LINE_LENGTH_MAX ? undefined : headingOf(said, names, terms);
    // The lines above the first card are the title of the deck.
    if (heading?.of === 'unknown' && cards.length === 0) continue;
    if (heading?.of === 'beside') faults.push({ line, ...besideDeck(heading.title) });
    if (heading?.of === 'unknown') faults.push({ line, ...unknownHeading(heading.title) });
    const within = heading === undefined ? section : below(heading, section);
    if (heading?.value === '') section = within;
    if (heading?.value === '' || !within.isInDeck) continue;
    const read = cardsIn(heading?.value ?? said, { within, guesses: faults.length < GUESSES_MAX }, names, terms);
    if (at === 0 && read.every((found) => 'code' in found) && isTitle(said, names, lines)) continue;
    const isAgain = within.isRepeated && (heading !== undefined || namesAgain(read, again));
    if (within.isRepeated && !isAgain) section = IN_DECK;
    for (const found of read) {
      if ('code' in found) faults.push({ line, ...found });
      else if (isAgain) again.push({ line, card: found.card });
      else cards.push(within.zone === undefined ? found : { ...found, zone: within.zone });
    }
  }
  return { cards, faults: [...faults, ...notListed(again, cards, names)] };
}

/** A card below a heading such as `First Five`. */
interface Again {
  readonly line: number;
  readonly card: string;
}

/** So many cards are named again at most, one copy each: what follows them is the list of the deck. */
const AGAIN_MAX = 5;
const namesAgain = (read: readonly (DeckLine | LineFault)[], again: readonly Again[]): boolean =>
  again.length < AGAIN_MAX && read.every((found) => 'code' in found || found.count === 1);

/** A fault for each of these cards that the rest of the list does not name. */
function notListed(again: readonly Again[], cards: readonly DeckLine[], names: CardNames): readonly TextFault[] {
  const listed = new Set(cards.map(({ card }) => names.withId(card)?.print));
  return again.flatMap(({ line, card }) => {
    const named = names.withId(card);
    if (named === undefined || listed.has(named.print)) return [];
    const { id, name } = named;
    const message = `The rest of the list does not name "${shortened(name)}".`;
    return { line, code: 'deck-text.not-listed', message, count: 1, candidates: [{ id, name }] };
  });
}

/** What the next cards are. */
interface Section {
  readonly isInDeck: boolean;
  /** Whether the list names its cards elsewhere, too. */
  readonly isRepeated: boolean;
  readonly zone?: string;
  readonly types: readonly string[];
}
const IN_DECK: Section = { isInDeck: true, isRepeated: false, types: [] };

/** A sideboard has types of cards and other parts as well. */
const below = ({ of, zone, types, isPart }: Heading, section: Section): Section => {
  const isWithin = of === 'unknown' || (of === 'deck' && isPart && zone === undefined);
  if (isWithin && !section.isInDeck) return section;
  const isInDeck = of !== 'beside' && of !== 'implied';
  return { isInDeck, isRepeated: of === 'repeated', types, ...(zone !== undefined && { zone }) };
};

const isOfCards = (said: string): boolean =>
  said !== '' &&
  !said.startsWith('//') &&
  (said.length > LINE_LENGTH_MAX || !(ORNAMENT.test(said) || ABOUT_DECK.some((shape) => shape.test(said))));

/** A card whose name is like a heading is a card: `Baker`, `Baker: 4`. */
function headingOf(said: string, names: CardNames, terms: ListTerms): Heading | undefined {
  if (names.named(said).length > 0) return undefined;
  const heading = headingIn(said, terms);
  return heading?.of === 'unknown' && names.named(heading.title).length > 0 ? undefined : heading;
}

/** One card, or several with commas between them: `5 natural, 5 charm`. */
function cardsIn(
  text: string,
  { within, guesses }: { readonly within: Section; readonly guesses: boolean },
  names: CardNames,
  terms: ListTerms,
): readonly (DeckLine | LineFault)[] {
  const { types, isRepeated } = within;
  const whole = cardIn({ text, types, guesses }, names, terms);
  const parts = text.length > LINE_LENGTH_MAX ? [] : text.split(/[,;+]/, VALUES_MAX).map((part) => part.trim());
  if (!('code' in whole) || parts.length < 2 || (!isRepeated && !parts.every((part) => /^\d/.test(part))))
    return [whole];
  const each = parts.map((part) => cardIn({ text: part, types, guesses: false }, names, terms));
  return each.some((found) => 'code' in found) ? [whole] : each;
}

/** A first line is the title of the deck if it has no number, other lines have, and no card is called nearly so. */
const isTitle = (said: string, names: CardNames, lines: readonly ListLine[]): boolean =>
  !/\d/.test(said) && lines.some(({ text }) => /^\d|\d$/.test(text)) && names.nearest(said).length === 0;

const besideDeck = (heading: string): LineFault => ({
  code: 'deck-text.beside-deck',
  message: `The cards below "${shortened(heading)}" are not in the deck; they were not read.`,
  candidates: [],
});

const unknownHeading = (heading: string): LineFault => ({
  code: 'deck-text.unknown-heading',
  message: `The heading "${shortened(heading)}" is not known: the cards below it were read as cards of the deck.`,
  candidates: [],
});

const onlyAnAddress: LineFault = {
  code: 'deck-text.address',
  message: 'An address is not followed: open it, copy the list of cards, and paste that.',
  candidates: [],
};

const tooMany = (first: ListLine | undefined): TextFault => ({
  line: first?.line ?? LINES_MAX,
  code: 'deck-text.too-many-lines',
  message: `A deck has at most ${LINES_MAX} lines; this one and those after it were not read.`,
  candidates: [],
});
