import { it } from 'vitest';
import { dice, die } from '../../../support/ashes.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const spark = die({
  id: 'spark',
  magic: 'time',
  abilities: [
    { kind: 'activated', name: 'power', costs: [{ pay: 'side' }, { pay: 'power' }], effect: { do: 'draw', count: 1 } },
  ],
});
const sparks = Array.from({ length: 4 }, (_, at) => ({ card: 'spark', cardless: true, as: `spark${at}`, level: 2 }));
const use = (at: number) => ({ action: 'dice-power', die: `spark${at}`, ability: 'power' });
const MORE = { do: 'extra-side-action' } as const;
const pool = { p1: { activePool: [...sparks, ...dice('natural', 'basic', 1)] } };

rule('Ashes glossary.sideaction', () => {
  it('may be taken once more where a text says so, before the turn ends', () => {
    const table = cast(MORE, pool, [spark]).expectHappened('sideActionAllowed', { seat: 'p1' });
    table.answer('p1', use(0)).answer('p1', use(1));
    table.expectRefused('p1', use(2), 'pay.no-side-action', 'pay.side');
  });
  it('may be taken as often as such texts say', () => {
    const table = cast(sequence(MORE, MORE), pool, [spark])
      .answer('p1', use(0))
      .answer('p1', use(1))
      .answer('p1', use(2));
    table.expectRefused('p1', use(3), 'pay.no-side-action', 'pay.side');
  });
  it('need not be taken, and is lost with the turn', () => {
    const table = cast(MORE, pool, [spark]).answer('p1', { action: 'end' }).answer('p2', { action: 'pass' });
    table.answer('p2', { action: 'end' }).answer('p1', use(0));
    table.expectRefused('p1', use(1), 'pay.no-side-action', 'pay.side');
  });
  it('leaves the main action at one', () => {
    cast(MORE, pool, [spark]).expectRefused('p1', { action: 'pass' }, 'pay.no-main-action', 'turn.2');
  });
});
