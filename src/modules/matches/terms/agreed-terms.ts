import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import type { NewMatch } from '../commands/create-match.js';
import type { LeagueTerms } from '../league-terms.query.js';
import { LeagueMismatch } from '../matches.problems.js';
import { PublicationNotYours } from '../publication.problems.js';

/**
 * How far spectators are behind a running game: by one of the two. `access/delay.ts` of the games says what that means.
 */
export type Delay = { readonly seconds?: number; readonly turns?: number };

/** `open`: by playing, players agree that everything becomes public; `consent`: each player is asked. */
export const PUBLICATIONS = ['consent', 'open'] as const;
export type Publication = (typeof PUBLICATIONS)[number];

/** What a match, or a league for all its matches, says about spectators and publication. */
export type VisibilityTerms = {
  readonly spectators: { readonly delay: Delay | null };
  readonly publication: Publication;
};

/** Spectators see games as they are played; what was hidden stays so unless all players agree. */
export const USUAL_TERMS: VisibilityTerms = { spectators: { delay: null }, publication: 'consent' };

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
