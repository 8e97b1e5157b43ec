import { expect, it } from 'vitest';
import {
  activated,
  deal,
  draw,
  energy,
  EXHAUST,
  free,
  kill,
  sequence,
  target,
  UNIT,
  whenever,
  whenPlayed,
} from '../../../support/riftbound-abilities.js';
import {
  activate,
  allPass,
  askedBy,
  chainOf,
  emptyChain,
  kindsOf,
  PASS,
  play,
  sizeOf,
} from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { noCase, rule } from '../../../support/rule.js';

const tome = gear({ id: 'tome', abilities: [activated('read', [energy(1)], draw())] });
const bow = gear({ id: 'bow', abilities: [activated('shoot', [energy(1)], deal(1), { targets: [target()] })] });
const spark = free('spark', draw());
const negate = free('negate', { do: 'counter', objects: 'target' }, { targets: [target({ zone: 'chain' })] });
const slow = spell({ id: 'slow', energy: 0, effect: draw() });
const caller = unit({ id: 'caller', energy: 0, abilities: [whenPlayed(draw())] });
const hunter = unit({
  id: 'hunter',
  energy: 0,
  abilities: [whenPlayed(kill(), { targets: [target({ ...UNIT, of: 'opponents' })] })],
});
const watcher = gear({ id: 'watcher', abilities: [whenever('countered', draw())] });
const CARDS = [tome, bow, spark, negate, slow, caller, hunter, watcher];

const table = (p1: object, p2: object = {}) => riftboundTable({ p1: { ...p1 }, p2: { ...p2 } }, CARDS);
const hand = (...cards: readonly string[]) => cards.map((card) => ({ card, as: card }));
const TOME = { board: hand('tome'), runes: runes('fury', 2) };
const BOW = { board: [...hand('bow'), ...hand('soldier')], runes: runes('fury', 2) };
const DEFLECTING = unit({ id: 'mirror', keywords: [{ keyword: 'deflect', n: 1 }] });

rule('Riftbound 387', () => {
  noCase('outside', 'There is no ability on the chain that was not played by these steps.');
  it('is announced, chosen for, paid, on the chain and finalized, as a card is', () => {
    const at = activate(table(BOW), 'bow', 'shoot');
    expect(at.state.pending[0]).toMatchObject({ kind: 'target', seat: 'p1' });
    expect(at.answer('p1', ['soldier']).state.pending[0]).toMatchObject({ kind: 'payment', seat: 'p1' });
    at.answer('p1', { 'fury-1': 'energy' });
    expect(kindsOf(at)).toEqual(['abilityUsed', 'exhausted', 'added', 'spent', 'finalized']);
  });
});

rule('Riftbound 388', () => {
  it('is pending until its player has chosen: nobody has priority meanwhile', () => {
    const at = play(
      table({ hand: hand('hunter') }, { board: [...hand('soldier'), { card: 'tome', as: 'tome' }, 'hero'] }),
      'hunter',
    );
    at.expectDecision({ p1: 'target' });
    const [item = ''] = at.state.zones['chain'] ?? [];
    expect(at.state.objects[item]?.marks).toEqual({});
  });
  it('is not any more when it has: its marks say finalized, and priority is given', () => {
    const at = play(table({ hand: hand('caller') }), 'caller').expectDecision({ p1: 'priority' });
    const [item = ''] = at.state.zones['chain'] ?? [];
    expect(at.state.objects[item]?.marks).toEqual({ finalized: true });
  });
});

