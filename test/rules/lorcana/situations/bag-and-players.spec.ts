/** Situations in which rules meet, as a judge would set them up: the bag, players who leave, costs and choices. */
import { describe, expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import {
  activated,
  chosen,
  deal,
  each,
  gain,
  keyword,
  may,
  sequence,
  whenever,
} from '../../../support/lorcana-abilities.js';

const END = { action: 'end-turn' };
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const quest = (who: string) => ({ action: 'quest', character: who });
const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));

const zap = action({ id: 'zap', inkable: false, effect: chosen({ is: ['character'] }, deal(1)) });

describe('the bag', () => {
  const crier = character({ id: 'crier', abilities: [whenever('quested', may(gain()), {})] });
  const runner = character({ id: 'runner', lore: 0 });
  it('is emptied by the active player, then in turn order, also by new triggers (8.7.5 to 8.7.7)', () => {
    const at = lorcanaTable(
      { p1: { play: ['crier', ...named('runner')] }, p2: { play: ['crier'] }, p3: { play: ['crier'] } },
      [crier, runner],
    );
    at.answer('p1', quest('runner')).expectDecision({ p1: 'may' }).answer('p1', 'no').expectDecision({ p2: 'may' });
    at.answer('p2', 'no').expectDecision({ p3: 'may' }).answer('p3', 'yes').expectDecision({ p1: 'turnAction' });
  });
  it('resolves an ability of a source that has left, which finds no "this card" (7.4.3, 7.1.9.1)', () => {
    const ghost = character({
      id: 'ghost',
      willpower: 1,
      abilities: [whenever('damageDealt', sequence({ do: 'put', objects: 'self', zone: 'hand' }, gain()))],
    });
    const at = lorcanaTable({ p1: { hand: named('zap'), inkwell: 1, play: named('ghost') } }, [zap, ghost]).answer(
      'p1',
      play('zap'),
    );
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'damageDealt', object: 'ghost' },
      { kind: 'actionResolved' },
      { kind: 'banished', card: 'ghost' },
      { kind: 'abilityPlaced', card: 'ghost' },
      { kind: 'abilityTaken' },
      { kind: 'objectGone', cites: '7.1.9.1' },
      { kind: 'loreGained', amount: 1 },
    ]);
    expect(at.cards('p1', 'discard')).toEqual(['zap', 'ghost']);
  });
  it('asks for "if" as the ability comes there and again as it resolves (7.4.4.1, 7.4.4.2)', () => {
    const mine = { seat: { seat: 'you' } } as const;
    const poor = character({
      id: 'poor',
      abilities: [
        { ...whenever('quested', gain(5), mine), name: 'poor', if: { not: { more: { player: 'lore' }, than: 1 } } },
        whenever('quested', gain(2), mine),
      ],
    });
    const at = lorcanaTable({ p1: { play: ['poor', ...named('runner')] } }, [poor, runner]).answer(
      'p1',
      quest('runner'),
    );
    const waiting = at.state.zones['bag'] ?? [];
    expect(waiting).toHaveLength(2);
    at.answer('p1', waiting[1] ?? '').expectHappened('abilityTaken', { cites: '7.4.4.2' });
    expect(at.player('p1')['lore']).toBe(2);
  });
});

