import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { activated, chosen, deal, draw, each, gain, may, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const bell = item({ id: 'bell', abilities: [activated('ring', [{ pay: 'exert' }], gain())] });
const press = item({
  id: 'press',
  abilities: [activated('squeeze', [{ pay: 'exert' }, { pay: 'ink', n: 2 }], gain())],
});
const kit = item({
  id: 'kit',
  abilities: [activated('mend', [{ pay: 'exert' }], gain()), activated('toss', [{ pay: 'discard', count: 1 }], draw())],
});
const saver = item({
  id: 'saver',
  abilities: [{ kind: 'cost', name: 'saver', affects: { of: 'you', is: ['item'] }, for: 'ability', add: -1 }],
});
const bomb = item({
  id: 'bomb',
  abilities: [activated('blast', [{ pay: 'banish-self' }], chosen({ is: ['character'] }, deal(2)))],
});
const mourner = item({
  id: 'mourner',
  abilities: [whenever('banished', gain(), { object: { object: { of: 'you', is: ['item'] } } })],
});
const chest = item({ id: 'chest', abilities: [activated('open', [{ pay: 'banish-self' }], draw(2))] });
const herald = character({ id: 'herald', willpower: 9, abilities: [whenever('challenged', may(draw()))] });
const scout = character({ id: 'scout', lore: 0, abilities: [whenever('quested', may(draw()))] });
const clerk = item({ id: 'clerk', abilities: [whenever('drawn', may(gain()), { seat: { seat: 'you' } })] });
const pawn = character({ id: 'pawn', willpower: 2 });
const idle = action({ id: 'idle' });
const cards = [bell, press, kit, saver, bomb, mourner, chest, herald, scout, clerk, pawn, idle].map((card) => ({
  ...card,
  inkable: false,
}));
const use = (source: string, ability: string) => ({ action: 'activate', source, ability });
const inPlay = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));

rule('Lorcana 7.5.2', () => {
  it('uses no ability while another is unresolved or a challenge is on, and does so afterwards', () => {
    const at = lorcanaTable(
      { p1: { play: inPlay('bell', 'herald') }, p2: { play: [{ card: 'pawn', as: 'target', exerted: true }] } },
      cards,
    ).answer('p1', { action: 'challenge', challenger: 'herald', target: 'target' });
    at.expectDecision({ p1: 'may' }).expectRefused('p1', use('bell', 'ring'), 'answer.shape');
    at.answer('p1', 'no').answer('p1', use('bell', 'ring')).expectHappened('abilityUsed', { cites: '7.5.2' });
  });
  it('uses none while a character is questing, and afterwards does', () => {
    const at = lorcanaTable({ p1: { play: inPlay('bell', 'scout') } }, cards);
    at.answer('p1', { action: 'quest', character: 'scout' }).expectDecision({ p1: 'may' });
    at.expectLegal('p1', ['yes', 'no']).expectRefused('p1', use('bell', 'ring'), 'answer.shape');
    at.answer('p1', 'no').expectLegal('p1', [use('bell', 'ring'), { action: 'end-turn' }]);
  });
  it('uses none before the main phase, while what the draw triggered is not resolved', () => {
    const at = lorcanaTable({ p2: { play: inPlay('bell', 'clerk') } }, cards).answer('p1', { action: 'end-turn' });
    at.expectDecision({ p2: 'may' }).expectRefused('p2', use('bell', 'ring'), 'answer.shape');
    at.answer('p2', 'no').answer('p2', use('bell', 'ring'));
    at.expectLog([
      { kind: 'exerted', object: 'bell' },
      { kind: 'abilityUsed', card: 'bell', cites: '7.5.2' },
      { kind: 'loreGained', amount: 1 },
    ]);
  });
});

