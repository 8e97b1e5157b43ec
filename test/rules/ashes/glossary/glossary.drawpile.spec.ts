import { expect, it } from 'vitest';
import { ally } from '../../../support/ashes.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const gem = ally({ id: 'gem' });
const search = {
  do: 'may',
  effect: sequence(
    { do: 'choose', from: { zone: 'drawPile', of: 'you' }, min: 1, max: 1, as: 'it' },
    { do: 'to-hand', objects: 'it' },
    { do: 'shuffle' },
  ),
} as const;
const at = (drawPile: readonly string[]) => cast(search, { p1: { drawPile } }, [gem]).answer('p1', 'yes');

rule('Ashes glossary.drawpile', () => {
  it('is looked through by who searches it, and shuffled after', () => {
    const table = at(['worker', 'gem', 'worker']);
    table.expectDecision({ p1: 'choose' }).answer('p1', [table.find('p1', 'drawPile', 'gem')]);
    table.expectHappened('takenToHand', { seat: 'p1', card: 'gem', from: 'drawPile' }).expectHappened('shuffled');
    expect([table.cards('p1', 'hand'), table.cards('p1', 'drawPile')]).toEqual([['gem'], ['worker', 'worker']]);
  });
  it('discloses nothing to others, neither by the question nor by what happens', () => {
    const table = at(['worker', 'gem', 'worker']);
    const seen = () =>
      JSON.stringify([
        table.rules.view(table.state, { kind: 'player', seat: 'p2' }).seats[0],
        table.state.pending[0]?.about,
      ]);
    expect(seen()).not.toContain('gem');
    table.answer('p1', [table.find('p1', 'drawPile', 'gem')]);
    expect(seen()).not.toContain('gem');
    const open = table.log.map(({ secret: _hidden, ...shown }) => shown).filter(({ kind }) => kind !== 'answered');
    expect(JSON.stringify(open)).not.toContain('gem');
  });
  it('gives the card at its top, or at its bottom where the text says so', () => {
    const drawn = (effect: Parameters<typeof cast>[0]) =>
      linesOf(cast(effect, { p1: { drawPile: ['worker', 'worker', 'gem'] } }, [gem]), 'drawn');
    const told = (card: string, from = '') =>
      `drawn seat p1, ${from}secret {seats [p1], fields {card ${card}, object ${card}}} (glossary.drawpile, resolve.2)`;
    expect(drawn({ do: 'draw', count: 1 })).toEqual([told('worker')]);
    expect(drawn({ do: 'draw', count: 1, from: 'bottom' })).toEqual([told('gem', 'from bottom, ')]);
  });
  it('gives nothing where it is empty', () => {
    at([]).expectNotHappened('takenToHand').expectDecision({ p1: 'turnAction' });
  });
});

rule('Ashes glossary.discardpile', () => {
  const bring = sequence(
    { do: 'choose', from: { zone: 'discardPile', of: 'you', is: ['ally'] }, min: 1, max: 1, as: 'it' },
    { do: 'to-hand', objects: 'it' },
  );
  it('is public: so is what comes from it', () => {
    const table = cast(bring, { p1: { discardPile: ['gem', 'champion'] } }, [gem]);
    table.expectHappened('takenToHand', { seat: 'p1', card: 'gem', from: 'discardPile' });
    expect(table.log.find(({ kind }) => kind === 'takenToHand')?.secret).toBeUndefined();
    expect(table.cards('p1', 'discardPile')).toEqual(['champion', 'trick']);
  });
  it('holds nothing of others', () => {
    const table = cast(bring, { p2: { discardPile: ['gem'] } }, [gem]);
    table.expectNotHappened('takenToHand').expectDecision({ p1: 'turnAction' });
  });
});
