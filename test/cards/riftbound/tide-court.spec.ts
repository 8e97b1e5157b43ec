/** Cards that we have invented: what the two decks do not reach. */
import { describe, expect, it } from 'vitest';
import { answered, card, cardsTable, damageOn, plays, sergeant } from '../../support/riftbound-cards.js';
import type { JsonRecord } from '../../../src/engine/index.js';
import { runes } from '../../support/riftbound.js';

const ours = { runes: ['calm', 'mind'].flatMap((domain) => runes(domain, 6)) };
const held = (id: string, ...board: readonly ReturnType<typeof card>[]) => ({
  ...ours,
  hand: [card(id, 'spell')],
  board,
});
const guard = sergeant('guard', { at: 'other' });

describe('of the Tide Court', () => {
  it('the Old Anchor is its own cost, and recalls what was chosen before it was paid', () => {
    const table = cardsTable({ ...ours, board: [card('old-anchor', 'anchor')] }, { board: [guard, sergeant('home')] });
    table.answer('p1', { action: 'activate', source: 'anchor', ability: 'weigh' });
    expect(table.legal('p1')).toEqual([[table.id('guard')]]);
    answered(table, ['guard']);
    expect(table.marks('guard')).toEqual({});
    expect(table.cards('p1', 'trash')).toEqual(['old-anchor']);
  });

  it('Maren has Tank and Shield while Mighty, and not before', () => {
    const table = cardsTable({ ...ours, board: [card('maren-keeper', 'maren', { buff: true })] });
    expect(table.facts('maren').keywords).not.toHaveProperty('tank');
    const mighty = cardsTable({ ...ours, board: [card('maren-keeper', 'maren', { buff: true, at: 'own' })] }, {}, [
      'ogn-294',
      'bridge',
    ]);
    expect(mighty.facts('maren').keywords).toMatchObject({ tank: expect.any(Number) as number, shield: 2 });
  });

  it('sends the Guardian of the Drift home instead of killing it at a battlefield, not at home', () => {
    const at = (place: JsonRecord) =>
      cardsTable({ hand: [card('ogn-229', 'spell')] }, { board: [card('drift-guardian', 'it', place)] });
    const away = plays(at({ at: 'other', damage: 1 }), 'spell', ['it']);
    expect(away.marks('it')).toEqual({ exhausted: true });
    expect(plays(at({}), 'spell', ['it']).cards('p2', 'trash')).toEqual(['drift-guardian']);
  });

  it('the Shoal of Mirrors is what it copies, with the might of that', () => {
    const table = plays(cardsTable(held('mirror-shoal', sergeant('model'))), 'spell', ['model']);
    const [p1] = table.rules.view(table.state, { kind: 'everything' }).seats;
    const shoal = p1?.zones['board']?.objects?.find((object) => object.card === 'mirror-shoal');
    expect(shoal).toMatchObject({ numbers: { might: 4 }, names: ['Vanguard Sergeant'] });
  });

  it('Spring Tide deals 2 twice, to a unit each', () => {
    const big = { board: [card('ogn-137', 'bear', { at: 'other' }), guard] };
    const table = plays(cardsTable(held('spring-tide'), big), 'spell', ['bear'], ['guard']);
    expect(damageOn(table, 'bear', 'guard')).toEqual([2, 2]);
  });
});
