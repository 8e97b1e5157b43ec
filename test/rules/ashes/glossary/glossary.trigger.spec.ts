import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, type AshesCard, type Reaction } from '../../../support/ashes.js';
import { cast, its, workers } from '../../../support/ashes-words.js';
import { after, answer, DRAW, kindsOf, OF_OTHERS, OWN, when, PASSES } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const killing = (seats: { readonly [seat: string]: JsonRecord }, cards: readonly AshesCard[]) =>
  cast(
    its({ named: 'worker' }, { do: 'destroy', objects: 'it' }),
    { ...seats, p1: { hand: [{ card: 'trick', as: 'trick' }], ...seats['p1'] } },
    cards,
  );
const grave = (id: string, ...abilities: readonly Reaction[]) => ally({ id, life: 9, abilities });
const answering = (effect: Reaction['effect'], more: Partial<Reaction> = {}) =>
  after('destroyed', effect, { where: OF_OTHERS }, more);
const drawers = (table: ReturnType<typeof cast>) =>
  table.log.filter(({ kind }) => kind === 'drawn').map(({ seat }) => seat);

rule('Ashes glossary.trigger', () => {
  it('is resolved without a choice where it must be', () => {
    const table = killing({ p2: { battlefield: ['worker', 'grave'] } }, [grave('grave', answering(DRAW))]);
    table.expectHappened('drawn', { seat: 'p2' }).expectDecision({ p1: 'turnAction' });
  });
  it('may be declined where its text says so', () => {
    const table = killing({ p2: { battlefield: ['worker', 'grave'] } }, [
      grave('grave', answering({ do: 'may', effect: DRAW })),
    ]);
    table
      .expectDecision({ p2: 'may' })
      .answer('p2', 'no')
      .expectNotHappened('drawn')
      .expectDecision({ p1: 'turnAction' });
  });
  it('triggers by nothing but its event', () => {
    const table = cast(DRAW, { p2: { battlefield: ['worker', 'grave'] } }, [grave('grave', answering(DRAW))]);
    expect(drawers(table)).toEqual(['p1']);
  });
  it('triggers once in a turn where its card says so, each copy by itself', () => {
    const twice = workers({ a: {}, b: { wounds: 1 } });
    const table = killing({ p2: { battlefield: [...twice, 'grave', 'grave'] } }, [
      grave('grave', answering(DRAW, { oncePerTurn: true })),
    ]);
    table.expectDecision({ p1: 'nextOfSeveral' }).answer('p1', 'a').expectDecision({ p2: 'respond' });
    const [first] = table.state.triggered;
    table.answer('p2', { trigger: first?.id ?? '' });
    expect(drawers(table)).toEqual(['p2', 'p2']);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('may be left, and is offered until it was used as often as its card says', () => {
    const once = grave('grave', answering(DRAW, { oncePerTurn: true, optional: true }));
    const dying = workers({ a: {}, b: { wounds: 1 }, c: { status: 1 } });
    const table = killing({ p2: { battlefield: [...dying, 'grave'] } }, [once]);
    const offered = () => [{ trigger: table.state.triggered[0]?.id ?? '' }, ...PASSES];
    table.answer('p1', 'a').expectLegal('p2', offered()).answer('p2', { pass: true });
    table.expectHappened('triggerDropped', { seat: 'p2' }).answer('p1', 'b').expectLegal('p2', offered());
    table.answer('p2', offered()[0] ?? null).expectDecision({ p1: 'turnAction' });
    expect(drawers(table)).toEqual(['p2']);
  });
});

rule('Ashes glossary.trigger.when', () => {
  const child = grave(
    'child',
    when('entered', its({ is: ['unit'], self: true }, { do: 'place-status', objects: 'it', count: 1 }), { where: OWN }),
  );
  it('comes straight after the event: its card is in play already, and nobody acts in between', () => {
    const trap = answer('trap', after('entered', DRAW, { where: { seat: { seat: 'opponents' } } }));
    const table = cast(
      DRAW,
      {
        p1: {
          hand: [
            { card: 'trick', as: 'trick' },
            { card: 'child', as: 'child' },
          ],
        },
        p2: { hand: ['trap'] },
      },
      [{ ...child, cost: [{ pay: 'side' }] }, trap],
    );
    table.answer('p1', { action: 'play', card: 'child' });
    expect(kindsOf(table)).toEqual(['actionTaken', 'entered', 'abilityPlaced', 'statusPlaced', 'abilityTaken']);
    table.expectDecision({ p2: 'respond' });
  });
  it('comes at no other event', () => {
    const table = killing({ p2: { battlefield: ['worker', 'child'] } }, [child]);
    table.expectNotHappened('statusPlaced');
  });
});

rule('Ashes glossary.trigger.after', () => {
  it('comes when all "when" of the event are over, though it is of the active player', () => {
    const dying = ally({ id: 'dying', name: 'worker', abilities: [when('destroyed', DRAW, { where: OWN })] });
    const table = killing({ p1: { battlefield: ['grave'] }, p2: { battlefield: ['dying'] } }, [
      grave('grave', answering(DRAW)),
      dying,
    ]);
    expect(drawers(table)).toEqual(['p2', 'p1']);
  });
  it('comes before what follows from the event in the game', () => {
    const table = killing({ p1: { battlefield: ['grave'] }, p2: { battlefield: ['worker'] } }, [
      grave('grave', answering(DRAW)),
    ]);
    expect(kindsOf(table, 'destroyed', 'drawn', 'putAway')).toEqual(['destroyed', 'drawn', 'putAway', 'putAway']);
  });
});

rule('Ashes glossary.trigger.order', () => {
  const both = [grave('forced', answering(DRAW)), grave('free', answering({ do: 'may', effect: DRAW }))];
  it('begins with the active player, also where only the other must', () => {
    const table = killing({ p1: { battlefield: ['free'] }, p2: { battlefield: ['worker', 'forced'] } }, both);
    table.expectDecision({ p1: 'may' }).expectNotHappened('drawn').answer('p1', 'yes');
    expect(drawers(table)).toEqual(['p1', 'p2']);
  });
  it('lets each player order those of their own, and leave out none that must be', () => {
    const table = killing({ p2: { battlefield: ['worker', 'forced', 'free'] } }, both).expectDecision({
      p2: 'respond',
    });
    const ids = table.state.triggered.map(({ id }) => ({ trigger: id }));
    table.expectLegal('p2', ids);
    table
      .answer('p2', ids[1] ?? null)
      .expectDecision({ p2: 'may' })
      .answer('p2', 'no');
    expect(drawers(table)).toEqual(['p2']);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('passes over a player of whom nothing has triggered', () => {
    const table = killing({ p1: {}, p2: { battlefield: ['worker', 'free'] } }, both);
    table.expectDecision({ p2: 'may' });
  });
});
