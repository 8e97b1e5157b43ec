/**
 * The smallest trading-card game: units with power and spells, damage, points and mana. What it leaves open (when
 * players act, where triggers wait, what is checked when) each toy ruleset adds by its own tables and procedures, in
 * the manner of one of the real games. The toys prove that the kernel carries those manners without machinery of their
 * own.
 */
import {
  counterWords,
  defineGame,
  defineRulebook,
  gainControl,
  modes,
  hasFlag,
  invariant,
  isRecord,
  numberOf,
  objectIn,
  objectsIn,
  zoneOf,
  factsOf,
  type CardDefinition,
  type CheckGroup,
  type DecisionKind,
  type Effect,
  type Facts,
  type Game,
  type GameDefinition,
  type GameEvent,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Outcome,
  type Scope,
  type Seat,
  type Triggered,
  type ZoneKind,
} from '../../../src/engine/kernel/index.js';
import { toyAtoms, type Atoms } from './toy-atoms.js';

const { cite, rulebook } = defineRulebook({ game: 'toy', title: 'Toy' }, [['1', 'define', 'This is how it is played']]);

/** The one rule that everything in a toy cites. */
export const cites = [cite('1')];

export type ToyCard = CardDefinition & {
  readonly type: 'unit' | 'spell';
  readonly power: number;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  /** What a spell does. */
  readonly effect?: Effect;
};

type Part = Partial<Omit<ToyCard, 'id'>>;
export const unit = (id: string, part: Part = {}): ToyCard => toyCard(id, { ...part, type: 'unit' });
export const spell = (id: string, effect: Effect, part: Part = {}): ToyCard =>
  toyCard(id, { ...part, type: 'spell', effect });

const toyCard = (id: string, part: Part): ToyCard => ({
  type: 'unit',
  power: 1,
  tags: [],
  keywords: [],
  abilities: [],
  ...part,
  id,
});

export const ZONES: readonly ZoneKind[] = [
  { kind: 'deck', visibility: 'hidden-ordered', per: 'seat', cites },
  { kind: 'hand', visibility: 'owner', per: 'seat', cites },
  { kind: 'play', visibility: 'public', per: 'seat', cites },
  { kind: 'damage', visibility: 'public', per: 'seat', cites },
  { kind: 'trash', visibility: 'public', per: 'seat', cites },
  { kind: 'stack', visibility: 'public', per: 'game', cites },
];

type Needed = 'id' | 'procedures' | 'start';

/**
 * What a toy has of its own. Its events are atoms by kind; of them it says by name which look back and are remembered.
 */
export type ToyParts = Omit<Partial<GameDefinition>, 'events'> & {
  readonly atoms?: Atoms;
  readonly looksBack?: readonly string[];
  readonly remembers?: readonly string[];
};

/** A toy ruleset: what it has of its own, and for the rest what all toys share. */
export const toyGame = ({
  atoms = {},
  looksBack = ['died'],
  remembers = [],
  ...own
}: ToyParts & Pick<GameDefinition, Needed>): GameDefinition =>
  defineGame({
    name: own.id,
    ruleset: `${own.id}@1`,
    rulebook,
    formats: ['open'],
    seats: { min: 2, max: 4, cites },
    deckZone: 'deck',
    zones: ZONES,
    inPlay: ['play'],
    phases: ['main'],
    marks: { damage: { is: 'count' }, used: { is: 'flag' }, dice: { is: 'count' } },
    player: PLAYER,
    cards: {
      title: 'A toy card',
      tag: {},
      keywords: [],
      numbers: ['power'],
      flags: [],
      durations: [],
      purposes: [],
      costs: [],
      types: [],
    },
    words: [...counterWords, gainControl, modes],
    replacement: { perEvent: 'each-once', chooser: (game, event) => seatOf(game, event), cites },
    layers: [['tags', 'keywords', 'flags'], ['number:*']],
    layerRules: cites,
    facts: printedFacts,
    wordRules: { words: {}, others: cites, nothing: cites },
    manual: { acts: [], cites, resolve: ({ at }) => ({ procedure: 'word:by-hand', locals: { at } }) },
    leaving: cites,
    leave: leaving,
    loop: (game) => ({ winners: [], losers: game.state.seats, draw: true, reason: 'loop', cites }),
    viewPlayer: (game, seat) => ({ score: numberField(game, seat, 'score') }),
    position: { phases: ['main'], resume: () => [{ call: own.start({}), step: firstStep(own) }] },
    ...own,
    events: Object.entries({ ...toyAtoms, ...atoms }).map(([kind, apply]) => ({
      kind,
      apply,
      askable: null,
      entries: {},
      ...(looksBack.includes(kind) && { looksBack: true }),
      ...(remembers.includes(kind) && { remembered: true }),
    })),
    decisions: [actDecision, ...(own.decisions ?? [])],
  });

