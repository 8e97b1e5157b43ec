import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import type { NewMatch } from '../commands/create-match/create-match.command.js';
import { GetLeagueTerms } from '../league-terms.query.js';
import { LeagueMismatch, PublicationNotYours } from '../matches.errors.js';
import { type OnlookerTerms, USUAL_TERMS } from './terms.js';

/** Settles what a new match says about those who do not play. */
@Injectable()
export class AgreedTerms {
  constructor(
    private readonly queries: QueryBus,
    private readonly rights: Rights,
  ) {}

  /**
   * In a league its terms are the match's, and whoever asks for others gets `LeagueMismatch`. Outside of one, only those who
   * make matches for others open one: a player agrees for itself. Throws `PublicationNotYours`.
   */
  async of({ leagueId, onlookers }: NewMatch, caller: CallerIdentity): Promise<OnlookerTerms> {
    if (leagueId !== null) {
      const terms = await this.queries.execute(new GetLeagueTerms(leagueId));
      const { spectators, publication } = terms;
      const league = { spectators, publication };
      if (!isDeepStrictEqual({ ...league, ...onlookers }, league)) throw new LeagueMismatch(terms);
      return league;
    }
    if (onlookers.publication === 'open' && !(await this.rights.may(caller, 'matches.create-for-others'))) {
      throw new PublicationNotYours();
    }
    return { ...USUAL_TERMS, ...onlookers };
  }
}