rule('Riftbound 388.1', () => {
  it('can be responded to and countered like a spell', () => {
    const at = play(table({ hand: hand('caller') }, { hand: hand('negate') }), 'caller').answer('p1', PASS);
    play(at, 'negate', 'p2');
    const [item = ''] = at.state.zones['chain'] ?? [];
    allPass(at.answer('p2', [item])).expectHappened('countered', { object: item, seat: 'p1' });
    expect([chainOf(at), sizeOf(at, 'p1', 'hand')]).toEqual([[], 0]);
  });
  it('cannot be before: what is pending is chosen by nothing', () => {
    const doubled = unit({
      id: 'doubled',
      energy: 0,
      abilities: [
        whenPlayed({ do: 'counter', objects: 'target' }, { targets: [target({ zone: 'chain' })] }),
        { ...whenPlayed(draw()), name: 'again' },
      ],
    });
    const at = riftboundTable({ p1: { hand: hand('doubled') } }, [doubled]);
    play(at, 'doubled').expectDecision({ p1: 'triggerOrder' });
    const [first, second] = at.legal('p1')[0] as readonly string[];
    at.answer('p1', [first ?? '', second ?? '']);
    at.expectHappened('abilityTaken', { reason: 'there is nothing to choose', cites: '390.3' });
    expect(chainOf(at)).toEqual(['doubled']);
  });
});

rule('Riftbound 388.2', () => {
  const well = gear({
    id: 'well',
    abilities: [activated('draw-water', [EXHAUST], { do: 'add', resource: 'energy', amount: 2 })],
  });
  const spring = unit({ id: 'spring', energy: 0, abilities: [whenPlayed({ do: 'add', resource: 'mind', amount: 1 })] });
  it('adds at once, without passing priority, when it is activated or triggers', () => {
    const at = riftboundTable({ p1: { board: hand('well'), hand: hand('spring') } }, [well, spring]);
    activate(at, 'well', 'draw-water').expectDecision({ p1: 'turnAction' });
    play(at, 'spring').expectDecision({ p1: 'turnAction' });
    expect(at.player('p1')).toMatchObject({ energy: 2, mind: 1 });
    expect(chainOf(at)).toEqual([]);
  });
  it('adds at once also where the object is killed for it', () => {
    const ember = gear({
      id: 'ember',
      abilities: [activated('burn', [{ pay: 'kill-this' }], { do: 'add', resource: 'fury', amount: 1 })],
    });
    const at = activate(riftboundTable({ p1: { board: hand('ember') } }, [ember]), 'ember', 'burn');
    at.expectDecision({ p1: 'turnAction' });
    expect([at.player('p1')['fury'], chainOf(at), at.cards('p1', 'trash')]).toEqual([1, [], ['ember']]);
  });
  it('leaves what is on the chain already where it is', () => {
    const at = play(table({ hand: hand('spark'), runes: runes('fury', 1) }), 'spark');
    at.answer('p1', { action: 'use-rune', rune: 'fury-1', by: 'exhaust' }).expectDecision({ p1: 'priority' });
    expect([chainOf(at), at.player('p1')['energy']]).toEqual([['spark'], 1]);
  });
  it('does not hold for what does something else', () => {
    expect(chainOf(play(table({ hand: hand('caller') }), 'caller'))).toEqual(['caller']);
  });
});

rule('Riftbound 389.1', () => {
  it('closes the state as soon as something has triggered', () => {
    const at = play(table({ hand: hand('caller', 'slow') }), 'caller');
    at.expectRefused('p1', { action: 'play', card: 'slow' }, 'moment.closed', '309.1.a');
    expect(at.rulesOf('abilityPlaced')).toEqual([expect.arrayContaining(['389.1'])]);
  });
  it('does not where nothing has', () => {
    const at = play(
      riftboundTable({ p1: { hand: hand('soldier', 'slow'), runes: runes('fury', 2) } }, CARDS),
      'soldier',
    );
    at.answer('p1', { 'fury-1': 'energy', 'fury-2': 'energy' });
    expect(at.legal('p1')).toContainEqual({ action: 'play', card: at.id('slow') });
  });
});

rule('Riftbound 389.2', () => {
  const mourner = unit({
    id: 'mourner',
    abilities: [whenever('killed', kill(), { where: { object: { object: { is: ['unit'] } } }, targets: [target()] })],
  });
  const doom = free('doom', sequence(kill(), draw()), { targets: [target()] });
  it('finishes what is being carried out before it asks for the choices of what has triggered', () => {
    const p2 = { board: [...hand('mourner'), ...hand('soldier'), { card: 'hero', as: 'hero' }] };
    const at = riftboundTable({ p1: { hand: hand('doom') }, p2 }, [mourner, doom]);
    allPass(play(at, 'doom').answer('p1', ['soldier'])).expectDecision({ p2: 'target' });
    expect(kindsOf(at)).toEqual(['resolving', 'killed', 'drawn', 'played', 'trashed', 'abilityPlaced']);
  });
  it('asks at once where nothing is', () => {
    const at = play(table({ hand: hand('hunter') }, { board: ['soldier', 'hero'] }), 'hunter');
    at.expectDecision({ p1: 'target' });
  });
});

