import { expect, it } from 'vitest';
import { action, ally, ashesTable, dice, type AshesCard } from '../../../support/ashes.js';
import { cast, its, sequence, UNITS, workers } from '../../../support/ashes-words.js';
import { after, answer, DRAW, kindsOf, OF_OTHERS, OWN } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const deal = (amount: number) => its(UNITS, { do: 'deal', objects: 'it', amount });
const place = (count: number) => its(UNITS, { do: 'place-wounds', objects: 'it', count });
const DAMAGE = ['damageDealt', 'woundsPlaced', 'fatallyWounded', 'destroyed', 'putAway', 'drawn'] as const;
/** Draws at each step of its own damage. */
const diary = ally({
  id: 'diary',
  life: 3,
  abilities: [after('damageDealt', DRAW, { where: OWN }), after('woundsPlaced', DRAW, { where: OWN })],
});
const at = (card: AshesCard, marks: object = {}) => ({
  p2: { battlefield: [{ card: card.id, as: card.id, ...marks }] },
});

rule('Ashes damage.process.0', () => {
  it('is entered at the first step where damage is dealt', () => {
    const table = cast(deal(1), at(diary), [diary]);
    expect(kindsOf(table, ...DAMAGE).slice(0, 4)).toEqual(['damageDealt', 'drawn', 'woundsPlaced', 'drawn']);
  });
  it('is entered at the second step where wounds are placed, at the third by "destroy"', () => {
    expect(kindsOf(cast(place(1), at(diary), [diary]), ...DAMAGE).slice(0, 2)).toEqual(['woundsPlaced', 'drawn']);
    const table = cast(its(UNITS, { do: 'destroy', objects: 'it' }), at(diary), [diary]);
    expect(kindsOf(table, ...DAMAGE)).toEqual(['destroyed', 'putAway', 'putAway']);
  });
  it('is not entered by damage of 0, by no wounds, or by an attack value of 0', () => {
    expect(kindsOf(cast(deal(0), at(diary), [diary]), ...DAMAGE)).toEqual(['putAway']);
    expect(kindsOf(cast(place(0), at(diary), [diary]), ...DAMAGE)).toEqual(['putAway']);
    const feeble = ally({ id: 'feeble', attack: 0 });
    const attack = ashesTable({ p1: { battlefield: [{ card: 'feeble', as: 'feeble' }] } }, [feeble]);
    attack.answer('p1', { action: 'attack', target: attack.find('p2', 'phoenixborn', 'champion') });
    expect(kindsOf(attack.answer('p1', ['feeble']), ...DAMAGE)).toEqual([]);
  });
  it('ends where its unit has left play in one of its windows', () => {
    const brittle = ally({
      id: 'brittle',
      life: 5,
      abilities: [
        after('damageDealt', its({ is: ['unit'], self: true }, { do: 'destroy', objects: 'it' }), { where: OWN }),
      ],
    });
    const table = cast(deal(1), at(brittle), [brittle]);
    expect(kindsOf(table, ...DAMAGE)).toEqual(['damageDealt', 'destroyed', 'putAway', 'putAway']);
  });
});

rule('Ashes damage.step1', () => {
  it('lets answer that damage was dealt before any of it is received', () => {
    const table = cast(deal(2), at(diary), [diary]);
    expect(kindsOf(table, ...DAMAGE)).toEqual(['damageDealt', 'drawn', 'woundsPlaced', 'drawn', 'putAway']);
    table.expectHappened('damageDealt', { card: 'diary', amount: 2, by: 'effect', cites: 'damage.step1' });
  });
  it('is no step of wounds that are placed', () => {
    cast(place(2), at(diary), [diary]).expectNotHappened('damageDealt');
  });
});

rule('Ashes damage.step2', () => {
  it('places all wounds at once', () => {
    const table = cast(deal(2), at(diary), [diary]);
    expect(kindsOf(table, 'woundsPlaced')).toHaveLength(1);
    table.expectHappened('woundsPlaced', { count: 2, now: 2, cites: 'damage.step2' });
  });
  it('adds them to those that are there, as many as may be', () => {
    const stone = ally({ id: 'stone', life: 99 });
    const table = cast(deal(90), at(stone, { wounds: 5 }), [stone]);
    table.expectHappened('woundsPlaced', { count: 90, now: 95 });
  });
});

