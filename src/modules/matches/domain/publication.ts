import { PublicationChangedTooOften, PublicationFinal } from '../publication.problems.js';
import type { MatchEvent } from './events.js';
import type { Match } from './match.js';

/** All players have agreed that everything becomes public: what they agreed to cannot be taken back. */
export const isAgreed = ({ created, consents }: Match): boolean =>
  created.seats.every(({ seat }) => consents.includes(seat));

/** Nothing of the match's games is hidden from anybody: it is over, and all its players have agreed. */
export const isPublic = (match: Match): boolean => match.ended !== null && isAgreed(match);

/** Recorded answers of one seat: each stays for good, and readers of the match read them. */
export const PUBLICATION_ANSWERS_MAX = 20;

/**
 * What a seat's answer adds to the record: nothing where it says what it has said. Throws `PublicationFinal` and
 * `PublicationChangedTooOften`.
 */
export function answered(match: Match, seat: string, consent: boolean): readonly MatchEvent[] {
  if (match.consents.includes(seat) === consent) return [];
  if (isAgreed(match)) throw new PublicationFinal();
  const answers = match.answersToPublication.filter((each) => each === seat).length;
  if (answers >= PUBLICATION_ANSWERS_MAX) throw new PublicationChangedTooOften(seat, PUBLICATION_ANSWERS_MAX);
  return [{ type: 'PublicationAnswered', payload: { seat, consent } }];
}
