import {
  defineEvent,
  field,
  kindOfZone,
  moveObject,
  objectIn,
  objectOf,
  rollDice,
  setMark,
  withFields,
  type EventOf,
  type ObjectId,
  type Seat,
} from '../../../kernel/index.js';
import { LEVELS, type Level } from '../printed.js';
import { activePoolOf, exhaustedPoolOf } from '../state.js';
import { topOf } from './parts.js';

const { seat, object, objects, source, card, texts, text, asserted, optional, withheld } = field;

/** The document does not say which sides a die has: one power, three class, two basic. */
const FACES: readonly Level[] = ['power', 'class', 'class', 'class', 'basic', 'basic'];

/** The dice of each type are one roll: `roll/p1/natural`. What each shows then; null without dice. */
const roll = (draft: Draft, seat: Seat, rolled: readonly ObjectId[]) => {
  const byType = new Map<string, string[]>();
  for (const id of rolled) {
    const { definition } = objectOf(draft, id);
    byType.set(definition, [...(byType.get(definition) ?? []), id]);
  }
  const entry: { objects: string[]; cards: string[]; levels: string[] } = { objects: [], cards: [], levels: [] };
  for (const [definition, ids] of byType) {
    const rolling = { purpose: `roll/${seat}/${definition}`, seat, faces: FACES, count: ids.length };
    for (const [at, face] of rollDice(draft, rolling).entries()) {
      const die = ids[at] ?? '';
      const level = Math.max(
        0,
        LEVELS.findIndex((one) => one === face),
      );
      const marks = level > 0 ? { level } : {};
      if (objectOf(draft, die).zone.endsWith('.exhaustedPool'))
        entry.objects.push(topOf(moveObject(draft, die, 'activePool', { marks }).becomes));
      else {
        setMark(draft, die, 'level', level);
        entry.objects.push(die);
      }
      entry.cards.push(definition);
      entry.levels.push(LEVELS[level] ?? 'basic');
    }
  }
  return rolled.length === 0 ? null : { ...entry, ...(draft.reports !== null && { asserted: true }) };
};

/** `all`: also those of the active pool. */
export const diceRolled = defineEvent(
  {
    kind: 'diceRolled',
    says: 'A player rolls dice, which go to the active pool.',
    fields: { seat, all: field.flag('Also the dice of the active pool.') },
    logs: {
      objects,
      cards: field.cards,
      levels: texts('What they show, in the same order.'),
      asserted: optional(asserted),
    },
  },
  (draft, { kind, cites, seat, all }) => {
    const rolled = [...(all ? activePoolOf(draft, seat) : []), ...exhaustedPoolOf(draft, seat)];
    const shown = roll(draft, seat, rolled);
    return shown === null ? null : { kind, cites, seat, all, ...shown };
  },
);
export type DiceRolled = EventOf<typeof diceRolled>;

/** These dice of an active pool alone, which stay in it. */
export const diceRerolled = defineEvent(
  {
    kind: 'diceRerolled',
    says: 'Dice of an active pool are rolled again.',
    fields: { seat, objects },
    logs: {
      cards: field.cards,
      levels: texts('What they show, in the same order.'),
      asserted: optional(asserted),
    },
  },
  (draft, { kind, cites, seat, objects }) => {
    const shown = roll(draft, seat, objects);
    return shown === null ? null : { kind, cites, seat, ...shown };
  },
);
export type DiceRerolled = EventOf<typeof diceRerolled>;

/** They go from the active pool to the exhausted pool, where a die shows nothing that counts. */
export const diceExhausted = defineEvent(
  {
    kind: 'diceExhausted',
    says: 'Dice are exhausted.',
    fields: { seat, objects },
    logs: { cards: field.cards, levels: texts('What they showed, in the same order.') },
    cardsAsk: ['seat'],
    remembered: true,
  },
  (draft, { kind, cites, seat, objects }) => {
    const spent = spend(draft, objects);
    return spent.objects.length === 0 ? null : { kind, cites, seat, ...spent };
  },
);
export type DiceExhausted = EventOf<typeof diceExhausted>;

export const magicPaid = defineEvent(
  {
    kind: 'magicPaid',
    says: 'Dice are exhausted to pay a magic cost.',
    fields: { seat, objects, symbols: texts('The symbol that each of them pays, in the same order.') },
    unlogged: { source },
    logs: { source: withheld(source), cards: field.cards, levels: texts('What they showed, in the same order.') },
    remembered: true,
  },
  (draft, { kind, cites, seat, source, objects, symbols }) => ({
    kind,
    cites,
    seat,
    symbols,
    ...spend(draft, objects),
    // Which object a card of the hand was would disclose to others when it was drawn.
    ...(kindOfZone(objectIn(draft, source)?.zone ?? '') === 'hand'
      ? { secret: { seats: [seat], fields: { source } } }
      : { source }),
  }),
);
export type MagicPaid = EventOf<typeof magicPaid>;

export const dieChanged = defineEvent(
  {
    kind: 'dieChanged',
    says: 'A die is turned to another side than the one that it shows.',
    fields: { object, level: text<Level>('What it shows now.') },
    logs: { seat, card },
    cardsAsk: ['object', 'level'],
  },
  (draft, event) => {
    const die = objectIn(draft, event.object);
    if (die === undefined || !die.zone.endsWith('.activePool')) return null;
    const level = LEVELS.indexOf(event.level);
    if ((die.marks['level'] ?? 0) === level) return null;
    setMark(draft, event.object, 'level', level);
    return withFields(event, { seat: die.owner, card: die.definition });
  },
);
export type DieChanged = EventOf<typeof dieChanged>;

/** It lies on a card, and in no pool, until it is returned (recovery.2). */
export const diePlaced = defineEvent(
  {
    kind: 'diePlaced',
    says: 'A die is placed on a card.',
    fields: { object, on: field.objectId('Id of the card.') },
    logs: { seat, card },
    cardsAsk: ['object', 'on'],
  },
  (draft, event) => {
    const die = objectIn(draft, event.object);
    if (die === undefined || objectIn(draft, event.on) === undefined) return null;
    const { becomes } = moveObject(draft, event.object, 'diceOnCards', { marks: { on: event.on } });
    return withFields(event, { object: topOf(becomes), seat: die.owner, card: die.definition });
  },
);
export type DiePlaced = EventOf<typeof diePlaced>;

type Draft = Parameters<typeof moveObject>[0];

const spend = (draft: Draft, ids: readonly string[]) => {
  const dice = ids.flatMap((id) => objectIn(draft, id) ?? []);
  const levels = dice.map(({ marks: { level } }) => LEVELS[typeof level === 'number' ? level : 0] ?? 'basic');
  const objects = dice.map(({ id }) => topOf(moveObject(draft, id, 'exhaustedPool').becomes));
  return { objects, cards: dice.map(({ definition }) => definition), levels };
};
