import { expect, it } from 'vitest';
import { each, modify, power, sequence, tag, target, whenever } from '../../../support/fftcg-abilities.js';
import { castSummon } from '../../../support/fftcg-play.js';
import {
  attackWith,
  backup,
  bothPass,
  forward,
  fftcgTable,
  monster,
  summon,
  toAttack,
} from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const ELEMENTS = ['fire', 'ice', 'wind', 'earth', 'lightning', 'water', 'light', 'dark'] as const;
const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));

rule('FF-TCG 5.2.1.1', () => {
  const cards = [
    forward({ id: 'flame', elements: ['fire'] }),
    forward({ id: 'tide', elements: ['water'] }),
    forward({ id: 'steam', elements: ['fire', 'water'] }),
    summon({ id: 'soak', cost: 0, targets: [target()], effect: modify('target', tag('water')) }),
    summon({
      id: 'muster',
      cost: 0,
      effect: sequence(
        { do: 'all', from: { is: ['forward'], severalOf: [...ELEMENTS] }, as: 'several' },
        { do: 'draw', count: { size: 'several' } },
      ),
    }),
  ];
  const table = (...forwards: readonly string[]) =>
    fftcgTable({ p1: { field: named(...forwards), hand: named('soak', 'muster') } }, cards);
  const PARTY = ['flame', 'tide'];

  it('treats a Character with a given element as one of several, in a Party and in a count', () => {
    const at = bothPass(castSummon(table('flame', 'tide'), 'soak').answer('p1', ['flame']));
    bothPass(castSummon(at, 'muster'));
    expect(at.cards('p1', 'hand')).toHaveLength(1);
    toAttack(at).answer('p1', PARTY).expectHappened('attacked', { object: 'flame', party: true });
  });

  it('counts the printed elements without that', () => {
    const at = bothPass(castSummon(table('flame', 'tide'), 'muster'));
    expect(at.cards('p1', 'hand')).toEqual(['soak']);
    toAttack(at).expectRefused('p1', PARTY, 'attack.party');
    expect(bothPass(castSummon(table('flame', 'steam'), 'muster')).cards('p1', 'hand')).toHaveLength(2);
  });
});

rule('FF-TCG 5.2.2.2', () => {
  it.each(['Princess', 'Warrior'])('counts a card with two Jobs as a %s', (job) => {
    const census = summon({ id: 'census', cost: 0, effect: { do: 'draw', count: { count: { is: [job] } } } });
    const heir = forward({ id: 'heir', jobs: ['Princess', 'Warrior'] });
    const cards = [census, heir, forward({ id: 'page', jobs: ['Page'] })];
    const at = fftcgTable({ p1: { field: named('heir', 'page'), hand: named('census') } }, cards);
    expect(bothPass(castSummon(at, 'census')).cards('p1', 'hand')).toHaveLength(1);
  });

  it('does not count it as what it is not', () => {
    const census = summon({ id: 'census', cost: 0, effect: { do: 'draw', count: { count: { is: ['Page'] } } } });
    const heir = forward({ id: 'heir', jobs: ['Princess', 'Warrior'] });
    const counted = (...ids: readonly string[]) => {
      const p1 = { field: named(...ids), hand: named('census') };
      return bothPass(
        castSummon(fftcgTable({ p1 }, [census, heir, forward({ id: 'page', jobs: ['Page'] })]), 'census'),
      );
    };
    expect([counted('heir'), counted('heir', 'page')].map((at) => at.cards('p1', 'hand').length)).toEqual([0, 1]);
  });
});

rule('FF-TCG 5.2.3.1.1.2', () => {
  const cards = [forward({ id: 'knight' }), backup({ id: 'scribe' }), monster({ id: 'imp' })];
  const all = named('knight', 'scribe', 'imp');

  it('lets Forwards attack, and no Backup or Monster', () => {
    const at = toAttack(fftcgTable({ p1: { field: all } }, cards));
    at.expectLegal('p1', [['knight'], []]);
    for (const id of ['scribe', 'imp']) {
      at.expectRefused('p1', [id], 'attack.not-a-forward', '5.2.3.1.1.2');
    }
  });

  it('lets Forwards block, and no Backup or Monster', () => {
    const p1 = { field: [{ card: 'knight', as: 'attacker' }] };
    const at = attackWith(toAttack(fftcgTable({ p1, p2: { field: all } }, cards)), 'attacker');
    at.expectLegal('p2', [{ block: 'knight' }, { block: null }]);
    for (const id of ['scribe', 'imp']) at.expectRefused('p2', { block: id }, 'block.not-a-forward', '5.2.3.1.1.2');
  });
});

