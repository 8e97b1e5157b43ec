/** Texts that count tokens, ask for dice on cards and copy conjurations: a case inside, and one just outside. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { dice } from '../../support/ashes.js';
import { record, spell } from '../../support/ashes-records.js';
import { cast, mine, PLAYED, tableWith } from '../../support/ashes-texts.js';

const HERO = { phoenixborn: [{ card: 'champion', as: 'hero' }] };

describe('a value for each token', () => {
  const attackOf = (text: string, more: JsonRecord) =>
    tableWith(record('tried', { text }), { p1: { battlefield: [{ card: 'tried', as: 'unit', ...more }] } }).facts(
      'unit',
    ).numbers['attack'];
  it('grows by the number of the ability for each', () => {
    const text = "* Rage 2: Add 2 to this unit's attack value for each wound token on this unit.";
    expect([attackOf(text, {}), attackOf(text, { wounds: 2 }), attackOf(text, { status: 2 })]).toEqual([2, 6, 2]);
  });
  it('grows twice, if the unit has the ability twice (glossary.stackable.1)', () => {
    const text = "* Rage 3: Add 3 to this unit's attack value for each wound token on this unit.";
    const spellText = `This unit now has the following ability:\n\n${text}`;
    const table = tableWith(
      record('tried', { text }),
      {
        p1: {
          battlefield: [{ card: 'tried', as: 'unit', wounds: 2 }],
          attached: [{ card: 'fury', attachedTo: 'unit' }],
        },
      },
      [spell('fury', 'Alteration Spell', spellText)],
    );
    expect(table.facts('unit').numbers['attack']).toBe(14);
  });
});

describe('tokens on several units', () => {
  const brawl =
    'Resolve the following effect once for each wound token on units you control:\n\nYou may deal 1 damage to a target Phoenixborn an opponent controls.';
  it('count together, on the units of the text alone', () => {
    const battlefield = [
      { card: 'worker', wounds: 1 },
      { card: 'wisp-tamer', wounds: 2, status: 5 },
    ];
    const table = cast(brawl, { p1: { battlefield }, p2: { ...HERO, battlefield: [{ card: 'worker', wounds: 1 }] } });
    for (let at = 0; at < 3; at += 1) table.answer('p1', ['hero']);
    expect(table.marks('hero')).toEqual({ wounds: 3 });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('of one player give status tokens', () => {
    const text =
      'When this unit comes into play, place 1 status token on this unit for each exhaustion token on units a target player controls.';
    const p2 = {
      battlefield: [
        { card: 'worker', exhaustion: 2 },
        { card: 'worker', exhaustion: 1 },
      ],
    };
    const table = tableWith(record('tried', { text }), { p1: mine({ exhaustion: 1 }), p2 }).answer('p1', PLAYED);
    table.answer('p1', 'p2');
    expect(table.marks(table.find('p1', 'battlefield', 'tried'))).toEqual({ status: 3 });
  });
});

describe('a charged card', () => {
  const text = 'Remove 1 exhaustion token and 1 wound token from a charged card you control.';
  it('is one on which a die of any type lies (charged)', () => {
    const p1 = {
      battlefield: [
        { card: 'wisp-tamer', as: 'charged', wounds: 2, exhaustion: 1 },
        { card: 'wisp-tamer', as: 'other', wounds: 2, exhaustion: 1 },
      ],
      diceOnCards: [{ card: 'natural', cardless: true, on: 'charged' }],
    };
    const table = cast(text, { p1 });
    expect([table.marks('charged'), table.marks('other')]).toEqual([{ wounds: 1 }, { wounds: 2, exhaustion: 1 }]);
  });
  const guard =
    'You may play this spell after a charged card you control is dealt damage. Prevent 2 damage from being received.';
  const hurt = (on: string) => {
    const bolt = spell('bolt', 'Action Spell', 'Deal 1 damage to all units you control.', { cost: ['[[main]]'] });
    const p1 = {
      ...mine(),
      spellboard: [{ card: 'old', as: 'old' }],
      hand: [{ card: 'bolt', as: 'bolt' }],
      diceOnCards: [{ card: 'natural', cardless: true, on }],
    };
    return tableWith(spell('tried', 'Reaction Spell', guard), { p1 }, [bolt, spell('old', 'Ready Spell', '')]).answer(
      'p1',
      {
        action: 'play',
        card: 'bolt',
      },
    );
  };
  it('may be protected from damage, and no other card', () => {
    const table = hurt('mine');
    table.answer('p1', { react: 'tried' });
    expect(table.marks('mine')).toEqual({});
    expect(hurt('old').legal('p1')).not.toContainEqual({ react: hurt('old').id('tried') });
  });
});

describe('attackers that a text takes out', () => {
  const defended = (text: string, type: string) => {
    const p1 = {
      battlefield: [
        { card: 'wisp-tamer', as: 'first' },
        { card: 'wisp-tamer', as: 'second' },
      ],
    };
    const unit = type === 'Ally' ? [{ card: 'tried', as: 'wall' }] : [{ card: 'worker', as: 'wall' }];
    const fields = type === 'Ally' ? record('tried', { text }) : spell('tried', type, text);
    const table = tableWith(fields, { p1, p2: { ...HERO, battlefield: unit } });
    return table
      .answer('p1', { action: 'attack', target: 'hero' })
      .answer('p1', ['first', 'second'])
      .answer('p2', { first: 'wall' });
  };
  it('are unblocked, where the text says so, or none', () => {
    const text =
      'Evade: When this unit is declared as a blocker, you may choose a target unblocked attacking ally. That unit is no longer attacking.';
    const table = defended(text, 'Ally');
    table.expectLegal('p2', [[], [table.id('second')]]);
    table.answer('p2', ['second']);
    expect([table.marks('second'), table.marks('hero')]).toEqual([{}, {}]);
  });
  it('are blocked, where the text says so, and their blockers are exhausted', () => {
    const text =
      'You may play this spell after an opponent declares blockers. Choose an attacking ally you control that is blocked. It is no longer attacking. Place 2 exhaustion tokens on the target unit that was blocking the chosen ally.';
    const table = defended(text, 'Reaction Spell').answer('p1', { react: 'tried' });
    expect([table.marks('first'), table.marks('wall')]).toEqual([{}, { exhaustion: 2 }]);
    expect(table.marks('hero')).toEqual({ wounds: 2 });
  });
});

describe('copies of a conjuration', () => {
  const text =
    'Choose a conjuration you control with a life value of 2. Place a copy of that conjuration onto your battlefield. At the end of this turn, destroy that copy.';
  it('come from the pile, and are destroyed at the end of the turn', () => {
    const table = cast(text, { p1: { battlefield: [{ card: 'wisp', as: 'own' }] } });
    expect(table.cards('p1', 'battlefield')).toEqual(['wisp', 'wisp']);
    table.answer('p1', { action: 'end' });
    expect([table.cards('p1', 'battlefield'), table.exists('own')]).toEqual([['wisp'], true]);
  });
  it('are none without such a conjuration', () => {
    expect(cast(text, { p1: { battlefield: ['gust'] } }).cards('p1', 'battlefield')).toEqual(['gust']);
  });
  const twice =
    'You may play this spell after a conjuration you control with a life value of 2 is destroyed as a result of an attack, spell, ability, or dice power an opponent controls. Place 2 copies of that conjuration onto your battlefield.';
  const destroyed = (by: 'p1' | 'p2', card: string) => {
    const bolt = spell('bolt', 'Action Spell', 'Deal 3 damage to a target conjuration.', { cost: ['[[main]]'] });
    const p1 = {
      battlefield: [{ card, as: 'own' }],
      conjurationPile: ['wisp', 'wisp', 'gust', 'gust'].map((one) => ({ card: one })),
    };
    const hand = { hand: [{ card: 'bolt', as: 'bolt' }] };
    const table = tableWith(
      spell('tried', 'Reaction Spell', twice),
      by === 'p1' ? { p1: { ...p1, ...hand } } : { p1, p2: hand },
      [bolt],
    );
    if (by === 'p2') table.answer('p1', { action: 'pass' }).answer('p1', { action: 'end' });
    return table.answer(by, { action: 'play', card: 'bolt' });
  };
  it('follow one that an opponent has destroyed, with this life value', () => {
    const table = destroyed('p2', 'wisp');
    table.answer('p1', { react: 'tried' });
    expect(table.cards('p1', 'battlefield')).toEqual(['wisp', 'wisp']);
  });
  it('follow no other one', () => {
    for (const table of [destroyed('p1', 'wisp'), destroyed('p2', 'gust')])
      expect(table.state.pending.some(({ kind }) => kind === 'respond')).toBe(false);
  });
});

describe('dice that are rolled again or exhausted', () => {
  it('are as many of both players', () => {
    const text =
      "Re-roll up to 2 dice in a target opponent's active pool. Re-roll an equal number of dice in your active pool.";
    const pools = { p1: { activePool: dice('charm', 'power', 2) }, p2: { activePool: dice('natural', 'power', 2) } };
    const table = cast(text, pools).answer('p1', ['natural-power-1']).answer('p1', ['charm-power-2']);
    table.expectHappened('diceRerolled', { seat: 'p1', objects: ['charm-power-2'] });
    expect(cast(text, pools).answer('p1', []).cards('p1', 'activePool')).toHaveLength(2);
  });
  const war =
    'When this unit comes into play, exhaust one die in your active pool. If you cannot, place 2 wound tokens on your Phoenixborn.';
  it('spare the Phoenixborn, or wound it where there is none', () => {
    const played = (count: number) =>
      tableWith(record('tried', { text: war }), {
        p1: { phoenixborn: [{ card: 'champion', as: 'hero' }], activePool: dice('charm', 'basic', count) },
      }).answer('p1', PLAYED);
    expect([played(1).cards('p1', 'exhaustedPool'), played(1).marks('hero')]).toEqual([['charm'], {}]);
    expect(played(0).marks('hero')).toEqual({ wounds: 2 });
  });
});