rule('Riftbound 390.1', () => {
  it('asks for the target before anything is paid', () => {
    const at = activate(table(BOW), 'bow', 'shoot').expectDecision({ p1: 'target' });
    expect(askedBy(at)).toContain('390.1');
    expect(kindsOf(at.answer('p1', ['soldier']))).toEqual([]);
  });
  it('asks for none where nothing is chosen, and never again', () => {
    activate(table(TOME), 'tome', 'read').expectDecision({ p1: 'payment' });
    const at = activate(table(BOW), 'bow', 'shoot').answer('p1', ['soldier']);
    expect(at.refused('p1', ['soldier']).code).toBe('answer.shape');
  });
});

rule('Riftbound 390.2', () => {
  it('refuses an ability that has nothing to choose, and nothing is paid', () => {
    const at = table({ board: hand('bow'), runes: runes('fury', 1) });
    expect(at.legal('p1')).not.toContainEqual(expect.objectContaining({ action: 'activate' }));
    at.expectRefused('p1', { action: 'activate', source: 'bow', ability: 'shoot' }, 'ability.no-target', '390.2');
    expect(at.marks('fury-1')).toEqual({});
  });
  it('offers it as soon as there is something', () => {
    const at = table(BOW);
    expect(at.legal('p1')).toContainEqual({ action: 'activate', source: at.id('bow'), ability: 'shoot' });
  });
});

rule('Riftbound 390.3', () => {
  it('takes a trigger off the chain that has nothing to choose, and nobody gets priority for it', () => {
    const at = play(table({ hand: hand('hunter') }), 'hunter').expectDecision({ p1: 'turnAction' });
    expect(kindsOf(at).slice(-2)).toEqual(['abilityPlaced', 'abilityTaken']);
    at.expectHappened('abilityTaken', { reason: 'there is nothing to choose', cites: '390.3' });
    expect(chainOf(at)).toEqual([]);
  });
  it('keeps one that has', () => {
    const at = play(table({ hand: hand('hunter') }, { board: hand('soldier') }), 'hunter').answer('p1', ['soldier']);
    expect(chainOf(at)).toEqual(['hunter']);
  });
});

rule('Riftbound 390.3.a', () => {
  it('is not countered: what waits for that does not trigger', () => {
    const at = play(table({ hand: hand('hunter'), board: hand('watcher') }), 'hunter');
    at.expectNotHappened('countered').expectDecision({ p1: 'turnAction' });
    expect(sizeOf(at, 'p1', 'hand')).toBe(0);
  });
  it('triggers where it is', () => {
    const at = play(table({ hand: hand('caller'), board: hand('watcher') }, { hand: hand('negate') }), 'caller').answer(
      'p1',
      PASS,
    );
    play(at, 'negate', 'p2');
    allPass(at.answer('p2', [at.state.zones['chain']?.[0] ?? '']));
    expect(chainOf(at)).toEqual(['watcher']);
  });
});

rule('Riftbound 390.3.b', () => {
  const reckless = unit({ id: 'reckless', energy: 0, abilities: [whenPlayed(kill(), { targets: [target()] })] });
  it('has its player choose, even if there is only itself: nothing is no answer', () => {
    const at = play(riftboundTable({ p1: { hand: hand('reckless') } }, [reckless]), 'reckless');
    const own = at.find('p1', 'board', 'reckless');
    at.expectLegal('p1', [[own]]).expectRefused('p1', [], 'answer.too-few', '390.3.b');
  });
  it('lets them choose nothing where the text says up to', () => {
    const kind = unit({
      id: 'kind',
      energy: 0,
      abilities: [whenPlayed(kill(), { targets: [target(UNIT, 'target', 0, 1)] })],
    });
    const at = play(riftboundTable({ p1: { hand: hand('kind') } }, [kind]), 'kind');
    at.expectLegal('p1', [[], [at.find('p1', 'board', 'kind')]]);
  });
});

