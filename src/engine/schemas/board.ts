import { described, placedMarks, ref, SETUP, type GameDefinition, type Schema } from '../kernel/index.js';

const { flag, listOf, number, numbers, oneOfTexts, orNull, record, rulesCited, text, textOrNull, texts } = described;

/**
 * What a game adds to a board (`viewPlayer`, `viewObject`): to each player, always; to each object, where it applies.
 */
export type BoardFields = {
  readonly player: described.Described;
  readonly object: described.Described;
};

/** The board of a game as `view` builds it up, by name of the schema. */
export const boardSchemas = (game: GameDefinition, fields: BoardFields) => ({
  Board: record(
    `A board of ${game.name}, built up from what the reader may know: what it may not know is absent.`,
    {
      game: { type: 'string', const: game.id },
      gameId: text('Id of the game.'),
      ruleset: text('The rule document.'),
      format: oneOfTexts('The format that is played.', game.formats),
      turn: record('Where the game is.', {
        number: number('Which turn; 0 while the game is set up.'),
        active: text('The seat whose turn it is.'),
        phase: oneOfTexts('The phase.', [SETUP, ...game.phases, ...phasesBeside(game)]),
      }),
      outcome: orNull(ref('Outcome')),
      seats: listOf('The players, in the order of the table.', ref('Player')),
      shared: zonesOf(game, 'game', 'The zones that all share.'),
      deciding: listOf('Who decides. What is asked is shown to the seat itself.', ref('Deciding')),
    },
    {
      teams: listOf('Who plays together; absent where each plays for itself.', texts('Seats.')),
      chance: { ...text('Chance falls at a table and is reported.'), const: 'asserted' },
      awaiting: listOf('The outcomes of chance that the game waits for.', ref('Awaited')),
    },
  ),
  Outcome: record('How a game ended.', {
    winners: texts('Seats.'),
    losers: texts('Seats.'),
    draw: flag('Nobody has won.'),
    reason: text('Why.'),
    cites: rulesCited,
  }),
  Player: record(
    'A player.',
    {
      seat: text('The seat.'),
      left: flag('Whether the player has left the game.'),
      ...fields.player,
      zones: zonesOf(game, 'seat', 'The zones of the player.'),
    },
    { assertions: number('How often it has asserted what an unscripted text does.') },
  ),
  Zone: ZONE,
  Object: objectSchema(game, fields),
  Deciding: record(
    'A decision that a seat has before it.',
    { seat: text('The seat.') },
    {
      decision: text('Id of the decision.'),
      kind: text('What kind of decision it is.'),
      prompt: text('The question.'),
      cites: rulesCited,
      about: textOrNull('Id of the object that asks.'),
      shows: record('What must be seen to decide, and is not on the board.', {}),
    },
  ),
  Awaited: record(
    'An outcome of chance that must be reported.',
    {
      label: text('The label under which it is reported.'),
      kind: oneOfTexts('What of.', ['cards', 'pick', 'choice', 'roll']),
      count: number('How many.'),
    },
    { seat: text('Whose.'), among: texts('The possible outcomes of a choice.') },
  ),
});

const ZONE = record(
  'A zone.',
  { count: number('How many objects are in it.') },
  {
    objects: listOf('Those that the reader may see, in their order.', ref('Object')),
    known: texts('Cards in it that the reader happens to know, without their place.'),
    marks: numbers('How many of those that may not be seen have which mark.'),
    named: {
      ...record('How many of those name which object by a mark: by mark, and by the id of the object.', {}),
      additionalProperties: numbers('By the id of the object.'),
    },
  },
);

const zonesOf = (game: GameDefinition, per: 'seat' | 'game', description: string): Schema =>
  record(
    description,
    zonesPer(game.zones, per),
    Object.values(game.deckMaking ?? {}).reduce<described.Described>(
      (zones, making) => ({ ...zones, ...zonesPer(making.zones, per) }),
      {},
    ),
  );

const zonesPer = (zones: GameDefinition['zones'], per: 'seat' | 'game'): described.Described =>
  Object.fromEntries(zones.flatMap((zone) => (zone.per === per ? [[zone.kind, ref('Zone')]] : [])));

const phasesBeside = ({ deckMaking = {} }: GameDefinition): readonly string[] =>
  Object.values(deckMaking).flatMap(({ phases }) => phases);

/** Where objects are no cards. */
const cardlessOf = ({ zones }: GameDefinition): described.Described =>
  zones.some(({ cardless }) => cardless === true) ? { cardless: flag('It is no card, as a die or a token.') } : {};

const objectSchema = (game: GameDefinition, { object }: BoardFields): Schema =>
  record(
    'A card, or an ability that waits.',
    { id: text('Until it goes to another zone.'), card: text('Definition of the card.'), controller: text('A seat.') },
    {
      ...object,
      ...cardlessOf(game),
      marks: {
        ...record('What is on it, or true of it.', {}, marksOf(game)),
        additionalProperties: {},
      },
      asserted: flag('It is known only because a player asserted what a text does.'),
      texts: texts('Names of its texts without a script.'),
      numbers: numbers('Its numbers as they are now.'),
      keywords: numbers('Its keywords, with their numbers.'),
      names: texts('Its names as they are now.'),
      tags: texts('What it is, as it is now: types, elements, classifications and the like.'),
      under: texts('Definitions of the cards under it.'),
      source: text('Of an ability that waits: id of the object whose it is.'),
      ability: listOf('Of an ability that waits: where its card defines it.', {
        oneOf: [{ type: 'string' }, { type: 'integer' }],
      }),
      givenBy: text('Of an ability that was given: definition of the card that gave it.'),
    },
  );

const marksOf = (game: GameDefinition): described.Described =>
  Object.fromEntries(Object.entries(placedMarks(game)).map(([mark, kind]) => [mark, MARKS[kind]]));

const MARKS = {
  flag: { type: 'boolean' },
  count: { type: 'integer' },
  object: text('Id of an object.'),
  seat: text('A seat.'),
} as const satisfies described.Described;