describe('a player who leaves', () => {
  const pawn = character({ id: 'pawn' });
  it('takes along what waits in the bag and what lasts, and the others go on (1.10.2.3, 8.7.9)', () => {
    const lord = character({ id: 'lord', abilities: [whenever('quested', may(gain()), {})] });
    const at = lorcanaTable({ p1: { play: [...named('pawn'), 'lord'] }, p2: { play: ['lord'] }, p3: {} }, [pawn, lord]);
    at.answer('p1', quest('pawn')).expectDecision({ p1: 'may' }).concede('p2');
    at.expectHappened('lost', { seat: 'p2', cites: '8.7.9' }).expectDecision({ p1: 'may' });
    at.answer('p1', 'no').expectDecision({ p1: 'turnAction' });
    expect([at.cards('p2', 'play'), at.state.zones['bag']]).toEqual([[], []]);
  });
  it('is passed over when the turn goes on to the left (1.10.2.1)', () => {
    const at = lorcanaTable({ p1: {}, p2: {}, p3: {} }).concede('p2').answer('p1', END);
    at.expectDecision({ p3: 'turnAction' });
  });
  it('ends the challenge of a character that leaves with it, and what it lent (4.3.6.22)', () => {
    const sly = character({
      id: 'sly',
      willpower: 9,
      abilities: [whenever('challenged', may(gain()), { target: { object: { self: true } } })],
    });
    const at = lorcanaTable(
      { p1: { play: named('pawn') }, p2: { play: [{ card: 'sly', as: 'sly', exerted: true }] }, p3: {} },
      [pawn, sly],
    );
    at.answer('p1', { action: 'challenge', challenger: 'pawn', target: 'sly' })
      .expectDecision({ p2: 'may' })
      .concede('p2');
    at.expectHappened('challengeEnded', { cites: '4.3.6.22' })
      .expectNotHappened('damageDealt')
      .expectDecision({ p1: 'turnAction' });
    expect(at.marks('pawn')).toEqual({ exerted: true });
  });
  it('leaves the last one as the winner (3.2.1.3)', () => {
    lorcanaTable({ p1: {}, p2: {}, p3: {} })
      .concede('p2')
      .concede('p1')
      .expectHappened('gameEnded', { winners: ['p3'], cites: '3.2.1.3' });
  });
});

describe('costs and choices', () => {
  it('pays for an ability with all of its parts or with none (7.5.3.2, 4.3.4.6)', () => {
    const forge = item({
      id: 'forge',
      abilities: [activated('smelt', [{ pay: 'exert' }, { pay: 'ink', n: 1 }, { pay: 'discard', count: 1 }], gain())],
    });
    const use = { action: 'activate', source: 'forge', ability: 'smelt' };
    const at = lorcanaTable({ p1: { play: named('forge'), inkwell: 1 } }, [forge]);
    at.expectRefused('p1', use, 'cost.not-enough-cards', '7.5.3.2').expectLegal('p1', [END]);
    expect(at.marks('forge')).toEqual({});
  });
  it('plays a card with nothing to choose, and it does nothing (1.2.4)', () => {
    const at = lorcanaTable({ p1: { hand: named('zap'), inkwell: 1 } }, [zap]).answer('p1', play('zap'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'nothingToChoose', cites: '1.2.4' },
      { kind: 'actionResolved' },
    ]);
  });
  it('hits a character with Ward if nobody chooses it, or its own player does (10.12.1, 10.12.3)', () => {
    const shy = character({ id: 'shy', keywords: [{ keyword: 'ward' }] });
    const storm = action({
      id: 'storm',
      inkable: false,
      effect: each({ is: ['character'], of: 'opponents' }, deal(1, 'all')),
    });
    const edict = action({
      id: 'edict',
      inkable: false,
      effect: {
        do: 'each-player',
        of: 'opponents',
        effect: sequence(
          { do: 'choose', from: { is: ['character'], whose: 'player' }, min: 1, max: 1, as: 'lost', who: 'player' },
          { do: 'banish', objects: 'lost' },
        ),
      },
    });
    const at = lorcanaTable({ p1: { hand: named('storm', 'edict'), inkwell: 2 }, p2: { play: named('shy') } }, [
      shy,
      storm,
      edict,
    ]);
    at.answer('p1', play('storm')).expectHappened('damageDealt', { object: 'shy', cites: '10.12.3' });
    at.answer('p1', play('edict')).expectHappened('banished', { card: 'shy' });
  });
  it('loses Ward from one of two sources and still has it (10.1.1)', () => {
    const aura = item({
      id: 'aura',
      abilities: [
        { kind: 'static', name: 'aura', affects: { of: 'you', is: ['character'] }, changes: [keyword('ward')] },
      ],
    });
    const shy = character({ id: 'shy', keywords: [{ keyword: 'ward' }] });
    const smash = action({
      id: 'smash',
      inkable: false,
      effect: each({ is: ['item'] }, { do: 'banish', objects: 'all' }),
    });
    const at = lorcanaTable({ p1: { hand: named('smash', 'zap'), inkwell: 2 }, p2: { play: named('shy', 'aura') } }, [
      shy,
      aura,
      smash,
      zap,
    ]);
    at.answer('p1', play('smash'))
      .answer('p1', play('zap'))
      .expectHappened('nothingToChoose')
      .expectNotHappened('damageDealt');
  });
});
