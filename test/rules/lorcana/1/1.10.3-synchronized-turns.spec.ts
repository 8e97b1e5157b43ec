import { expect, it } from 'vitest';
import { rulesFor, type GameSetup } from '../../../../src/engine/index.js';
import { character, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';
import { tableOf } from '../../../support/table.js';

const TEAMS = [
  ['p1', 'p3'],
  ['p2', 'p4'],
];

const setup = (more: Partial<GameSetup>): GameSetup => ({
  gameId: 'g',
  format: 'core-constructed',
  seats: ['p1', 'p2', 'p3', 'p4'].map((seat) => ({ seat, deck: [{ card: '1-14', count: 60 }] })),
  seed: '0'.repeat(64),
  ...more,
});

const create = (more: Partial<GameSetup>) => rulesFor('lorcana')?.create(setup(more));

/** When any character quests, its player may gain 1 lore. */
const crier = character({
  id: 'crier',
  abilities: [
    {
      kind: 'triggered',
      name: 'crier',
      on: [{ event: 'quested' }],
      effect: { do: 'may', effect: { do: 'gain-lore', amount: 1 } },
    },
  ],
});
const plain = character({ id: 'plain', lore: 0 });

/** A game as a format with teams would set it up. */
const teamTable = () => {
  const play = ['crier'];
  const seats = { p1: { play: ['crier', { card: 'plain', as: 'runner' }] }, p2: { play }, p3: { play }, p4: { play } };
  const at = lorcanaTable(seats, [crier, plain]);
  return tableOf(at.rules, { ...at.state, teams: TEAMS }, [], { runner: at.id('runner') });
};

rule('Lorcana 1.10.3.1', () => {
  it('begins no game with teams, since no format says how they play', () => {
    const refused = create({ teams: TEAMS });
    expect(refused).toMatchObject({
      kind: 'rejected',
      code: 'setup.teams-undefined',
      cites: [{ rule: '1.10.3.1' }, { rule: '1.10.3.2' }],
      details: { format: 'core-constructed', formats: [] },
    });
    expect(refused?.kind === 'rejected' && refused.message).toContain('leave the teams out');
  });
  it('begins the same game without them', () => {
    expect(create({})).toMatchObject({ kind: 'decided' });
  });
  it('has the players of a team be no opponents, whatever the order of the table', () => {
    const at = teamTable();
    const ids = at.state.zones['p3.play'] ?? [];
    at.expectRefused(
      'p1',
      { action: 'challenge', challenger: 'runner', target: ids[0] ?? '' },
      'answer.unknown-option',
    );
  });
});

rule('Lorcana 1.10.3.2', () => {
  it('lets a team order its abilities in the bag as one, before the other team', () => {
    const at = teamTable().answer('p1', { action: 'quest', character: 'runner' });
    const waiting = (seat: string) => {
      const ids = at.state.zones['bag'] ?? [];
      return ids.filter((id) => at.state.objects[id]?.controller === seat);
    };
    at.expectDecision({ p1: 'bag' }).expectLegal('p1', [...waiting('p1'), ...waiting('p3')]);
    at.answer('p1', waiting('p3')[0] ?? '').expectHappened('abilityTaken', { cites: '1.10.3.2' });
    at.expectDecision({ p3: 'may' }).answer('p3', 'yes').expectDecision({ p1: 'may' }).answer('p1', 'yes');
    at.expectDecision({ p2: 'bag' }).expectLegal('p2', [...waiting('p2'), ...waiting('p4')]);
    at.answer('p2', waiting('p4')[0] ?? '')
      .expectDecision({ p4: 'may' })
      .answer('p4', 'no');
    at.expectDecision({ p2: 'may' }).answer('p2', 'no').expectDecision({ p1: 'turnAction' });
  });
  it('leaves each player their own abilities where nobody plays in a team', () => {
    const seats = { p1: { play: ['crier', { card: 'plain', as: 'runner' }] }, p3: { play: ['crier'] } };
    const at = lorcanaTable(seats, [crier, plain]).answer('p1', { action: 'quest', character: 'runner' });
    at.expectDecision({ p1: 'may' }).answer('p1', 'no').expectDecision({ p3: 'may' });
  });
});