rule('Lorcana 7.5.3', () => {
  it('is used once in a turn if the card says so, beside other abilities', () => {
    const once = { ...activated('mend', [], gain()), oncePerTurn: true } as const;
    const chime = item({ id: 'chime', abilities: [once, activated('ring', [], gain())] });
    const play = ['one', 'two'].map((as) => ({ card: 'chime', as }));
    const at = lorcanaTable({ p1: { play } }, [chime]).answer('p1', use('one', 'mend'));
    at.expectRefused('p1', use('one', 'mend'), 'ability.once-per-turn', '7.5.3');
    at.answer('p1', use('one', 'ring')).answer('p1', use('one', 'ring'));
    at.expectLegal('p1', [use('one', 'ring'), use('two', 'mend'), use('two', 'ring'), { action: 'end-turn' }]);
    at.answer('p1', { action: 'end-turn' }).answer('p2', { action: 'end-turn' }).answer('p1', use('one', 'mend'));
  });
  it('is for the player whose turn it is', () => {
    const at = lorcanaTable({ p2: { play: [{ card: 'bell', as: 'theirs' }] } }, cards);
    at.expectRefused('p2', use('theirs', 'ring'), 'decision.none');
    at.answer('p1', { action: 'end-turn' }).answer('p2', use('theirs', 'ring'));
  });
  it('is illegal where a part cannot be done: nothing has changed', () => {
    const at = lorcanaTable({ p1: { play: inPlay('press'), inkwell: 1 } }, cards);
    at.expectRefused('p1', use('press', 'squeeze'), 'cost.not-enough-ink', '7.5.3.2');
    expect(at.marks('press')).toEqual({});
  });
  it('is illegal while a condition of the ability does not hold', () => {
    const shrine = item({
      id: 'shrine',
      abilities: [
        {
          kind: 'activated',
          name: 'pray',
          costs: [],
          while: { count: { of: 'you', is: ['character'] }, is: { min: 1 } },
          effect: gain(),
        },
      ],
    });
    lorcanaTable({ p1: { play: [{ card: 'shrine', as: 'shrine' }] } }, [shrine]).expectRefused(
      'p1',
      use('shrine', 'pray'),
      'ability.condition',
      '7.5.3',
    );
  });
});

rule('Lorcana 7.5.3.1', () => {
  it('names one of the abilities of the card', () => {
    const at = lorcanaTable({ p1: { play: inPlay('kit'), hand: [{ card: 'idle', as: 'idle' }] } }, cards);
    at.expectLegal('p1', [use('kit', 'mend'), use('kit', 'toss'), { action: 'end-turn' }]);
    at.expectRefused('p1', use('kit', 'fly'), 'answer.unknown-option', '7.5.3.1');
    at.answer('p1', use('kit', 'mend')).expectHappened('abilityUsed', { ability: 'mend' });
  });
  it('names the card too, of two with the same ability; a card without any has none to name', () => {
    const play = [{ card: 'bell', as: 'tired', exerted: true }, { card: 'bell', as: 'fresh' }, ...inPlay('pawn')];
    const at = lorcanaTable({ p1: { play } }, cards);
    at.expectLegal('p1', [use('fresh', 'ring'), { action: 'quest', character: 'pawn' }, { action: 'end-turn' }]);
    at.expectRefused('p1', use('pawn', 'ring'), 'answer.unknown-option', '7.5.3.1');
    at.expectRefused('p1', use('tired', 'ring'), 'ability.exerted', '5.1.1');
    at.answer('p1', use('fresh', 'ring')).expectLog([
      { kind: 'exerted', object: 'fresh' },
      { kind: 'abilityUsed', object: 'fresh', ability: 'ring' },
      { kind: 'loreGained' },
    ]);
  });
});

rule('Lorcana 7.5.3.2', () => {
  it('pays the total cost as for a card, with what makes it cheaper', () => {
    const at = lorcanaTable({ p1: { play: inPlay('press', 'saver'), inkwell: 1 } }, cards).answer(
      'p1',
      use('press', 'squeeze'),
    );
    at.expectLog([
      { kind: 'inkExerted', count: 1, cites: '4.3.4.5' },
      { kind: 'exerted', object: 'press', cites: '7.5.3.2' },
      { kind: 'abilityUsed' },
      { kind: 'loreGained' },
    ]);
  });
  it('asks which cards are given up for it', () => {
    const at = lorcanaTable(
      {
        p1: {
          play: inPlay('kit'),
          hand: [
            { card: 'idle', as: 'idle' },
            { card: 'pawn', as: 'held' },
          ],
        },
      },
      cards,
    ).answer('p1', use('kit', 'toss'));
    at.expectDecision({ p1: 'payWith' }).expectLegal('p1', [['idle'], ['held']]);
    at.answer('p1', ['held']).expectLog([
      { kind: 'discarded', card: 'pawn', cites: '7.5.3.2' },
      { kind: 'abilityUsed' },
      { kind: 'drawn' },
    ]);
  });
  it('is illegal without the ink', () => {
    const poor = lorcanaTable({ p1: { play: inPlay('press'), inkwell: 1 } }, cards);
    poor.expectRefused('p1', use('press', 'squeeze'), 'cost.not-enough-ink', '7.5.3.2');
    poor.expectLegal('p1', [{ action: 'end-turn' }]);
  });
  it('is illegal without such cards', () => {
    lorcanaTable({ p1: { play: inPlay('kit') } }, cards).expectRefused(
      'p1',
      use('kit', 'toss'),
      'cost.not-enough-cards',
      '7.5.3.2',
    );
  });
});

