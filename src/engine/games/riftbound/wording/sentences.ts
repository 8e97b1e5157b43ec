import { says, type Phrases } from '../../../wording/index.js';
import { amongTop, choose, may, mayPay, sequence, topic } from './means.js';

const ready = { object: 'self', matches: { marks: { exhausted: false } } };

/** Whole sentences, and what of them an ability can begin with. */
export const sentences: Phrases = {
  /** A cost that is paid on resolution, before "to". */
  'paid-part': [
    says('pay {p:price}', '$p'),
    says('spend a buff', [{ pay: 'spend-buffs', count: 1 }]),
    says('discard {n:number}', [{ pay: 'discard', count: '$n' }]),
    says('kill (a|an) {f:own-one}', [{ pay: 'kill', count: 1, of: '$f' }]),
    says('kill another {f:own-one}', [{ pay: 'kill', count: 1, of: { '&': ['$f'], other: true } }]),
  ],
  /** What one pays with is one's own. */
  'own-one': [says('friendly {f:one}', '$f'), says('{f:one} you control', '$f')],
  opening: [
    says('{c:clauses}', '$c'),
    says('you may {c:clauses}', may('$c')),
    says('{d:done}', '$d'),
    says('you may {d:done}', may('$d')),
    says('you may {p:paid-part} to {c:clauses}', mayPay('$p', '$c')),
    says('you may {p:paid-part} . if you do , {c:clauses}', mayPay('$p', '$c')),
    says('you may exhaust (me|this) to {c:clauses}', {
      do: 'if',
      condition: ready,
      then: may(sequence({ do: 'exhaust', objects: 'self' }, '$c')),
    }),
  ],
  sentence: [
    says('{s:opening}', '$s'),
    says('{s:looked}', '$s'),
    says('if {c:condition} , {s:opening}', { do: 'if', condition: '$c', then: '$s' }),
    says('{s:clauses} if {c:condition}', { do: 'if', condition: '$c', then: '$s' }),
    says('if {c:condition} , {a:clauses} . otherwise , {b:clauses}', {
      do: 'if',
      condition: '$c',
      then: '$a',
      otherwise: '$b',
    }),
  ],
  /** What is done with the cards from the top of the deck. */
  looked: [
    says('look at the top {n:number} cards of your Main Deck', {
      do: 'look-at',
      objects: { select: { do: 'top-of-deck', count: '$n' } },
    }),
    says('reveal the top card of your Main Deck', {
      do: 'reveal',
      objects: { select: { do: 'top-of-deck', count: 1 } },
    }),
    says(
      'you may reveal (a|an) {f:one-card} from among them and draw it',
      sequence(
        { do: 'reveal', objects: choose(amongTop({ '&': ['$f'] }), 0, 1) },
        { do: 'return', objects: { the: 'choose' } },
      ),
    ),
    says('(put|draw) 1 into your hand', { do: 'return', objects: choose(amongTop()) }),
    says('recycle (the rest|the other|the remaining cards)', {
      do: 'recycle',
      objects: { select: { do: 'all', from: amongTop() } },
    }),
    says("if it's (a|an) {f:one-card} , (draw it|put it in your hand) . otherwise , recycle it", {
      do: 'if',
      condition: { object: topic, matches: { '&': ['$f'], zone: 'mainDeck' } },
      then: { do: 'return', objects: topic },
      otherwise: { do: 'recycle', objects: topic },
    }),
  ],
};
