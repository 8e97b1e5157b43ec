import type { NamedAbility } from '../abilities.js';

export const readStatic = (_text: string, _cardType: string): NamedAbility | undefined => undefined;