rule('Ashes damage.step2.unit', () => {
  const nurse = ally({
    id: 'nurse',
    life: 9,
    abilities: [
      after(
        'woundsPlaced',
        sequence({ do: 'choose', from: UNITS, min: 1, max: 1, as: 'one' }, { do: 'remove-wounds', objects: 'one' }),
        {
          where: OF_OTHERS,
        },
      ),
    ],
  });
  const seats = {
    p1: { hand: [{ card: 'trick', as: 'trick' }], battlefield: [{ card: 'nurse', as: 'nurse' }] },
    p2: { battlefield: workers({ worker: {} }) },
  };
  const hit = (amount: number) =>
    cast(its({ ...UNITS, of: 'opponents' }, { do: 'deal', objects: 'it', amount }), seats, [nurse]);
  it('destroys it in the next step only: in the window between it is still a unit in play', () => {
    const table = hit(2).expectNotHappened('destroyed');
    table.expectDecision({ p1: 'choose' }).expectLegal('p1', [['nurse'], ['worker']]);
    table.answer('p1', ['nurse']).expectHappened('destroyed', { card: 'worker' });
  });
  it('destroys it also where its wounds are removed in that window', () => {
    const table = hit(2).answer('p1', ['worker']);
    table.expectHappened('woundsRemoved', { card: 'worker' }).expectHappened('destroyed', { card: 'worker' });
  });
  it('destroys none that had fewer wounds than life', () => {
    const table = hit(1).answer('p1', ['nurse']).expectNotHappened('destroyed');
    expect(table.marks('worker')).toEqual({ wounds: 1 });
  });
});

const mourning = answer('mourning', after('woundsPlaced', DRAW));

rule('Ashes damage.step2.phoenixborn', () => {
  const hurt = (wounds: number) => {
    const table = ashesTable(
      {
        p1: { battlefield: workers({ worker: {} }) },
        p2: { phoenixborn: [{ card: 'champion', as: 'hero', wounds }], hand: ['mourning'] },
      },
      [mourning],
    );
    return table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['worker']);
  };
  it('loses the game at once: nobody may answer the wounds', () => {
    const table = hurt(14);
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false });
    expect(kindsOf(table).slice(-2)).toEqual(['woundsPlaced', 'gameEnded']);
  });
  it('does not with one wound less: then they may', () => {
    hurt(13).expectDecision({ p2: 'respond' });
  });
});

rule('Ashes damage.step2.after', () => {
  it('is answered after the placement, before the destruction and before the rest of the card', () => {
    const table = cast(sequence(deal(3), { do: 'shuffle' }), at(diary), [diary]);
    const kinds = kindsOf(table, ...DAMAGE, 'shuffled');
    expect(kinds).toEqual([
      'damageDealt',
      'drawn',
      'woundsPlaced',
      'fatallyWounded',
      'drawn',
      'destroyed',
      'putAway',
      'shuffled',
      'putAway',
    ]);
  });
  it('is answered by reactions of all players', () => {
    const table = ashesTable(
      {
        p1: {
          hand: [
            { card: 'mourning', as: 'own' },
            { card: 'bolt', as: 'bolt' },
          ],
        },
        p2: {
          battlefield: workers({ worker: {} }),
          hand: [{ card: 'mourning', as: 'theirs' }],
          activePool: dice('charm', 'basic', 1),
        },
      },
      [mourning, action({ id: 'bolt', effect: deal(1) })],
    );
    table.answer('p1', { action: 'play', card: 'bolt' }).expectDecision({ p1: 'respond' });
    table.answer('p1', { react: 'own' }).expectDecision({ p2: 'respond' }).answer('p2', { react: 'theirs' });
    expect(kindsOf(table, 'reactionTaken', 'drawn')).toEqual(['reactionTaken', 'drawn']);
    table.expectDecision({ p1: 'turnAction' });
  });
});
