import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import {
  answered,
  attacks,
  born,
  card,
  decksTable,
  dieOf,
  expectWounds,
  plays,
  reacts,
  reactsLater,
  triggers,
  uses,
} from '../../../support/ashes-decks.js';
import { rule } from '../../../support/rule.js';

rule('Ashes simul.1', () => {
  const last = (wounds: number) => {
    const table = attacks(
      decksTable({
        p1: { ...born('coal-roarkwin', { wounds: 14 }), battlefield: [card('iron-rhino')] },
        p2: {
          ...born('jessa-na-ni', { wounds }),
          battlefield: [card('blood-archer')],
          activePool: dice('charm', 'basic', 1),
        },
      }),
      'jessa-na-ni',
      ['iron-rhino'],
    );
    return answered(table, ['p2', { 'iron-rhino': 'blood-archer' }], ['p1', 'attack']);
  };
  it('begins with the active player: an Overkill wins before a Scream is heard', () => {
    expect(last(17).state.outcome).toMatchObject({ winners: ['p1'] });
  });
  it('then asks the other, whose Scream wins before the counter is dealt', () => {
    const table = triggers(last(16), 'p2').expectLegal('p2', [['coal-roarkwin'], ['jessa-na-ni']]);
    table.answer('p2', ['coal-roarkwin']).expectNotHappened('attackEnded');
    expect(table.state.outcome).toMatchObject({ winners: ['p2'] });
  });

  it('goes from player to player, a reaction within a reaction, one for each of them', () => {
    const table = decksTable({
      p1: {
        ...born('coal-roarkwin'),
        hand: ['one-hundred-blades', 'final-cry'],
        activePool: [...dice('natural', 'basic', 2), ...dice('ceremonial', 'power', 1)],
        battlefield: [card('iron-worker')],
        drawPile: ['fear', 'worker'],
      },
      p2: {
        ...born('champion'),
        hand: ['sympathy-pain', 'sympathy-pain'],
        activePool: dice('charm', 'power', 2),
        battlefield: [card('iron-rhino')],
      },
    });
    reactsLater(plays(table, 'p1', 'one-hundred-blades').answer('p1', ['champion']), 'p2', 'sympathy-pain');
    table.expectLegal('p2', [['iron-worker'], ['coal-roarkwin']]).answer('p2', ['iron-worker']);
    reacts(table, 'p1', 'final-cry').answer('p1', ['champion']).expectDecision({ p1: 'turnAction' });
    expectWounds(table, { champion: 3, 'iron-rhino': 1, 'coal-roarkwin': 0 });
    expect([table.player('p1')['reactionsTaken'], table.player('p2')['reactionsTaken']]).toEqual([1, 1]);
    expect([table.cards('p1', 'hand'), table.cards('p2', 'hand')]).toEqual([['fear'], ['sympathy-pain']]);
  });

  const three = (wounds: number) => {
    const table = decksTable({
      p1: {
        ...born('aradel-summergaard'),
        activePool: dice('natural', 'class', 1),
        battlefield: [card('silver-snake')],
      },
      p2: {
        ...born('coal-roarkwin'),
        hand: ['final-cry'],
        activePool: [dieOf('ceremonial', 2, 'cry')],
        battlefield: [card('mist-spirit')],
      },
      p3: { ...born('jessa-na-ni', { wounds }), activePool: [dieOf('charm', 0, 'scream')], battlefield: ['gilder'] },
    });
    uses(table, 'p1', 'aradel-summergaard', 'water-blast').answer('p1', ['mist-spirit']);
    expect(table.marks('silver-snake')).toEqual({ status: 1 });
    reacts(table, 'p2', 'final-cry').expectLegal('p2', [['aradel-summergaard'], ['coal-roarkwin'], ['jessa-na-ni']]);
    return table.answer('p2', ['jessa-na-ni']);
  };
  it('lets three players answer one destruction: a trigger, a reaction, a paid ability', () => {
    const table = triggers(three(16), 'p3').answer('p3', ['coal-roarkwin']).expectDecision({ p1: 'turnAction' });
    expectWounds(table, { 'jessa-na-ni': 18, 'coal-roarkwin': 1 });
  });
  it('asks nobody who has lost by the answer of another; what she had is not destroyed', () => {
    const table = three(17).expectDecision({ p1: 'turnAction' });
    expect([table.player('p3')['left'], table.marks('silver-snake')]).toEqual([true, { status: 1 }]);
  });
});

