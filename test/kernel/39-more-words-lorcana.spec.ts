/** The same for what was missed in Lorcana: each part tested with made-up cards, inside and just outside. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../src/engine/index.js';
import { chosen, draw, gain, whenever } from '../support/lorcana-abilities.js';
import { challenge, endTurn, play, quest } from '../support/lorcana-actions.js';
import { action, character, lorcanaTable } from '../support/lorcana.js';

type Where = Parameters<typeof whenever>[2];
const ink = (count: number) => Array.from({ length: count }, () => 'plain');
const plain = character({ id: 'plain' });
const hero = (seat: JsonRecord, ...cards: Parameters<typeof lorcanaTable>[1] & object) =>
  lorcanaTable({ p1: { inkwell: ink(5), ...seat } }, [plain, ...cards]);

describe('making a drying character dry', () => {
  const wake = action({ id: 'wake', effect: chosen({ is: ['character'] }, { do: 'dry', objects: 'chosen' }) });
  const fresh = { play: [{ card: 'plain', as: 'hero', drying: true }], hand: [{ card: 'wake', as: 'wake' }] };

  it('lets it quest in the turn in which it was played', () => {
    const at = hero(fresh, wake);
    at.expectRefused('p1', quest('hero'), 'character.drying');
    at.answer('p1', play('wake')).expectHappened('madeDry', { object: 'hero', cites: '4.2.2.1' });
    at.answer('p1', quest('hero')).expectHappened('quested', { object: 'hero' });
  });
  it('is nothing for one that is dry', () => {
    const at = hero({ play: ['plain'], hand: [{ card: 'wake', as: 'wake' }] }, wake);
    at.answer('p1', play('wake')).expectNotHappened('madeDry');
  });
});

describe('an order to play a card for another cost', () => {
  const giant = character({ id: 'giant', cost: 4 });
  const recruit = (add: number) =>
    action({
      id: 'recruit',
      effect: chosen({ zone: 'hand', of: 'you', is: ['character'] }, { do: 'play', card: 'chosen', add }),
    });
  const table = (add: number, inks: number) => {
    const at = hero(
      { inkwell: ink(inks), hand: ['recruit', 'giant'].map((card) => ({ card, as: card })) },
      giant,
      recruit(add),
    );
    at.answer('p1', play('recruit'));
    return at.state.pending[0]?.kind === 'choose' ? at.answer('p1', ['giant']) : at;
  };

  it('asks for that cost, once', () => {
    table(-3, 2)
      .expectHappened('played', { card: 'giant' })
      .expectHappened('inkExerted', { count: 1, cites: '4.3.4.5' });
  });
  it('is not carried out where that cannot be paid', () => {
    table(-2, 2).expectHappened('notPlayed', { object: 'giant' });
    table(0, 4).expectHappened('notPlayed', { object: 'giant' });
  });
  it('is never less than nothing', () => {
    table(-9, 1).expectHappened('played', { card: 'giant' });
  });
});

describe('what is banished by an effect, or leaves play', () => {
  const widow = (event: string, where: Where = {}) =>
    character({
      id: 'widow',
      abilities: [whenever(event, gain(), { object: { object: { named: 'plain' } }, ...where })],
    });
  const axe = action({ id: 'axe', effect: chosen({ named: 'plain' }, { do: 'banish', objects: 'chosen' }) });
  const home = action({
    id: 'home',
    effect: chosen({ named: 'plain' }, { do: 'put', objects: 'chosen', zone: 'hand' }),
  });
  const table = (event: string, where?: Where) =>
    hero(
      {
        play: ['widow', { card: 'plain', as: 'victim', damage: 2 }],
        hand: ['axe', 'home'].map((card) => ({ card, as: card })),
      },
      widow(event, where),
      axe,
      home,
      character({ id: 'target', strength: 5 }),
    );
  const loreAfter = (event: string, card: string, where?: Where) => {
    const at = table(event, where).answer('p1', play(card));
    if (at.state.pending[0]?.kind === 'choose') at.answer('p1', ['victim']);
    return at.player('p1')['lore'];
  };
  const byEffect: Where = { cause: { seat: 'anyone' } };

  it('distinguishes an effect from a challenge', () => {
    expect(loreAfter('banished', 'axe', byEffect)).toBe(1);
    const fought = lorcanaTable(
      {
        p1: { play: ['widow', { card: 'plain', as: 'fighter' }] },
        p2: { play: [{ card: 'target', as: 'target', exerted: true }] },
      },
      [plain, widow('banished', byEffect), character({ id: 'target', strength: 5 })],
    ).answer('p1', challenge('fighter', 'target'));
    fought.expectHappened('banished');
    expect(fought.player('p1')['lore']).toBe(0);
  });
  it('leaves play by being banished as by being put elsewhere', () => {
    expect([loreAfter('leftPlay', 'axe'), loreAfter('leftPlay', 'home')]).toEqual([1, 1]);
    expect([loreAfter('banished', 'home'), loreAfter('putInto', 'axe')]).toEqual([0, 0]);
  });
});

describe('outside the Draw step', () => {
  const scholar = character({
    id: 'scholar',
    abilities: [
      {
        ...whenever('drawn', gain(), { seat: { seat: 'you' } }),
        while: { not: { phase: ['draw'] } },
      },
    ],
  });
  it('is when an effect draws in the main phase, and not the draw of the turn', () => {
    const read = action({ id: 'read', effect: draw() });
    const at = hero({ play: ['scholar'], hand: [{ card: 'read', as: 'read' }] }, scholar, read);
    expect(at.answer('p1', play('read')).player('p1')['lore']).toBe(1);
    at.answer('p1', endTurn).answer('p2', endTurn);
    expect([at.state.turn.active, at.player('p1')['lore']]).toEqual(['p1', 1]);
  });
});
