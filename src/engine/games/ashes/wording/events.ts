import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import type { Fields } from './means.js';

const object = (filter: Json): Json => ({ object: filter });
const self = object({ self: true });
const host = object({ sourceMark: 'attachedTo' });
const you: Json = { seat: 'you' };
const opponents: Json = { seat: 'opponents' };
const on = (event: string, where: Fields): Json => ({ event, where });
const is = (...tags: readonly string[]): Json => object({ is: tags });
const yours = (...tags: readonly string[]): Json => object({ is: tags, of: 'you' });
const attack: Json = { equals: 'attack' };
const effect: Json = { equals: 'effect' };

/** What a player can do with a unit in an attack. */
const declared = (who: Json) => ({
  attacker: on('attackersDeclared', { objects: who }),
  blocker: on('blockersDeclared', { objects: who }),
  guard: on('guardDeclared', { object: who }),
});
/** Attack and counter are two words: a text that lists the attack alone means it (glossary.counter.1). */
const THEIRS = 'attack , spell , ability , or dice power';
const THEIRS_OR_COUNTER = 'spell , attack , counter , ability , or dice power';
const byTheirs = (where: Fields): readonly Json[] =>
  [attack, effect].map((by) => on('destroyed', { ...where, by, cause: opponents }));
const EFFECT = '(a spell , ability , or dice power|spells , abilities , or dice powers)';