rule('Ashes simul.mutual', () => {
  const rhinos = (first: 'attack' | 'counter') => {
    const table = attacks(
      decksTable({
        p1: { ...born('coal-roarkwin'), battlefield: [card('iron-rhino')] },
        p2: {
          ...born('champion'),
          hand: ['strange-copy'],
          activePool: dice('illusion', 'power', 1),
          battlefield: [card('gilder')],
        },
      }),
      'champion',
      ['iron-rhino'],
    );
    reacts(table, 'p2', 'strange-copy').answer('p2', ['iron-rhino']);
    table.expectLegal('p2', [{}, { 'iron-rhino': 'gilder' }]);
    answered(table, ['p2', { 'iron-rhino': 'gilder' }], ['p1', first]).expectDecision({ p1: 'turnAction' });
    expect([table.cards('p1', 'conjurationPile'), table.cards('p2', 'conjurationPile')]).toEqual([
      ['iron-rhino'],
      ['gilder'],
    ]);
    return table;
  };
  it('destroys two Rhinos, one of them a copy, which counters and so does not trample', () => {
    expectWounds(rhinos('attack'), { champion: 2, 'coal-roarkwin': 0 });
  });
  it('has neither of them trample where the attacker falls first', () => {
    expectWounds(rhinos('counter'), { champion: 0, 'coal-roarkwin': 0 });
  });
});

rule('Ashes simul.multi.3', () => {
  it('spares what comes while a Typhoon goes on, with all that its dead leave in between', () => {
    const table = decksTable({
      p1: {
        hand: ['mist-typhoon'],
        activePool: [...dice('illusion', 'class', 1), ...dice('natural', 'class', 1)],
        battlefield: [card('silver-snake')],
      },
      p2: {
        ...born('coal-roarkwin', { wounds: 3 }),
        hand: ['summon-sleeping-widows'],
        activePool: dice('ceremonial', 'class', 2),
        conjurationPile: ['sleeping-widow', 'sleeping-widow'],
        battlefield: [
          card('butterfly-monk', { exhaustion: 1 }),
          card('gilder', { wounds: 1, exhaustion: 1 }),
          card('hammer-knight'),
        ],
      },
    });
    plays(table, 'p1', 'mist-typhoon').expectLegal('p1', ['butterfly-monk', 'gilder', 'hammer-knight']);
    answered(table, ['p1', 'butterfly-monk'], ['p2', ['coal-roarkwin']]);
    reacts(table, 'p2', 'summon-sleeping-widows').expectLegal('p1', ['gilder', 'hammer-knight']);
    answered(table, ['p1', 'gilder'], ['p2', []], ['p1', 'no']).expectDecision({ p1: 'turnAction' });
    expect(table.cards('p2', 'battlefield')).toEqual(['hammer-knight', 'sleeping-widow', 'sleeping-widow']);
    expectWounds(table, { 'coal-roarkwin': 2, 'hammer-knight': 1 });
    expect(table.marks('silver-snake')).toEqual({ status: 2 });
  });
  it('hits what was there, also a unit that only now is worth less', () => {
    const table = decksTable({
      p1: { hand: ['one-hundred-blades'], activePool: dice('natural', 'basic', 2) },
      p2: {
        ...born('champion'),
        hand: ['redirect'],
        activePool: [dieOf('charm', 2, 'shift')],
        battlefield: [card('gilder', { wounds: 1 }), card('iron-worker')],
      },
    });
    reacts(plays(table, 'p1', 'one-hundred-blades').answer('p1', ['champion']), 'p2', 'redirect');
    // Gilder receives the first damage and is gone before units are chosen.
    answered(table, ['p2', ['gilder']], ['p2', ['iron-worker']]).expectDecision({ p1: 'turnAction' });
    expect(table.marks('iron-worker')).toEqual({ status: 1, wounds: 1 });
  });
});
