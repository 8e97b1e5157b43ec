import { expect, it } from 'vitest';
import { ally } from '../../../support/ashes.js';
import { cast, its, sequence, UNITS, workers } from '../../../support/ashes-words.js';
import { after, DRAW, kindsOf, OF_OTHERS, OWN } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const hit = (amount: number) => its(UNITS, { do: 'deal', objects: 'it', amount });
const THEIRS = { p2: { battlefield: workers({ worker: {} }) } };

rule('Ashes damage.1', () => {
  it('places a wound for each damage, and destroys a unit that has as many as life', () => {
    const table = cast(hit(2), THEIRS);
    expect(kindsOf(table)).toEqual([
      'actionTaken',
      'spellPlayed',
      'damageDealt',
      'woundsPlaced',
      'fatallyWounded',
      'destroyed',
      'putAway',
      'putAway',
    ]);
    table.expectHappened('woundsPlaced', { card: 'worker', count: 2, now: 2 });
    table.expectHappened('destroyed', { card: 'worker', cites: 'damage.1' });
  });
  it('leaves in play what has fewer', () => {
    const table = cast(hit(1), THEIRS).expectNotHappened('destroyed');
    expect(table.marks('worker')).toEqual({ wounds: 1 });
  });
  it('adds up over several effects', () => {
    const table = cast(hit(1), { p2: { battlefield: workers({ worker: { wounds: 1 } }) } });
    table.expectHappened('destroyed', { card: 'worker' });
  });
});

rule('Ashes damage.2', () => {
  it('discards a destroyed unit', () => {
    const table = cast(hit(2), THEIRS);
    expect([table.cards('p2', 'battlefield'), table.cards('p2', 'discardPile')]).toEqual([[], ['worker']]);
    table.expectHappened('putAway', { card: 'worker', zone: 'discardPile', cites: 'damage.2' });
  });
  it('discards no unit that is only wounded', () => {
    expect(cast(hit(1), THEIRS).cards('p2', 'discardPile')).toEqual([]);
  });
});

const PHOENIXBORN = { is: ['phoenixborn'], of: 'opponents' } as const;
const wound = (wounds: number, more: object = {}) => ({ p2: { phoenixborn: [{ card: 'champion', wounds }] }, ...more });
const last = sequence({ do: 'all', from: PHOENIXBORN, as: 'it' }, { do: 'deal', objects: 'it', amount: 1 }, DRAW);

rule('Ashes damage.3', () => {
  it('loses the game for its player at once, and nothing else of the card happens', () => {
    const table = cast(last, wound(14));
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], reason: 'destroyed' });
    expect(kindsOf(table).slice(-3)).toEqual(['damageDealt', 'woundsPlaced', 'gameEnded']);
    table.expectNotHappened('drawn');
  });
  it('does not before it', () => {
    const table = cast(last, wound(13)).expectHappened('drawn', { seat: 'p1' });
    expect(table.state.outcome).toBeNull();
  });
  it('loses it for that player alone, where three play', () => {
    const three = cast(
      sequence(
        { do: 'all', from: { ...PHOENIXBORN, marks: { wounds: { min: 14 } } }, as: 'it' },
        { do: 'deal', objects: 'it', amount: 1 },
        DRAW,
      ),
      wound(14, { p3: {} }),
    );
    three.expectHappened('lost', { seat: 'p2' }).expectHappened('drawn', { seat: 'p1' });
    expect(three.state.outcome).toBeNull();
  });
});

rule('Ashes damage.4', () => {
  const weak = { ...UNITS, numbers: { life: { max: 2 } } } as const;
  const big = ally({ id: 'big', life: 3 });
  it('does not take wounds from the life value', () => {
    const table = cast(
      its(weak, { do: 'destroy', objects: 'it' }),
      { p2: { battlefield: [{ card: 'big', as: 'big', wounds: 2 }] } },
      [big],
    );
    expect(table.facts('big').numbers).toMatchObject({ life: 3 });
    table.expectNotHappened('destroyed');
  });
  it('asks for the current value, not for what is left of it or what is printed', () => {
    const lowered = sequence(
      { do: 'all', from: UNITS, as: 'all' },
      { do: 'modify', objects: 'all', changes: [{ change: 'number', name: 'life', add: -1 }], until: 'endOfTurn' },
      its(weak, { do: 'destroy', objects: 'it' }),
    );
    const table = cast(lowered, { p2: { battlefield: [{ card: 'big', as: 'big' }] } }, [big]);
    table.expectHappened('destroyed', { card: 'big' });
  });
});

rule('Ashes damage.5', () => {
  const armed = ally({
    id: 'armed',
    abilities: [after('damageDealt', DRAW, { where: OWN }), after('woundsPlaced', DRAW, { where: OWN })],
  });
  const watcher = ally({ id: 'watcher', life: 9, abilities: [after('woundsPlaced', DRAW, { where: OF_OTHERS })] });
  const at = { p2: { battlefield: [{ card: 'armed', as: 'armed' }] }, p1: { battlefield: ['watcher'] } };
  const with_ = (effect: Parameters<typeof its>[1]) =>
    cast(
      its({ ...UNITS, of: 'opponents' }, effect),
      { p2: at.p2, p1: { hand: [{ card: 'trick', as: 'trick' }], ...at.p1 } },
      [armed, watcher],
    );
  it('destroys without damage or wounds, and what answers those is silent', () => {
    const table = with_({ do: 'destroy', objects: 'it' });
    expect(kindsOf(table)).toEqual(['actionTaken', 'spellPlayed', 'destroyed', 'putAway', 'putAway']);
    table.expectHappened('destroyed', { card: 'armed', cites: 'damage.5' });
  });
  it('is otherwise where damage destroys', () => {
    const table = with_({ do: 'deal', objects: 'it', amount: 2 });
    expect(kindsOf(table, 'damageDealt', 'woundsPlaced', 'drawn', 'destroyed')).toEqual([
      'damageDealt',
      'drawn',
      'woundsPlaced',
      'drawn',
      'drawn',
      'destroyed',
    ]);
  });
});