rule('Riftbound 391.1', () => {
  it('is what stands before the colon: energy, and the object itself exhausted', () => {
    const orb = gear({ id: 'orb', abilities: [activated('gaze', [energy(2), EXHAUST], draw())] });
    const at = riftboundTable({ p1: { board: hand('orb'), runes: runes('fury', 2) } }, [orb]);
    activate(at, 'orb', 'gaze').expectLegal('p1', [{ 'fury-1': 'energy', 'fury-2': 'energy' }]);
    at.answer('p1', { 'fury-1': 'energy', 'fury-2': 'energy' }).expectHappened('spent', { spent: { energy: 2 } });
    expect(at.marks('orb')).toEqual({ exhausted: true });
  });
  it('is the object itself where it is killed, and its ability is on the chain without it', () => {
    const bomb = gear({ id: 'bomb', abilities: [activated('burst', [{ pay: 'kill-this' }], draw())] });
    const at = activate(riftboundTable({ p1: { board: hand('bomb') } }, [bomb]), 'bomb', 'burst');
    expect(kindsOf(at)).toEqual(['abilityUsed', 'killed', 'finalized']);
    expect([chainOf(at), at.cards('p1', 'trash')]).toEqual([['bomb'], ['bomb']]);
    expect(kindsOf(allPass(at))).toContain('drawn');
  });
  it('is nothing where nothing does', () => {
    const charm = gear({ id: 'charm', abilities: [activated('hum', [], draw())] });
    expect(chainOf(activate(riftboundTable({ p1: { board: hand('charm') } }, [charm]), 'charm', 'hum'))).toEqual([
      'charm',
    ]);
  });
});

rule('Riftbound 391.1.b', () => {
  it('finalizes a trigger without asking for payment', () => {
    const at = play(table({ hand: hand('caller'), runes: runes('fury', 1) }), 'caller').expectDecision({
      p1: 'priority',
    });
    at.expectNotHappened('spent');
  });
  it('asks where its choices cost something', () => {
    const at = riftboundTable(
      { p1: { hand: hand('hunter'), runes: runes('fury', 1) }, p2: { board: hand('mirror') } },
      [...CARDS, DEFLECTING],
    );
    play(at, 'hunter').answer('p1', ['mirror']).expectDecision({ p1: 'payOrLeave' });
  });
});

rule('Riftbound 391.2', () => {
  const open = () => riftboundTable({ p1: BOW, p2: { board: hand('mirror') } }, [...CARDS, DEFLECTING]);
  it('costs power of any domain more where an enemy with Deflect is chosen', () => {
    activate(open(), 'bow', 'shoot')
      .answer('p1', ['mirror'])
      .expectLegal('p1', [{ 'fury-1': 'both' }, { 'fury-1': 'energy', 'fury-2': 'fury' }]);
  });
  it('costs no more where another is', () => {
    activate(open(), 'bow', 'shoot')
      .answer('p1', ['soldier'])
      .expectLegal('p1', [{ 'fury-1': 'energy' }]);
  });
});

rule('Riftbound 391.3', () => {
  const workshop = gear({
    id: 'workshop',
    abilities: [{ kind: 'cost', name: 'tools', for: 'abilityEnergy', affects: { is: ['gear'], of: 'you' }, add: -1 }],
  });
  const orb = gear({ id: 'orb', abilities: [activated('gaze', [energy(2)], draw())] });
  const at = (...board: readonly string[]) =>
    riftboundTable({ p1: { board: board.map((card, n) => ({ card, as: `${card}-${n}` })), runes: runes('fury', 2) } }, [
      workshop,
      orb,
    ]);
  it('takes off what another text takes off', () => {
    activate(at('orb', 'workshop'), 'orb-0', 'gaze').expectLegal('p1', [{ 'fury-1': 'energy' }]);
  });
  it('never goes below nothing', () => {
    expect(chainOf(activate(at('orb', 'workshop', 'workshop', 'workshop'), 'orb-0', 'gaze'))).toEqual(['orb']);
  });
  it('takes off nothing without it', () => {
    activate(at('orb'), 'orb-0', 'gaze').expectLegal('p1', [{ 'fury-1': 'energy', 'fury-2': 'energy' }]);
  });
});

