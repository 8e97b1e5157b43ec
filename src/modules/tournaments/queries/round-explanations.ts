import { Injectable } from '@nestjs/common';
import {
  costOfRound,
  type Cost,
  type Criterion,
  dutchField,
  type DutchRound,
  type Due,
  entrantsOf,
  type ExplainedPair,
  explainWithinPods,
  freeEntrants,
  isDutch,
  type Policy,
  type ProposedRound,
  type Tournament,
  writtenPoints,
} from '../../../competition/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { PairingPool } from '../pairing/pairing-pool.js';
import { named, type Names } from './views.js';

/** A round of more players is explained only for the players who are asked for. */
const EXPLAINED_AT_ONCE = 64;

/** So few are explained within milliseconds. */
const EXPLAINED_HERE = 16;

interface Explained {
  readonly cost: Cost | null;
  readonly reasons: readonly ReturnType<typeof reasonView>[] | null;
  readonly dutch: ReturnType<typeof dutchView> | null;
}

const NOT_EXPLAINED: Explained = { cost: null, reasons: null, dutch: null };

/** The price of a Swiss round, and why its players float. */
@Injectable()
export class RoundExplanations {
  constructor(private readonly pool: PairingPool) {}

  /** `before`: the tournament as it was when the round was proposed. */
  async explained(
    before: Tournament,
    round: ProposedRound,
    caller: CallerIdentity,
    names: Names,
    only?: string,
  ): Promise<Explained> {
    const stage = before.stages.find((each) => each.stage === round.stage);
    if (stage?.terms.kind !== 'swiss') return NOT_EXPLAINED;
    if (isDutch(stage.terms)) {
      // Players who changed places were not paired by the criteria.
      if (round.swapped) return NOT_EXPLAINED;
      const paired = await this.pool.dutch(dutchField(before, stage, round), caller.playerId ?? caller.keyId);
      return { ...NOT_EXPLAINED, dutch: paired && dutchView(paired, names, only) };
    }
    const entrants = entrantsOf(before, stage);
    const { policy } = before.terms;
    const cost = writtenCost(policy, costOfRound(entrants, round));
    const isTooMany = entrants.length > EXPLAINED_AT_ONCE && only === undefined;
    if (round.swapped || isTooMany) return { ...NOT_EXPLAINED, cost };
    const pairs = await this.reasons(entrants, round, caller, only);
    return { ...NOT_EXPLAINED, cost, reasons: pairs.map((pair) => reasonView(pair, names, policy)) };
  }

  private reasons(
    entrants: ReturnType<typeof entrantsOf>,
    round: ProposedRound,
    caller: CallerIdentity,
    only?: string,
  ): Promise<readonly ExplainedPair[]> {
    const free = freeEntrants(entrants, round);
    const isFree = new Set(free.map(({ id }) => id));
    const pairs = round.tables.map(({ players }) => players).filter((pair) => pair.every((id) => isFree.has(id)));
    const computed = { pairs, byes: round.byes.filter((id) => isFree.has(id)) };
    const players = only === undefined ? {} : { only: [only] };
    if (free.length <= EXPLAINED_HERE) {
      return Promise.resolve(explainWithinPods(free, round.seed, computed, players.only));
    }
    const who = caller.playerId ?? caller.keyId;
    return this.pool.explained({ entrants: free, seed: round.seed, round: computed, ...players }, who);
  }
}

/** What a criterion counts, in points as people write them. */
function writtenCriterion(policy: Policy, criterion: Criterion, counted: number): number {
  if (criterion === 'byePoints') return writtenPoints(policy, counted);
  return criterion === 'squares' ? writtenPoints(policy, writtenPoints(policy, counted)) : counted;
}

const writtenCost = (policy: Policy, cost: Cost): Cost => ({
  ...cost,
  byePoints: writtenCriterion(policy, 'byePoints', cost.byePoints),
  squares: writtenCriterion(policy, 'squares', cost.squares),
});

const reasonView = ({ pair: [one, other], points, reasons }: ExplainedPair, names: Names, policy: Policy) => ({
  players: [named(names, one), named(names, other)],
  points: points.map((counted) => writtenPoints(policy, counted)),
  reasons: reasons.map(({ floating, nearer, ruledOut }) => ({
    floating: named(names, floating),
    nearer: named(names, nearer),
    ruledOut: ruledOut && { ...ruledOut, by: writtenCriterion(policy, ruledOut.criterion, ruledOut.by) },
  })),
});

/** Scores of the system are tenths of a point. */
const dutchView = ({ brackets, pairs }: DutchRound, names: Names, only?: string) => ({
  brackets: brackets.map(({ score, movedDown, leaving, isOdd, unmet }) => ({
    points: score / 10,
    movedDown: movedDown.map((id) => named(names, id)),
    leaving: leaving.map((id) => named(names, id)),
    ...{ isOdd, unmet },
  })),
  sides: pairs
    .filter(({ white, black }) => only === undefined || white === only || black === only)
    .map(({ white, black, due: [ofWhite, ofBlack], rule }) => ({
      rule,
      players: [
        { ...named(names, white), ...dueView(ofWhite) },
        { ...named(names, black), ...dueView(ofBlack) },
      ],
    })),
});

const SIDES = { white: 'first', black: 'second' } as const;

const dueView = ({ colour, strength }: Due) => ({ due: colour === null ? null : SIDES[colour], strength });
