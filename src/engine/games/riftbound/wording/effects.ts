import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { copies } from './tokens.js';
import { exchanges } from './exchanges.js';
import { likeness } from './likeness.js';
import { fights } from './fights.js';
import { onChain } from './chain.js';
import { theirs } from './theirs.js';
import {
  all,
  announced,
  ANY,
  choose,
  first,
  itself,
  eachLoses,
  handOf,
  leastMight,
  mightOf,
  modify,
  moreMight,
  PREDICT,
  predict,
  second,
  sequence,
  topic,
  topOrBottom,
  type Fields,
} from './means.js';

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
  detach: 'detach',
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

/** 054.1: until the turn ends such cards are not played. */
const forbidden = (where: Fields): Json => ({
  do: 'float',
  ability: { kind: 'prohibition', on: { event: 'cardChained', where } },
  until: 'endOfTurn',
});
const buffed: Json = choose({ is: ['unit'], of: 'you', marks: { buff: true } }, 0, ANY);
/** What died, where it is now. */
const inTrash: Json = { event: 'becomes' };
const PAID_IN = { '{ any }': 'power', Energy: 'energy' };
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
    ...fights,
    ...theirs,
    ...exchanges,
    ...likeness,
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
    says("channel {n:number} (rune|runes) exhausted . if you can't , {c:clauses}", {
      do: 'sequence',
      of: [
        { do: 'channel', count: '$n', exhausted: true },
        { do: 'if', condition: { more: '$n', than: { bound: { outcome: 'channel' } } }, then: '$c' },
      ],
    }),
    says(
      "channel {n:number} (rune|runes) exhausted . if you couldn't channel {m:number} (rune|runes) this way , {c:clauses}",
      {
        do: 'sequence',
        of: [
          { do: 'channel', count: '$n', exhausted: true },
          { do: 'if', condition: { more: '$m', than: { bound: { outcome: 'channel' } } }, then: '$c' },
        ],
      },
    ),
    says('recycle me to {c:clauses}', {
      do: 'if',
      condition: { object: inTrash, matches: { zone: 'trash' } },
      then: sequence({ do: 'recycle', objects: inTrash }, '$c'),
    }),
    says('[ Predict {n:number} ]', predict('$n')),
    says(
      "look at the top {n:how-many} cards of your Main Deck . you may recycle one or both of them . put those you don't (recycle|) back in any order",
      predict('$n'),
    ),
    says('put a card from your hand on (the top|top) or bottom of your Main Deck', topOrBottom(choose(handOf))),
    says('its owner places it on (the top|top) or bottom of their Main Deck', {
      do: 'its-player',
      object: topic,
      effect: topOrBottom(topic, 'player'),
    }),
    says('[ Predict ]', sequence(...PREDICT)),
    says('(you score|score) {n:number} (point|points)', { do: 'gain-points', count: '$n' }),
    says('discard {n:number}', discard('$n')),
    says('discard your hand', { do: 'discard', objects: all(handOf) }),
    says('put the top {n:how-many} cards of your Main Deck into your trash', { do: 'trash-top', count: '$n' }),
    says('deal {n:number} to {x:objects}', { do: 'deal', objects: '$x', amount: '$n' }),
    says('deal that much to {x:objects}', { do: 'deal', objects: '$x', amount: { bound: { event: 'excess' } } }),
    says('deal {n:number} to each of {x:chosen}', { do: 'deal', objects: '$x', amount: '$n' }),
    says('it deals damage equal to its Might to {x:chosen}', {
      do: 'deal',
      amount: mightOf(topic),
      by: topic,
      objects: '$x',
    }),
    says('deal damage equal to {e:equal-to} to {x:objects}', { do: 'deal', amount: '$e', objects: '$x' }),
    says('discard 1 . deal its Energy cost as damage to {x:objects}', {
      do: 'sequence',
      of: [discard(1), { do: 'deal', amount: { number: 'energy', of: { outcome: 'discard' } }, objects: '$x' }],
    }),
    says("choose up to {n:number} cards from opponents' trashes . their owners recycle them", {
      do: 'recycle',
      objects: choose({ zone: 'trash', of: 'opponents' }, 0, '$n'),
    }),
    says('recycle up to {n:number} cards from trashes', {
      do: 'recycle',
      objects: choose({ zone: 'trash' }, 0, '$n'),
    }),
    says('spend any number of buffs . for each buff spent , channel {n:number} (rune|runes) exhausted', {
      do: 'sequence',
      of: [
        { do: 'spend-buff', objects: buffed },
        { do: 'channel', count: { size: { outcome: 'spend-buff' }, times: '$n' }, exhausted: true },
      ],
    }),
    says('for each friendly unit , you may spend its buff to ready it', {
      do: 'sequence',
      of: [
        { do: 'spend-buff', objects: buffed },
        { do: 'ready', objects: { outcome: 'spend-buff' } },
      ],
    }),
    says(
      `return {x:chosen} and {y:chosen} ${HOME}`,
      sequence({ do: 'return', objects: '$x' }, { do: 'return', objects: '$y' }),
    ),
    says(`return {x:objects} ${HOME}`, { do: 'return', objects: '$x' }),
    says('return {x:my-trash} to your hand', { do: 'return', objects: '$x' }),
    says('recycle {x:my-trash}', { do: 'recycle', objects: '$x' }),
    says('recycle {n:number} from your trash', {
      do: 'recycle',
      objects: choose({ zone: 'trash', of: 'you' }, '$n', '$n'),
    }),
    says(
      "choose {x:chosen} and a spell . counter (that spell|it) and give that unit + { might } equal to (that|the) spell's Energy cost this turn",
      sequence(
        { do: 'mention', objects: '$x' },
        { do: 'mention', objects: announced({ zone: 'chain', is: ['spell'] }) },
        modify(first, { changes: [moreMight({ number: 'energy', of: second })] }),
        { do: 'counter', objects: second },
      ),
    ),
    ...each(PAID_IN, 'pay any amount of % to [ Add ] that much {r:added}', (resource) =>
      sequence({ do: 'pay-any', resource }, { do: 'add', resource: '$r', amount: { bound: { outcome: 'pay-any' } } }),
    ),
    ...each(PAID_IN, 'pay any amount of % to deal that much damage to {x:group}', (resource) =>
      sequence({ do: 'pay-any', resource }, { do: 'deal', objects: '$x', amount: { bound: { outcome: 'pay-any' } } }),
    ),
    says('you win the game', { do: 'win-game' }),
    says('take a turn after this one', { do: 'take-turn' }),
    says('{x:mentioned} (gains|gain) {g:gifts} this combat', {
      do: 'modify',
      objects: '$x',
      '&': ['$g'],
      until: 'endOfCombat',
    }),
    says('double my Might this combat', {
      do: 'modify',
      objects: 'self',
      changes: [moreMight(mightOf('self'))],
      until: 'endOfCombat',
    }),
    says("opponents can't play cards this turn", forbidden({ seat: { seat: 'opponents' } })),
    says("its controller can't play spells this turn", {
      do: 'its-player',
      object: topic,
      effect: forbidden({ object: { object: { zone: 'any', is: ['spell'], whose: 'player' } } }),
    }),
    says('give {x:group} {n:minus} { might } this turn , to a minimum of {m:number} { might }', eachLoses('$x')),
    says('(attach|Attach) {x:objects} to {y:objects}', { do: 'attach', objects: '$x', to: '$y' }),
    says('{m:move}', '$m'),
    says('{p:play-card}', '$p'),
    says(
      'give {x:one-object} {n:minus} { might } this turn , to a minimum of {m:number} { might }',
      leastMight('$x', topic),
    ),
    says('give + { might } equal to its Might to {x:chosen} this turn', {
      do: 'modify',
      changes: [moreMight(mightOf(topic))],
      objects: '$x',
      until: 'endOfTurn',
    }),
    says(
      'this turn , increase its Might to the Might of {x:chosen}',
      sequence(
        { do: 'mention', objects: '$x' },
        modify(first, {
          changes: [
            moreMight({
              when: { more: mightOf(second), than: mightOf(first) },
              amount: { plus: [mightOf(second), { plus: [mightOf(first)], times: -1 }] },
            }),
          ],
        }),
      ),
    ),
    says('double my Might this turn', modify('self', { changes: [moreMight(mightOf('self'))] })),
    says('give {x:objects} [ Temporary ]', {
      do: 'modify',
      objects: '$x',
      changes: [{ change: 'keyword', keyword: 'temporary' }],
      until: 'untilItLeaves',
    }),
    says('double {x:possessor} Might this turn', modify('$x', { changes: [moreMight(mightOf(topic))] })),
    says('do this : {c:clauses}', { do: 'do-this', effect: '$c' }),
    ...onChain,
    says('counter {x:a-spell}', { do: 'counter', objects: '$x' }),
    says('play a {t:token} for each {f:counted} . then do this : ready up to {n:how-many} of them', {
      do: 'sequence',
      of: [
        { do: 'play-token', card: '$t', count: { count: '$f' } },
        { do: 'do-this', effect: { do: 'ready', objects: announced({ bound: { outcome: 'play-token' } }, 0, '$n') } },
      ],
    }),
    says('take control of {x:objects}', { do: 'gain-control', objects: '$x', until: 'untilItLeaves' }),
    // It is recalled in the ending step, and as the turn expires it goes over with its base.
    says(
      'take control of {x:chosen} . ready it . lose control of that unit and recall it at end of turn',
      sequence({ do: 'gain-control', objects: '$x', until: 'endOfTurn' }, itself('ready'), {
        do: 'float',
        ability: {
          kind: 'triggered',
          on: [{ event: 'phaseBegan', where: { phase: { equals: 'ending' } } }],
          effect: itself('recall'),
        },
        until: 'endOfTurn',
        once: true,
      }),
    ),
    ...copies,
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
    says('its owner {c:their-clauses}', { do: 'its-player', object: topic, effect: '$c' }),
    says('you must recycle one of your runes', {
      do: 'recycle',
      objects: choose({ zone: 'runes', of: 'you' }),
    }),
    says('each player {c:their-clauses}', { do: 'each-player', of: 'all', effect: '$c' }),
    says('each other player {c:their-clauses}', { do: 'each-player', of: 'others', effect: '$c' }),
    says('each opponent {c:their-clauses}', { do: 'each-player', of: 'opponents', effect: '$c' }),
    says('[ Add ] {r:resources}', '$r'),
  ],
};
