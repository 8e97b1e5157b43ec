import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { dice } from '../../support/ashes.js';
import { answered, card, decksTable, expectWounds, plays, reacts, uses } from '../../support/ashes-decks.js';

const CHAMPION = { phoenixborn: [card('champion')] };
const JESSA = { phoenixborn: [card('jessa-na-ni', { wounds: 5 })] };
const CHARMS = Array.from({ length: 3 }, () => ({ card: 'charm', cardless: true }));
const ARADEL = { phoenixborn: [card('aradel-summergaard')], activePool: dice('natural', 'class', 1) };
const blast = (table: ReturnType<typeof decksTable>, unit: string) =>
  uses(table, 'p1', 'aradel-summergaard', 'water-blast').answer('p1', [unit]);

describe('Jessa Na Ni', () => {
  const at = (active: number) =>
    decksTable({
      p1: { ...ARADEL, battlefield: [card('mist-spirit'), card('iron-rhino')] },
      p2: { ...JESSA, activePool: dice('charm', 'basic', active) },
    });
  it('may scream for a die after a unit is destroyed, without using up the reaction', () => {
    const table = blast(at(1), 'mist-spirit');
    expect(table.state.pending[0]?.seat).toBe('p2');
    for (let asked = 0; asked < 4 && table.state.pending[0]?.seat === 'p2'; asked++) {
      const [decision] = table.state.pending;
      if (decision?.kind === 'target') table.answer('p2', ['aradel-summergaard']);
      else if (decision?.kind === 'may') table.answer('p2', 'yes');
      else table.answer('p2', table.legal('p2')[0] ?? null);
    }
    expectWounds(table, { 'aradel-summergaard': 1 });
    expect(table.player('p2')['reactionsTaken']).toBe(0);
  });
  it('pays as she screams, and once in a turn; what she has left does not count', () => {
    const typhoon = () =>
      decksTable({
        p1: {
          ...CHAMPION,
          hand: ['mist-typhoon'],
          activePool: [...dice('natural', 'class', 1), ...dice('illusion', 'class', 1)],
        },
        p2: { ...JESSA, battlefield: ['a', 'b', 'c'].map((as) => ({ card: 'mist-spirit', as })), activePool: CHARMS },
      });
    const next = (table: ReturnType<typeof typhoon>, unit: string) => table.answer('p1', unit);
    const screams = (table: ReturnType<typeof typhoon>) => table.answer('p2', table.legal('p2')[0] ?? null);
    const table = next(plays(typhoon(), 'p1', 'mist-typhoon'), 'a');
    table.expectDecision({ p2: 'respond' }).answer('p2', { pass: true });
    next(table, 'b').expectDecision({ p2: 'respond' });
    screams(table).expectHappened('magicPaid', { seat: 'p2' }).expectDecision({ p2: 'target' });
    // The third of them dies without a word.
    table.answer('p2', ['champion']).expectDecision({ p1: 'may' });
    expectWounds(table, { champion: 1 });
    expect(table.cards('p2', 'battlefield')).toEqual([]);
  });
  it('is silent without a die', () => {
    expectWounds(blast(at(0), 'mist-spirit'), { 'aradel-summergaard': 0 });
  });
});