/** All that a text waits for. */
export const events: Phrases = {
  'own-event': [
    says('this (unit|spell) comes into play', [on('entered', { object: self })]),
    says('this unit comes into play , and at the end of the round', [
      on('entered', { object: self }),
      { event: 'roundEnding' },
    ]),
    says('attaching this spell', [on('attached', { object: self })]),
    says('attaching this spell to a unit you control', [on('attached', { object: self, to: yours('unit') })]),
    says('this unit is destroyed', [on('destroyed', { object: self })]),
    says('this unit is destroyed as a result of a spell , ability , or dice power you control', [
      on('destroyed', { object: self, by: effect, cause: you }),
    ]),
    says('this unit is destroyed as a result of a spell , ability , or dice power', [
      on('destroyed', { object: self, by: effect }),
    ]),
    says(`this unit is destroyed as a result of (an|a) ${THEIRS} an opponent controls`, byTheirs({ object: self })),
    says(`this unit is destroyed as a result of (an|a) ${THEIRS_OR_COUNTER} an opponent controls`, [
      on('destroyed', { object: self, cause: opponents }),
    ]),
    says('this unit is destroyed as a result of an attack from a unit an opponent controls', [
      on('destroyed', { object: self, by: attack, cause: opponents, source: object({ is: ['unit'], zone: 'any' }) }),
    ]),
    says('this unit is destroyed as a result of an attack an opponent controls', [
      on('destroyed', { object: self, by: attack, cause: opponents }),
    ]),
    says('this unit is declared as an attacker', [declared(self).attacker]),
    says('this unit is declared as a blocker', [declared(self).blocker]),
    says('this unit is declared as an attacker , blocker , or guard', Object.values(declared(self))),
    says('this unit destroys a unit an opponent controls by attacking', [
      on('destroyed', { source: self, by: attack, seat: opponents }),
    ]),
    says('this unit is dealt damage', [on('damageDealt', { object: self })]),
    says('the attached unit is declared as an attacker , blocker , or guard', Object.values(declared(host))),
    says('the attached unit is declared as an attacker', [declared(host).attacker]),
    says('the attached unit is destroyed', [on('destroyed', { object: host })]),
  ],
  event: [
    says('a unit is destroyed', [on('destroyed', {})]),
    says('a unit you control is destroyed', [on('destroyed', { seat: you })]),
    says('a unit an opponent controls is destroyed', [on('destroyed', { seat: opponents })]),
    says('a unit you control with {n:amount} or more status tokens on it is destroyed', [
      on('destroyed', { seat: you, object: object({ is: ['unit'], marks: { status: { min: '$n' } } }) }),
    ]),
    says('an ally you control is destroyed', [on('destroyed', { seat: you, object: is('ally') })]),
    says('a unit you control is destroyed as a result of an attack', [on('destroyed', { seat: you, by: attack })]),
    says('a unit an opponent controls is destroyed as a result of an attack you control', [
      on('destroyed', { seat: opponents, by: attack, cause: you }),
    ]),
    says(
      `an ally you control is destroyed as a result of (an|a) ${THEIRS} an opponent controls`,
      byTheirs({ seat: you, object: is('ally') }),
    ),
    says(
      `a conjuration you control with a life value of {n:amount} is destroyed as a result of an ${THEIRS} an opponent controls`,
      byTheirs({
        seat: you,
        object: object({ is: ['conjuration'], numbers: { life: { min: '$n', max: '$n' } } }),
      }),
    ),
    says('(you declare|you have declared) attackers', [on('attackersDeclared', { seat: you })]),
    says('(an opponent declares|an opponent has declared) attackers', [on('attackersDeclared', { seat: opponents })]),
    says('a player declares attackers', [on('attackersDeclared', {})]),
    says('an opponent declares blockers', [on('blockersDeclared', { seat: opponents })]),
    says('an opponent declares a guard', [on('guardDeclared', { seat: opponents })]),
    says('a unit comes into play', [on('entered', { object: is('unit') })]),
    says('a unit with a life value of {n:amount} or less comes into play', [
      on('entered', { object: object({ is: ['unit'], numbers: { life: { max: '$n' } } }) }),
    ]),
    says('a conjuration (you control comes into play|comes into play onto your battlefield)', [
      on('entered', { object: yours('conjuration') }),
    ]),
    says("a unit comes into play onto an opponent's battlefield", [
      on('entered', { object: object({ is: ['unit'], of: 'opponents' }) }),
    ]),
    says('any Phoenixborn is dealt damage by a spell or ability', [
      on('damageDealt', {
        object: is('phoenixborn'),
        by: effect,
        source: object({ zone: 'any', isNot: ['die'] }),
      }),
    ]),
    says('a charged card you control is dealt damage', [
      on('damageDealt', { object: object({ of: 'you', namedBy: { mark: 'on' } }) }),
    ]),
    says('your Phoenixborn is dealt damage', [on('damageDealt', { object: yours('phoenixborn') })]),
    says('a unit you control is dealt damage', [on('damageDealt', { object: yours('unit') })]),
    says('a unit or Phoenixborn you control is dealt damage', [
      on('damageDealt', { object: object({ anyOf: ['unit', 'phoenixborn'], of: 'you' }) }),
    ]),
    says("a unit you control is dealt damage by a unit's attack", [
      on('damageDealt', { object: yours('unit'), by: attack }),
    ]),
    says(`a unit you control is dealt damage by ${EFFECT} an opponent controls`, [
      on('damageDealt', { object: yours('unit'), by: effect, cause: opponents }),
    ]),
    says("your Phoenixborn , while guarding , is dealt damage by a unit's attack", [
      on('damageDealt', {
        object: object({ is: ['phoenixborn'], of: 'you', marks: { guarding: true } }),
        by: attack,
      }),
    ]),
    says("1 or more wound tokens are placed on your Phoenixborn as a result of a unit's attack", [
      on('woundsPlaced', { object: yours('phoenixborn'), by: attack }),
    ]),
    says("1 or more wound tokens are placed on an opponent's Phoenixborn", [
      on('woundsPlaced', { object: object({ is: ['phoenixborn'], of: 'opponents' }) }),
    ]),
    // A counter is dealt to the attacker, and no Phoenixborn attacks (turn.main.attack.counter).
    says(`1 or more wound tokens are placed on your Phoenixborn as a result of (an|a) ${THEIRS} an opponent controls`, [
      on('woundsPlaced', { object: yours('phoenixborn'), cause: opponents }),
    ]),
    says(`an opponent targets a unit you control with ${EFFECT}`, [
      on('targeted', { seat: opponents, objects: yours('unit') }),
    ]),
    says(`an opponent targets you or your Phoenixborn with ${EFFECT}`, [
      on('playerTargeted', { seat: opponents, player: you }),
      on('targeted', { seat: opponents, objects: yours('phoenixborn') }),
    ]),
    says('an opponent takes a Pass main action', [on('passed', { seat: opponents })]),
    says('the end of the round or when this unit is destroyed as a result of a spell , ability , or dice power', [
      { event: 'roundEnding' },
      on('destroyed', { object: self, by: effect }),
    ]),
    says('the end of the round or when this unit is destroyed as a result of an attack an opponent controls', [
      { event: 'roundEnding' },
      on('destroyed', { object: self, by: attack, cause: opponents }),
    ]),
    says('the end of (each|this|the) round', [{ event: 'roundEnding' }]),
    says('the (end of the prepare phase|beginning of the player turns phase)', [{ event: 'prepareEnding' }]),
    says('the start of your turn', [on('turnBegan', { seat: you })]),
    says('the end of your turn', [on('turnEnding', { seat: you })]),
  ],
};
