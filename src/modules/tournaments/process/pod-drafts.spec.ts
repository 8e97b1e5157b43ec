import { describe, expect, it } from 'vitest';
import { Evening, STAGE, terms } from '../../../../test/support/evening.js';
import type { Tournament, TournamentEvent } from '../../../competition/index.js';
import type { LedgerEvent } from '../../../platform/event-store/index.js';
import { CreateMatch, type Match } from '../../matches/index.js';
import { recorded } from '../domain/events.js';
import { PodDrafts } from './pod-drafts.js';

const DRAFT = { format: 'draft', podSize: 4, deckId: 'box', withinPods: true };

function drafting(): Evening {
  const evening = new Evening(terms([{ ...STAGE, draft: DRAFT }], { recorded: true }), 'A B C D');
  evening.start();
  return evening;
}

/** Follows the evening: what is noted of it, and which commands are given. Each draft makes a deck for A. */
function following(evening: Evening) {
  const noted: TournamentEvent[] = [];
  const commands: string[] = [];
  const made: Pick<CreateMatch, 'match'>[] = [];
  const tournaments = {
    load: () => Promise.resolve(evening.now),
    note: (_id: string, _key: string, _by: object, decide: (now: Tournament) => readonly TournamentEvent[]) => {
      noted.push(...decide(evening.now));
      return Promise.resolve();
    },
  };
  const execute = (command: object) => {
    commands.push(command.constructor.name);
    if (command instanceof CreateMatch) made.push(command);
    return Promise.resolve(Object.assign([{ playerId: 'A', deck: { id: 'drafted' } }], { match: { id: 'm' } }));
  };
  return { drafts: new PodDrafts(tournaments as never, { execute } as never), noted, commands, made };
}

const MATCH = {
  created: { matchId: 'm', pod: { tournamentId: 't', stage: 1, pod: 1 } },
  ended: {},
  closing: null,
} as unknown as Match;
const ENDED = { type: 'MatchEnded', stream: 'm', version: 9 } as LedgerEvent;

it.each([
  ['names the decks of a draft that its match has ended', {}, ['match']],
  ['says that staff has ended a draft whose match was closed', { closing: {} }, ['staff']],
  ['ends no draft that goes on since', { ended: null }, []],
])('%s', async (_title, change, sources) => {
  const { drafts, noted } = following(drafting());
  await drafts.take(ENDED, { ...MATCH, ...change } as Match);
  expect(noted.flatMap(({ type, payload }) => (type === 'DraftEnded' ? payload.source : []))).toEqual(sources);
  expect(noted.filter(({ type }) => type === 'DeckSubmitted')).toHaveLength(sources.length);
});

it.each([
  ['match', 'drafted'],
  ['staff', 'by hand'],
] as const)(
  'after a draft that was ended by the %s and played on, a player has the deck %s',
  async (source, deckId) => {
    const evening = drafting();
    evening.add({ type: 'DraftEnded', payload: { stage: 1, pod: 1, source } });
    evening.add({ type: 'DeckSubmitted', payload: { playerId: 'A', deckId: 'by hand' } });
    const { drafts, noted } = following(evening);
    await drafts.take(ENDED, MATCH);
    for (const event of noted) evening.add(event);
    expect(evening.now.players.get('A')?.deckId).toBe(deckId);
  },
);

describe('a pod whose draft is reopened', () => {
  const reopening = { type: 'DraftReopened', payload: { stage: 1, pod: 1, reason: 'The wrong pod' } } as const;
  const reopened = { ...recorded(reopening), stream: 't', version: 7 } as unknown as LedgerEvent;
  const over = { ...MATCH, closing: null } as unknown as Match;

  function ended(matchId: string | null): Evening {
    const evening = drafting();
    if (matchId !== null) evening.add({ type: 'DraftMatchMade', payload: { stage: 1, pod: 1, matchId } });
    evening.add({ type: 'DraftEnded', payload: { stage: 1, pod: 1, source: 'staff' } });
    return evening;
  }

  it.each<[string, string | null, Match | null, string[], string[]]>([
    ['gets the match that it never had', null, null, ['CreateMatch'], ['DraftMatchMade']],
    ['waits for the match that goes on', 'm', { ...over, ended: null }, [], []],
    ['ends with the match that ended meanwhile', 'm', over, ['StoreDecks'], ['DraftEnded', 'DeckSubmitted']],
  ])('%s', async (_title, matchId, match, given, changes) => {
    const evening = ended(matchId);
    evening.add(reopening);
    const { drafts, commands, noted } = following(evening);
    await drafts.resume(reopened, () => Promise.resolve(match));
    expect([commands, noted.map(({ type }) => type)]).toEqual([given, changes]);
  });

  it('changes nothing if staff has ended it again', async () => {
    const { drafts, commands, noted } = following(ended(null));
    await drafts.resume(reopened, () => Promise.resolve(over));
    expect([commands, noted]).toEqual([[], []]);
  });
});

it.each([
  ['with a time for each choice, and a lot at its end', 60, { turn: { seconds: 60, atEnd: 'lot' } }],
  ['without a limit of time', undefined, undefined],
])('makes the match of a pod %s', async (_title, pickSeconds, timing) => {
  const draft = { ...DRAFT, ...(pickSeconds !== undefined && { pickSeconds }) };
  const evening = new Evening(terms([{ ...STAGE, draft }], { recorded: true, leagueId: 'club' }), 'A B C D');
  evening.start();
  const begun = evening.log.find(({ type }) => type === 'StageStarted');
  if (begun === undefined) throw new Error('the stage has begun');
  const { drafts, made } = following(evening);
  await drafts.begin({ ...recorded(begun), stream: 't', version: 3 } as unknown as LedgerEvent);
  expect(made.map(({ match }) => match)).toMatchObject([{ format: 'draft', bestOf: 1, leagueId: 'club' }]);
  expect(made[0]?.match.timing).toEqual(timing);
});

it('makes the matches of a tournament that is running, and none after it was cancelled', async () => {
  const evening = drafting();
  const begun = evening.log.find(({ type }) => type === 'StageStarted');
  if (begun === undefined) throw new Error('the stage has begun');
  const started = { ...recorded(begun), stream: 't', version: 3 } as unknown as LedgerEvent;
  const { drafts, commands } = following(evening);
  await drafts.begin(started);
  expect(commands).toEqual(['CreateMatch']);
  evening.add({ type: 'TournamentCancelled', payload: { reason: 'Storm' } });
  await drafts.begin(started);
  expect(commands).toHaveLength(1);
});