rule('Riftbound 392.1', () => {
  it('pays what was determined, and nothing of it is left in the pool', () => {
    const at = activate(table(TOME), 'tome', 'read').answer('p1', { 'fury-1': 'energy' });
    expect([at.player('p1')['energy'], at.marks('fury-1'), at.marks('fury-2')]).toEqual([0, { exhausted: true }, {}]);
  });
  it('refuses less, and more', () => {
    const at = activate(table(TOME), 'tome', 'read');
    at.expectRefused('p1', {}, 'answer.unpaid', '392.1');
    at.expectRefused('p1', { 'fury-1': 'energy', 'fury-2': 'energy' }, 'answer.surplus', '392.1');
  });
});

rule('Riftbound 392.2', () => {
  const open = (fury: number) =>
    play(
      riftboundTable(
        {
          p1: { hand: hand('hunter'), board: hand('watcher'), runes: runes('fury', fury) },
          p2: { board: hand('mirror') },
        },
        [...CARDS, DEFLECTING],
      ),
      'hunter',
    ).answer('p1', ['mirror']);
  it('lets its player leave it: it is off the chain, and nothing was spent', () => {
    const at = open(1).expectLegal('p1', ['pay', 'leave']).answer('p1', 'leave');
    at.expectHappened('abilityTaken', { reason: 'its player does not pay for it', cites: '392.2' });
    expect([chainOf(at), at.marks('fury-1'), at.exists('mirror')]).toEqual([[], {}, true]);
  });
  it('is an item of the chain where it is paid', () => {
    const at = open(1).answer('p1', 'pay').answer('p1', { 'fury-1': 'fury' });
    expect(chainOf(at)).toEqual(['hunter']);
    expect(emptyChain(at).exists('mirror')).toBe(false);
  });
  it('can only be left where it cannot be paid', () => {
    open(0).expectLegal('p1', ['leave']);
  });
});

rule('Riftbound 392.2.a', () => {
  it('is not countered where it is left', () => {
    const p1 = { hand: hand('hunter'), board: hand('watcher') };
    const at = play(riftboundTable({ p1, p2: { board: hand('mirror') } }, [...CARDS, DEFLECTING]), 'hunter');
    at.answer('p1', ['mirror'])
      .answer('p1', 'leave')
      .expectNotHappened('countered')
      .expectDecision({ p1: 'turnAction' });
  });
  it('is where a text counters it', () => {
    const at = play(table({ hand: hand('caller') }, { hand: hand('negate'), board: hand('watcher') }), 'caller').answer(
      'p1',
      PASS,
    );
    play(at, 'negate', 'p2');
    allPass(at.answer('p2', [at.state.zones['chain']?.[0] ?? '']));
    expect(chainOf(at)).toEqual(['watcher']);
  });
});

rule('Riftbound 393.1', () => {
  const altar = gear({
    id: 'altar',
    abilities: [activated('offer', [{ pay: 'kill', count: 1, of: UNIT }], deal(1), { targets: [target()] })],
  });
  const at = (...units: readonly string[]) =>
    activate(
      riftboundTable({ p1: { board: [...hand('altar'), ...units.map((as) => ({ card: 'soldier', as }))] } }, [altar]),
      'altar',
      'offer',
    );
  it('does not let the target be given up for the cost', () => {
    const table = at('one', 'two')
      .answer('p1', ['one'])
      .expectLegal('p1', [{ two: 'kill' }]);
    table.expectRefused('p1', { one: 'kill' }, 'answer.unknown-option', '392.1');
  });
  it('undoes it all where nothing else could be', () => {
    const table = at('one').answer('p1', ['one']).expectDecision({ p1: 'turnAction' });
    expect([chainOf(table), table.exists('one')]).toEqual([[], true]);
  });
});

