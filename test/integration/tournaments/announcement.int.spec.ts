/**
 * Goal: people learn where, when and for which prizes a tournament is played, and calendars know its rounds. Method:
 * the service with its database; the calendar is compared line by line, without what the moment of the test decides.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { entrants, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

interface SeenAnnouncement {
  readonly name: string;
  readonly version: number;
  readonly announcement: object | null;
}

const SAID = { startsAt: '2027-03-05T18:00:00+01:00', timeZone: 'Europe/Rome', place: 'Hall 2, "left"; entrance B' };
const NOTHING = { startsAt: null, endsAt: null, timeZone: null, place: null, about: null, prizes: null, rounds: [] };
const STARTS = '2027-03-05T17:00:00.000Z';

describe('the announcement of a tournament', () => {
  it('is null at first, and each one takes the place of the one before', async () => {
    const evening = await TournamentCalls.created(api);
    expect((await evening.get<SeenAnnouncement>()).announcement).toBeNull();
    const said = await evening.post<SeenAnnouncement>('/announcement', SAID);
    expect(said.announcement).toEqual({ ...NOTHING, ...SAID, startsAt: STARTS });
    const again = await evening.post<SeenAnnouncement>('/announcement', { prizes: 'A playmat', name: 'Saturday' });
    expect(again).toMatchObject({ name: 'Saturday', announcement: { ...NOTHING, prizes: 'A playmat' } });
    await eventually('the list to have the new name', async () => {
      const { body } = await api.call('GET', '/v1/tournaments?limit=1');
      const [first] = (body as { items: readonly { id: string; name: string }[] }).items;
      return first?.id === evening.id && first.name === 'Saturday' ? true : null;
    });
    // What is said already is not recorded again.
    expect((await evening.post<SeenAnnouncement>('/announcement', { prizes: 'A playmat' })).version).toBe(
      again.version,
    );
  });

  it('may come with the tournament', async () => {
    const evening = await TournamentCalls.created(api, { announcement: SAID });
    expect((await evening.get<SeenAnnouncement>()).announcement).toEqual({ ...NOTHING, ...SAID, startsAt: STARTS });
  });

  it.each([
    ['an end without a start', { endsAt: STARTS }],
    ['an end at the start', { startsAt: STARTS, endsAt: STARTS }],
    ['a round before the tournament', { startsAt: STARTS, rounds: [{ round: 1, startsAt: '2027-03-05T16:59:59Z' }] }],
    ['a round twice', { rounds: [1, 1].map((round, at) => ({ round, startsAt: `2027-03-05T1${at}:00:00Z` })) }],
    ['a round before an earlier one', { rounds: [1, 2].map((round) => ({ round, startsAt: STARTS })) }],
  ])('is refused with %s', async (_why, said) => {
    const evening = await TournamentCalls.created(api);
    const { status, body } = await evening.ask('POST', '/announcement', said);
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'tournament.times-impossible' } });
    const terms = { name: 'Never', game: 'lorcana', format: 'core-constructed', announcement: said };
    expect((await api.call('POST', '/v1/tournaments', terms)).status).toBe(422);
    expect((await evening.get<SeenAnnouncement>()).announcement).toBeNull();
  });

  it.each([
    ['no time zone', { timeZone: 'Europe/Atlantis' }, '/timeZone'],
    ['no moment', { startsAt: 'tomorrow' }, '/startsAt'],
    ['a round without a time', { rounds: [{ round: 1 }] }, '/rounds/0/startsAt'],
  ])('is refused where it has %s', async (_why, said, pointer) => {
    const evening = await TournamentCalls.created(api);
    const { status, body } = await evening.ask('POST', '/announcement', said);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const { errors } = body as { errors: readonly { pointer: string }[] };
    expect(new Set(errors.map((fault) => fault.pointer))).toEqual(new Set([pointer]));
  });

  it('is the organiser’s', async () => {
    const [player] = await entrants(api, 'Ada');
    const evening = await TournamentCalls.created(api);
    expect((await evening.ask('POST', '/announcement', SAID, player?.key)).status).toBe(403);
  });
});

/** As calendar programs ask: without a key. */
const calendar = async (id: string) => fetch(`${await api.app.getUrl()}/v1/tournaments/${id}/calendar`);

describe('the calendar of a tournament', () => {
  it('has the tournament, planned rounds, and rounds with the time of their clock', async () => {
    const evening = await TournamentCalls.created(api, {
      bestOf: 3,
      stages: [{ kind: 'swiss', rounds: 2 }],
      announcement: { ...SAID, endsAt: '2027-03-05T21:00:00Z', about: 'Bring dice.' },
    });
    const rounds = [1, 2].map((round) => ({ round, startsAt: `2027-03-05T1${7 + round}:00:00Z` }));
    await evening.post('/announcement', { ...SAID, rounds });
    await evening.post('/registration', { open: true });
    await evening.register(await entrants(api, 'Ada Bea'));
    await evening.post('/stages');
    const { version } = await evening.post<{ version: number }>('/pairings', { round: 1 });
    await evening.post('/rounds', { round: 1, proposal: version, minutes: 40 });

    const answer = await calendar(evening.id);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
    const place = String.raw`LOCATION:Hall 2\, "left"\; entrance B`;
    const moment = (line: string) => new Date(line.replace(/^\w+:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:'));
    const [start, end] = ['DTSTART:', 'DTEND:'].map((name) => lines.filter((line) => line.startsWith(name)));
    expect(start?.[0]).toBe('DTSTART:20270305T170000Z');
    expect(start?.[2]).toBe('DTSTART:20270305T190000Z');
    expect(end).toHaveLength(1);
    expect(Number(moment(end?.[0] ?? '')) - Number(moment(start?.[1] ?? ''))).toBe(40 * 60_000);
    expect(Math.abs(Date.now() - Number(moment(start?.[1] ?? '')))).toBeLessThan(600_000);
    const told = lines.filter((line) => /^(SUMMARY|LOCATION|STATUS|UID)/.test(line));
    expect(told).toEqual(
      ['', ': round 1', ': round 2'].flatMap((of, at) => [
        `UID:${evening.id}${at === 0 ? '' : `-round-${at}`}`,
        `SUMMARY:Friday evening${of}`,
        ...[place, 'STATUS:CONFIRMED'],
      ]),
    );

    await evening.post('/cancellation', { reason: 'Storm' });
    const cancelled = await (await calendar(evening.id)).text();
    expect(cancelled.match(/STATUS:\w+/g)).toEqual(Array(3).fill('STATUS:CANCELLED'));
  });

  it('is empty where nothing is planned', async () => {
    const evening = await TournamentCalls.created(api);
    const answer = await calendar(evening.id);
    expect(await answer.text()).not.toContain('VEVENT');
    expect((await calendar(crypto.randomUUID())).status).toBe(404);
  });
});
