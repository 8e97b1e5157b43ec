/** Spells that are discarded after their effect, and cards that are not played from hand. */
import { expect, it } from 'vitest';
import { ashesTable, conjuration } from '../../../support/ashes.js';
import { cast } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

rule('Ashes cardtype.action', () => {
  it('is shown, has its effect and is discarded', () => {
    const table = cast({ do: 'draw', count: 1 });
    expect(linesOf(table)).toEqual([
      'actionTaken seat p1, action main (pay.main, turn.main.cost.1)',
      'spellPlayed seat p1, object gone, type action, card trick (turn.main.play.2)',
      'drawn seat p1, secret {seats [p1], fields {card worker, object worker}} (glossary.drawpile, resolve.2)',
      'putAway object trick, zone discardPile, seat p1, card trick (cardtype.action, discard.2)',
    ]);
  });
});

rule('Ashes cardtype.1', () => {
  it('is played from hand only if it is a card of a deck', () => {
    const table = ashesTable({ p1: { hand: [{ card: 'wisp', as: 'wisp' }] } }, [conjuration({ id: 'wisp' })]);
    table.expectRefused('p1', { action: 'play', card: 'wisp' }, 'play.no-cost', 'turn.main.play.2', 'cardtype.1');
  });
});
