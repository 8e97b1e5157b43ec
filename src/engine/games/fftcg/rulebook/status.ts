/** How far the engine is: numbers that rule code cites and a conformance test `rule('FF-TCG <number>')` pins. */
export const IMPLEMENTED = [] as const;

/** Enforced rules that stay open for a better reason than "no test yet": number and the reason. */
export const DEFERRED = {} as const;
