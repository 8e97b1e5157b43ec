import type { Cause } from './game-events.js';

/** A ruling by its case and its number there: what it does says so. */
export const rulingCause = (caseId: string, number: number): Cause => ({ kind: 'ruling', id: `${caseId}/${number}` });

/** Whether two rulings are on the same case: then the later one, on an appeal, takes the place of the earlier. */
export const isOnSameCase = (one: Cause, other: Cause): boolean =>
  one.kind === 'ruling' && other.kind === 'ruling' && caseOf(one) === caseOf(other);

/** The rulings that stay as they are when there is another one on this case. */
export const onOtherCases = <Ruling extends { readonly cause: Cause }>(
  rulings: readonly Ruling[],
  cause: Cause,
): readonly Ruling[] => rulings.filter((ruling) => !isOnSameCase(ruling.cause, cause));

const caseOf = ({ id }: Cause): string => id.slice(0, id.lastIndexOf('/'));
