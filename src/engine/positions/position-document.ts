/**
 * A position document:
 *
 * ```json
 * { "turn": { "number": 5, "active": "p1", "phase": "main" },
 *   "seats": { "p1": { "lore": 12,
 *                      "play": [{ "card": "1-22", "as": "stitch", "exerted": true, "damage": 1, "under": ["1-22"] }],
 *                      "hand": ["1-7"], "inkwell": 4, "deck": ["1-22", "1-22"] },
 *              "p2": {} } }
 * ```
 *
 * Zones are lists of cards, top or first card first; a card is its id, or a record with `card`, a label `as`, the cards
 * `under` it, the marks that the game knows and `counters` by name, where it has some. In play it may have an `owner`:
 * the seat that it belongs to, where another seat controls it. A number means that many copies of one card that may lie
 * there, if only the count matters. Where a zone holds objects without cards, such as tokens, one may be
 * `cardless`.
 * Everything may be left out except the seats.
 */
import {
  counterMark,
  deckMakingIn,
  isOfType,
  isPlainRecord,
  haveCounters,
  isWritable,
  placedMarks,
  pointer,
  seatsIn,
  shortened,
  shown,
  type Fault,
  type Marks,
  type PlacedCard,
  type Position,
  type Rules,
  type Seat,
  type SeatPosition,
  type Team,
  type Turn,
} from '../kernel/index.js';
import { standInOf } from './stand-in.js';

/** More than any deck, counter or table has. */
const CARDS_MAX = 1_000;
/** More than any damage, also in games that count it in thousands. */
const MARK_MAX = 99_999;

export const readPosition = (
  { compiled: rules }: Rules,
  document: unknown,
):
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] } => {
  const reader = new Map<string, string>();
  const fault = (path: string, message: string): void => void reader.set(path, reader.get(path) ?? message);
  const position = readDocument({ rules, fault }, document);
  const faults = [...reader].map(([path, message]) => ({ path, message }));
  return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'position', position };
};

type Reader = { readonly rules: Rules['compiled']; readonly fault: (path: string, message: string) => void };
type Fields = { readonly [key: string]: unknown };
/** `path`: the place in the document. */
type WrittenCard = PlacedCard & { readonly path: string };
type WrittenSeat = SeatPosition & { readonly cards: readonly WrittenCard[] };

const readDocument = (reader: Reader, document: unknown): Position => {
  const fields = recordAt(reader, document, '');
  // The game and cards of its own are read before, to find the rules.
  onlyKnown(reader, fields, ['game', 'cards', 'gameId', 'format', 'teams', 'seed', 'turn', 'seats'], '');
  const seatFields = recordAt(reader, fields['seats'], '/seats');
  const seats = Object.keys(seatFields);
  const format = textAt(reader, fields['format'] ?? reader.rules.game.formats[0] ?? '', '/format');
  if (deckMakingIn(reader.rules.game, format) !== undefined)
    reader.fault('/format', `a format in which games are won, not ${shown(format)}`);
  const { min, max } = seatsIn(reader.rules.game, format);
  if (seats.length < min || seats.length > max) reader.fault('/seats', `${min} to ${max} seats, not ${seats.length}`);
  for (const seat of seats) if (!/^p[1-9]$/.test(seat)) reader.fault(`/seats/${seat}`, 'a seat is called p1, p2, …');
  const seed = fields['seed'];
  if (seed !== undefined && !(typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed))) {
    reader.fault('/seed', '32 bytes as 64 lower-case hexadecimal digits');
  }
  const position = {
    gameId: textAt(reader, fields['gameId'] ?? 'position', '/gameId'),
    format,
    ...(fields['teams'] !== undefined && { teams: readTeams(reader, fields['teams']) }),
    seed: typeof seed === 'string' ? seed : null,
    turn: readTurn(reader, fields['turn'] ?? {}, seats),
    seats: seats.map((seat) => readSeat(reader, seat, seatFields[seat])),
  };
  checkLabels(reader, position.seats);
  const cards = position.seats.flatMap((seat) => seat.cards.flatMap(({ definitions }) => definitions)).length;
  if (cards > CARDS_MAX) reader.fault('/seats', `at most ${CARDS_MAX} cards in all, not ${cards}`);
  return position;
};

