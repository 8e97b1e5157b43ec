/** Players as targets of an effect. */
import { expect, it } from 'vitest';
import { cast, sequence } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

/** The target discards the top card of the draw pile; then p1 draws a card. */
const milling = (of: 'opponents' | 'all', may?: boolean) =>
  sequence(
    {
      do: 'target-player',
      of,
      ...(may !== undefined && { may }),
      effect: { do: 'discard-top', player: 'player', count: 1 },
    },
    { do: 'draw', count: 1 },
  );
type Table = ReturnType<typeof cast>;
const milled = (table: Table) => table.log.filter(({ kind }) => kind === 'discarded').map(({ seat }) => seat);

rule('Ashes glossary.target.1', () => {
  it('is an opponent, unasked if there is one only', () => {
    const table = cast(milling('opponents')).expectDecision({ p1: 'turnAction' });
    expect(linesOf(table, 'playerTargeted', 'discarded', 'drawn')).toEqual([
      'playerTargeted seat p1, source gone, player p2 (glossary.target.1, glossary.target.2)',
      'discarded seat p2, object worker, from drawPile, card worker (discard.2, glossary.drawpile)',
      'drawn seat p1, secret {seats [p1], fields {card worker, object worker}} (glossary.drawpile, resolve.2)',
    ]);
  });
  it('is any player where the text says so', () => {
    const table = cast(milling('all')).expectDecision({ p1: 'targetPlayer' }).expectLegal('p1', ['p1', 'p2']);
    expect(milled(table.answer('p1', 'p1'))).toEqual(['p1']);
  });
  it('is a player who has dice in the active pool, where the text asks for that', () => {
    const taking = {
      do: 'target-player',
      of: 'opponents',
      has: 'activePool',
      effect: { do: 'discard-top', player: 'player', count: 1 },
    } as const;
    const pool = (card: string) => [{ card, cardless: true }];
    const three = cast(taking, { p2: {}, p3: { activePool: pool('charm') }, p4: { activePool: pool('charm') } });
    three.expectLegal('p1', ['p3', 'p4']);
    const one = cast(taking, { p2: {}, p3: { activePool: pool('charm') } });
    expect(milled(one.expectDecision({ p1: 'turnAction' }))).toEqual(['p3']);
    expect(milled(cast(taking, { p2: {}, p3: {} }).expectDecision({ p1: 'turnAction' }))).toEqual([]);
  });
  it('can be no player if the effect permits that, and the rest resolves', () => {
    const table = cast(milling('opponents', true)).expectDecision({ p1: 'targetPlayer' });
    table.expectLegal('p1', ['p2', 'none']).answer('p1', 'none');
    table.expectNotHappened('playerTargeted').expectHappened('drawn', { seat: 'p1' });
    expect(milled(table)).toEqual([]);
  });
  it('is the chosen player if the effect permits no target', () => {
    const table = cast(milling('opponents', true)).answer('p1', 'p2').expectHappened('drawn', { seat: 'p1' });
    expect(milled(table)).toEqual(['p2']);
  });
});

rule('Ashes glossary.target.2', () => {
  it('is one of several opponents, clockwise from the player of the effect', () => {
    const table = cast(milling('opponents'), { p2: {}, p3: {} }).expectLegal('p1', ['p2', 'p3']);
    expect(milled(table.answer('p1', 'p3'))).toEqual(['p3']);
    table.expectHappened('playerTargeted', { seat: 'p1', player: 'p3', cites: 'glossary.target.2' });
  });
});
