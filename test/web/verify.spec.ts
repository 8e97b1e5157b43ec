/** Goal: what a page computes of a record is what the service recorded, and a record that was changed does not pass. */
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../src/engine/index.js';
import { chainedHash, GENESIS_HASH } from '../../src/platform/event-store/chain.js';
import { canonicalJson, type Json } from '../../src/platform/event-store/index.js';
import { eventsOf, type GameEvent, type StartEvent } from '../../src/web/engine/record/events.js';
import { statesOf } from '../../src/web/engine/record/states.js';
import { type Unable, verify } from '../../src/web/engine/record/verify.js';
import { recordedGame, storedEvents } from '../support/recorded-game.js';

// The same game on every machine, and a long one.
const game = recordedGame({ seed: 5, gameId: '01900000-0000-7000-8000-000000000005' });
const rules = rulesFor(game.game);

/** As the service hands it out, sealed. */
function sealed(): readonly GameEvent[] {
  let before = GENESIS_HASH;
  const items = storedEvents(game).map((event) => {
    const { stream, payload, metadata, ...rest } = event;
    const texts = {
      payload: canonicalJson(payload),
      metadata: canonicalJson(JSON.parse(JSON.stringify(metadata)) as Json),
    };
    before = chainedHash(before, stream, { ...rest, ...texts });
    return { ...rest, payload, metadata, hash: before };
  });
  return eventsOf(items);
}

const record = sealed();

function verified(events: readonly GameEvent[], by: NonNullable<typeof rules> | Unable | undefined = rules) {
  if (by === undefined) throw new Error('the engine has the game');
  const work = verify(events, by);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

const changed = (version: number, change: (payload: object) => object): readonly GameEvent[] =>
  eventsOf(record.map((event) => (event.version === version ? { ...event, payload: change(event.payload) } : event)));

describe('a record', () => {
  it('is verified: the chain, the hashes of logs and states, the commitments, and the result', () => {
    const found = verified(record);
    expect(found).toMatchObject({
      events: record.length,
      differences: [],
      notExecuted: null,
      head: record.at(-1)?.hash,
    });
    expect(found?.compared).toMatchObject({ chain: record.length, commitments: 3, logs: record.length - 1 });
    expect(found?.compared.states).toBe(2 + Math.floor((record.length - 1) / 50));
  });

  it('differs in its chain, and where the game does not lead to what was recorded', () => {
    const found = verified(changed(record.length, (payload) => ({ ...payload, outcome: { winners: [], draw: true } })));
    expect(found?.differences.map(({ version, what }) => [version, what])).toEqual([
      [record.length, 'chain'],
      [record.length, 'outcome'],
    ]);
  });

  it('with a command that the rules refuse is carried out up to there', () => {
    const found = verified(
      changed(5, (payload) => ({ ...payload, answers: [{ decision: { id: 'none' }, answer: 0 }] })),
    );
    expect(found?.differences.map(({ version, what }) => [version, what])).toEqual([
      [5, 'chain'],
      [5, 'rejected'],
    ]);
    expect(found?.compared.logs).toBe(4);
  });

  it('differs from the commitment, and in everything drawn, with another server secret', () => {
    const other = changed(1, (payload) => {
      const { randomness } = payload as StartEvent['payload'];
      return { ...payload, randomness: { ...randomness, serverSecret: '0'.repeat(64) } };
    });
    const what = verified(other)?.differences.map((difference) => difference.what) ?? [];
    expect(what).toEqual(expect.arrayContaining(['chain', 'commitment', 'log-hash', 'state-hash']));
  });

  it('of a game with other cards has a chain, and is not carried out', () => {
    const found = verified(record, 'cards');
    expect(found).toMatchObject({ notExecuted: 'cards', differences: [] });
    expect(found?.compared).toMatchObject({ chain: record.length, states: 0, logs: 0 });
  });
});

describe('states', () => {
  it('are those of their versions, in whatever order they are asked for', () => {
    const [opening] = record;
    if (opening?.type !== 'GameStarted' || rules === undefined) throw new Error('a game begins');
    const stateAt = statesOf(rules, opening, record);
    const straight = (version: number) => rules.stateHash(statesOf(rules, opening, record)(version));
    for (const version of [60, 3, 61, 40, 100, 26, 25])
      expect(rules.stateHash(stateAt(version))).toBe(straight(version));
    expect(rules.stateHash(stateAt(record.length))).toBe(rules.stateHash(game.state));
  });
});
