import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, gain, modify, sequence, strength, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const walker = character({ id: 'walker' });
const climber = character({ id: 'climber', abilities: [whenever('moved', modify('self', strength(3)))] });
const guide = character({
  id: 'guide',
  abilities: [whenever('moved', chosen({ is: ['character'] }, modify('chosen', strength(1))))],
});
const hill = location({ id: 'hill', moveCost: 2 });
const cave = location({ id: 'cave', moveCost: 1 });
const rope = item({
  id: 'rope',
  abilities: [{ kind: 'cost', name: 'rope', affects: { of: 'you', is: ['location'] }, for: 'move', add: -1 }],
});
const cards = [walker, climber, guide, hill, cave, rope];

const table = (play: readonly JsonRecord[], inkwell = 2) =>
  lorcanaTable(
    {
      p1: { play: play, inkwell },
      p2: {
        play: [
          { card: 'walker', as: 'their-walker' },
          { card: 'hill', as: 'their-hill' },
        ],
      },
    },
    cards,
  );
const move = (character: string, to: string) => ({ action: 'move', character, location: to });
const HILL = { card: 'hill', as: 'hill' };
const WALKER = { card: 'walker', as: 'walker', exerted: true };
const END = { action: 'end-turn' };

rule('Lorcana 4.3.7.1', () => {
  it('moves own characters to own locations, and nothing else', () => {
    const at = table([WALKER, HILL, { card: 'rope', as: 'rope' }]);
    at.expectRefused('p1', move('their-walker', 'hill'), 'answer.unknown-option', '4.3.7.1');
    at.expectRefused('p1', move('walker', 'their-hill'), 'answer.unknown-option', '4.3.7.1');
    at.expectRefused('p1', move('rope', 'hill'), 'move.not-a-character', '4.3.7.1');
    at.expectRefused('p1', move('walker', 'rope'), 'move.not-a-location', '4.3.7.3');
  });
  it('moves in the main phase of its player, as often as there is ink', () => {
    const at = table([WALKER, HILL, { card: 'cave', as: 'cave' }], 4);
    at.answer('p1', move('walker', 'hill')).answer('p1', move('walker', 'cave'));
    at.expectRefused('p1', move('walker', 'hill'), 'cost.not-enough-ink', '4.3.7.4').expectLegal('p1', [END]);
    expect(at.marks('walker')).toEqual({ exerted: true, at: at.id('cave') });
    at.answer('p1', END).expectRefused('p1', move('walker', 'hill'), 'decision.none');
  });
});

rule('Lorcana 4.3.7.3', () => {
  it('takes any character, also a drying or an exerted one', () => {
    const at = table([{ card: 'walker', as: 'drying', drying: true }, WALKER, HILL]);
    at.expectLegal('p1', [move('drying', 'hill'), move('walker', 'hill'), END]);
  });
  it('is moved by an effect under the same rules, without the cost', () => {
    const march = (to: string) =>
      action({
        id: 'march',
        effect: sequence(
          { do: 'all', from: {}, as: 'all' },
          { do: 'all', from: { named: to }, as: 'there' },
          { do: 'move', objects: 'all', to: 'there' },
        ),
      });
    const marched = (to: string, place?: string) => {
      const p1 = {
        play: [
          { card: 'walker', as: 'drying', drying: true },
          { card: 'walker', as: 'walker', ...(place !== undefined && { at: place }) },
          { card: 'rope', as: 'rope' },
          HILL,
          { card: 'cave', as: 'cave' },
        ],
        hand: [{ card: 'march', as: 'march' }],
        inkwell: 1,
      };
      const p2 = { play: [{ card: 'walker', as: 'theirs' }] };
      const at = lorcanaTable({ p1, p2 }, [...cards, march(to)]).answer('p1', {
        action: 'play',
        card: 'march',
        pay: 'ink',
      });
      const moved = at.log.filter(({ kind }) => kind === 'moved').map(({ object }) => object);
      return [
        ...moved.map((id) => ['drying', 'walker', 'rope', 'theirs', 'hill', 'cave'].find((as) => at.id(as) === id)),
      ];
    };
    expect(marched('hill')).toEqual(['drying', 'walker']);
    expect(marched('hill', 'cave')).toEqual(['drying', 'walker']);
    expect(marched('hill', 'hill')).toEqual(['drying']);
    expect([marched('rope'), marched('nowhere')]).toEqual([[], []]);
  });
  it('moves no character to the location where it is', () => {
    table([{ ...WALKER, at: 'hill' }, HILL]).expectRefused(
      'p1',
      move('walker', 'hill'),
      'move.already-there',
      '4.3.7.3',
    );
  });
});

