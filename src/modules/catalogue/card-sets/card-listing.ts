import { Injectable } from '@nestjs/common';
import { type Rules } from '../../../engine/index.js';
import { type CardReport } from './card-set.js';
import { CardSetRepository } from './card-set.repository.js';

/** A card's public facts, as its game describes them, and how much of it the engine carries out. */
export type CardFacts = Pick<CardReport, 'id' | 'status' | 'unscripted'> & Readonly<Record<string, unknown>>;

/** The cards of a set as they are listed. Worked out once for as long as the rules with the set are in memory. */
@Injectable()
export class CardListing {
  private readonly listed = new WeakMap<Rules, Promise<readonly CardFacts[]>>();

  constructor(private readonly cardSets: CardSetRepository) {}

  /** By id. */
  of(rules: Rules): Promise<readonly CardFacts[]> {
    const known = this.listed.get(rules);
    if (known !== undefined) return known;
    const listed = this.list(rules);
    this.listed.set(rules, listed);
    listed.catch(() => this.listed.delete(rules));
    return listed;
  }

  private async list({ game, cardSet }: Rules): Promise<readonly CardFacts[]> {
    const reports = new Map((await this.cardSets.cardReports(game, cardSet.hash)).map((report) => [report.id, report]));
    return Object.values(cardSet.cards)
      .map(({ abilities: _abilities, ...facts }) => {
        // A set without a report came with a release, and those are scripted.
        const { status = 'scripted', unscripted = [] } = reports.get(facts.id) ?? {};
        return { ...facts, status, unscripted };
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }
}
