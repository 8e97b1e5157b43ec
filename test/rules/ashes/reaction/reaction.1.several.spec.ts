/** Reactions of a card set with several that answer the same event. */
import { expect, it } from 'vitest';
import { ally, ashesTable, dice } from '../../../support/ashes.js';
import { after, answer, DRAW, PASSES, when } from '../../../support/ashes-windows.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const THEIRS = { where: { seat: { seat: 'opponents' } } } as const;
const cheap = answer('cheap', after('entered', DRAW, THEIRS));
const dear = answer('dear', after('entered', DRAW, THEIRS), {
  cost: [{ pay: 'magic', dice: [{ n: 2, level: 'basic' }] }],
});
const prompt = answer('prompt', when('entered', DRAW, THEIRS));
const picky = answer(
  'picky',
  after('entered', DRAW, { ...THEIRS }, { while: { count: { is: ['unit'], of: 'you' }, is: { min: 1 } } }),
);
const cards = [cheap, dear, prompt, picky, ally({ id: 'guest' })];
/** p1 has played a unit; p2 holds these. */
const at = (held: readonly string[], p2: object = {}, set = cards) =>
  ashesTable(
    {
      p1: { hand: [{ card: 'guest', as: 'guest' }, ...held.map((card) => ({ card, as: `own-${card}` }))] },
      p2: { hand: held.map((card) => ({ card, as: card })), ...p2 },
    },
    set,
  ).answer('p1', { action: 'play', card: 'guest' });

rule('Ashes reaction.1', () => {
  it('asks for a reaction that can be paid, also if another to the event cannot', () => {
    const held = at(['cheap', 'dear'], {}, [cheap, dear, ally({ id: 'guest' })]).expectDecision({ p2: 'respond' });
    held.expectLegal('p2', [{ react: 'cheap' }, ...PASSES]);
    const rich = at(['cheap', 'dear'], { activePool: dice('charm', 'basic', 2) }, [cheap, dear, ally({ id: 'guest' })]);
    rich.expectLegal('p2', [{ react: 'cheap' }, { react: 'dear' }, ...PASSES]);
  });
  it('offers a reaction at its own moment only', () => {
    const table = at(['prompt', 'cheap'], {}, [cheap, prompt, ally({ id: 'guest' })]);
    table.expectLegal('p2', [{ react: 'prompt' }, ...PASSES]).answer('p2', { pass: true });
    table.expectLegal('p2', [{ react: 'cheap' }, ...PASSES]);
  });
  it('offers a reaction while its condition holds only', () => {
    const only = [picky, ally({ id: 'guest' })];
    at(['picky'], {}, only).expectDecision({ p1: 'turnAction' });
    at(['picky'], { battlefield: ['worker'] }, only).expectLegal('p2', [{ react: 'picky' }, ...PASSES]);
  });
  it('is logged as the reaction of the turn, and a second reaction is not offered', () => {
    const twin = { ...cheap, id: 'twin', name: 'twin' };
    const table = at(['cheap', 'twin'], {}, [cheap, twin, ally({ id: 'guest' })]).answer('p2', { react: 'cheap' });
    expect(table.player('p2')).toMatchObject({ reactionsTaken: 1 });
    expect(linesOf(table, 'reactionTaken', 'spellPlayed', 'putAway')).toEqual([
      'reactionTaken seat p2 (reaction.3)',
      'spellPlayed seat p2, object gone, type reaction, card cheap (turn.main.play.2)',
      'putAway object cheap, zone discardPile, seat p2, card cheap (reaction.1, discard.2)',
    ]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('is offered for each of several events at the same time, wherever it is among them', () => {
    const tokens = ['woundsRemoved', 'woundsPlaced'].map((event) => answer(event, after(event, DRAW)));
    const moving = sequence(
      { do: 'all', from: { is: ['unit'], of: 'you' }, as: 'from' },
      { do: 'all', from: { is: ['unit'], of: 'opponents' }, as: 'to' },
      { do: 'move-token', from: 'from', to: 'to', kinds: ['wounds'] },
    );
    for (const { id } of tokens) {
      const seats = {
        p1: { hand: [{ card: 'trick', as: 'trick' }], battlefield: [{ card: 'worker', wounds: 1 }] },
        p2: { hand: [{ card: id, as: id }], battlefield: ['guest'] },
      };
      const table = cast(
        moving,
        seats,
        [...tokens, ally({ id: 'guest' })].filter((card) => card.id === id || card.id === 'guest'),
      );
      table.expectLegal('p2', [{ react: id }, ...PASSES]);
    }
  });
  it('knows what its event names', () => {
    const trap = answer(
      'trap',
      after('entered', { do: 'destroy', objects: 'it' }, { ...THEIRS, bind: { it: 'object' } }),
    );
    const table = at(['trap'], { battlefield: ['worker'] }, [trap, ally({ id: 'guest' })]).answer('p2', {
      react: 'trap',
    });
    expect([table.cards('p1', 'battlefield'), table.cards('p2', 'battlefield')]).toEqual([[], ['worker']]);
  });
  it('is not offered for one die less than it costs', () => {
    const set = [dear, ally({ id: 'guest' })];
    at(['dear'], { activePool: dice('charm', 'basic', 1) }, set).expectDecision({ p1: 'turnAction' });
    const paid = at(['dear'], { activePool: dice('charm', 'basic', 2) }, set).answer('p2', { react: 'dear' });
    expect(paid.cards('p2', 'exhaustedPool')).toEqual(['charm', 'charm']);
  });
});

rule('Ashes reaction.3', () => {
  it('is counted once in the turn', () => {
    const table = at(['cheap'], {}, [cheap, ally({ id: 'guest' })]).answer('p2', { react: 'cheap' });
    expect(table.player('p2')).toMatchObject({ reactionsTaken: 1 });
  });
  it('is not offered beside what must be resolved, after the reaction of the turn', () => {
    const scout = ally({ id: 'scout', life: 9, abilities: [after('entered', DRAW, THEIRS)] });
    const twin = { ...cheap, id: 'twin', name: 'twin' };
    const set = [cheap, twin, scout, ally({ id: 'guest', cost: [{ pay: 'side' }] })];
    const table = at(['cheap', 'twin'], { battlefield: ['scout', 'scout'] }, set);
    const triggers = () => table.state.triggered.map(({ id }) => ({ trigger: id }));
    table.expectLegal('p2', [...triggers(), { react: 'cheap' }, { react: 'twin' }]);
    table.answer('p2', { react: 'cheap' }).expectLegal('p2', triggers());
  });
});
