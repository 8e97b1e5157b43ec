/**
 * Boards and logs of all games, as components of the API's description: `LorcanaBoard`, `FftcgLogEntry`, …, and any of
 * them.
 */
import { entrySchema, games, gameSchemasOf, type Schema } from '../engine/index.js';
import { interventionEntries } from '../modules/matches/index.js';
import { type ApiGuide } from '../platform/http/index.js';

const nameOf = (game: string, schema: string): string => `${game.charAt(0).toUpperCase()}${game.slice(1)}${schema}`;
const referenceTo = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });
const ofAnyGame = (schema: string): { $ref: string }[] => games.map((game) => referenceTo(nameOf(game, schema)));

/** Names within a game become names within the API. */
const asComponent = (game: string, schema: Schema): ApiGuide['schemas'][string] =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string'
        ? referenceTo(nameOf(game, value.slice('#/$defs/'.length))).$ref
        : value,
    ),
  ) as ApiGuide['schemas'][string];

const componentsOf = (game: string): [string, ApiGuide['schemas'][string]][] =>
  Object.entries(gameSchemasOf(game)).map(([name, schema]) => [nameOf(game, name), asComponent(game, schema)]);

export const gameSchemas: ApiGuide['schemas'] = {
  ...Object.fromEntries(games.flatMap(componentsOf)),
  Board: {
    description: 'The board of a game, by `game`.',
    oneOf: ofAnyGame('Board'),
    discriminator: {
      propertyName: 'game',
      mapping: Object.fromEntries(games.map((game) => [game, referenceTo(nameOf(game, 'Board')).$ref])),
    },
  },
  InterventionLogEntry: asComponent('', entrySchema('any game', interventionEntries)),
  // Kinds that all games share are of each of them.
  LogEntry: {
    description: 'What happened in a game, by `kind`.',
    anyOf: [...ofAnyGame('LogEntry'), referenceTo('InterventionLogEntry')],
  },
};
