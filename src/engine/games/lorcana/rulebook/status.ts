/**
 * What of the enforced rules is not carried out. All others are: rule code cites them, and a conformance test
 * `rule('Lorcana <number>')` pins them; `test/architecture/ledger.spec.ts` checks both.
 */

/** Enforced rules about what the engine does not begin at all, each with the reason. */
export const REFUSED = { '1.10.3.1': 'no format has teams, so a game with teams is refused' } as const;
