import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { all, choose, handOf, modify, moreMight, sequence, topic, type Fields } from './means.js';

/** One word of the language, of the objects that the text speaks of. */
const VERBS = {
  kill: 'kill',
  ready: 'ready',
  exhaust: 'exhaust',
  '(buff|[ Buff ])': 'buff',
  '(stun|[ Stun ])': 'stun',
  heal: 'heal',
  recall: 'recall',
  banish: 'banish',
};
const discard = (count: Json): Fields & { readonly do: string } => ({
  do: 'discard',
  objects: choose(handOf, count, count),
});
/** One's own runes that are exhausted, chosen on resolution. */
const ready = (min: Json): Json => ({
  do: 'ready',
  objects: choose({ zone: 'runes', of: 'you', marks: { exhausted: true } }, min, '$n'),
});
const mightOf = (of: Json): Json => ({ number: 'might', of });
const first: Json = { the: 'announced before' };
const second: Json = { the: 'announced' };

const HOME = "to (its owner's hand|their owners' hands|their owner's hand|my owner's hand)";
const ifDone = (effect: Fields & { readonly do: string }): Json =>
  sequence(effect, {
    do: 'if',
    condition: { more: { size: { outcome: effect.do } }, than: 0 },
    then: '$c',
  });

export const effects: Phrases = {
  /** What a later "if you do" asks for: whether it happened to anything. */
  done: [
    ...Object.entries(VERBS).map(([words, word]) =>
      says(`${words} {x:objects} . if you do , {c:clauses}`, ifDone({ do: word, objects: '$x' })),
    ),
    says(`return {x:objects} ${HOME} . if you do , {c:clauses}`, ifDone({ do: 'return', objects: '$x' })),
    says('discard {n:number} . if you do , {c:clauses}', ifDone(discard('$n'))),
  ],
  clause: [
    ...each(VERBS, '% {x:objects}', (word) => ({ do: word, objects: '$x' })),
    says('ready up to {n:how-many} (friendly|) runes', ready(0)),
    says('ready {n:how-many} (friendly|) runes', ready('$n')),
    says('ready your runes', { do: 'ready', objects: all({ zone: 'runes', of: 'you' }) }),
    says('draw {n:number}', { do: 'draw', count: '$n' }),
    says('draw {n:number} for each {f:counted}', { do: 'draw', count: { count: '$f', times: '$n' } }),
    says('channel {n:number} (rune|runes) exhausted', { do: 'channel', count: '$n', exhausted: true }),
    says('channel {n:number} (rune|runes)', { do: 'channel', count: '$n' }),
    says('gain {n:number} XP', { do: 'gain-experience', amount: '$n' }),
    says('gain {n:number} XP for each {f:counted}', { do: 'gain-experience', amount: { count: '$f', times: '$n' } }),
    says('(you score|score) {n:number} (point|points)', { do: 'gain-points', count: '$n' }),
    says('discard {n:number}', discard('$n')),
    says('discard your hand', { do: 'discard', objects: all(handOf) }),
    says('put the top {n:how-many} cards of your Main Deck into your trash', { do: 'trash-top', count: '$n' }),
    says('deal {n:number} to {x:objects}', { do: 'deal', objects: '$x', amount: '$n' }),
    says('deal damage equal to {e:equal-to} to {x:objects}', { do: 'deal', amount: '$e', objects: '$x' }),
    says('they deal damage equal to their Mights to each other', {
      do: 'sequence',
      of: [
        { do: 'deal', objects: second, amount: mightOf(first), by: first },
        { do: 'deal', objects: first, amount: mightOf(second), by: second },
      ],
    }),
    says(`return {x:objects} ${HOME}`, { do: 'return', objects: '$x' }),
    says('return {x:my-trash} to your hand', { do: 'return', objects: '$x' }),
    says('recycle {x:my-trash}', { do: 'recycle', objects: '$x' }),
    says('recycle {n:number} from your trash', {
      do: 'recycle',
      objects: choose({ zone: 'trash', of: 'you' }, '$n', '$n'),
    }),
    says('move {x:objects} to (its base|their base|base|your base|their bases)', { do: 'move', objects: '$x' }),
    says('give {x:objects} (each|) {g:gifts} this turn', modify('$x', { '&': ['$g'] })),
    says('{x:mentioned} (gets|get|gains|gain) {g:gifts} this turn', modify('$x', { '&': ['$g'] })),
    says('give {x:objects} {n:signed} { might } this turn for each {f:counted}', {
      do: 'modify',
      objects: '$x',
      changes: [moreMight({ count: '$f', times: '$n' })],
      until: 'endOfTurn',
    }),
    says('double my Might this turn', modify('self', { changes: [moreMight(mightOf('self'))] })),
    says('give {x:objects} [ Temporary ]', {
      do: 'modify',
      objects: '$x',
      changes: [{ change: 'keyword', keyword: 'temporary' }],
      until: 'whileInPlay',
    }),
    says('counter {x:a-spell}', { do: 'counter', objects: '$x' }),
    says('play {t:tokens}', '$t'),
    says('choose {x:chosen}', { do: 'mention', objects: '$x' }),
    says(
      'choose {x:chosen} and {y:chosen}',
      sequence({ do: 'mention', objects: '$x' }, { do: 'mention', objects: '$y' }),
    ),
    says('its controller draws {n:number}', {
      do: 'its-player',
      object: topic,
      effect: { do: 'draw', count: '$n', player: 'player' },
    }),
    says('each player {c:their-clause}', { do: 'each-player', of: 'all', effect: '$c' }),
    says('each opponent {c:their-clause}', { do: 'each-player', of: 'opponents', effect: '$c' }),
    says('[ Add ] {r:resources}', '$r'),
  ],
  'their-clause': [
    says('draws {n:number}', { do: 'draw', count: '$n', player: 'player' }),
    says('channels {n:number} (rune|runes) exhausted', {
      do: 'channel',
      count: '$n',
      exhausted: true,
      player: 'player',
    }),
    says('discards {n:number}', {
      do: 'discard',
      objects: { select: { do: 'choose', from: handOf, min: '$n', max: '$n', who: 'player' } },
    }),
    says('(kills|must kill) one of their {f:many}', {
      do: 'kill',
      objects: {
        select: { do: 'choose', from: { '&': ['$f'], zone: 'board', of: 'you' }, min: 1, max: 1, who: 'player' },
      },
    }),
  ],
  'a-spell': [
    says('a spell', { select: { do: 'announced', from: { zone: 'chain', is: ['spell'] }, min: 1, max: 1 } }),
    says('an enemy spell', {
      select: { do: 'announced', from: { zone: 'chain', is: ['spell'], of: 'opponents' }, min: 1, max: 1 },
    }),
  ],
};