rule('Riftbound 394.1', () => {
  it('is finalized exactly once', () => {
    const at = activate(table(TOME), 'tome', 'read').answer('p1', { 'fury-1': 'energy' });
    expect(kindsOf(at).filter((kind) => kind === 'finalized')).toHaveLength(1);
    allPass(at).expectNotHappened('finalized');
  });
  it('is not before it is paid', () => {
    activate(table(TOME), 'tome', 'read').expectNotHappened('finalized');
  });
});

rule('Riftbound 394.2', () => {
  it('is an item that everybody sees, with its player, its source and what it chose', () => {
    const at = activate(table(BOW), 'bow', 'shoot').answer('p1', ['soldier']).answer('p1', { 'fury-1': 'energy' });
    const [item = ''] = at.state.zones['chain'] ?? [];
    expect(at.state.objects[item]).toMatchObject({
      controller: 'p1',
      waiting: { source: { object: at.id('bow') }, bindings: { target: [at.id('soldier')] } },
    });
    at.expectHappened('finalized', { object: item, seat: 'p1', cites: '394.2' });
  });
  it('is none while it is only announced', () => {
    expect(chainOf(activate(table(BOW), 'bow', 'shoot'))).toEqual([]);
  });
});

rule('Riftbound 394.3', () => {
  const bell = gear({ id: 'bell', abilities: [whenever('played', draw(), { where: { type: { equals: 'unit' } } })] });
  it('completes all that is pending, in the order it came, before anybody has priority', () => {
    const board = [{ card: 'bell', as: 'one' }];
    const at = riftboundTable({ p1: { hand: hand('caller'), board }, p2: { board: [{ card: 'bell', as: 'two' }] } }, [
      bell,
      caller,
    ]);
    play(at, 'caller').answer('p1', at.legal('p1')[0] ?? null);
    expect(kindsOf(at)).toEqual([
      'abilityPlaced',
      'abilityPlaced',
      'abilityPlaced',
      'finalized',
      'finalized',
      'finalized',
    ]);
    const finalized = at.log.filter(({ kind }) => kind === 'finalized').map(({ object }) => object);
    expect(finalized).toEqual(at.state.zones['chain']);
    at.expectDecision({ p2: 'priority' });
  });
  it('goes on at once where it is alone', () => {
    play(table({ hand: hand('caller') }), 'caller').expectDecision({ p1: 'priority' });
  });
});

rule('Riftbound 394.4', () => {
  it('lets others play Reactions before it is carried out', () => {
    const at = activate(table(TOME, { hand: hand('spark', 'slow') }), 'tome', 'read').answer('p1', {
      'fury-1': 'energy',
    });
    at.answer('p1', PASS).expectLegal('p2', [{ action: 'play', card: 'spark' }, PASS]);
  });
  it('lets them play nothing else', () => {
    const at = activate(table(TOME, { hand: hand('slow') }), 'tome', 'read').answer('p1', { 'fury-1': 'energy' });
    at.answer('p1', PASS).expectRefused('p2', { action: 'play', card: 'slow' }, 'moment.closed', '309.1.a');
  });
});

rule('Riftbound 394.5', () => {
  it('is carried out from top to bottom and leaves the chain; nothing goes to a trash', () => {
    const pair = gear({
      id: 'pair',
      abilities: [activated('both', [EXHAUST], sequence(draw(), { do: 'channel', count: 1 }))],
    });
    const at = activate(riftboundTable({ p1: { board: hand('pair') } }, [pair]), 'pair', 'both');
    allPass(at);
    expect(kindsOf(at)).toEqual(['resolving', 'drawn', 'channelled', 'abilityTaken']);
    expect([chainOf(at), at.cards('p1', 'trash')]).toEqual([[], []]);
  });
  it('does not before both have passed', () => {
    const at = activate(table(TOME), 'tome', 'read').answer('p1', { 'fury-1': 'energy' });
    at.answer('p1', PASS).expectNotHappened('resolving');
  });
});
