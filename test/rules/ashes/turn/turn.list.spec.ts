/** Which actions a turn offers, as whole lists, and what is told of its course. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { action, ally, ashesTable, dice, die, ready } from '../../../support/ashes.js';
import { DRAW } from '../../../support/ashes-windows.js';
import { its } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const PASS = { action: 'pass' };
const END = { action: 'end' };
const SIDE = { pay: 'side' } as const;
const cards = [
  ready({ id: 'rite', abilities: [{ kind: 'activated', name: 'call', costs: [SIDE], effect: DRAW }] }),
  action({
    id: 'cheer',
    effect: its(
      { named: 'bear' },
      {
        do: 'modify',
        objects: 'it',
        changes: [{ change: 'number', name: 'attack', add: 1 }],
        until: 'endOfTurn',
      },
    ),
  }),
  ally({ id: 'bear', attack: 3, life: 4 }),
  die({
    id: 'natural',
    magic: 'natural',
    abilities: [{ kind: 'activated', name: 'bite', costs: [SIDE, { pay: 'power' }], effect: DRAW }],
  }),
];
const own = (card: string): JsonRecord => ({ card, as: card });
const at = (more: JsonRecord = {}): Table =>
  ashesTable(
    {
      p1: {
        hand: [own('cheer')],
        spellboard: [own('rite')],
        battlefield: [own('bear')],
        activePool: dice('natural', 'power', 1),
        ...more,
      },
      p2: { phoenixborn: [{ card: 'champion', as: 'hero' }] },
    },
    cards,
  );
const rulesOf = (table: Table, answer: JsonRecord): readonly string[] => {
  const { code, cites } = table.refused('p1', answer);
  return [code, ...cites.map(({ rule }) => rule)];
};

rule('Ashes turn.main.list', () => {
  it('offers all main actions until one is taken, and the end of the turn afterwards', () => {
    const sides = [
      { action: 'activate', card: 'rite', ability: 'call' },
      { action: 'dice-power', die: 'natural-power-1', ability: 'bite' },
      { action: 'meditate' },
    ];
    const table = at().expectLegal('p1', [
      { action: 'play', card: 'cheer' },
      { action: 'attack', target: 'hero' },
      PASS,
      ...sides,
    ]);
    table.answer('p1', PASS).expectLegal('p1', [...sides, END]);
  });
  it('is one action a turn: a second one is refused, and no turn ends without one', () => {
    const table = at();
    expect(rulesOf(table, END)).toEqual(['turn.no-main-action-yet', 'turn.2', 'turn.main.list']);
    expect(rulesOf(table.answer('p1', PASS), PASS)).toEqual(['pay.no-main-action', 'turn.2', 'turn.main.list']);
  });
});

rule('Ashes turn.side.list', () => {
  it('is one action a turn: a second one is refused', () => {
    const table = at({ sidesTaken: 1 });
    expect(rulesOf(table, { action: 'meditate' })).toEqual(['pay.no-side-action', 'turn.2', 'turn.side.list']);
  });
});

rule('Ashes turn.1', () => {
  it('ends the effects of the turn, and counts the turns', () => {
    const { number } = at().state.turn;
    const table = at().answer('p1', { action: 'play', card: 'cheer' }).answer('p1', END);
    expect(linesOf(table)).toEqual([
      'turnEnding seat p1 (turn.2)',
      'effectsEnded effects [e1] (turn.1)',
      'turnChanged seat p2, number 4, phase turns, began true (turn.1, multi.3)',
      'turnBegan seat p2 (turn.1)',
    ]);
    expect(table.state.turn).toEqual({ number: number + 1, active: 'p2', phase: 'turns' });
  });
  it('passes over a first player who has left in the phase before', () => {
    const table = ashesTable({ p1: {}, p2: { hand: ['worker'] }, p3: { hand: ['worker'] } });
    for (const seat of ['p1', 'p2', 'p3']) table.answer(seat, PASS).answer(seat, END);
    table.expectDecision({ p2: 'prepareDiscard', p3: 'prepareDiscard' }).concede('p2').answer('p3', []);
    table.expectDecision({ p3: 'turnAction' });
  });
});

rule('Ashes turn.3', () => {
  it('is logged where the recovery phase begins', () => {
    const table = at();
    for (const seat of ['p1', 'p2']) table.answer(seat, PASS).answer(seat, END);
    expect(linesOf(table, 'turnEnding', 'turnChanged', 'roundEnding', 'tokenGiven', 'roundBegan')).toEqual([
      'turnEnding seat p2 (turn.2)',
      'turnChanged seat p1, number 5, phase recovery, began true (turn.3, round.1, multi.3)',
    ]);
  });
});
