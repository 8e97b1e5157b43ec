import type { Json } from '../../../kernel/index.js';
import { amongLookedAt, choose, lookedAt, may, one, put, sequence, topic } from './means.js';
import { says, type Phrases } from '../../../wording/index.js';

const eitherEnd = (objects: Json): Json => ({
  do: 'choose-one',
  options: [{ effect: put(objects, 'deck', { at: 'first' }) }, { effect: put(objects, 'deck', { at: 'last' }) }],
});
const FACEDOWN = "into (your|their|their player's|its player's) inkwell facedown";
const free = (card: Json, more = {}): Json => ({ do: 'play-free', card, ...more });
const fromHand = (f: string): Json => ({ '&': [f], zone: 'hand', of: 'you' });
const ANY = 99;
const kept = (min: Json, max: Json, more = {}): Json => choose(amongLookedAt(more), min, max);
const ifItIs = (then: Json, otherwise?: Json): Json => ({
  do: 'if',
  condition: { object: topic, matches: { '&': ['$f'], zone: 'deck' } },
  then,
  ...(otherwise !== undefined && { otherwise }),
});
const shuffle: Json = { do: 'shuffle' };
const found = (more: Json): Json => one(more);

/** Cards that go elsewhere, are looked at, searched for, or played by an effect. */
export const moving: Phrases = {
  'moving-clause': [
    says("return {x:objects} to (their player's|its player's|your|their players') (hand|hands)", put('$x', 'hand')),
    says('return {x:own-discard} (to|into) your hand', put('$x', 'hand')),
    says('return {n:number} cards at random from your inkwell to your hand', {
      do: 'put',
      objects: { select: { do: 'at-random', from: { zone: 'inkwell', of: 'you' }, count: '$n' } },
      zone: 'hand',
    }),
    says(`put {x:movable} ${FACEDOWN}`, put('$x', 'inkwell')),
    says(`put {x:movable} ${FACEDOWN} and exerted`, put('$x', 'inkwell', { exerted: true })),
    says('put {x:movable} (into|in) your hand', put('$x', 'hand')),
    says('put {x:own-top} into your discard', put('$x', 'discard')),
    says('put {x:movable} on (the top|top) of your deck (|in any order)', put('$x', 'deck', { at: 'first' })),
    says('put {x:movable} on the bottom of your deck (|in any order)', put('$x', 'deck', { at: 'last' })),
    says("put {x:group} on the bottom of their players' decks in any order", put('$x', 'deck', { at: 'last' })),
    says('put {x:mentioned} back (|on the top of your deck) in any order', put('$x', 'deck', { at: 'first' })),
    says('put {x:mentioned} on either the top or the bottom of your deck', eitherEnd('$x')),
    says("shuffle {x:movable} into (your|their player's|its player's) deck", { do: 'shuffle-in', objects: '$x' }),
    says("shuffle a card from any discard into its player's deck", {
      do: 'shuffle-in',
      objects: one({ zone: 'discard' }),
    }),
    says('name a card', { do: 'name-card' }),
    says('look at {x:own-top}', { do: 'look-at', objects: '$x' }),
    says("look at each opponent's hand", {
      do: 'look-at',
      objects: { select: { do: 'all', from: { zone: 'hand', of: 'opponents' } } },
    }),
    says('reveal {x:own-top}', { do: 'reveal', objects: '$x' }),
    says('play (a|an) {f:one} for free', free(one(fromHand('$f')))),
    says('play (a|an) {f:song} for free', free(one(fromHand('$f')))),
    says('play (a|an) {f:one} from your discard for free', free(one({ '&': ['$f'], zone: 'discard', of: 'you' }))),
    says('play {x:own-discard} for free', free('$x')),
    says('play {x:mentioned} for free', free('$x')),
    says('play {x:mentioned} for free and (it|they) (enters|enter) play exerted', free('$x', { exerted: true })),
    says('play (a|an) {f:one} for free . they gain Rush . at the end of the turn , banish them', {
      do: 'play-free',
      card: one(fromHand('$f')),
      then: sequence(
        {
          do: 'modify',
          objects: 'played',
          changes: [{ change: 'keyword', keyword: 'rush' }],
          until: 'endOfTurn',
        },
        {
          do: 'float',
          ability: { kind: 'triggered', on: [{ event: 'turnEnding' }], effect: { do: 'banish', objects: 'played' } },
          until: 'endOfTurn',
          once: true,
        },
      ),
    }),
    says(
      'search your deck for (a|an) {f:one-card} and reveal (that card|it) to all players . put that card into your hand and shuffle your deck',
      sequence({ do: 'reveal', objects: found({ '&': ['$f'], zone: 'deck', of: 'you' }) }, put(topic, 'hand'), shuffle),
    ),
    says(
      'search your deck for (a|an) {f:one-card} , reveal (that card|it) to all players , and put it into your hand . then , shuffle your deck',
      sequence({ do: 'reveal', objects: found({ '&': ['$f'], zone: 'deck', of: 'you' }) }, put(topic, 'hand'), shuffle),
    ),
    says(
      'search your deck for any card , put that card into your hand , then shuffle your deck',
      sequence(put(found({ zone: 'deck', of: 'you' }), 'hand'), shuffle),
    ),
    says(
      'search your deck for (a|an) {f:one-card} and reveal (that card|it) to all players . shuffle your deck and put that card on top of it',
      sequence(
        { do: 'reveal', objects: found({ '&': ['$f'], zone: 'deck', of: 'you' }) },
        { do: 'shuffle', above: topic },
      ),
    ),
    says('move {x:objects} to (a|an) {f:one} for free', {
      do: 'move',
      objects: '$x',
      to: one({ '&': ['$f'], of: 'you' }),
    }),
  ],
  song: [says('song', { is: ['Song'] }), says('song {s:suffix}', { '&': ['$s'], is: ['Song'] })],

  /** What is done with the cards that were looked at. */
  'looked-clause': [
    says('put one into your hand', put(kept(1, 1), 'hand')),
    says('put {n:number} into your hand', put(kept('$n', '$n'), 'hand')),
    says(
      'put revealed {f:many-cards} into your hand',
      put({ select: { do: 'all', from: amongLookedAt({ '&': ['$f'] }) } }, 'hand'),
    ),
    says(
      'put the rest on the top of your deck in any order',
      put({ select: { do: 'all', from: amongLookedAt() } }, 'deck', { at: 'first' }),
    ),
    says(
      'put any number of them on the top or the bottom of your deck in any order',
      sequence(put(kept(0, ANY), 'deck', { at: 'first' }), {
        do: 'put-under',
        objects: { select: { do: 'all', from: amongLookedAt({ notBound: { the: 'choose' } }) } },
      }),
    ),
    says('put the rest on the bottom of your deck in any order', { do: 'put-under', objects: lookedAt }),
    says(
      'put one into your hand and the (other|rest) on the bottom of (your|the) deck (|in any order)',
      sequence(put(kept(1, 1), 'hand'), { do: 'put-under', objects: lookedAt }),
    ),
    says(
      'put one on the top of your deck and the other on the bottom',
      sequence(
        put(kept(1, 1), 'deck', { at: 'first' }),
        put({ select: { do: 'all', from: amongLookedAt({ notBound: { the: 'choose' } }) } }, 'deck', { at: 'last' }),
      ),
    ),
    says(
      'put one into your hand and the other into your inkwell facedown and exerted',
      sequence(
        put(kept(1, 1), 'hand'),
        put({ select: { do: 'all', from: amongLookedAt() } }, 'inkwell', { exerted: true }),
      ),
    ),
    says(
      'put one into your inkwell facedown and exerted and the other on the top of your deck',
      sequence(
        put(kept(1, 1), 'inkwell', { exerted: true }),
        put({ select: { do: 'all', from: amongLookedAt() } }, 'deck', { at: 'first' }),
      ),
    ),
  ],
  'looked-sentence': [
    says(
      'you may put each {f:one-card} into your hand',
      may(put({ select: { do: 'all', from: amongLookedAt({ '&': ['$f'] }) } }, 'hand')),
    ),
    says(
      'you may reveal up to 1 {f:one-card} and up to 1 {g:one-card} and put them into your hand',
      sequence(
        { do: 'reveal', objects: kept(0, 1, { '&': ['$f'] }) },
        put(topic, 'hand'),
        { do: 'reveal', objects: kept(0, 1, { '&': ['$g'] }) },
        put(topic, 'hand'),
      ),
    ),
    says('you may put one into your hand', put(kept(0, 1), 'hand')),
    says(
      'you may reveal (a|an) {f:one-card} and put it into your hand',
      sequence({ do: 'reveal', objects: kept(0, 1, { '&': ['$f'] }) }, put(topic, 'hand')),
    ),
    says(
      'you may reveal up to {n:number} {f:many-cards} and put them (into|in) your hand',
      sequence({ do: 'reveal', objects: kept(0, '$n', { '&': ['$f'] }) }, put(topic, 'hand')),
    ),
    says(
      'you may reveal any number of {f:many-cards} and put them (into|in) your hand',
      sequence({ do: 'reveal', objects: kept(0, ANY, { '&': ['$f'] }) }, put(topic, 'hand')),
    ),
    says("if it's (a|an) {f:one-card} , {a:branch} . otherwise , {b:clauses}", ifItIs('$a', '$b')),
    says("if it's the named card , {a:branch} . otherwise , put it on the top of your deck", {
      do: 'if-named',
      object: topic,
      name: { outcome: 'name-card' },
      then: '$a',
    }),
    says("if it's (a|an) {f:one-card} , {a:branch}", ifItIs('$a')),
  ],
  branch: [says('{c:clauses}', '$c'), says('you may {c:clauses}', may('$c'))],
};