rule('FF-TCG 5.2.4.1', () => {
  it('means this very card by its own name, not another one of that name', () => {
    const surge = whenever('attacked', modify('self', power(1000)));
    const dragoon = forward({ id: 'dragoon', generic: true, abilities: [surge] });
    const pair = [
      { card: 'dragoon', as: 'one' },
      { card: 'dragoon', as: 'two' },
    ];
    const at = toAttack(fftcgTable({ p1: { field: pair } }, [dragoon])).answer('p1', ['one']);
    at.expectHappened('abilityPlaced', { source: 'one', cites: '5.2.4.1' });
    expect(at.state.zones['stack']).toHaveLength(1);
    bothPass(at);
    expect([at.facts('one').numbers['power'], at.facts('two').numbers['power']]).toEqual([6000, 5000]);
  });

  it('means all of that name where the text looks for the name', () => {
    const all = sequence({ do: 'all', from: { named: 'dragoon' }, as: 'all' }, modify('all', power(1000)));
    const dragoon = forward({ id: 'dragoon', generic: true, abilities: [whenever('attacked', all)] });
    const field = ['one', 'two'].map((as) => ({ card: 'dragoon', as }));
    const at = bothPass(toAttack(fftcgTable({ p1: { field } }, [dragoon])).answer('p1', ['one']));
    expect([at.facts('one').numbers['power'], at.facts('two').numbers['power']]).toEqual([6000, 6000]);
  });
});

rule('FF-TCG 5.2.6.1', () => {
  const bolt = (id: string, amount: number) =>
    summon({ id, cost: 0, targets: [target()], effect: { do: 'deal', objects: 'target', amount } });
  const cards = [bolt('b3', 3000), bolt('b4', 4000), forward({ id: 'knight', power: 7000 }), backup({ id: 'scribe' })];
  const struck = (...bolts: readonly string[]) => {
    const at = fftcgTable({ p1: { hand: named('b3', 'b4') }, p2: { field: named('knight', 'scribe') } }, cards);
    for (const id of bolts) bothPass(castSummon(at, id).answer('p1', ['knight']));
    return at;
  };

  it('breaks a Forward whose damage of the turn reaches its power', () => {
    struck('b3', 'b4').expectHappened('broken', { object: 'knight', cites: '5.2.6.1' });
  });
  it('spares it below that', () => {
    const at = struck('b4');
    expect([at.exists('knight'), at.marks('knight')['damage']]).toEqual([true, 4000]);
  });
  it('is damage of the Forward that deals it, where the text says which', () => {
    const duel = summon({
      id: 'duel',
      cost: 0,
      targets: [target({ is: ['forward'], of: 'you' }), target({ is: ['forward'], of: 'opponents' }, 'other')],
      effect: { do: 'deal', objects: 'other', amount: { number: 'power', of: 'target' }, by: 'target' },
    });
    const at = fftcgTable(
      {
        p1: { hand: named('duel'), field: [{ card: 'knight', as: 'mine' }] },
        p2: { field: [{ card: 'knight', as: 'theirs' }] },
      },
      [duel, ...cards],
    );
    bothPass(castSummon(at, 'duel').answer('p1', ['mine']).answer('p1', ['theirs']));
    at.expectHappened('damageDealt', { object: 'theirs', amount: 7000, source: ['mine'] });
    at.expectHappened('broken', { object: 'theirs', by: ['mine'] });
    expect(at.exists('mine')).toBe(true);
  });
  it('damages no card outside the field', () => {
    const sear = summon({
      id: 'sear',
      cost: 0,
      effect: sequence(
        { do: 'all', from: { zone: 'break', of: 'you' }, as: 'all' },
        { do: 'deal', objects: 'all', amount: 8000 },
      ),
    });
    const at = fftcgTable({ p1: { hand: named('sear'), break: named('knight') } }, [sear, ...cards]);
    bothPass(castSummon(at, 'sear')).expectNotHappened('damageDealt');
    expect(at.marks('knight')).toEqual({});
  });
  it('gives only Forwards power', () => {
    expect(struck().facts('knight').numbers).toHaveProperty('power', 7000);
    expect(struck().facts('scribe').numbers).not.toHaveProperty('power');
  });

  it('takes damage of its own amount if the text says so, outside of a battle', () => {
    const mirror = summon({
      id: 'mirror',
      cost: 0,
      effect: each({ is: ['forward'] }, { do: 'deal', objects: 'all', amount: { number: 'power', of: 'it' } }),
    });
    const field = [1000, 3000].map((strength) => ({ card: `of-${strength}`, as: `of-${strength}` }));
    const pair = [1000, 3000].map((strength) => forward({ id: `of-${strength}`, power: strength }));
    const at = fftcgTable({ p1: { hand: [{ card: 'mirror', as: 'mirror' }], field } }, [mirror, ...pair]);
    bothPass(at.answer('p1', { action: 'cast-summon', card: 'mirror' })).expectLog([
      { kind: 'stackTaken' },
      { kind: 'damageDealt', object: 'of-1000', amount: 1000, battle: false },
      { kind: 'damageDealt', object: 'of-3000', amount: 3000, battle: false },
      { kind: 'putInto' },
      { kind: 'broken', card: 'of-1000' },
      { kind: 'broken', card: 'of-3000' },
    ]);
  });
});
