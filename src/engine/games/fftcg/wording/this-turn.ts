import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import type { Fields } from './means.js';

const once = (happened: string, more: Fields): Json => ({ happened, ...more, is: { min: 1 } });
const yours: Fields = { by: 'you' };
const theirs: Fields = { by: 'opponents' };
const FALLEN = '(has been|was) put from the field into the Break Zone';
const byEffect = (seat: string, cause: string): Json => ({
  event: 'discarded',
  where: { seat: { seat }, cause: { seat: cause } },
});

/** What has happened this turn, asked or counted. */
export const thisTurnSo: Phrases = {
  'turn-event': [
    says(`(a|an) {t:tagged} you controlled ${FALLEN}`, once('fallen', { ...yours, tagged: '$t' })),
    says(
      `(a|an) {t:tagged} (opponent|your opponent) controlled ${FALLEN}`,
      once('fallen', { ...theirs, tagged: '$t' }),
    ),
    says(`(a|an) {t:tagged} ${FALLEN}`, once('fallen', { tagged: '$t' })),
    says(`a Character you controlled ${FALLEN}`, once('fallen', yours)),
    says(`(a|an) {e:element} Character or Category {c:name} Character you controlled ${FALLEN}`, {
      any: ['$e', '$c'].map((tag) => once('fallen', { ...yours, tagged: [tag] })),
    }),
    says(
      'your opponent has discarded a card (|from their hand) due to your Summons or abilities',
      once('discardedForAnother', theirs),
    ),
    says('you have cast (|a) Card Name {n:name}', once('cast', { ...yours, named: '$n' })),
    says('you have cast a Job {j:name} or Card Name {n:name}', {
      any: [once('cast', { ...yours, tagged: ['$j'] }), once('cast', { ...yours, named: '$n' })],
    }),
    says('a Card Name {n:name} has entered your field', once('entered', { ...yours, named: '$n' })),
    says('(a|an) {t:tagged} has entered your field due to Warp', once('enteredByWarp', { ...yours, tagged: '$t' })),
    says('a Forward you controlled formed a party', once('partyAttacked', yours)),
  ],
  'discard-head': [
    says('when your opponent discards 1 or more cards (|from their hand) due to your Summons or abilities', {
      on: [byEffect('opponents', 'you')],
      together: true,
    }),
    says('when your opponent discards a card (|from his/her hand|from their hand) due to your Summons or abilities', {
      on: [byEffect('opponents', 'you')],
    }),
    says('when you discard 1 or more cards due to Summons or abilities', {
      on: [byEffect('you', 'you'), byEffect('you', 'opponents')],
      together: true,
    }),
    says('when your opponent uses an EX Burst', {
      on: [{ event: 'exBurstUsed', where: { seat: { seat: 'opponents' } } }],
    }),
  ],
  'times-this-turn': [
    ...each({ cast: 'cast', drawn: 'drawn' }, 'card you have % this turn', (happened) => ({ happened, by: 'you' })),
    says('{t:tagged} that has entered your field this turn', { happened: 'entered', by: 'you', tagged: '$t' }),
  ],
  'fallen-this-turn': [
    says('Characters put in the Break Zone from your field during this turn', { happened: 'fallen', by: 'you' }),
    says('{t:tagged-many} put in the Break Zone from your field during this turn', {
      happened: 'fallen',
      by: 'you',
      tagged: '$t',
    }),
  ],
  'tagged-many': [says('Category {c:name} Characters', ['$c']), says('Forwards', ['forward'])],
};
