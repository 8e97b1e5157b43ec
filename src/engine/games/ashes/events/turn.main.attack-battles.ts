import {
  defineEvent,
  field,
  objectIn,
  setMark,
  type Draft,
  type EventOf,
  type ObjectId,
} from '../../../kernel/index.js';

const { seat, object, objects, optional } = field;
const target = field.objectId('Id of the Phoenixborn or unit that is attacked.');
const attacker = field.objectId('Id of the attacker.');
const defender = field.objectId('Id of the defender.');

/**
 * turn.main.attack.phoenixborn.1, turn.main.attack.unit.1: from now on the units are attacking (glossary.passive). The
 * mark names what they attack.
 */
export const attackersDeclared = defineEvent(
  {
    kind: 'attackersDeclared',
    says: 'A player declares attackers.',
    fields: { seat, objects, target },
    cardsAsk: ['seat', 'objects', 'target'],
    remembered: true,
  },
  (draft, event) => {
    for (const id of event.objects) setMark(draft, id, 'attacking', event.target);
    return event;
  },
);
export type AttackersDeclared = EventOf<typeof attackersDeclared>;

/** Whether this unit may attack this target. It never happens: it is what a text forbids (resolve.4). */
export const attacking = defineEvent({
  kind: 'attacking',
  says: 'A unit would attack a Phoenixborn or a unit.',
  fields: { seat, object, target },
  logged: false,
  heard: false,
  replaced: false,
  cardsAsk: ['seat', 'object', 'target'],
});
export type Attacking = EventOf<typeof attacking>;

/** Whether this card may block this attacker, or guard against it. It never happens: a text forbids it (resolve.4). */
export const opposing = defineEvent({
  kind: 'opposing',
  says: 'A unit or a Phoenixborn would block an attacker, or guard against it.',
  fields: { seat, object, attacker },
  logged: false,
  heard: false,
  replaced: false,
  cardsAsk: ['seat', 'object', 'attacker'],
});
export type Opposing = EventOf<typeof opposing>;

/**
 * turn.main.attack.phoenixborn.2, turn.main.attack.phoenixborn.blocked: `attackers` has the attacker that each of them
 * blocks, in the same order.
 */
export const blockersDeclared = defineEvent(
  {
    kind: 'blockersDeclared',
    says: 'A player declares blockers.',
    fields: { seat, objects, attackers: field.objectIds('Ids of the attackers that they block.') },
    cardsAsk: ['seat', 'objects', 'attackers'],
    remembered: true,
  },
  (draft, event) => {
    event.objects.forEach((id, at) => {
      setMark(draft, id, 'blocking', event.attackers[at] ?? '');
    });
    return event;
  },
);
export type BlockersDeclared = EventOf<typeof blockersDeclared>;

/** turn.main.attack.unit.2 */
export const guardDeclared = defineEvent(
  {
    kind: 'guardDeclared',
    says: 'A player declares a guard.',
    fields: { seat, object, target },
    cardsAsk: ['seat', 'object', 'target'],
    remembered: true,
  },
  (draft, event) => {
    setMark(draft, event.object, 'guarding', event.target);
    return event;
  },
);
export type GuardDeclared = EventOf<typeof guardDeclared>;

/** An attacker that is exhausted or gone is out of the battle for good (timing.attack.1), and so is what blocks it. */
export const leftBattle = defineEvent(
  { kind: 'leftBattle', says: 'An attacker is out of the battle.', fields: { object }, cardsAsk: ['object'] },
  (draft, event) => {
    clear(draft, event.object);
    return event;
  },
);
export type LeftBattle = EventOf<typeof leftBattle>;

/** glossary.battle: the attacker is going to deal its damage to the defender. Each mark names the other. */
export const battleBegan = defineEvent(
  { kind: 'battleBegan', says: 'A battle begins.', fields: { attacker, defender } },
  (draft, event) => {
    setMark(draft, event.attacker, 'fighting', event.defender);
    setMark(draft, event.defender, 'fighting', event.attacker);
    return event;
  },
);
export type BattleBegan = EventOf<typeof battleBegan>;

/** turn.main.attack.battle: damage has been dealt, and all that this has triggered is resolved. */
export const battleFought = defineEvent(
  {
    kind: 'battleFought',
    says: 'A battle is over.',
    fields: { attacker, defender: optional(defender) },
    cardsAsk: ['attacker', 'defender'],
  },
  (draft, event) => {
    clear(draft, event.attacker);
    return event;
  },
);
export type BattleFought = EventOf<typeof battleFought>;

/** turn.main.attack.1: after the attack no card attacks, blocks or guards. */
export const attackEnded = defineEvent(
  // Not `seat`: it is over also where its player has lost.
  { kind: 'attackEnded', says: 'An attack is over.', fields: { by: field.seatOf('The attacking player.') } },
  (draft, event) => {
    for (const object of Object.values(draft.state.objects))
      for (const mark of ['attacking', 'blocking', 'guarding', 'fighting'] as const)
        if (object.marks[mark] !== undefined) setMark(draft, object.id, mark, false);
    return event;
  },
);
export type AttackEnded = EventOf<typeof attackEnded>;

/** turn.main.attack.battle, timing.attack.1: it attacks no more, and no card blocks it or battles it any more. */
const clear = (draft: Draft, attacker: ObjectId): void => {
  for (const mark of ['attacking', 'fighting'] as const)
    if (objectIn(draft, attacker)?.marks[mark] !== undefined) setMark(draft, attacker, mark, false);
  for (const { id, marks } of Object.values(draft.state.objects))
    for (const mark of ['blocking', 'fighting'] as const) if (marks[mark] === attacker) setMark(draft, id, mark, false);
};
