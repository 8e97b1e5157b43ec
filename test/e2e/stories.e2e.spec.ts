/**
 * Goal: what happens between people at a table comes to a good end, over HTTP, in processes of their own, by the typed
 * client. Method: the stories beside this file, told in one club; and in the end everything derived is thrown away and
 * made again from the record, and clients read the same as before.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEverything, whenAtRest } from '../support/stories/everything.js';
import { openWorld, type World } from '../support/stories/world.js';
import { appealAfterTheSeason } from './stories/appeal-after-the-season.story.js';
import { bothDisqualified } from './stories/both-disqualified.story.js';
import { judgeLooksAtAHand } from './stories/judge-looks-at-a-hand.story.js';
import { missedTrigger } from './stories/missed-trigger.story.js';
import { slowPlay } from './stories/slow-play.story.js';
import { takebackAfterADraw } from './stories/takeback-after-a-draw.story.js';
import { wrongPlayRewound } from './stories/wrong-play-rewound.story.js';

let world: World;
const leagues: string[] = [];

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.close());

describe('the story of', () => {
  it.each([
    ['a missed trigger, contested and corrected', missedTrigger],
    ['a wrong play found turns later, and rewound with a card at random in the place of a drawn one', wrongPlayRewound],
    ['slow play: a warning, and a game loss at the second time', slowPlay],
    ['two players who are both disqualified', bothDisqualified],
    ['a takeback, and one that is refused because a card was drawn', takebackAfterADraw],
    ['an appeal that overturns a ruling after the standings of the season were published', appealAfterTheSeason],
    ['a judge who looks at a hand, which the players read afterwards', judgeLooksAtAHand],
  ])('%s', async (title, story) => {
    const leagueId = await world.season(title.slice(0, 80));
    leagues.push(leagueId);
    await story(world, leagueId);
    expect(world.errors()).toEqual([]);
  });
});

it('all of them are the same after everything derived was made again from the record', async () => {
  await whenAtRest(world);
  const before = await readEverything(world, leagues);
  await world.rebuild();
  await whenAtRest(world);
  const after = await readEverything(world, leagues);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [what, was] of Object.entries(before)) expect([what, after[what]]).toEqual([what, was]);
});
