/** How far the engine is: numbers that rule code cites and a conformance test `rule('FF-TCG <number>')` pins. */
export const IMPLEMENTED = [
  '6.2.4',
  '6.2.6',
  '6.2.6.1',
  '6.2.6.2',
  '6.5.2',
  '6.5.2.1',
  '6.5.3',
  '11.8.3',
  '11.8.4',
  '11.8.5',
  '11.8.6',
  '11.8.7',
  '11.8.10',
  '11.8.10.1',
  '11.8.10.2',
  '11.8.13',
  '11.8.14',
  '11.8.15',
  '11.8.19',
  '11.10.2',
  '11.10.3',
  '11.11.3',
  '15.2.6.3',
  '15.2.6.3.1',
] as const;

/** Enforced rules that stay open for a better reason than "no test yet": number and the reason. */
export const DEFERRED = {} as const;
