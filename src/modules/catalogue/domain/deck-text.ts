import type { DeckLine } from './deck.js';

/** A card as texts name it. */
export interface NamedCard {
  readonly id: string;
  /** With whatever tells it from others of the same name. */
  readonly name: string;
  /** What else it is called, such as its name alone. */
  readonly alsoNamed: readonly string[];
  /** Equal for printings of one card: in some games cards that are not the same have one name. */
  readonly print: string;
}

/** A line that is not understood. */
export interface TextFault {
  /** From 1. */
  readonly line: number;
  readonly code:
    | 'deck-text.unknown-card'
    | 'deck-text.ambiguous-card'
    | 'deck-text.count'
    | 'deck-text.beside-deck'
    | 'deck-text.too-many-lines';
  readonly message: string;
  /** Cards that may be meant. */
  readonly candidates: readonly Pick<NamedCard, 'id' | 'name'>[];
}

export interface ReadText {
  readonly cards: readonly DeckLine[];
  readonly faults: readonly TextFault[];
}

export const LINES_MAX = 500;
const COUNT_MAX = 1000;
const CANDIDATES = 5;
/** No name is as long, and no line is worth reading that is longer. */
const LINE_LENGTH_MAX = 200;
/** Headings of cards that are not in the deck: what is put in between games, or thought about. */
const BESIDE_DECK = ['sideboard', 'side', 'sb', 'maybeboard', 'maybe', 'considering', 'wishlist', '备牌', '候补'];
/** Looking for what may be meant takes longer than reading; of so many lines it is enough. */
const GUESSES_MAX = 20;

/** Letters and figures alone, in small: `Name - Title`, `Name, Title` and `NAME – TITLE` are one. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The cards of a set by what texts call them. */
export class CardNames {
  private readonly byId = new Map<string, NamedCard>();
  private readonly byName = new Map<string, NamedCard[]>();
  private readonly byOther = new Map<string, NamedCard[]>();

  constructor(cards: readonly NamedCard[]) {
    for (const card of cards) {
      this.byId.set(card.id.toLowerCase(), card);
      add(this.byName, nameKey(card.name), card);
      for (const name of card.alsoNamed) add(this.byOther, nameKey(name), card);
    }
  }

  /** The card of this id. */
  withId = (id: string): NamedCard | undefined => this.byId.get(id.toLowerCase());

  /** Those of this name; where none has it in full, those that are called so otherwise. */
  named(name: string): readonly NamedCard[] {
    const key = nameKey(name);
    return this.byName.get(key) ?? this.byOther.get(key) ?? [];
  }

  /** Cards whose names begin like this one, or have its first word in them. */
  near(name: string): readonly NamedCard[] {
    const key = nameKey(name);
    const [first = ''] = key.split(' ');
    if (first.length < 2) return [];
    const found: NamedCard[] = [];
    for (const [other, [card]] of this.byName) {
      if (card !== undefined && (other.startsWith(key) || ` ${other}`.includes(` ${first}`))) found.push(card);
      if (found.length === CANDIDATES) break;
    }
    return found;
  }
}

const add = (names: Map<string, NamedCard[]>, key: string, card: NamedCard): void => {
  const known = names.get(key);
  if (known === undefined) names.set(key, [card]);
  else known.push(card);
};

/**
 * Reads a deck as sites and programs write them: `4 Card Name`, `4x Card Name (1-22)`, `4 1-22 Card Name`, a line for
 * each card.
 * Headings (`Champion:`, `[Champion]`, `# Champion`) say in which of the zones the next lines are, or nothing; the
 * cards of a sideboard, and those that are only considered, are not read. Every line that is not understood is a fault,
 * all of them at once.
 */
export function readDeckText(text: string, names: CardNames, zones: readonly string[]): ReadText {
  const cards: DeckLine[] = [];
  const faults: TextFault[] = [];
  let zone: string | undefined;
  let inDeck = true;
  let read = 0;
  for (const [at, raw] of text.split(/\r\n|[\n\r]/).entries()) {
    const said = raw.trim();
    if (said === '' || said.startsWith('//')) continue;
    const heading = headingIn(said);
    if (heading !== null) {
      const words = nameKey(heading.slice(0, LINE_LENGTH_MAX)).split(' ');
      zone = zones.find((each) => words.includes(each));
      inDeck = zone !== undefined || !BESIDE_DECK.some((each) => words.includes(each));
      if (!inDeck) faults.push({ line: at + 1, ...besideDeck(heading.trim()) });
      continue;
    }
    if (!inDeck) continue;
    read += 1;
    if (read > LINES_MAX) {
      const message = `A deck has at most ${LINES_MAX} lines; this one and those after it were not read.`;
      faults.push({ line: at + 1, code: 'deck-text.too-many-lines', message, candidates: [] });
      break;
    }
    const found = cardIn(said, names, faults.length < GUESSES_MAX);
    if ('code' in found) faults.push({ line: at + 1, ...found });
    else cards.push(zone === undefined ? found : { ...found, zone });
  }
  return { cards, faults };
}

