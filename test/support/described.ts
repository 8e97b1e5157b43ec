/** Boards and logs of the engine, checked against the published schemas; the games of tests have none. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  gameSchemasOf,
  games,
  type GameState,
  type LogEntry,
  type Rules,
  type Viewer,
} from '../../src/engine/index.js';

type Judges = { readonly board: ValidateFunction; readonly entry: ValidateFunction };

const judges = new Map(games.map((game) => [game, judgesOf(game)]));

/** Boards and log through the eyes that see most, and through those that see least. */
const EYES: readonly Viewer[] = [{ kind: 'everything' }, { kind: 'spectator' }];

export const requireDescribed = (rules: Rules, state: GameState, log: readonly LogEntry[]): void => {
  requireBoardDescribed(rules, state);
  requireLogDescribed(rules, log);
};

export const requireBoardDescribed = (rules: Rules, state: GameState): void => {
  const judge = judges.get(rules.game);
  if (judge !== undefined) for (const eyes of EYES) require(judge.board, rules.view(state, eyes));
};

export const requireLogDescribed = (rules: Rules, log: readonly LogEntry[]): void => {
  const judge = judges.get(rules.game);
  if (judge === undefined) return;
  for (const entry of EYES.flatMap((eyes) => rules.logFor(log, eyes))) require(judge.entry, entry);
};

function require(judge: ValidateFunction, value: unknown): void {
  if (judge(value)) return;
  const faults = (judge.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath || '/'} ${message}`);
  throw new Error(`not as it is described: ${faults.join('; ')}: ${JSON.stringify(value)}`);
}

/** All fields are described: a schema is open for later members, but none may be there now. */
function judgesOf(game: string): Judges {
  const schemas: unknown = JSON.parse(JSON.stringify(gameSchemasOf(game)), (key, value: unknown) => closed(key, value));
  const ajv = new Ajv2020({ strict: false, discriminator: true });
  ajv.addSchema({ $id: 'game', $defs: schemas });
  const at = (name: string): ValidateFunction => ajv.compile({ $ref: `game#/$defs/${name}` });
  return { board: at('Board'), entry: at('LogEntry') };
}

/** Records with fields are closed, and the kind of an entry selects the branch: faults are reported for that one. */
function closed(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (key === 'LogEntry') return { ...value, type: 'object', discriminator: { propertyName: 'kind' } };
  const isBare = !('properties' in value) || Object.keys(value.properties ?? {}).length === 0;
  return isBare || 'additionalProperties' in value ? value : { ...value, additionalProperties: false };
}