/** `[["p1", "p3"], ["p2", "p4"]]`; whether they are the teams of the format is judged as the position is opened. */
const readTeams = (reader: Reader, value: unknown): readonly Team[] => {
  const isTeam = (team: unknown): team is Team => Array.isArray(team) && team.every((seat) => typeof seat === 'string');
  if (Array.isArray(value) && value.every(isTeam)) return value;
  reader.fault('/teams', 'a list of teams, each a list of seats');
  return [];
};

/**
 * A label is used for one card. A mark that names a card names an existing one; owners and marks name seats that play.
 */
const checkLabels = ({ fault, rules }: Reader, seats: readonly WrittenSeat[]): void => {
  const kinds = placedMarks(rules.game);
  const placed = seats.flatMap(({ cards }) => cards);
  const labels = new Set<string>();
  for (const { label, path } of placed) {
    if (label === undefined) continue;
    if (labels.has(label)) fault(`${path}/as`, `another card is called ${shown(label)}`);
    labels.add(label);
  }
  for (const { owner, marks, path } of placed) {
    if (owner !== undefined && !seats.some(({ seat }) => seat === owner)) fault(`${path}/owner`, 'one of the seats');
    for (const [mark, value] of Object.entries(marks)) {
      if (typeof value !== 'string') continue;
      if (kinds[mark] === 'seat') {
        if (!seats.some(({ seat }) => seat === value)) fault(`${path}/${mark}`, 'one of the seats');
      } else if (!labels.has(value)) fault(`${path}/${mark}`, `no card is called ${shown(value)}`);
    }
  }
};

const readTurn = (reader: Reader, value: unknown, seats: readonly Seat[]): Turn => {
  const fields = recordAt(reader, value, '/turn');
  onlyKnown(reader, fields, ['number', 'active', 'phase'], '/turn');
  const { phases } = reader.rules.game.position;
  const phase = textAt(reader, fields['phase'] ?? phases[0] ?? '', '/turn/phase');
  if (!phases.includes(phase)) reader.fault('/turn/phase', `one of ${phases.join(', ')}`);
  const active = textAt(reader, fields['active'] ?? seats[0] ?? '', '/turn/active');
  if (!seats.includes(active)) reader.fault('/turn/active', 'one of the seats');
  return { number: countAt(reader, fields['number'] ?? 3, '/turn/number'), active, phase };
};

const readSeat = (reader: Reader, seat: Seat, value: unknown): WrittenSeat => {
  const path = `/seats/${seat}`;
  const fields = recordAt(reader, value, path);
  const { zones, player: numbers } = reader.rules.game;
  const kinds = zones.filter(({ per }) => per === 'seat').map(({ kind }) => kind);
  onlyKnown(reader, fields, [...Object.keys(numbers), ...kinds], path);
  const player = Object.entries(numbers).map(([field, { initial }]): readonly [string, number] => [
    field,
    countAt(reader, fields[field] ?? initial, `${path}/${field}`),
  ]);
  const cards = kinds.flatMap((kind) => readZone(reader, kind, fields[kind] ?? [], `${path}/${kind}`));
  return { seat, player: Object.fromEntries(player), cards };
};

const readZone = (reader: Reader, zone: string, value: unknown, path: string): readonly WrittenCard[] => {
  if (typeof value === 'number') {
    const count = countAt(reader, value, path);
    const standIn = count === 0 ? undefined : standInOf(reader.rules, zone);
    if (standIn === undefined) return [];
    const { definition, ...cardless } = standIn;
    return Array.from({ length: count }, () => ({ path, definitions: [definition], ...cardless, zone, marks: {} }));
  }
  if (!Array.isArray(value)) {
    reader.fault(path, 'a list of cards, or their number');
    return [];
  }
  if (value.length > CARDS_MAX) {
    reader.fault(path, `at most ${CARDS_MAX} cards, not ${value.length}`);
    return [];
  }
  return value.map((card, index) => readCard(reader, zone, card, `${path}/${index}`));
};

