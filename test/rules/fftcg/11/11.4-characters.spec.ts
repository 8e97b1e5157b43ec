import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { askedBy, citedBy } from '../../../support/fftcg-play.js';
import { PASS, backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const cards = [
  backup({ id: 'lamp' }),
  backup({
    id: 'sage',
    abilities: [
      { kind: 'cost', name: 'study', affects: { zone: 'hand', of: 'you', is: ['forward'] }, for: 'cast', add: -1 },
    ],
  }),
  forward({ id: 'knight' }),
  forward({ id: 'squire', cost: 2 }),
  forward({
    id: 'herald',
    abilities: [
      {
        kind: 'triggered',
        name: 'arrive',
        on: [{ event: 'entered', where: { object: { object: { self: true } } } }],
        effect: { do: 'draw', count: 1 },
      },
      {
        kind: 'triggered',
        name: 'reward',
        on: [{ event: 'entered', where: { object: { object: { self: true, marks: { paid: true } } } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
    options: [{ as: 'more', costs: [{ pay: 'cp', any: 1 }] }],
  }),
  forward({ id: 'chooser', castModes: ['fire', 'water'] }),
  forward({ id: 'offering', additionalCosts: [{ pay: 'break', count: 1, of: { is: ['backup'] } }] }),
  summon({ id: 'spell' }),
  backup({
    id: 'ear',
    abilities: [
      {
        kind: 'triggered',
        name: 'hear',
        on: [{ event: 'discarded', where: { seat: { seat: 'you' } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  }),
  backup({
    id: 'gate',
    abilities: [
      {
        kind: 'prohibition',
        name: 'shut',
        on: { event: 'entered', where: { seat: { seat: 'opponents' }, cast: { equals: true } } },
      },
    ],
  }),
];
const side = (hand: readonly string[], field: readonly string[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  field: field.map((card, index) => ({ card, as: `${card}${index + 1}` })),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => fftcgTable({ p1, p2 }, cards);
const cast = (card: string) => ({ action: 'cast-character', card });

rule('FF-TCG 11.4.1', () => {
  it('puts the Character on the field at once, without the stack and without responses', () => {
    const at = table(side(['knight'], ['lamp']))
      .answer('p1', cast('knight'))
      .answer('p1', { lamp1: 'fire' });
    at.expectHappened('entered', { card: 'knight', cast: true, cites: '11.4.1' }).expectDecision({ p1: 'priority' });
    expect(at.state.zones['stack']).toEqual([]);
  });
  it('needs the own Main Phase and an empty stack', () => {
    const at = table(side(['knight', 'spell'], ['lamp', 'lamp']), {
      hand: [{ card: 'knight', as: 'theirs' }],
      field: ['lamp'],
    });
    at.answer('p1', { action: 'cast-summon', card: 'spell' }).answer('p1', { lamp1: 'fire' });
    at.expectRefused('p1', cast('knight'), 'cast.not-now', '11.4.1');
    at.answer('p1', PASS).expectRefused('p2', cast('theirs'), 'cast.not-now', '11.4.1');
  });
  it('may cast what can be paid for and has room, and says by which rules alone', () => {
    const at = table(side(['knight', 'squire', 'spell'], ['lamp']));
    at.expectLegal('p1', [cast('knight'), cast('squire'), { action: 'cast-summon', card: 'spell' }, PASS]);
    const poor = table(side(['knight', 'squire']));
    poor.expectLegal('p1', [cast('knight'), cast('squire'), PASS]);
    const alone = table(side(['squire'])).expectLegal('p1', [PASS]);
    alone.expectRefused('p1', cast('squire'), 'cost.not-payable', '11.4.7');
    const twin = table(side(['knight'], ['lamp', 'knight'])).expectLegal('p1', [PASS]);
    twin.expectRefused('p1', cast('knight'), 'field.same-name');
    at.answer('p1', cast('knight')).answer('p1', { lamp1: 'fire' });
    at.expectHappened('entered', { card: 'knight', x: 0, paid: 0, mode: 0, dull: false });
    expect(citedBy(at, 'entered')).toEqual([['11.4.1', '11.4.8']]);
  });
  it('is no way to use a Summon', () => {
    table(side(['spell'], ['lamp'])).expectRefused('p1', cast('spell'), 'cast.not-a-character', '11.4.1');
  });
  it('does not happen where an effect forbids it', () => {
    table(side(['knight'], ['lamp']), side([], ['gate'])).expectRefused('p1', cast('knight'), 'cast.forbidden', '2.2');
  });
});

rule('FF-TCG 11.4.3', () => {
  it('announces what the text has its player select', () => {
    const at = table(side(['chooser'], ['lamp']))
      .answer('p1', cast('chooser'))
      .expectDecision({ p1: 'castMode' });
    at.expectLegal('p1', ['fire', 'water']).expectRefused('p1', 'ice', 'answer.unknown-option', '11.4.3');
    at.answer('p1', 'water').answer('p1', { lamp1: 'fire' });
    expect(at.marks(at.find('p1', 'field', 'chooser'))).toMatchObject({ mode: 2 });
  });

  it('asks nothing of a Character without a choice', () => {
    table(side(['knight'], ['lamp']))
      .answer('p1', cast('knight'))
      .expectDecision({ p1: 'payment' });
  });
});

rule('FF-TCG 11.4.4', () => {
  it('asks by its own rule, and lets X be known on the field', () => {
    const vast = forward({ id: 'vast', cost: 1, x: true });
    const at = fftcgTable({ p1: side(['vast', 'knight'], ['lamp', 'lamp']) }, [...cards, vast]);
    at.answer('p1', cast('vast')).expectDecision({ p1: 'costX' }).expectLegal('p1', [0, 1, 2, 3]);
    expect(askedBy(at)).toEqual(['4.1', '11.4.4', '4.5']);
    at.answer('p1', 1).answer('p1', { lamp1: 'fire', lamp2: 'fire' });
    at.expectHappened('cpPaid', { cp: 2 }).expectHappened('entered', { x: 1, paid: 0 });
    const plain = table(side(['herald'], ['lamp'])).answer('p1', cast('herald'));
    expect(askedBy(plain)).toEqual(['11.4.4', '4.5']);
    plain.answer('p1', { pay: [] }).answer('p1', { lamp1: 'fire' }).expectHappened('entered', { x: 0, paid: 0 });
  });

  it('offers further costs, and what was paid stays known', () => {
    const at = table(side(['herald'], ['lamp', 'lamp'])).answer('p1', cast('herald'));
    at.expectDecision({ p1: 'costOptions' }).expectLegal('p1', [{ pay: [] }, { pay: ['more'] }]);
    at.answer('p1', { pay: ['more'] }).answer('p1', { lamp1: 'fire', lamp2: 'fire' });
    at.expectDecision({ p1: 'triggerOrder' });
    const plain = table(side(['herald'], ['lamp', 'lamp']))
      .answer('p1', cast('herald'))
      .answer('p1', { pay: [] });
    plain.answer('p1', { lamp1: 'fire' }).expectDecision({ p1: 'priority' });
    expect(plain.state.zones['stack']).toHaveLength(1);
  });

  it('offers no further cost that cannot be paid', () => {
    const at = table(side(['herald'], ['lamp']))
      .answer('p1', cast('herald'))
      .expectLegal('p1', [{ pay: [] }]);
    at.refused('p1', { pay: ['more'] });
    at.refused('p1', { pay: ['less'] });
  });
});

rule('FF-TCG 11.4.6', () => {
  it('costs what it cost when it was announced: what lowers it may pay for it', () => {
    const at = table(side(['squire'], ['sage']))
      .answer('p1', cast('squire'))
      .expectLegal('p1', [{ sage1: 'fire' }]);
    at.answer('p1', { sage1: 'fire' }).expectHappened('cpPaid', { cp: 1, cites: '11.4.6' });
  });

  it('costs what is printed where nothing of one’s own lowers it', () => {
    const at = table(side(['squire'], ['lamp', 'lamp']), { field: [{ card: 'sage', as: 'theirs' }] });
    at.answer('p1', cast('squire')).expectLegal('p1', [{ lamp1: 'fire', lamp2: 'fire' }]);
    table(side(['spell'], ['lamp', 'sage']))
      .answer('p1', { action: 'cast-summon', card: 'spell' })
      .answer('p1', { lamp1: 'fire' })
      .expectHappened('cpPaid', { cp: 1 });
  });
});

rule('FF-TCG 11.4.7', () => {
  it('is paid all at once or not at all', () => {
    const at = table(side(['offering'], ['lamp', 'lamp'])).answer('p1', cast('offering'));
    at.expectRefused('p1', { lamp1: 'fire' }, 'payment.incomplete', '11.4.7');
    at.answer('p1', { lamp1: 'fire', lamp2: 'break' }).expectLog([
      { kind: 'cpPaid', cp: 1, cites: '11.4.7' },
      { kind: 'dulled', object: 'lamp1' },
      { kind: 'putInto', object: 'lamp2', zone: 'break' },
      { kind: 'entered', card: 'offering' },
    ]);
  });
  it('does not take one Backup for two parts', () => {
    table(side(['offering'], ['lamp'])).expectRefused('p1', cast('offering'), 'cost.not-payable', '11.4.7');
  });
});

rule('FF-TCG 11.4.8', () => {
  it('gives the turn player priority also where the other has cast it', () => {
    const scout = forward({ id: 'scout', cost: 0, keywords: ['back-attack'] });
    const at = fftcgTable({ p2: { hand: [{ card: 'scout', as: 'scout' }] } }, [scout]).answer('p1', PASS);
    at.answer('p2', cast('scout')).expectHappened('entered', { seat: 'p2' }).expectDecision({ p1: 'priority' });
    // Passes are counted from the beginning again.
    at.answer('p1', PASS).answer('p2', PASS).expectHappened('phaseBegan', { phase: 'attack' });
  });

  it('triggers what hears of it, and gives the turn player priority', () => {
    const at = table(side(['herald'], ['lamp']))
      .answer('p1', cast('herald'))
      .answer('p1', { pay: [] })
      .answer('p1', { lamp1: 'fire' });
    at.expectHappened('entered', { cites: '11.4.8' })
      .expectHappened('abilityPlaced')
      .expectDecision({ p1: 'priority' });
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
  });

  it('triggers nothing of a Character that hears of nothing', () => {
    const at = table(side(['knight'], ['lamp', 'ear']))
      .answer('p1', cast('knight'))
      .answer('p1', { lamp1: 'fire' });
    at.expectHappened('entered', { cites: '11.4.8' })
      .expectNotHappened('abilityPlaced')
      .expectDecision({ p1: 'priority' });
    expect(at.state.zones['stack']).toEqual([]);
  });
});
