/** The events of a game in the API's document: those of its stream, and those that are recorded. */
import { gameEvents } from '../../matches/index.js';
import { type ApiGuide, objectWith, schemaNamed } from '../../../platform/http/index.js';

export const GAME_EVENT_TYPES = Object.keys(gameEvents) as readonly (keyof typeof gameEvents)[];

const version = { type: 'integer', description: 'Of the game.', example: 18 } as const;
const id = { type: 'string', description: 'The version: what Last-Event-ID says.', example: '18' } as const;

const news = (event: string, description: string, data: ApiGuide['schemas'][string], hasId = true) => ({
  type: 'object' as const,
  description,
  required: ['event', 'data'],
  properties: { ...(hasId && { id }), event: { type: 'string' as const, const: event }, data },
});

const recordedName = (type: string): string => `Recorded${type}`;

const recorded = (type: keyof typeof gameEvents) =>
  objectWith({ type: { type: 'string', const: type }, payload: gameEvents[type].schema });

export const gameEventSchemas: ApiGuide['schemas'] = {
  GameNews: {
    description: 'An event of the stream of a game: its fields, `data` read as JSON.',
    oneOf: [
      news('action', 'A step, with what followed from it.', schemaNamed('StepDto')),
      news('state', 'The board, if it is asked for.', objectWith({ version, view: schemaNamed('Board') })),
      news('clock', 'What time the seats have, where the game has clocks.', schemaNamed('ClockDto'), false),
      news(
        'end',
        'The game is over, and the stream ends.',
        objectWith({ version, outcome: schemaNamed('OutcomeDto') }),
      ),
    ],
  },
  ...Object.fromEntries(GAME_EVENT_TYPES.map((type) => [recordedName(type), recorded(type)])),
  RecordedGameEvent: {
    description: 'A recorded event of a game, by `type`, with its whole payload.',
    oneOf: GAME_EVENT_TYPES.map((type) => schemaNamed(recordedName(type))),
  },
};
