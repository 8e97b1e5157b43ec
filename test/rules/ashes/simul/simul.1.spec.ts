import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { action, ally, ashesTable, conjuration } from '../../../support/ashes.js';
import { sequence, UNITS, workers } from '../../../support/ashes-words.js';
import { after, answer, DRAW, kindsOf, OF_OTHERS, OWN, when } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const one = (name: string, label = 'it') => ({ do: 'all', from: { is: ['unit'], named: name }, as: label }) as const;
const kill = action({ id: 'kill', effect: sequence(one('worker'), { do: 'destroy', objects: 'it' }) });
const dirge = answer('dirge', after('destroyed', DRAW));
const play = (table: Table, card = 'kill') => table.answer('p1', { action: 'play', card });
const held = (...names: readonly string[]): readonly JsonRecord[] => names.map((card) => ({ card, as: card }));

rule('Ashes simul.1', () => {
  const at = (...seats: readonly string[]) =>
    ashesTable(
      {
        p1: { hand: [...held('kill'), { card: 'dirge', as: 'own' }], battlefield: workers({ worker: {} }) },
        ...Object.fromEntries(seats.map((seat) => [seat, { hand: [{ card: 'dirge', as: `${seat}-dirge` }] }])),
      },
      [kill, dirge],
    );
  it('asks the active player first, and the next after an act or a pass', () => {
    const table = play(at('p2')).expectDecision({ p1: 'respond' });
    table.answer('p1', { react: 'own' }).expectHappened('drawn', { seat: 'p1' }).expectDecision({ p2: 'respond' });
    table.answer('p2', { react: 'p2-dirge' }).expectHappened('drawn', { seat: 'p2' });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('goes on clockwise, of three from the one whose turn it is', () => {
    const table = ashesTable(
      {
        p1: { hand: [{ card: 'dirge', as: 'p1-dirge' }] },
        p2: { hand: held('kill'), battlefield: workers({ worker: {} }) },
        p3: { hand: [{ card: 'dirge', as: 'p3-dirge' }] },
      },
      [kill, dirge],
      { turn: { active: 'p2' } },
    );
    table.answer('p2', { action: 'play', card: 'kill' }).expectDecision({ p3: 'respond' });
    table.answer('p3', { pass: true }).expectDecision({ p1: 'respond' }).answer('p1', { pass: true });
    table.expectDecision({ p2: 'turnAction' });
  });
  it('gives nobody a second opportunity when others have acted', () => {
    const table = play(at('p2')).answer('p1', { pass: true }).answer('p2', { react: 'p2-dirge' });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('resolves one response before the same player gives another', () => {
    const grave = ally({ id: 'grave', life: 9, abilities: [after('destroyed', DRAW, { where: OF_OTHERS })] });
    const table = ashesTable(
      {
        p1: {
          hand: [...held('kill'), { card: 'dirge', as: 'own' }],
          battlefield: [...workers({ worker: {} }), 'grave'],
        },
      },
      [kill, dirge, grave],
    );
    play(table).expectDecision({ p1: 'respond' });
    const [trigger] = table.state.triggered;
    // What has triggered cannot be left out: there is no passing before it.
    table.expectLegal('p1', [{ trigger: trigger?.id ?? '' }, { react: 'own' }]);
    table.answer('p1', { react: 'own' }).expectHappened('putAway', { card: 'dirge' });
    expect(kindsOf(table, 'drawn')).toHaveLength(2);
    table.expectDecision({ p1: 'turnAction' });
  });
});

rule('Ashes simul.when', () => {
  const thrower = ally({
    id: 'thrower',
    abilities: [
      when('entered', sequence(one('worker', 'them'), { do: 'deal', objects: 'them', amount: 2 }), { where: OWN }),
    ],
  });
  const trap = answer(
    'trap',
    after(
      'entered',
      { do: 'destroy', objects: 'it' },
      { where: { object: { object: UNITS } }, bind: { it: 'object' } },
    ),
  );
  const start = () => {
    const table = ashesTable(
      { p1: { hand: held('thrower') }, p2: { battlefield: workers({ worker: {} }), hand: held('trap') } },
      [thrower, trap],
    );
    return play(table, 'thrower');
  };
  it('is resolved when the event is complete, and "after" waits for all of it', () => {
    const table = start();
    expect(kindsOf(table, 'entered', 'damageDealt', 'destroyed', 'putAway')).toEqual([
      'entered',
      'damageDealt',
      'destroyed',
      'putAway',
    ]);
    table
      .expectDecision({ p2: 'respond' })
      .answer('p2', { react: 'trap' })
      .expectHappened('destroyed', { card: 'thrower' });
  });
  it('is before "after", in whatever order the players come', () => {
    const later = ally({ id: 'later', life: 9, abilities: [after('entered', DRAW, { where: OF_OTHERS })] });
    const sooner = ally({ id: 'sooner', life: 9, abilities: [when('entered', DRAW, { where: OF_OTHERS })] });
    const table = ashesTable(
      { p1: { hand: held('worker'), battlefield: ['later'] }, p2: { battlefield: ['sooner'] } },
      [later, sooner],
    );
    play(table, 'worker');
    expect(table.log.filter(({ kind }) => kind === 'drawn').map(({ seat }) => seat)).toEqual(['p2', 'p1']);
  });
});

rule('Ashes simul.when.example', () => {
  const anchornaut = ally({
    id: 'anchornaut',
    abilities: [
      when(
        'entered',
        {
          do: 'may',
          effect: sequence(
            { do: 'choose', from: { is: ['unit'], other: true }, min: 1, max: 1, as: 'one' },
            { do: 'deal', objects: 'one', amount: 1 },
          ),
        },
        { where: OWN },
      ),
    ],
  });
  const iceTrap = answer(
    'ice-trap',
    after(
      'entered',
      { do: 'destroy', objects: 'it' },
      { where: { object: { object: { is: ['unit'], numbers: { life: { max: 2 } } } } }, bind: { it: 'object' } },
    ),
  );
  const at = () =>
    ashesTable(
      {
        p1: { hand: held('anchornaut') },
        p2: { battlefield: workers({ worker: {}, other: { wounds: 1 } }), hand: held('ice-trap') },
      },
      [anchornaut, iceTrap],
    );
  it('throws first; then the trap destroys it, and takes nothing back', () => {
    const table = play(at(), 'anchornaut').expectDecision({ p1: 'may' }).answer('p1', 'yes');
    table.expectLegal('p1', [['worker'], ['other']]).answer('p1', ['worker']);
    expect(table.marks('worker')).toEqual({ wounds: 1 });
    table.expectDecision({ p2: 'respond' }).answer('p2', { react: 'ice-trap' });
    table.expectHappened('destroyed', { card: 'anchornaut' }).expectDecision({ p1: 'turnAction' });
    expect(table.marks('worker')).toEqual({ wounds: 1 });
  });
  it('is trapped also by who did not let it throw', () => {
    play(at(), 'anchornaut').answer('p1', 'no').expectDecision({ p2: 'respond' });
  });
});

const widow = conjuration({ id: 'widow', limit: 6, life: 1 });
const widows = answer(
  'widows',
  after('destroyed', { do: 'conjure', card: 'widow', count: 2 }, { where: { seat: { seat: 'you' } } }),
  { conjurations: ['widow'] },
);
const opponents = { is: ['unit'], of: 'opponents' } as const;

rule('Ashes simul.multi.example', () => {
  const storm = action({
    id: 'storm',
    effect: sequence({ do: 'all', from: opponents, as: 'them' }, { do: 'deal', objects: 'them', amount: 1 }),
  });
  it('spares units that come while the storm goes on', () => {
    const table = ashesTable(
      {
        p1: { hand: held('storm') },
        p2: {
          battlefield: workers({ frail: { wounds: 1 }, worker: {} }),
          hand: held('widows'),
          conjurationPile: ['widow', 'widow', 'widow'],
        },
      },
      [storm, widow, widows],
    );
    play(table, 'storm')
      .expectDecision({ p1: 'nextOfSeveral' })
      .answer('p1', 'frail')
      .expectHappened('destroyed', { card: 'worker' });
    table.expectDecision({ p2: 'respond' }).answer('p2', { react: 'widows' });
    expect(table.cards('p2', 'battlefield')).toEqual(['worker', 'widow', 'widow']);
    expect(table.marks('worker')).toEqual({ wounds: 1 });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('spares no unit that was there before it', () => {
    const table = ashesTable(
      { p1: { hand: held('storm') }, p2: { battlefield: [{ card: 'widow', as: 'widow' }], hand: [] } },
      [storm, widow, widows],
    );
    play(table, 'storm').expectHappened('damageDealt', { object: 'widow', amount: 1 });
  });
});
