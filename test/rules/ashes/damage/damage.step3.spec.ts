import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, alteration, conjuration } from '../../../support/ashes.js';
import { cast, its, sequence, UNITS, workers } from '../../../support/ashes-words.js';
import { after, answer, DRAW, kindsOf, OF_OTHERS, OWN, when, PASSES } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const TRICK = [{ card: 'trick', as: 'trick' }];
const destroyTheirs = its({ ...UNITS, of: 'opponents' }, { do: 'destroy', objects: 'it' });
const mine = (battlefield: readonly JsonRecord[]): JsonRecord => ({ hand: TRICK, battlefield });

rule('Ashes damage.step3', () => {
  // Draws for each unit that its player has when it is destroyed.
  const counting = ally({
    id: 'counting',
    abilities: [when('destroyed', { do: 'draw', count: { count: { is: ['unit'], of: 'you' } } }, { where: OWN })],
  });
  it('takes it off the battlefield before anything answers that', () => {
    const table = cast(
      destroyTheirs,
      { p2: { battlefield: [{ card: 'counting', as: 'counting' }], phoenixborn: ['champion'] } },
      [counting],
    );
    expect(kindsOf(table, 'destroyed', 'drawn', 'putAway')).toEqual(['destroyed', 'putAway', 'putAway']);
    table.expectHappened('destroyed', { card: 'counting', seat: 'p2', cites: 'damage.step3' });
  });
  it('counts the others that are still there', () => {
    const one = sequence(
      { do: 'choose', from: { is: ['unit'], named: 'counting' }, min: 1, max: 1, as: 'it' },
      { do: 'destroy', objects: 'it' },
    );
    const table = cast(one, { p2: { battlefield: ['counting', 'worker', 'worker'] } }, [counting]);
    expect(kindsOf(table, 'drawn')).toHaveLength(2);
  });
});

const crier = ally({ id: 'crier', abilities: [when('destroyed', DRAW, { where: OWN })] });
const watcher = ally({ id: 'watcher', life: 9, abilities: [after('destroyed', DRAW, { where: OF_OTHERS })] });

