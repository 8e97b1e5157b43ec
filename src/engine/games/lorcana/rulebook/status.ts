/**
 * How far the engine is. A number belongs into IMPLEMENTED when rule code cites it and a conformance test
 * `rule('Lorcana <number>')` pins it; `test/architecture/ledger.spec.ts` checks both directions.
 */
export const IMPLEMENTED = [] as const;

/** Enforced rules that stay open for a better reason than "no test yet": number and the reason. */
export const DEFERRED = {} as const;
