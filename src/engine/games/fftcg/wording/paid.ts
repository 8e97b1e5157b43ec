import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { ELEMENT_NAMES } from './nouns.js';

const paid = (mark: string): Json => ({ mark, of: 'self' });
const some = (mark: string): Json => ({ more: paid(mark), than: 0 });
const none = (mark: string): Json => ({ not: some(mark) });
const atLeast = (n: Json): Json => ({ not: { more: n, than: paid('cpElements') } });
const atMost = (n: Json): Json => ({ not: { more: paid('cpElements'), than: n } });
const COST = '(the cost to cast|the cost to play|the cost paid to play|the cost paid to cast) ~';
const DIFFERENT = `${COST} was paid with CP of`;

/** What a card was paid with (11.3.7.1, 11.4.7), as it keeps it in marks. */
export const paidWith: Phrases = {
  'paid-condition': [
    says(`${DIFFERENT} {n:number} or more different Elements`, atLeast('$n')),
    says(`${DIFFERENT} {n:number} or less different Elements`, atMost('$n')),
    says(`${DIFFERENT} exactly {n:number} different Elements`, { all: [atLeast('$n'), atMost('$n')] }),
    ...each(ELEMENT_NAMES, `${COST} included % CP`, (element) => some(`${String(element)}Cp`)),
    ...each(ELEMENT_NAMES, `${COST} was only paid with % CP`, (element) => ({
      all: [some(`${String(element)}Cp`), atMost(1)],
    })),
    says('the CP paid to (cast|play) ~ was only produced by Backups', {
      all: [some('cpElements'), none('cpFromHand')],
    }),
  ],
  'paid-amount': [
    says('{n:power} damage for each CP of a different Element you paid to cast ~', {
      plus: [paid('cpElements')],
      times: '$n',
    }),
  ],
};
