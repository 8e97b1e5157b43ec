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
