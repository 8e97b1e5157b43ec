/**
 * Goal: an export says what the listings say, all of it, in a form that programs and spreadsheets read as it was meant.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStore, Feed } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { Consumers } from '../../../src/platform/projections/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { recordEvents, sequenced } from '../../support/ledger.js';
import { recordedMatch } from '../../support/recorded-matches.js';
import { transactionsOf } from '../../support/transactions.js';

const MATCHES = 230;
let api: TestApi;
let leagueId: string;
let players: [string, string];

beforeAll(async () => {
  api = await serveKifu();
  const league = { name: 'League', game: 'lorcana', format: 'core-constructed', bestOf: 3 };
  leagueId = ((await api.call('POST', '/v1/leagues', league)).body as { id: string }).id;
  players = [await player('=HYPERLINK("http://evil.example","click")'), await player('Bea; "=1+1"')];
  const store = api.app.get(EventStore);
  let events = 0;
  for (let count = 0; count < MATCHES; count += 1) {
    const { streams } = recordedMatch({ players, games: [{ winner: 'p1' }], ...(count === 0 && { leagueId }) });
    for (const [stream, recorded] of streams) {
      await recordEvents(store, stream, recorded);
      events += recorded.length;
    }
  }
  await sequenced(api.app.get(Feed), events);
  await api.app.get(Consumers).catchUp();
});

afterAll(() => api.close());

const player = async (name: string) => ((await api.call('POST', '/v1/players', { name })).body as { id: string }).id;
const exported = async (path: string) => {
  const response = await fetch(`${await api.app.getUrl()}/v1/exports/${path}`, {
    headers: { authorization: `Bearer ${api.adminKey}` },
  });
  const { status, headers } = response;
  // Unlike `text()` this leaves the byte order mark where it is.
  return { status, headers, text: Buffer.from(await response.arrayBuffer()).toString() };
};

describe('exports', () => {
  it('hold all matches of the listing, over all its pages, once', async () => {
    const { headers, text } = await exported('matches');
    expect(headers.get('content-disposition')).toBe('attachment; filename="matches.json"');
    const all = JSON.parse(text) as { id: string }[];
    expect(new Set(all.map(({ id }) => id)).size).toBe(MATCHES);
    const page = (await api.call('GET', '/v1/matches?limit=200')).body as { items: unknown[] };
    expect(all.slice(0, 200)).toEqual(page.items);
  });

  it('hold no transaction open while a reader takes them', async () => {
    const matches = async () => expect((await exported('matches')).status).toBe(200);
    expect(await transactionsOf(matches)).toEqual([]);
  });

  it('take the filters of the listing', async () => {
    const of = async (query: string) => (JSON.parse((await exported(`matches?${query}`)).text) as unknown[]).length;
    expect([await of(`league=${leagueId}`), await of('status=running'), await of('game=toy')]).toEqual([1, 0, MATCHES]);
    expect((await exported('matches?status=running')).text).toBe('[]\n');
  });

  it('are tables with a line for each seat', async () => {
    const { headers, text } = await exported(`matches?format=csv&league=${leagueId}`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    const [header, first, second, end, ...more] = text.split('\r\n');
    expect(header).toBe(
      '\ufeffmatchId,game,format,bestOf,leagueId,leagueName,status,createdAt,endedAt,ruledAt,seat,' +
        'playerId,playerName,deckId,deckName,result,gamesWon,gamesLost,gamesDrawn',
    );
    expect(first).toMatch(
      new RegExp(`,toy,core,3,${leagueId},League,ended,.*,p1,${players[0]},"'=HYPER.*,,won,1,0,0$`),
    );
    expect(second).toMatch(new RegExp(`,p2,${players[1]},"Bea; ""'=1[+]1""",[^,]+,,lost,0,1,0$`));
    expect([end, more]).toEqual(['', []]);
  });

  it('tell a spreadsheet that a name is no formula, and quote what has to be', async () => {
    const { text } = await exported(`standings?format=csv&league=${leagueId}`);
    expect(text.split('\r\n').slice(1, 3)).toEqual([
      `1,${players[0]},"'=HYPERLINK(""http://evil.example"",""click"")",3,1,1,0,0,1,0,0,0.3300,1,0.3300`,
      `2,${players[1]},"Bea; ""'=1+1""",0,1,0,1,0,0,1,0,1,0.3300,1`,
    ]);
    const table = (await api.call('GET', `/v1/leagues/${leagueId}/standings`)).body as { standings: unknown };
    expect(JSON.parse((await exported(`standings?league=${leagueId}`)).text)).toEqual(table.standings);
  });

  it('hold the statistics, one number a line', async () => {
    const { status, text } = await exported('statistics?format=csv');
    expect([status, text.split('\r\n')[0]]).toEqual([
      200,
      '\ufeffgame,measure,statistic,key,label,n,hits,value,low,high,mean,median,min,max,times',
    ]);
    expect(JSON.parse((await exported('statistics')).text)).toEqual(
      ((await api.call('GET', '/v1/statistics')).body as { items: unknown }).items,
    );
  });

  it('are refused before they begin', async () => {
    const cases: [string, number, string][] = [
      ['matches?format=xlsx', 400, 'request.invalid'],
      ['matches?limit=5', 400, 'request.invalid'],
      ['standings', 400, 'request.invalid'],
      [`standings?league=${newId()}`, 404, 'league.not-found'],
    ];
    for (const [path, status, code] of cases) {
      const answer = await exported(path);
      expect([path, answer.status, JSON.parse(answer.text)]).toMatchObject([path, status, { code }]);
    }
  });
});
