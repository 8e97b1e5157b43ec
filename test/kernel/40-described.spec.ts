import { describe, expect, it } from 'vitest';
import { games, gameSchemasOf, rulesFor } from '../../src/engine/index.js';
import { kitOf } from '../support/games/kit.js';

/**
 * Goal: clients that read boards and logs find every kind and field described. Boards and logs are checked against the
 * descriptions wherever a test or a soak plays (`support/described.ts`); here, that no kind of event is missing. If it
 * fails, describe the new kind.
 */

/** The event of every game that is declared with `logged: false`, since another entry reports its change. */
const NOT_LOGGED = 'assertionEnded';

describe.each(games)('the schemas of %s', (game) => {
  const { LogEntry, Board } = gameSchemasOf(game);

  it('describe every kind of event that is logged', () => {
    const described = LogEntry?.oneOf?.map(({ properties }) => properties?.['kind']?.const) ?? [];
    const kinds = Object.keys(rulesFor(game)?.compiled.atoms ?? {});
    expect(kinds.filter((kind) => !described.includes(kind)).sort()).toEqual(
      [NOT_LOGGED, ...kitOf(game).notLogged].toSorted(),
    );
  });

  it('describe every field', () => {
    const unsaid = (LogEntry?.oneOf ?? []).flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([field, { description }]) =>
        field === 'kind' || description !== undefined ? [] : [`${String(properties['kind']?.const)}.${field}`],
      ),
    );
    expect(unsaid).toEqual([]);
  });

  it('name every zone', () => {
    const seats = Board?.properties?.['seats'];
    expect(seats?.items?.$ref).toBe('#/$defs/Player');
    const zones = gameSchemasOf(game)['Player']?.properties?.['zones']?.required ?? [];
    const shared = Board?.properties?.['shared']?.required ?? [];
    expect([...zones, ...shared]).toEqual(rulesFor(game)?.compiled.game.zones.map(({ kind }) => kind));
  });
});