rule('Ashes damage.step3.when', () => {
  it('resolves its own "when" before any "after", though that is of the active player', () => {
    const table = cast(
      destroyTheirs,
      { p1: mine([{ card: 'watcher', as: 'watcher' }]), p2: { battlefield: ['crier'] } },
      [crier, watcher],
    );
    const drawn = table.log.filter(({ kind }) => kind === 'drawn').map(({ seat }) => seat);
    expect(drawn).toEqual(['p2', 'p1']);
  });
  it('is nothing that others have: only this unit has been destroyed', () => {
    const table = cast(
      destroyTheirs,
      { p2: { battlefield: workers({ worker: {} }) }, p1: mine([{ card: 'crier', as: 'crier' }]) },
      [crier],
    );
    table.expectNotHappened('drawn');
  });
  it('sees it as it was: with its tokens, and with what is attached to it', () => {
    const hoard = ally({
      id: 'hoard',
      abilities: [when('destroyed', { do: 'draw', count: { mark: 'status', of: 'self' } }, { where: OWN })],
    });
    const table = cast(destroyTheirs, { p2: { battlefield: [{ card: 'hoard', as: 'hoard', status: 3 }] } }, [hoard]);
    expect(kindsOf(table, 'drawn')).toHaveLength(3);
    expect(kindsOf(table, 'destroyed', 'drawn', 'putAway').slice(-3)).toEqual(['drawn', 'putAway', 'putAway']);
  });
  it('sees it exhausted, and without text then', () => {
    const table = cast(destroyTheirs, { p2: { battlefield: [{ card: 'crier', as: 'crier', exhaustion: 1 }] } }, [
      crier,
    ]);
    table.expectHappened('destroyed', { card: 'crier' }).expectNotHappened('drawn');
  });
  it('leaves it where it can neither be chosen nor hurt', () => {
    const revenge = ally({
      id: 'revenge',
      abilities: [
        when(
          'destroyed',
          sequence(
            { do: 'choose', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' },
            { do: 'deal', objects: 'it', amount: 1 },
          ),
          { where: OWN },
        ),
      ],
    });
    const table = cast(
      destroyTheirs,
      { p1: mine(workers({ a: {}, b: { wounds: 1 } })), p2: { battlefield: ['revenge'] } },
      [revenge],
    );
    table.expectDecision({ p2: 'choose' }).expectLegal('p2', [['a'], ['b']]);
  });
});

rule('Ashes damage.step3.after', () => {
  it('comes when all of its own "when" is resolved', () => {
    const cry = ally({ id: 'cry', abilities: [when('destroyed', { do: 'may', effect: DRAW }, { where: OWN })] });
    const widows = answer('widows', after('destroyed', DRAW, { where: { seat: { seat: 'you' } } }));
    const table = cast(destroyTheirs, { p2: { battlefield: ['cry'], hand: [{ card: 'widows', as: 'widows' }] } }, [
      cry,
      widows,
    ]);
    table.expectDecision({ p2: 'may' }).answer('p2', 'yes').expectHappened('drawn', { seat: 'p2' });
    table.expectDecision({ p2: 'respond' }).expectLegal('p2', [{ react: 'widows' }, ...PASSES]);
    table.answer('p2', { react: 'widows' }).expectHappened('putAway', { card: 'cry' });
  });
  it('answers whose unit it was', () => {
    const of = (seat: 'you' | 'opponents') =>
      ally({ id: seat, life: 9, abilities: [after('destroyed', DRAW, { where: { seat: { seat } } })] });
    const seats = {
      p1: mine([
        { card: 'opponents', as: 'one' },
        { card: 'you', as: 'two' },
      ]),
      p2: { battlefield: workers({ worker: {} }) },
    };
    const table = cast(its({ named: 'worker' }, { do: 'destroy', objects: 'it' }), seats, [of('you'), of('opponents')]);
    expect(kindsOf(table, 'drawn')).toHaveLength(1);
    table.expectHappened('abilityPlaced', { seat: 'p1' });
  });
  it('answers also "leaves play"', () => {
    const leaver = ally({ id: 'leaver', life: 9, abilities: [after('leavesPlay', DRAW, { where: OF_OTHERS })] });
    const table = cast(
      destroyTheirs,
      { p1: mine([{ card: 'leaver', as: 'leaver' }]), p2: { battlefield: workers({ worker: {} }) } },
      [leaver],
    );
    table.expectHappened('drawn', { seat: 'p1' });
  });
  it('is of none that came only after it was destroyed', () => {
    const late = conjuration({ id: 'late', limit: 3, abilities: [after('destroyed', DRAW, { where: OF_OTHERS })] });
    const mother = ally({
      id: 'mother',
      conjurations: ['late'],
      abilities: [when('destroyed', { do: 'conjure', card: 'late', count: 1 }, { where: OWN })],
    });
    const table = cast(destroyTheirs, { p2: { battlefield: ['mother'], conjurationPile: ['late'] } }, [late, mother]);
    expect(table.cards('p2', 'battlefield')).toEqual(['late']);
    table.expectNotHappened('drawn');
  });
});

rule('Ashes damage.step4', () => {
  const seeker = ally({
    id: 'seeker',
    abilities: [
      when('destroyed', { do: 'draw', count: { count: { zone: 'discardPile', of: 'you' } } }, { where: OWN }),
    ],
  });
  it('discards it when all of that is over, not before', () => {
    const table = cast(destroyTheirs, { p2: { battlefield: ['seeker'], discardPile: ['worker'] } }, [seeker]);
    expect(kindsOf(table, 'drawn')).toHaveLength(1);
    expect(table.cards('p2', 'discardPile')).toEqual(['worker', 'seeker']);
    table.expectHappened('putAway', { card: 'seeker', cites: 'damage.step4' });
  });
  it('leaves no tokens, and a card that comes back is another', () => {
    const table = cast(destroyTheirs, {
      p2: { battlefield: [{ card: 'worker', as: 'worker', wounds: 1, status: 2, exhaustion: 1 }] },
    });
    expect(table.exists('worker')).toBe(false);
    expect(table.marks(table.find('p2', 'discardPile', 'worker'))).toEqual({});
  });
  it('discards what was attached to it first', () => {
    const armour = alteration({ id: 'armour', bonus: { life: 2 } });
    const table = cast(
      destroyTheirs,
      {
        p2: {
          battlefield: [{ card: 'worker', as: 'worker' }],
          attached: [{ card: 'armour', as: 'armour', attachedTo: 'worker' }],
        },
      },
      [armour],
    );
    const away = table.log.filter(({ kind }) => kind === 'putAway').map(({ card }) => card);
    expect(away).toEqual(['armour', 'worker', 'trick']);
  });
});
