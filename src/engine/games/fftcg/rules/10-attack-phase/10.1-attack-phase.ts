import {
  ask,
  call,
  done,
  entriesOf,
  go,
  hasFailed,
  occur,
  procedure,
  recordOf,
  textsOf,
  type Call,
  type Citation,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { fieldOf } from '../../zones/7.7-field.js';
import { opponentOf } from '../../state.js';
import { priority } from '../11-playing/11.1-priority.js';
import { choosePayment, paymentEvents } from '../11-playing/11.2-payment.js';
import { billForBattle } from './10.1.2.3-battle-costs.js';
import { mustAttack, readyAttackers } from './10.1.2-attack-declaration.js';
import { inBattle } from './10.1.3-in-battle.js';
import { readyBlockers } from './10.1.3-block-declaration.js';
import { damageStep } from './10.1.4-damage-resolution.js';
import { END_OF_PARTY, isParty, rulesOfPartyAttack } from '../15-keywords/15.1.1.9-party.js';
import { hasBrave, rulesOfBrave } from '../15-keywords/15.2.1-brave.js';

type AttackPhase = {
  readonly seat: Seat;
  /** Who attacks now; more than one are a Party. */
  readonly attackers?: readonly ObjectId[];
  readonly blocker?: ObjectId | null;
};

/**
 * 10.1: preparation once, then declaration, block and damage (15.2.3) as often as the turn player attacks. A cost of
 * either is paid as it is declared (10.1.2.3, 10.1.3.1.3); a Forward that has left is out of the battle (10.1.3.2.1).
 */
export const attackPhase = procedure<AttackPhase>('attack-phase', {
  prepare: (_game, { seat }) => call(responses(seat, fftcg('10.1.1.2')), 'declare'),

  declare: (game, { seat }) => {
    if (readyAttackers(game, seat).length === 0) return done();
    const cites = [fftcg('10.1.2.1'), ...(mustAttack(game, seat) ? [fftcg('10.1.2.1.3')] : [])];
    return ask({ seat, kind: 'attack', params: {}, cites }, 'declared');
  },
  declared: (game, { seat }, result) => {
    const declared = textsOf(result);
    const attackers = fieldOf(game, seat).filter((id) => declared.includes(id));
    if (attackers.length === 0) return done();
    const bill = billForBattle(game, seat, 'attack', attackers);
    return call(choosePayment.with({ bill }), 'attacking', { attackers });
  },
  attacking: (game, { seat, attackers = [] }, result) => {
    if (hasFailed(result)) return go('declare', { attackers: [] });
    const party = isParty(attackers);
    const dulled = attackers
      .filter((object) => !hasBrave(game, object))
      .map((object): GameEvent => ({ kind: 'dulled', cites: [fftcg('10.1.2.2')], object }));
    const attacked = attackers.map((object): GameEvent => {
      const cites = [
        ...rulesOfPartyAttack(attackers),
        ...rulesOfBrave(game, object),
        fftcg('10.1.2.4'),
        fftcg('10.1.2.5'),
      ];
      return { kind: 'attacked', cites, object, seat, party };
    });
    const paid = paymentEvents(game, billForBattle(game, seat, 'attack', attackers), recordOf(result));
    return occur([...dulled, ...paid, ...attacked], 'afterAttack', { blocker: null });
  },
  afterAttack: (_game, { seat }) => call(responses(seat, fftcg('10.1.2.6')), 'block'),

  block: (game, { seat, attackers = [] }) => {
    const remaining = inBattle(game, attackers, seat);
    if (remaining.length === 0) return go('over');
    const defender = opponentOf(game, seat);
    if (readyBlockers(game, defender, remaining).length === 0) return go('afterBlock', { attackers: remaining });
    const params = { attackers: remaining };
    return ask({ seat: defender, kind: 'block', params, cites: [fftcg('10.1.3.1')] }, 'blocked', params);
  },
  blocked: (game, { seat }, result) => {
    const { block } = recordOf(result);
    if (typeof block !== 'string') return go('afterBlock');
    const bill = billForBattle(game, opponentOf(game, seat), 'block', [block]);
    return call(choosePayment.with({ bill }), 'blocking', { blocker: block });
  },
  blocking: (game, { seat, attackers = [], blocker = null }, result) => {
    if (blocker === null || hasFailed(result)) return go('block', { blocker: null });
    const cites = [...(attackers.length > 1 ? [fftcg('10.1.3.4')] : []), fftcg('10.1.3.2'), fftcg('10.1.3.5')];
    const defender = opponentOf(game, seat);
    const paid = paymentEvents(game, billForBattle(game, defender, 'block', [blocker]), recordOf(result));
    return occur([...paid, { kind: 'blocked', cites, object: blocker, seat: defender, attackers }], 'blockDeclared');
  },
  blockDeclared: (_game, { blocker = null }, result) => {
    const blocks = entriesOf(result).some(({ kind }) => kind === 'blocked');
    return go('afterBlock', { blocker: blocks ? blocker : null });
  },
  afterBlock: (_game, { seat }) => call(responses(seat, fftcg('10.1.3.6')), 'damage'),

  damage: (_game, { seat, attackers = [], blocker = null }) =>
    call(damageStep.with({ seat, attackers, blocker, first: false }), 'afterDamage'),
  afterDamage: (_game, { seat }) => call(responses(seat, fftcg('10.1.4.4')), 'over'),

  // 10.1.4.5–6: the Party is no more; the turn player may attack again.
  over: () =>
    occur({ kind: 'battleEnded', cites: [fftcg('10.1.4.5'), END_OF_PARTY, fftcg('10.1.4.6')] }, 'declare', {
      attackers: [],
      blocker: null,
    }),
  stopped: () => done(),
});

/** Priority in which all is possible but what needs a Main Phase; the turn player has it first. */
const responses = (seat: Seat, rule: Citation): Call =>
  priority.with({ seat, passes: 0, may: 'responses', cites: [rule] });