const readCard = (reader: Reader, zone: string, value: unknown, path: string): WrittenCard => {
  if (typeof value === 'string') return { path, definitions: [definitionAt(reader, value, path)], zone, marks: {} };
  const fields = recordAt(reader, value, path);
  const known = placedMarks(reader.rules.game);
  const counters = haveCounters(reader.rules.game) ? ['counters'] : [];
  const cardless = reader.rules.zoneKinds.get(zone)?.cardless === true ? ['cardless'] : [];
  // Elsewhere than in play a card lies with its owner.
  const owner = reader.rules.activeZones.has(zone) ? ['owner'] : [];
  onlyKnown(reader, fields, ['card', ...cardless, 'as', ...owner, 'under', ...counters, ...Object.keys(known)], path);
  const under = fields['under'] ?? [];
  const isList = Array.isArray(under) && under.length <= CARDS_MAX;
  if (!isList) reader.fault(`${path}/under`, `a list of card ids, at most ${CARDS_MAX}`);
  const below = isList ? under.map((card: unknown, index) => definitionAt(reader, card, `${path}/under/${index}`)) : [];
  if (fields['cardless'] !== undefined && fields['cardless'] !== true)
    reader.fault(`${path}/cardless`, 'true, or left out');
  if (fields['cardless'] === true && below.length > 0)
    reader.fault(`${path}/under`, 'nothing is under what is no card');
  const marks: { [mark: string]: number | boolean | string } = {};
  for (const [mark, kind] of Object.entries(known)) {
    const given = fields[mark];
    if (given === undefined) continue;
    const at = `${path}/${mark}`;
    if (kind === 'flag' && typeof given !== 'boolean') reader.fault(at, 'true or false');
    if (kind === 'count') marks[mark] = countAt(reader, given, at, MARK_MAX);
    else if (kind === 'object' || kind === 'seat') marks[mark] = textAt(reader, given, at);
    else if (given === true) marks[mark] = true;
    if (marks[mark] === 0) delete marks[mark];
  }
  Object.assign(marks, readCounters(reader, fields['counters'] ?? {}, `${path}/counters`));
  const label = fields['as'];
  const labelled = Object.values(marks).some((mark) => typeof mark === 'string') ? (label ?? path) : label;
  return {
    path,
    definitions: [definitionAt(reader, fields['card'], `${path}/card`), ...below],
    ...(fields['cardless'] === true && { cardless: true as const }),
    zone,
    ...(fields['owner'] !== undefined && { owner: textAt(reader, fields['owner'], `${path}/owner`) }),
    ...(labelled !== undefined && { label: textAt(reader, labelled, `${path}/as`) }),
    marks,
  };
};

/** `"counters": { "Growth": 2 }` */
const readCounters = (reader: Reader, value: unknown, path: string): Marks =>
  Object.fromEntries(
    Object.entries(recordAt(reader, value, path)).flatMap(([name, given]) => {
      const count = countAt(reader, given, pointer(path, name));
      return count === 0 ? [] : [[counterMark(textAt(reader, name, pointer(path, name))), count]];
    }),
  );

const definitionAt = (reader: Reader, value: unknown, path: string): string => {
  const id = textAt(reader, value, path);
  if (!Object.hasOwn(reader.rules.cardSet.cards, id)) reader.fault(path, `the card set has no card ${shortened(id)}`);
  return id;
};

const recordAt = ({ fault }: Reader, value: unknown, path: string): Fields => {
  if (isPlainRecord(value)) return value;
  fault(path, `a record, not ${shown(value)}`);
  return {};
};

const textAt = ({ fault }: Reader, value: unknown, path: string): string => {
  if (typeof value === 'string' && /^.{1,100}$/u.test(value) && isWritable(value)) return value;
  fault(path, `a text of at most 100 characters, not ${shown(value)}`);
  return '';
};

const countAt = ({ fault }: Reader, value: unknown, path: string, max = CARDS_MAX): number => {
  if (typeof value === 'number' && isOfType('integer', value) && value >= 0 && value <= max) return value;
  fault(path, `a whole number from 0 to ${max}`);
  return 0;
};

const onlyKnown = ({ fault }: Reader, fields: Fields, known: readonly string[], path: string): void => {
  for (const field of Object.keys(fields)) {
    if (!known.includes(field)) fault(pointer(path, field), `unknown; known are ${known.join(', ')}`);
  }
};