describe('Fear', () => {
  it('heals as much as the unit recovered, and discards an opponent’s unit without destroying it', () => {
    const table = decksTable({
      p1: { ...JESSA, hand: ['fear'], activePool: dice('charm', 'basic', 1), battlefield: [card('hammer-knight')] },
      p2: { battlefield: [card('gilder')] },
    });
    plays(table, 'p1', 'fear');
    expectWounds(table, { 'jessa-na-ni': 3 });
    table.expectHappened('destroyed', { object: 'hammer-knight' }).expectHappened('leftPlay', { object: 'gilder' });
    expect(table.cards('p2', 'conjurationPile')).toEqual(['gilder']);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('does nothing more where there is nothing to destroy', () => {
    const table = decksTable({
      p1: { ...JESSA, hand: ['fear'], activePool: dice('charm', 'basic', 1) },
      p2: { battlefield: [card('gilder')] },
    });
    expect(plays(table, 'p1', 'fear').cards('p2', 'battlefield')).toEqual(['gilder']);
  });
});

describe('Blood Transfer', () => {
  const at = () =>
    uses(
      decksTable({
        p1: {
          ...JESSA,
          spellboard: [card('blood-transfer')],
          activePool: [...dice('charm', 'class', 1), ...dice('ceremonial', 'class', 1)],
          battlefield: [card('iron-rhino'), card('hammer-knight', { wounds: 3 })],
        },
      }),
      'p1',
      'blood-transfer',
      'transfuse',
    ).answer('p1', ['iron-rhino']);
  it('heals another unit by 2, or the Phoenixborn by 1, or nobody', () => {
    expectWounds(answered(at(), ['p1', 'yes'], ['p1', 'unit']), {
      'iron-rhino': 2,
      'hammer-knight': 1,
      'jessa-na-ni': 5,
    });
    expectWounds(answered(at(), ['p1', 'yes'], ['p1', 'phoenixborn']), { 'hammer-knight': 3, 'jessa-na-ni': 4 });
    expectWounds(answered(at(), ['p1', 'no']), { 'hammer-knight': 3, 'jessa-na-ni': 5 });
  });
});

describe('Summon Blood Puppet', () => {
  const at = () =>
    uses(
      decksTable({
        p1: {
          spellboard: [card('summon-blood-puppet')],
          activePool: dice('ceremonial', 'class', 1),
          conjurationPile: ['blood-puppet'],
        },
      }),
      'p1',
      'summon-blood-puppet',
      'summon',
    );
  it('puts one’s own Puppet onto the battlefield of any player, who controls it', () => {
    const table = at().answer('p1', 'p2');
    const puppet = table.state.objects[table.find('p2', 'battlefield', 'blood-puppet')];
    expect([puppet?.owner, puppet?.controller]).toEqual(['p1', 'p2']);
  });
});

describe('Cut the Strings', () => {
  it('wounds a unit of one’s own, and may discard an alteration spell', () => {
    const table = decksTable({
      p1: {
        spellboard: [card('cut-the-strings')],
        activePool: dice('ceremonial', 'class', 2),
        battlefield: [card('iron-rhino')],
      },
      p2: { battlefield: [card('gilder')], attached: [{ card: 'root-armor', as: 'armor', attachedTo: 'gilder' }] },
    });
    uses(table, 'p1', 'cut-the-strings', 'cut').answer('p1', ['armor']);
    expectWounds(table, { 'iron-rhino': 2 });
    expect(table.cards('p2', 'discardPile')).toEqual(['root-armor']);
  });
});

describe('Undying Heart', () => {
  const at = (unit: string) =>
    blast(
      decksTable({
        p1: { ...ARADEL, battlefield: [card('iron-rhino')] },
        p2: {
          battlefield: [card(unit)],
          attached: [{ card: 'undying-heart', as: 'heart', attachedTo: unit }],
          conjurationPile: [],
        },
      }),
      unit,
    );
  it('lets an ally that is destroyed return to its owner’s hand', () => {
    const table = at('anchornaut').answer('p2', 'yes');
    expect(table.cards('p2', 'hand')).toEqual(['anchornaut']);
    expect(table.cards('p2', 'discardPile')).toEqual(['undying-heart']);
    expect([...at('anchornaut').answer('p2', 'no').cards('p2', 'discardPile')].sort()).toEqual([
      'anchornaut',
      'undying-heart',
    ]);
  });
  it('does nothing for a conjuration', () => {
    const table = at('mist-spirit').expectDecision({ p1: 'turnAction' });
    expect(table.cards('p2', 'conjurationPile')).toEqual(['mist-spirit']);
  });
});

describe('Redirect', () => {
  const at = (...battlefield: readonly JsonRecord[]) =>
    uses(
      decksTable({
        p1: {
          phoenixborn: [card('coal-roarkwin')],
          hand: ['worker'],
          spellboard: [card('chant-of-revenge', { status: 1 })],
        },
        p2: { ...CHAMPION, hand: ['redirect'], activePool: dice('charm', 'power', 1), battlefield },
      }),
      'p1',
      'chant-of-revenge',
      'revenge',
    ).answer('p1', ['champion']);
  it('has a unit receive the damage', () => {
    const table = reacts(at(card('iron-rhino')), 'p2', 'redirect');
    expectWounds(table, { champion: 0, 'iron-rhino': 1 });
  });
  it('needs a unit', () => {
    const table = at();
    expect(JSON.stringify(table.legal('p2'))).not.toContain('react');
    expectWounds(table, { champion: 1 });
  });
});

describe('Final Cry', () => {
  it('answers the destruction of one’s own unit', () => {
    const table = decksTable({
      p1: { ...ARADEL, battlefield: [card('iron-rhino')] },
      p2: {
        ...CHAMPION,
        hand: ['final-cry'],
        activePool: dice('ceremonial', 'power', 1),
        battlefield: [card('mist-spirit')],
      },
    });
    reacts(blast(table, 'mist-spirit'), 'p2', 'final-cry').answer('p2', ['aradel-summergaard']);
    expectWounds(table, { 'aradel-summergaard': 2 });
  });
  it('is no answer to that of others’', () => {
    const table = decksTable({
      p1: { ...ARADEL, battlefield: [card('mist-spirit'), card('gilder')] },
      p2: { ...CHAMPION, hand: ['final-cry'], activePool: dice('ceremonial', 'power', 1) },
    });
    blast(table, 'mist-spirit').expectDecision({ p1: 'turnAction' });
  });
});

describe('Blood Archer', () => {
  it('wounds itself for a damage, even to death', () => {
    const table = decksTable({
      p1: { battlefield: [card('blood-archer', { wounds: 2 })] },
      p2: { battlefield: [card('iron-rhino'), card('gilder')] },
    });
    uses(table, 'p1', 'blood-archer', 'blood-shot').expectHappened('destroyed', { object: 'blood-archer' });
    expectWounds(table.answer('p1', ['iron-rhino']), { 'iron-rhino': 1 });
  });
});

describe('Living Doll', () => {
  it('passes a wound on to a Phoenixborn, as a wound that is placed', () => {
    const table = decksTable({ p1: { battlefield: [card('living-doll', { wounds: 2 })] }, p2: CHAMPION });
    answered(uses(table, 'p1', 'living-doll', 'pain-link'), ['p1', ['champion']]);
    expectWounds(table, { 'living-doll': 1, champion: 1 });
    table.expectNotHappened('damageDealt');
  });
});

describe('Blood Shaman', () => {
  it('heals and raises where one’s own effect destroys it, exhausted or not', () => {
    const table = decksTable({
      p1: {
        phoenixborn: [card('aradel-summergaard', { wounds: 2 })],
        activePool: [...dice('natural', 'class', 1), ...dice('charm', 'basic', 1)],
        battlefield: [card('blood-shaman', { exhaustion: 1 }), card('gilder')],
      },
      p2: CHAMPION,
    });
    blast(table, 'blood-shaman').answer('p1', 'yes');
    expectWounds(table, { 'aradel-summergaard': 1 });
    table.expectHappened('dieChanged', { level: 'class' });
  });
  it('does nothing where an opponent destroys it', () => {
    const table = decksTable({
      p1: { ...ARADEL, battlefield: [card('gilder')] },
      p2: { battlefield: [card('blood-shaman')] },
    });
    blast(table, 'blood-shaman').expectHappened('destroyed').expectDecision({ p1: 'turnAction' });
  });
});

describe('Blood Puppet', () => {
  it('may be hurt by who controls it, but not while it is exhausted', () => {
    const at = (marks: JsonRecord) =>
      decksTable({
        p1: { activePool: dice('charm', 'basic', 1), battlefield: [{ ...card('blood-puppet'), ...marks }] },
      });
    expectWounds(uses(at({}), 'p1', 'blood-puppet', 'self-inflict'), { 'blood-puppet': 1 });
    at({ exhaustion: 1 }).expectRefused(
      'p1',
      { action: 'activate', card: 'blood-puppet', ability: 'self-inflict' },
      'ability.none',
    );
  });
});
