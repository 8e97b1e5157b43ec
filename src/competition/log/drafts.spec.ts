import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTo, Evening, STAGE, terms } from '../../../test/support/evening.js';
import { proposeRound } from './next-round.js';
import { stageMembers } from './results.js';
import { nextStage } from './seeding.js';
import { currentStage } from './state.js';
import type { DraftTerms, StageTerms } from './terms.js';

const DRAFT: DraftTerms = { format: 'draft', podSize: 4, deckId: 'box', withinPods: true };
const DRAFTED: StageTerms = { ...STAGE, draft: DRAFT };
const podsIn = ({ now }: Evening) => currentStage(now)?.pods.map(({ players }) => players) ?? [];

const names = (count: number): string => Array.from({ length: count }, (_, at) => `P${at + 1}`).join(' ');

describe('a stage that begins with a draft', () => {
  it('seats its players in pods, and takes away the decks that they had', () => {
    const evening = new Evening(terms([DRAFTED]), 'A B C D E F');
    evening.add({ type: 'DeckSubmitted', payload: { playerId: 'A', deckId: 'own' } });
    evening.start();
    expect(currentStage(evening.now)?.pods).toMatchObject([
      { pod: 1, matchId: null, endedBy: null },
      { pod: 2, matchId: null, endedBy: null },
    ]);
    expect(podsIn(evening).map((pod) => pod.length)).toEqual([3, 3]);
    expect(evening.now.players.get('A')?.deckId).toBeNull();
  });

  it('has the size of pods and the list that its start names', () => {
    const evening = new Evening(terms([DRAFTED]), 'A B C D E F');
    expect(nextStage(evening.now, 's', { podSize: 6, deckId: 'other' })?.draft).toMatchObject({
      ...{ deckId: 'other', pods: [{ length: 6 }] },
    });
  });

  it('has as many rounds as its largest pod needs, if it stays within pods', () => {
    const rounds = (draft: DraftTerms) =>
      nextStage(new Evening(terms([{ ...STAGE, draft }]), names(16)).now, 's')?.rounds;
    expect(rounds(DRAFT)).toBe(2);
    expect(rounds({ ...DRAFT, withinPods: false })).toBe(4);
  });

  it('knows the match of a pod, and what ended its draft', () => {
    const evening = new Evening(terms([DRAFTED]), 'A B C D E F');
    evening.start();
    evening.add({ type: 'DraftMatchMade', payload: { stage: 1, pod: 2, matchId: 'm' } });
    evening.add({ type: 'DraftEnded', payload: { stage: 1, pod: 2, source: 'match' } });
    evening.add({ type: 'DraftEnded', payload: { stage: 1, pod: 1, source: 'staff', reason: 'Too late' } });
    expect(currentStage(evening.now)?.pods).toMatchObject([
      { matchId: null, endedBy: 'staff', reason: 'Too late' },
      { matchId: 'm', endedBy: 'match', reason: null },
    ]);
  });

  it('goes on after it was reopened, until it ends again, and a proposed round is void', () => {
    const evening = new Evening(terms([DRAFTED]), 'A B C D E F');
    evening.start();
    evening.add({ type: 'DraftMatchMade', payload: { stage: 1, pod: 2, matchId: 'm' } });
    for (const pod of [1, 2])
      evening.add({ type: 'DraftEnded', payload: { stage: 1, pod, source: 'staff', reason: 'Late' } });
    for (const [playerId = ''] of podsIn(evening)) {
      evening.add({ type: 'DeckSubmitted', payload: { playerId, deckId: 'by hand' } });
    }
    const proposed = proposeRound(evening.now, { seed: 's', locked: [], forbidden: [], awardedByes: [] });
    if (proposed === null) throw new Error('a round is paired');
    evening.add({ type: 'RoundProposed', payload: proposed });
    evening.add({ type: 'DraftReopened', payload: { stage: 1, pod: 2, reason: 'Wrong pod' } });
    const pods = currentStage(evening.now)?.pods;
    expect(pods?.map(({ pod, matchId, endedBy, reason }) => [pod, matchId, endedBy, reason])).toEqual([
      [1, null, 'staff', 'Late'],
      [2, 'm', null, null],
    ]);
    expect(evening.now.proposal).toBe(null);
    const decks = pods?.map(({ players }) => players.map((id) => evening.now.players.get(id)?.deckId ?? null));
    expect(decks?.map((of) => of.filter((deck) => deck !== null).length)).toEqual([1, 0]);
    evening.add({ type: 'DraftEnded', payload: { stage: 1, pod: 2, source: 'match' } });
    expect(currentStage(evening.now)?.pods[1]).toMatchObject({ endedBy: 'match', reason: null });
  });

  it('has no member who enters later: nobody drafts alone', () => {
    const evening = new Evening(terms([DRAFTED]), 'A B C D');
    evening.start();
    evening.register('E');
    const stage = currentStage(evening.now);
    expect(stage && stageMembers(evening.now, stage)).not.toContain('E');
  });

  it('drafts again after a cut, with the best players in the first pod', () => {
    const evening = new Evening(terms([DRAFTED, cutTo(8, { ...DRAFTED, players: 8 })]), names(16));
    evening.start();
    for (let round = 1; round <= 2; round += 1) {
      evening.round();
      evening.finish();
    }
    const best = new Set(
      evening
        .table()
        .slice(0, 4)
        .map((row) => row.split(' ')[1]),
    );
    evening.start('day two');
    expect(new Set(podsIn(evening)[0])).toEqual(best);
  });
});

it('pairs only players of one pod within pods, for every size of the field, also after a drop', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 40 }), fc.integer({ min: 4, max: 8 }), fc.nat(), (count, podSize, gone) => {
      const evening = new Evening(terms([{ ...STAGE, rounds: 3, draft: { ...DRAFT, podSize } }]), names(count));
      evening.start();
      const pods = podsIn(evening);
      const podOf = (id: string) => pods.findIndex((pod) => pod.includes(id));
      for (let round = 1; round <= 3; round += 1) {
        evening.round();
        for (const {
          players: [one, other],
        } of evening.now.rounds.at(-1)?.tables ?? [])
          expect(podOf(one)).toBe(podOf(other));
        evening.finish();
        if (round === 1) evening.drop(`P${(gone % count) + 1}`);
      }
      for (const { tables, byes } of evening.now.rounds) {
        const there = [...tables.flatMap(({ players }) => players), ...byes];
        expect(new Set(there).size).toBe(there.length);
      }
    }),
    { numRuns: 60 },
  );
});

it('the organiser may have players of two pods meet, such as those whom the others have left', () => {
  const evening = new Evening(terms([DRAFTED]), 'A B C D E F G H');
  evening.start();
  const [one = '', other = ''] = podsIn(evening).map(([first]) => first);
  expect(evening.round({ locked: [[one, other]] })).toContain(`${one}-${other}`);
});
