/**
 * If this fails, something that was pressed can be lost, done twice, or done on another board than it was decided on.
 */
import { beforeEach, expect, it } from 'vitest';
import { KifuProblem } from '../../api/kifu.js';
import { deliver, type Trouble } from './deliver.js';
import { type Entry, expectedBy, keptOf, type Outbox, outboxOf } from './outbox.js';

beforeEach(() => localStorage.clear());

const box = (person = 'ada'): Outbox => outboxOf(localStorage, person, 'g1');
const concede = (expectedVersion: number) => ({ kind: 'concede', body: { expectedVersion } }) as const;
const says = (entries: readonly Entry[]): readonly string[] => entries.map((entry) => entry.says);
const refusal = (status: number, code: string) => new KifuProblem({ code, detail: 'No.' }, status);

/** Sends to a service that answers so, one answer after another: a version, or what it throws. */
async function sent(outbox: Outbox, ...answers: readonly (number | Error)[]) {
  const tried: Entry[] = [];
  const troubles: (Trouble | null)[] = [];
  const waits: number[] = [];
  await deliver(
    {
      ...{ outbox, gameId: 'g1', signal: new AbortController().signal, onChange: () => undefined, isOwn: () => true },
      onTrouble: (trouble) => troubles.push(trouble),
      rest: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
    },
    (_, entry) => {
      const answer = answers[tried.length] ?? 99;
      tried.push(entry);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  );
  return { tried, troubles: troubles.map((trouble) => trouble?.kind ?? null), waits, last: troubles.at(-1) ?? null };
}

it('outlives the page, and is nobody else’s', () => {
  box().add(concede(7), 'Ada concedes');
  expect(says(box().list())).toEqual(['Ada concedes']);
  expect(box('bob').list()).toEqual([]);
  localStorage.setItem('kifu.outbox.ada.g1', 'not a list');
  expect(box().list()).toEqual([]);
});

it('tries again with the same key, later and later, until there is an answer', async () => {
  const outbox = box();
  outbox.add(concede(7), 'Ada concedes');
  const { tried, troubles, waits } = await sent(outbox, new TypeError('offline'), refusal(503, ''), new TypeError(), 8);
  expect(new Set(tried.map(({ key }) => key)).size).toBe(1);
  expect(troubles).toEqual(['offline', 'busy', 'offline', null]);
  expect(waits).toEqual([1_000, 2_000, 4_000]);
  expect(outbox.list()).toEqual([]);
});

it('expects of what was decided at the same time the version to which the one before has led', async () => {
  const outbox = box();
  for (const version of [7, 7, 3]) outbox.add(concede(version), `on ${version}`);
  const { tried } = await sent(outbox, 8, 9, 10);
  expect(tried.map(({ order }) => expectedBy(order))).toEqual([7, 8, 3]);
});

it('does nothing more once another device has acted, and says what was not done', async () => {
  const outbox = box();
  outbox.add(concede(7), 'first');
  outbox.add(concede(7), 'second');
  const { tried, last } = await sent(outbox, refusal(409, 'game.stale-version'));
  expect([tried.length, last, outbox.list()]).toEqual([1, { kind: 'conflict', undone: ['first', 'second'] }, []]);
});

it('gives up what is refused, with what came after it', async () => {
  const outbox = box();
  outbox.add(concede(7), 'first');
  const { last } = await sent(outbox, refusal(422, 'action.illegal'));
  expect(last).toMatchObject({ kind: 'refused', undone: ['first'] });
  expect(outbox.list()).toEqual([]);
});

it('waits for somebody to log in again, and loses nothing', async () => {
  const outbox = box();
  outbox.add(concede(7), 'first');
  const { troubles } = await sent(outbox, refusal(401, 'identity.key-missing'));
  expect([troubles, says(outbox.list())]).toEqual([['logged-out'], ['first']]);
});

it('is sent after the next log-in, with the key that it had', async () => {
  box().add(concede(7), 'first');
  const { tried: before } = await sent(box(), refusal(401, 'identity.session-ended'));
  const { tried: after } = await sent(box(), 8);
  expect(after).toEqual(before);
  expect(box().list()).toEqual([]);
});

it('is never sent by somebody else who has logged in meanwhile', async () => {
  const outbox = box();
  outbox.add(concede(7), 'first');
  const [tried, troubles]: [Entry[], (Trouble | null)[]] = [[], []];
  await deliver(
    {
      ...{ outbox, gameId: 'g1', signal: new AbortController().signal, onChange: () => undefined },
      ...{ isOwn: () => false, onTrouble: (trouble) => troubles.push(trouble), rest: () => Promise.resolve() },
    },
    (_, entry) => Promise.resolve(tried.push(entry)),
  );
  expect([tried, troubles, says(outbox.list())]).toEqual([[], [{ kind: 'logged-out' }], ['first']]);
});

it('is counted for those who have to log in first, of this game, whoever recorded it', () => {
  box().add(concede(7), 'first');
  box().add(concede(7), 'second');
  box('bob').add(concede(7), 'third');
  outboxOf(localStorage, 'ada', 'g2').add(concede(7), 'elsewhere');
  localStorage.setItem('kifu.outbox.eve.g1', 'not a list');
  expect([keptOf(localStorage, 'g1'), keptOf(localStorage, 'g2'), keptOf(localStorage, 'g3')]).toEqual([3, 1, 0]);
});

it('is sent once by two tabs: what one has settled the other does not have', () => {
  const [one, other] = [box(), box()];
  one.add(concede(7), 'first');
  const [entry] = other.list();
  one.settle(entry?.key ?? '', 8);
  expect(other.list()).toEqual([]);
});
