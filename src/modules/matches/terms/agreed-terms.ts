import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import type { NewMatch } from '../commands/new-match.js';
import type { LeagueTerms } from '../league-terms.query.js';
import { LeagueMismatch } from '../matches.problems.js';
import { PublicationNotYours } from '../publication.problems.js';
import { USUAL_TERMS, type VisibilityTerms } from './visibility-terms.js';

/** Settles the terms of a new match about spectators and publication. */
@Injectable()
export class AgreedTerms {
  constructor(private readonly rights: Rights) {}

  /**
   * In a league its terms are the match's; others are refused with `LeagueMismatch`. Outside of one, only those who
   * make matches for others open one: a player agrees for itself. Throws `PublicationNotYours`. A draft (`isDraft`) is
   * over before its decks are played, so an open league does not publish its picks.
   */
  async of(
    { visibility }: NewMatch,
    { league, isDraft }: { readonly league: LeagueTerms | null; readonly isDraft: boolean },
    caller: CallerIdentity,
  ): Promise<VisibilityTerms> {
    if (league !== null) {
      const { spectators } = league;
      const publication = isDraft ? USUAL_TERMS.publication : league.publication;
      const terms = { spectators, publication };
      if (!isDeepStrictEqual({ ...terms, ...visibility }, terms)) throw new LeagueMismatch(league);
      return terms;
    }
    if (visibility.publication === 'open' && !(await this.rights.may(caller, 'matches.create-for-others'))) {
      throw new PublicationNotYours();
    }
    return { ...USUAL_TERMS, ...visibility };
  }
}
