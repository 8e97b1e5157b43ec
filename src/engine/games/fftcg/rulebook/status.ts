/** How far the engine is: numbers that rule code cites and a conformance test `rule('FF-TCG <number>')` pins. */
export const IMPLEMENTED = [
  '6.5.2',
  '6.5.2.1',
  '6.5.3',
  '11.10.2',
  '11.10.3',
  '15.2.6.3',
  '15.2.6.3.1',
] as const;

/** Enforced rules that stay open for a better reason than "no test yet": number and the reason. */
export const DEFERRED = {} as const;
