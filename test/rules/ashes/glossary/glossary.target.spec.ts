import { expect, it } from 'vitest';
import { action, ally, alteration, ashesTable, reaction, type AshesCard } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const TARGET = { do: 'target', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' } as const;
const BURN = { do: 'deal', objects: 'it', amount: 1 } as const;
const NAP = { do: 'exhaust', objects: 'it' } as const;

/** One damage to a target unit; its player may draw a card after that. */
const bolt = action({ id: 'bolt', effect: { do: 'sequence', of: [TARGET, BURN, { do: 'draw', count: 1 }] } });
const choosing = action({ id: 'choosing', effect: { do: 'sequence', of: [{ ...TARGET, do: 'choose' }, BURN] } });
const rested = action({
  id: 'rested',
  effect: {
    do: 'sequence',
    of: [{ ...TARGET, from: { is: ['unit'], marks: { exhaustion: false } } }, BURN, { do: 'draw', count: 1 }],
  },
});
const mayBolt = action({ id: 'may-bolt', effect: { do: 'sequence', of: [{ ...TARGET, min: 0 }, BURN] } });
const answering = (id: string, effect: NonNullable<ReturnType<typeof reaction>['reaction']>['effect']): AshesCard =>
  reaction({
    id,
    reaction: {
      kind: 'triggered',
      name: id,
      on: [
        {
          event: 'targeted',
          where: { seat: { seat: 'opponents' }, objects: { object: { is: ['unit'], of: 'you' } } },
          bind: { it: 'objects' },
        },
      ],
      effect,
    },
  });
const doze = answering('doze', NAP);
const vanish = answering('vanish', { do: 'destroy', objects: 'it' });
const hidden = ally({
  id: 'hidden',
  abilities: [
    {
      kind: 'prohibition',
      name: 'hidden',
      on: { event: 'targeted', where: { objects: { object: { self: true } }, seat: { seat: 'opponents' } } },
    },
  ],
});
const armour = alteration({ id: 'armour', bonus: { life: 1 } });
const cards = [bolt, choosing, rested, mayBolt, doze, vanish, hidden, armour, ally({ id: 'guest' })];

const at = (card: string, answer: readonly string[] = [], units: readonly string[] = ['worker', 'worker']) =>
  ashesTable(
    {
      p1: { hand: [{ card, as: 'spell' }] },
      p2: {
        battlefield: units.map((unit, index) => ({ card: unit, as: `unit-${index + 1}` })),
        hand: answer.map((one) => ({ card: one, as: one })),
      },
    },
    cards,
  ).answer('p1', { action: 'play', card: 'spell' });

rule('Ashes glossary.target.2', () => {
  it('chooses the target when the line is reached, and lets others answer before the effect', () => {
    const table = at('bolt', ['doze']).expectDecision({ p1: 'target' });
    table.answer('p1', ['unit-1']).expectHappened('targeted', { seat: 'p1' });
    table.expectNotHappened('damageDealt').expectDecision({ p2: 'respond' });
    table.answer('p2', { react: 'doze' });
    // A target that is exhausted by then is still a unit.
    expect(table.marks('unit-1')).toEqual({ exhaustion: 1, wounds: 1 });
  });
  it('does nothing to a target that is no longer legal, and continues with the next effect', () => {
    const table = at('rested', ['doze']).answer('p1', ['unit-1']).answer('p2', { react: 'doze' });
    expect(table.marks('unit-1')).toEqual({ exhaustion: 1 });
    table.expectHappened('drawn', { seat: 'p1' }).expectDecision({ p1: 'turnAction' });
  });
  it('does nothing to a target that has left play', () => {
    const table = at('bolt', ['vanish']).answer('p1', ['unit-1']).answer('p2', { react: 'vanish' });
    table.expectNotHappened('damageDealt').expectHappened('drawn', { seat: 'p1' });
    expect(table.marks('unit-2')).toEqual({});
  });
  it('takes the only legal target unasked, and none where there is none', () => {
    at('bolt', [], ['worker']).expectHappened('targeted', { seat: 'p1' }).expectHappened('damageDealt', { amount: 1 });
    const table = at('bolt', [], []).expectHappened('nothingToChoose', { seat: 'p1' });
    table.expectNotHappened('targeted').expectHappened('drawn', { seat: 'p1' });
  });
  it('asks who may have a target only for the target: to choose one is to say yes', () => {
    const both = at('may-bolt').expectLegal('p1', [[], ['unit-1']]);
    both.answer('p1', ['unit-2']).expectHappened('damageDealt', { amount: 1 }).expectDecision({ p1: 'turnAction' });
    const no = at('may-bolt', ['doze']).answer('p1', []).expectDecision({ p1: 'turnAction' });
    no.expectNotHappened('targeted').expectNotHappened('damageDealt');
  });
});

rule('Ashes glossary.target.1', () => {
  it('can be forbidden to the effects of opponents', () => {
    const table = at('bolt', [], ['hidden', 'worker', 'guest']);
    table.expectLegal('p1', [['unit-2'], ['unit-3']]);
    table.expectRefused('p1', ['unit-1'], 'target.forbidden', 'glossary.target.1');
  });
  it('is refused by the text that forbids it, if it is among others that are named', () => {
    const table = at('bolt', [], ['worker', 'hidden', 'guest']);
    table.expectRefused('p1', ['unit-2'], 'target.forbidden', 'glossary.target.1');
    expect(table.refused('p1', ['nobody']).code).not.toBe('target.forbidden');
    expect(table.refused('p1', 7).code).not.toBe('target.forbidden');
  });
  it('is not what the text only chooses: nobody may answer that', () => {
    at('choosing', ['doze'], ['worker', 'hidden'])
      .expectLegal('p1', [['unit-1'], ['unit-2']])
      .answer('p1', ['unit-2'])
      .expectNotHappened('targeted')
      .expectHappened('damageDealt', { card: 'hidden' });
  });
});

rule('Ashes glossary.choose', () => {
  it('chooses on resolution, from what is not protected from being a target', () => {
    at('choosing', [], ['hidden']).expectHappened('damageDealt', { card: 'hidden' });
    at('bolt', [], ['hidden']).expectHappened('nothingToChoose', { seat: 'p1' }).expectNotHappened('damageDealt');
  });
  it('is nothing that answers to targets could answer', () => {
    const table = at('choosing', ['doze']).answer('p1', ['unit-1']);
    table.expectNotHappened('targeted').expectDecision({ p1: 'turnAction' });
    expect(table.marks('unit-1')).toEqual({ wounds: 1 });
  });
});

rule('Ashes glossary.attach', () => {
  it('targets the unit, which may be answered before the spell is attached', () => {
    const table = at('armour', ['vanish']).answer('p1', 'unit-1').expectDecision({ p2: 'respond' });
    table.answer('p2', { react: 'vanish' }).expectNotHappened('attached');
    expect(table.cards('p1', 'discardPile')).toEqual(['armour']);
  });
  it('takes only units that the spell names, by their values now', () => {
    const growth = alteration({ id: 'growth', attachTo: { numbers: { attack: { max: 1 } } } });
    const strong = ally({ id: 'strong', attack: 2 });
    const table = ashesTable(
      {
        p1: { hand: [{ card: 'growth', as: 'spell' }] },
        p2: {
          battlefield: [
            { card: 'worker', as: 'unit-1' },
            { card: 'strong', as: 'unit-2' },
            { card: 'guest', as: 'unit-3' },
          ],
        },
      },
      [...cards, growth, strong],
    );
    table.answer('p1', { action: 'play', card: 'spell' }).expectLegal('p1', ['unit-1', 'unit-3']);
    const none = ashesTable({ p1: { hand: [{ card: 'growth', as: 'spell' }] }, p2: { battlefield: ['strong'] } }, [
      growth,
      strong,
    ]);
    none.expectRefused('p1', { action: 'play', card: 'spell' }, 'play.no-host', 'cardtype.alteration.1');
  });
  it('cannot target what is protected', () => {
    at('armour', [], ['hidden', 'worker', 'guest']).expectLegal('p1', ['unit-2', 'unit-3']);
  });
});