/** Headings end in a colon, stand in brackets or behind `#`; `Deck: 40 cards` is one as well. */
const headingIn = (said: string): string | null => {
  if (said.startsWith('#')) return said.slice(1);
  if (said.startsWith('[') && said.endsWith(']')) return said.slice(1, -1);
  const colon = said.search(/[:：]/);
  return colon > 0 && !/^\d/.test(said) && /^[:：]\s*(\(?\d+\s*(cards?)?\)?)?$/.test(said.slice(colon))
    ? said.slice(0, colon)
    : null;
};

type LineFault = Omit<TextFault, 'line'>;

function cardIn(said: string, names: CardNames, guesses: boolean): DeckLine | LineFault {
  if (said.length > LINE_LENGTH_MAX) return unknown(said, []);
  const [, before, rest = said] = /^(\d{1,9})(?:\s*[x×])?\s+(\S.*)$/i.exec(said) ?? [];
  const { name: left, count: after } =
    before === undefined ? countBehind(rest, names) : { name: rest, count: undefined };
  const count = Number(before ?? after ?? 1);
  if (count < 1 || count > COUNT_MAX) {
    const message = `There are 1 to ${COUNT_MAX} copies of a card in a line, not ${count}.`;
    return { code: 'deck-text.count', message, candidates: [] };
  }
  const found = meant(left, names);
  const [first, ...others] = found;
  if (first === undefined) return unknown(left, guesses ? names.near(left) : []);
  // Any printing of a card is that card.
  if (others.some(({ print }) => print !== first.print)) {
    const message = `Several cards may be meant by "${shortened(left)}": write its whole name, or its id in brackets behind it.`;
    return { code: 'deck-text.ambiguous-card', message, candidates: found.slice(0, CANDIDATES).map(named) };
  }
  return { card: first.id, count };
}

/** `Name x2`, `Name (x2)`, `Name (2)`, `Name [2]`; a number in brackets that is the id of a card is no count. */
const countBehind = (said: string, names: CardNames): { readonly name: string; readonly count?: string } => {
  const [, name = said, plain, bracketed] =
    /^(.*\S)\s+(?:[x×]\s?(\d{1,9})|[([][x×]?\s?(\d{1,9})\s?[x×]?[)\]])$/i.exec(said) ?? [];
  const count = plain ?? bracketed;
  return count === undefined || names.withId(count) !== undefined ? { name: said } : { name, count };
};

const besideDeck = (heading: string): LineFault => ({
  code: 'deck-text.beside-deck',
  message: `The cards below "${shortened(heading)}" are not in the deck; they were not read.`,
  candidates: [],
});

const unknown = (name: string, near: readonly NamedCard[]): LineFault => ({
  code: 'deck-text.unknown-card',
  message: `No card of this set is called "${shortened(name)}".`,
  candidates: near.map(named),
});

/**
 * By an id in brackets behind the name, or before it, or alone; else by name. An id and a name of two cards mean
 * either.
 */
function meant(said: string, names: CardNames): readonly NamedCard[] {
  const [first = ''] = /^\S+/.exec(said) ?? [];
  const whole = names.withId(said);
  if (whole !== undefined) return [whole];
  const before = names.withId(first);
  if (before !== undefined) return withNamed(before, said.slice(first.length), names);
  const [, name = said, id] = /^(.*\S)\s+[([]([^()[\]]{1,40})[)\]]$/.exec(said) ?? [];
  const behind = id === undefined ? undefined : (names.withId(id) ?? names.withId(id.replace(/[A-Z]$/, '')));
  if (behind !== undefined) return withNamed(behind, name, names);
  const byWhole = names.named(said);
  return byWhole.length > 0 ? byWhole : names.named(name);
}

/** The card of the id alone, unless the name is that of other cards only. */
const withNamed = (card: NamedCard, name: string, names: CardNames): readonly NamedCard[] => {
  const others = names.named(name);
  return others.some(({ print }) => print === card.print) ? [card] : [card, ...others];
};

const shortened = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}…` : name);
const named = ({ id, name }: NamedCard) => ({ id, name });