rule('Lorcana 7.5.3.3', () => {
  it('resolves at once when the cost is paid, without going to the bag', () => {
    const at = lorcanaTable({ p1: { play: inPlay('chest') } }, cards).answer('p1', use('chest', 'open'));
    at.expectLog([
      { kind: 'banished', card: 'chest' },
      { kind: 'abilityUsed', card: 'chest', cites: '7.5.3.3' },
      { kind: 'drawn' },
      { kind: 'drawn' },
    ]);
  });
  it('resolves before what its cost has triggered, and before any check', () => {
    const frail = character({ id: 'frail', willpower: 1 });
    const pyre = item({
      id: 'pyre',
      abilities: [
        activated(
          'burn',
          [{ pay: 'banish', count: 1, of: { is: ['item'], other: true } }],
          each({ is: ['character'] }, deal(1, 'all')),
        ),
        whenever('banished', gain(), { object: { object: { of: 'you' } } }),
      ],
    });
    const at = lorcanaTable({ p1: { play: inPlay('pyre', 'chest', 'frail') } }, [pyre, chest, frail]);
    at.answer('p1', use('pyre', 'burn'))
      .answer('p1', ['chest'])
      .expectLog([
        { kind: 'banished', card: 'chest' },
        { kind: 'abilityUsed', card: 'pyre', cites: '7.5.3.3' },
        { kind: 'damageDealt', object: 'frail' },
        { kind: 'banished', card: 'frail' },
        { kind: 'abilityPlaced', card: 'pyre' },
        { kind: 'abilityPlaced', card: 'pyre' },
      ]);
    at.expectDecision({ p1: 'bag' });
  });
  it('does not resolve, and costs nothing, where its cost cannot be paid', () => {
    const press2 = lorcanaTable({ p1: { play: inPlay('press'), inkwell: 1 } }, cards);
    press2
      .expectRefused('p1', use('press', 'squeeze'), 'cost.not-enough-ink')
      .expectLegal('p1', [{ action: 'end-turn' }]);
  });
});

rule('Lorcana 7.5.4', () => {
  it('has what a step triggered resolve when the ability has resolved and been checked', () => {
    const at = lorcanaTable({ p1: { play: inPlay('bomb', 'mourner') }, p2: { play: ['pawn'] } }, cards);
    at.answer('p1', use('bomb', 'blast'));
    at.expectLog([
      { kind: 'banished', card: 'bomb' },
      { kind: 'abilityUsed' },
      { kind: 'damageDealt', amount: 2 },
      { kind: 'banished', card: 'pawn' },
      { kind: 'abilityPlaced', card: 'mourner', cites: '7.5.4' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
  });
  it('keeps triggers of the cost out of the bag while the ability asks, even if it then fizzles', () => {
    const at = lorcanaTable({ p1: { play: inPlay('bomb', 'mourner', 'pawn', 'herald') } }, cards);
    at.answer('p1', use('bomb', 'blast')).expectDecision({ p1: 'choose' });
    at.expectLog([
      { kind: 'banished', card: 'bomb' },
      { kind: 'abilityUsed', card: 'bomb' },
    ]);
    expect(at.state.zones['bag']).toEqual([]);
    at.answer('p1', ['herald']).expectLog([
      { kind: 'damageDealt', object: 'herald', amount: 2 },
      { kind: 'abilityPlaced', card: 'mourner', cites: '7.5.4' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
    const alone = lorcanaTable({ p1: { play: inPlay('bomb', 'mourner') } }, cards).answer('p1', use('bomb', 'blast'));
    alone.expectLog([
      { kind: 'banished', card: 'bomb' },
      { kind: 'abilityUsed', card: 'bomb' },
      { kind: 'nothingToChoose' },
      { kind: 'abilityPlaced', card: 'mourner', cites: '7.5.4' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
  });
});