rule('Lorcana 4.3.7.4', () => {
  it('costs the move cost in ink, and then the character is there, as ready as it was', () => {
    const at = table([WALKER, HILL]).answer('p1', move('walker', 'hill'));
    at.expectLog([
      { kind: 'inkExerted', count: 2, cites: '4.3.7.4' },
      { kind: 'moved', object: 'walker', location: 'hill', cites: '4.3.7.4' },
    ]);
    expect(at.marks('walker')).toEqual({ exerted: true, at: at.id('hill') });
  });
  it('is illegal without the ink', () => {
    table([WALKER, HILL], 1).expectRefused('p1', move('walker', 'hill'), 'cost.not-enough-ink', '4.3.7.4');
  });
  it('costs less where something makes it cheaper', () => {
    const at = table([WALKER, HILL, { card: 'rope', as: 'rope' }], 1).answer('p1', move('walker', 'hill'));
    at.expectHappened('inkExerted', { count: 1, cites: '4.3.4.5' });
  });
  it('leaves the location where it was before', () => {
    const at = table([{ ...WALKER, at: 'hill' }, HILL, { card: 'cave', as: 'cave' }]).answer(
      'p1',
      move('walker', 'cave'),
    );
    expect(at.marks('walker')).toEqual({ exerted: true, at: at.id('cave') });
  });
});

rule('Lorcana 4.3.7.5', () => {
  it('puts what the move triggered into the bag after the payment', () => {
    const at = table([{ card: 'climber', as: 'climber' }, HILL]).answer('p1', move('climber', 'hill'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'moved' },
      { kind: 'abilityPlaced', card: 'climber', cites: '4.3.7.5' },
      { kind: 'abilityTaken' },
      { kind: 'effectStarted' },
    ]);
    expect(at.facts('climber').numbers['strength']).toBe(4);
  });
  it('puts nothing there where another moves, or where an effect does not move it', () => {
    const hearing = character({
      id: 'hearing',
      abilities: [whenever('moved', gain(), { object: { object: { self: true } } })],
    });
    const at = lorcanaTable({ p1: { play: [WALKER, HILL, { card: 'hearing', as: 'hearing' }], inkwell: 4 } }, [
      ...cards,
      hearing,
    ]);
    at.answer('p1', move('walker', 'hill')).expectLog([
      { kind: 'inkExerted', count: 2 },
      { kind: 'moved', object: 'walker', location: 'hill' },
    ]);
    at.answer('p1', move('hearing', 'hill')).expectLog([
      { kind: 'inkExerted', count: 2 },
      { kind: 'moved', object: 'hearing', location: 'hill' },
      { kind: 'abilityPlaced', card: 'hearing', cites: '4.3.7.5' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained', amount: 1 },
    ]);
  });
});

rule('Lorcana 4.3.7.6', () => {
  it('is complete when all of that has resolved: until then no other action', () => {
    const at = table([{ card: 'guide', as: 'guide' }, HILL]).answer('p1', move('guide', 'hill'));
    at.expectHappened('abilityPlaced', { cites: '4.3.7.6' }).expectDecision({ p1: 'choose' });
    at.expectRefused('p1', { action: 'quest', character: 'guide' }, 'answer.shape');
    at.answer('p1', ['guide']).answer('p1', { action: 'quest', character: 'guide' });
  });
  it('is complete at once where nothing waits', () => {
    const at = table([{ card: 'walker', as: 'walker' }, HILL]).answer('p1', move('walker', 'hill'));
    at.expectLegal('p1', [
      { action: 'quest', character: 'walker' },
      { action: 'challenge', challenger: 'walker', target: 'their-hill' },
      END,
    ]);
  });
});
