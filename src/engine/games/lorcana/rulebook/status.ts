/**
 * How far the engine is. A number belongs into IMPLEMENTED when rule code cites it and a conformance test
 * `rule('Lorcana <number>')` pins it; `test/architecture/ledger.spec.ts` checks both directions.
 */
export const IMPLEMENTED = [
  '1.1.3',
  '1.2.1',
  '1.2.2',
  '1.2.3',
  '1.2.4',
  '1.3.1',
  '1.5.1',
  '1.6.2',
  '1.8.1',
  '1.9.1.1',
  '1.9.1.2',
  '1.9.1.3',
  '1.9.2',
  '1.9.2.1',
  '1.9.3',
  '1.9.4',
  '1.9.5',
  '1.10.2.1',
  '1.10.2.2',
  '1.10.2.3',
  '2.1.1.1',
  '2.1.1.2',
  '2.1.1.3',
  '2.1.1.4',
  '3.1.2',
  '3.1.3',
  '3.1.4',
  '3.1.5',
  '3.1.6',
  '3.1.6.1',
  '3.1.6.2',
  '3.1.6.3',
  '3.1.6.4',
  '3.1.7',
  '3.2.1.1',
  '3.2.1.2',
  '3.2.1.3',
] as const;

/** Enforced rules that stay open for a better reason than "no test yet": number and the reason. */
export const DEFERRED = {
  '1.8.3':
    'No word of the vocabulary gives an ability to a card of another player, which alone sets this apart from 1.8.1; no card of the built-in sets needs it.',
  '1.10.3.1': 'Synchronized turns belong to team formats; the formats here seat single players.',
  '1.10.3.2': 'Synchronized turns belong to team formats; the formats here seat single players.',
} as const;
