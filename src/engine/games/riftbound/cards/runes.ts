import type { RuneCard } from '../card.js';

const rune = (id: string, name: string, domain: RuneCard['domains'][number]): RuneCard => ({
  id,
  name,
  type: 'rune',
  domains: [domain],
  abilities: [],
});

/** What basic runes do (158.2) is a rule, and not printed. */
export const runes: readonly RuneCard[] = [
  rune('ogn-007', 'Fury Rune', 'fury'),
  rune('ogn-042', 'Calm Rune', 'calm'),
  rune('ogn-089', 'Mind Rune', 'mind'),
  rune('ogn-126', 'Body Rune', 'body'),
  rune('ogn-166', 'Chaos Rune', 'chaos'),
  rune('ogn-214', 'Order Rune', 'order'),
];
