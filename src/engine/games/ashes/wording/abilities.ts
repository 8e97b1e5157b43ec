import { textFingerprint, type Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, ATTACHED_TO, flag, modify, number, type Fields } from './means.js';

/** A placeholder for a text until its fingerprint is known. */
const BY_HAND: Json = { do: 'by-hand', fingerprint: textFingerprint('') };
const triggered = (timing: string, more: Fields): Json => ({ kind: 'triggered', timing, on: '$o', ...more });
const isStatic = (more: Fields): Json => ({ kind: 'static', ...more });
const ofHost = (change: Json): Json => isStatic({ affects: ATTACHED_TO, changes: [change] });
const cannot = (...names: readonly string[]): Fields => ({ changes: names.map(flag) });
const opponents: Json = { seat: 'opponents' };
const object = (filter: Json): Json => ({ object: filter });
const targetedBy = (objects: Json, more: Fields = {}): Json => ({
  kind: 'prohibition',
  on: { event: 'targeted', where: { seat: opponents, objects: { object: objects }, ...more } },
});

const damaged: Fields = {
  kind: 'triggered',
  timing: 'after',
  on: [{ event: 'damageDealt', where: { object: { object: { self: true } } } }],
};

export const abilities: Phrases = {
  ability: [says('{t:triggered}', '$t'), says('{s:static}', '$s')],
  triggered: [
    says(
      'when {o:own-event} , {e:own-effect} ¶ X = {a:equal}',
      triggered('when', { effect: { do: 'sequence', of: [{ do: 'note', amount: '$a' }, '$e'] } }),
    ),
    says('when {o:own-event} , {e:own-effect}', triggered('when', { effect: '$e' })),
    says('after {o:own-event} , {e:effect}', triggered('after', { effect: '$e' })),
    says('after this unit destroys a unit an opponent controls during your turn , {e:effect}', {
      kind: 'triggered',
      timing: 'after',
      on: [{ event: 'destroyed', where: { source: { object: { self: true } }, seat: opponents } }],
      while: { turn: 'yours' },
      effect: '$e',
    }),
    says(
      '{e:clause} at {o:event} unless {c:condition}',
      triggered('when', { effect: { do: 'if', condition: { not: '$c' }, then: '$e' } }),
    ),
    says('after you declare {n:amount} or more attackers , {e:effect}', {
      kind: 'triggered',
      timing: 'after',
      on: [{ event: 'attackersDeclared', where: { seat: { seat: 'you' } } }],
      while: { count: { is: ['unit'], of: 'you', marks: { attacking: true } }, is: { min: '$n' } },
      effect: '$e',
    }),
    // The card below a unit that an ally rides is that ally, so no filter needs the type of a card face down.
    says('when this unit is destroyed , place any allies you own underneath this unit into your hand', {
      kind: 'triggered',
      timing: 'when',
      on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
      effect: {
        do: 'to-hand',
        objects: all({
          zone: 'aside',
          of: 'you',
          markNames: { mark: 'below', objects: { event: 'remains' } },
        }),
      },
    }),
    says(
      'after this unit is dealt damage , if there are any status tokens on it , remove them all to prevent {n:amount} damage from being received',
      {
        ...damaged,
        effect: {
          do: 'if',
          condition: { object: 'self', matches: { marks: { status: true } } },
          then: {
            do: 'sequence',
            of: [
              { do: 'remove-status', objects: 'self' },
              { do: 'prevent', frame: { event: 'frame' }, amount: '$n' },
            ],
          },
        },
      },
    ),
    says('while this unit is exhausted , prevent all damage dealt to this unit from being received', {
      ...damaged,
      while: { object: 'self', matches: { marks: { exhaustion: true } } },
      effect: { do: 'prevent', frame: { event: 'frame' } },
    }),
    says('when {o:event} , {e:effect}', triggered('when', { effect: '$e' })),
    says('after {o:event} , {e:effect}', triggered('after', { effect: '$e' })),
    says('at {o:event} , {e:effect}', triggered('when', { effect: '$e' })),
    says('{e:effect} at {o:event}', triggered('when', { effect: '$e' })),
    says('during the draw cards step , you may draw {n:amount} additional card', {
      kind: 'triggered',
      timing: 'when',
      on: [{ event: 'drawStepEnding' }],
      effect: { do: 'draw', count: '$n', upTo: true },
    }),
    says('during the draw cards step , you may draw up to {n:amount} additional cards', {
      kind: 'triggered',
      timing: 'when',
      on: [{ event: 'drawStepEnding' }],
      effect: { do: 'draw', count: '$n', upTo: true },
    }),
  ],
  /** The opening alone, where what is done then is carried out by hand. */
  heard: [
    says('when {o:own-event}', triggered('when', { effect: BY_HAND })),
    says('after {o:own-event}', triggered('after', { effect: BY_HAND })),
    says('when {o:event}', triggered('when', { effect: BY_HAND })),
    says('after {o:event}', triggered('after', { effect: BY_HAND })),
    says('at {o:event}', triggered('when', { effect: BY_HAND })),
  ],
  reaction: [
    says('you may play this spell after {o:event} . {e:effect}', triggered('after', { effect: '$e' })),
    says(
      'you may play this spell after {o:event} if {c:condition} . {e:effect}',
      triggered('after', { while: '$c', effect: '$e' }),
    ),
  ],
  'heard-reaction': [
    says('you may play this spell after {o:event}', triggered('after', { effect: BY_HAND })),
    says(
      'you may play this spell after {o:event} if {c:condition}',
      triggered('after', { while: '$c', effect: BY_HAND }),
    ),
  ],
  /** A placeholder for what the paragraphs below grant. */
  grants: [
    says(
      'the attached unit now has the following (ability|abilities)',
      isStatic({ affects: ATTACHED_TO, changes: [flag('cannotAttack')] }),
    ),
    says(
      'all {f:many} have the following (ability|abilities)',
      isStatic({ affects: '$f', changes: [flag('cannotAttack')] }),
    ),
  ],
  /** What the paragraphs below grant for a while. */
  gains: [
    says('choose {x:chosen} to gain the following (ability|abilities) for the remainder of the turn', {
      kind: 'activated',
      costs: [{ pay: 'main' }],
      effect: modify('$x', flag('cannotAttack')),
    }),
    says('{x:group} gain the following (ability|abilities) {u:until}', {
      kind: 'activated',
      costs: [{ pay: 'main' }],
      effect: { do: 'modify', objects: '$x', changes: [flag('cannotAttack')], until: '$u' },
    }),
  ],
  /** A box by which the card is played from hand as a reaction: without one of its costs, or for other costs. */
  'from-hand': [
    says('after {o:event} , you may play this (unit|spell) from your hand without paying its {c:action} action cost', {
      kind: 'from-hand',
      on: '$o',
      without: '$c',
    }),
    says(
      'after {o:event} , you may play this (unit|spell) from your hand by paying {c:spent} instead of its play cost',
      {
        kind: 'from-hand',
        on: '$o',
        costs: ['$c'],
      },
    ),
  ],
  action: [says('main', 'main'), says('side', 'side')],
  limit: [says('this spell can only be attached to (a|an) {f:one}', { kind: 'limit', only: '$f' })],
  static: [
    says('this unit cannot attack', isStatic(cannot('cannotAttack'))),
    says('{s:battle-static}', '$s'),
    says('this unit cannot block', isStatic(cannot('cannotBlock'))),
    says('this unit cannot be guarded or guarded against', {
      kind: 'static',
      changes: [flag('cannotBeGuarded'), { change: 'keyword', keyword: 'stalk' }],
    }),
    says('this card cannot be discarded from your spellboard when you Meditate', isStatic(cannot('cannotBeMeditated'))),
    says("you cannot activate your Phoenixborn's ability", {
      kind: 'prohibition',
      on: { event: 'abilityUsed', where: { object: object({ is: ['phoenixborn'], of: 'you' }) } },
    }),
    says(
      'damage dealt by this unit by attacking or countering cannot be prevented',
      isStatic(cannot('cannotBePrevented')),
    ),
    says('no player may play reaction spells', {
      kind: 'prohibition',
      on: { event: 'spellPlayed', where: { type: { equals: 'reaction' } } },
    }),
    says('this unit cannot attack unless {c:condition}', isStatic({ while: { not: '$c' }, ...cannot('cannotAttack') })),
    says(
      'the attached unit cannot attack , block , or guard',
      isStatic({ affects: ATTACHED_TO, ...cannot('cannotAttack', 'cannotBlock', 'cannotGuard') }),
    ),
    says('the attached Phoenixborn cannot guard', ofHost(flag('cannotGuard'))),
    says("add 1 to this unit's {v:value} value for each {e:each}", isStatic({ changes: [number('$v', '$e')] })),
    says("add № to this unit's {v:value} value for each {e:each}", {
      kind: 'static',
      changes: [number('$v', { product: [{ bound: 'n' }, '$e'] })],
    }),
    says(
      "this unit's {v:value} value is increased by 1 for each {e:each}",
      isStatic({ changes: [number('$v', '$e')] }),
    ),
    says(
      "reduce this unit's {v:value} value by 1 for each {e:each}",
      isStatic({ changes: [number('$v', { plus: ['$e'], times: -1 })] }),
    ),
    says(
      "reduce this unit's {v:value} value by 1 for each {m:mark} on it",
      isStatic({ changes: [number('$v', { plus: [{ mark: '$m', of: 'self' }], times: -1 })] }),
    ),
    says(
      'other {f:many} cannot be targeted by attacks an opponent controls',
      isStatic({ affects: { '&': ['$f'], other: true }, changes: [flag('cannotBeAttacked')] }),
    ),
    says(
      'the attack value , life value , and recover value of this unit are increased by {n:amount}',
      isStatic({
        changes: [number('attack', '$n'), number('life', '$n'), number('recover', '$n')],
      }),
    ),
    says(
      "add {n:amount} to this unit's {v:value} value if it has 1 or more alteration spells attached to it",
      isStatic({
        while: { count: { is: ['alteration'], markIsSource: 'attachedTo' }, is: { min: 1 } },
        changes: [number('$v', '$n')],
      }),
    ),
    says(
      'while a {m:magic} die is on a unit you control , its life value and recover value are increased by {n:amount}',
      {
        kind: 'static',
        affects: { is: ['unit', '$m'], of: 'you' },
        changes: [number('life', '$n'), number('recover', '$n')],
      },
    ),
    says('while {c:condition} , {s:static}', { '&': ['$s'], while: '$c' }),
    says('X = {a:equal}', isStatic({ defines: true, changes: [{ change: 'set', name: 'attack', to: '$a' }] })),
    says(
      '{f:many} cannot be targeted by attacks an opponent controls',
      isStatic({ affects: '$f', changes: [flag('cannotBeAttacked')] }),
    ),
    says(
      'this unit cannot be targeted by spells an opponent controls',
      targetedBy({ self: true }, { source: { object: { is: ['spell'], zone: 'any' } } }),
    ),
    says(
      'this unit cannot be targeted by reaction spells an opponent controls',
      targetedBy({ self: true }, { source: { object: { is: ['reaction'], zone: 'any' } } }),
    ),
    says('{f:many} cannot be targeted by spells , abilities , or dice powers an opponent controls', targetedBy('$f')),
  ],
};