const PLAYER = { score: { initial: 0 }, mana: { initial: 9 } };

const firstStep = ({ procedures, start }: Pick<GameDefinition, Needed>): string => {
  const found = procedures.find(({ name }) => name === start({}).procedure);
  invariant(found !== undefined, 'a toy starts with a procedure of its own');
  return found.first;
};

export const isToyCard = (card: CardDefinition): card is ToyCard => 'power' in card && 'tags' in card;

export const toyCardOf = (game: Game, id: ObjectId): ToyCard => {
  const { definition } = game.rules.card(objectIn(game, id)?.definition ?? '');
  invariant(isToyCard(definition), 'a toy is played with toy cards');
  return definition;
};

const printedFacts = (card: CardDefinition): Facts => {
  invariant(isToyCard(card), 'a toy is played with toy cards');
  return {
    numbers: { power: card.power },
    tags: [card.type, ...card.tags],
    names: [card.id],
    keywords: Object.fromEntries(card.keywords.map((keyword) => [keyword, 0])),
    flags: [],
  };
};

const seatOf = ({ state }: Game, { seat, object }: GameEvent): Seat => {
  if (typeof seat === 'string') return seat;
  return typeof object === 'string' ? (state.objects[object]?.controller ?? state.turn.active) : state.turn.active;
};

/** A question for one of the listed actions; the procedure that asks says which there are. */
const actDecision: DecisionKind<{ readonly actions: readonly Json[] }> = {
  kind: 'act',
  prompt: 'Act',
  space: (_game, { actions }) => ({ kind: 'act', actions }),
};

/** `{ action: 'play', card }` as a question's answer, read. */
export const actionOf = (answer: Json): JsonRecord => (isRecord(answer) ? answer : {});

/** The scope of what a card does, carried out for a seat. */
export const effectOf = (game: Game, id: ObjectId, seat: Seat, ...path: readonly (string | number)[]): Scope => {
  const { id: definition } = toyCardOf(game, id);
  return {
    at: { definition, path: path.length === 0 ? ['effect'] : path },
    source: { object: id, definition },
    controller: seat,
    bindings: {},
  };
};

/** The scope of an ability that waited. */
export const scopeOf = ({ ability, source, controller, bindings }: Triggered): Scope => ({
  at: { ...ability, path: [...ability.path, 'effect'] },
  source,
  controller,
  bindings,
});

export const numberField = ({ state }: Pick<Game, 'state'>, seat: Seat, field: string): number => {
  const value = state.players[seat]?.[field];
  return typeof value === 'number' ? value : 0;
};

export const unitsOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'play'));
export const powerOf = (game: Game, id: ObjectId): number => numberOf(factsOf(game, id), 'power');
export const damageOn = (game: Game, id: ObjectId): number => {
  const damage = objectIn(game, id)?.marks['damage'];
  return typeof damage === 'number' ? damage : 0;
};

/** Units whose damage has reached their power, all at once. */
export const fatallyHurt = (game: Game): readonly GameEvent[] =>
  game.state.seats
    .flatMap((seat) => unitsOf(game, seat))
    .filter((id) => damageOn(game, id) >= powerOf(game, id))
    .map((object) => ({ kind: 'died', cites, object }));

/** What was borrowed and is not any more goes back to its owner at once. */
export const goingBack = (game: Game): readonly GameEvent[] =>
  game.state.seats
    .flatMap((seat) => unitsOf(game, seat))
    .flatMap((id) => objectIn(game, id) ?? [])
    .filter(({ id, owner, controller }) => owner !== controller && !hasFlag(factsOf(game, id), 'borrowed'))
    .map(({ id, owner }) => ({ kind: 'controlled', cites, object: id, seat: owner }));

/** The check that most toys have. */
export const fatalities: CheckGroup = {
  name: 'fatally hurt',
  look: (game) => {
    const events = fatallyHurt(game);
    return events.length === 0 ? null : { events };
  },
};

/** A seat leaves; the last one wins. */
export const leaving = ({ state }: Game, seats: readonly Seat[]): readonly GameEvent[] => {
  const others = state.seats.filter((other) => !seats.includes(other) && state.players[other]?.['left'] !== true);
  const lost = seats.map((seat) => ({ kind: 'lost', cites, seat }));
  return [...lost, ...(others.length > 1 ? [] : [won(state.seats, others)])];
};

export const won = (seats: readonly Seat[], winners: readonly Seat[]): GameEvent => {
  const losers = seats.filter((seat) => !winners.includes(seat));
  const outcome: Outcome = { winners, losers, draw: false, reason: 'won', cites };
  return { kind: 'gameEnded', cites, outcome };
};
