import { expect, it } from 'vitest';
import type { JsonRecord, Viewer } from '../../../../src/engine/index.js';
import {
  activated,
  deal,
  draw,
  each,
  lord,
  modify,
  power,
  powerIs,
  sequence,
  target,
  whenever,
} from '../../../support/fftcg-abilities.js';
import { bolt, castSummon, plain, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const priming = { name: 'Garuda', costs: [{ pay: 'cp' as const, of: { fire: 1 } }] };
const free = { name: 'Garuda', costs: [] };
const cards = [
  plain,
  bolt,
  forward({ id: 'lady', name: 'Ysayle', power: 5000, priming }),
  forward({
    id: 'girl',
    name: 'Ysayle',
    cost: 2,
    power: 4000,
    priming: free,
    abilities: [activated('sing', draw())],
  }),
  forward({
    id: 'bird',
    name: 'Garuda',
    cost: 7,
    power: 9000,
    elements: ['wind'],
    jobs: ['Eidolon'],
    abilities: [whenever('entered', draw()), activated('screech', draw())],
  }),
  summon({ id: 'gust', name: 'Garuda' }),
  backup({ id: 'lamp' }),
  backup({ id: 'lantern', priming }),
  backup({ id: 'fog', abilities: [lord({ is: ['forward'] }, powerIs(2000))] }),
  backup({
    id: 'mourner',
    abilities: [
      whenever('broken', draw(), { on: [{ event: 'broken', where: { object: { object: { is: ['forward'] } } } }] }),
    ],
  }),
  backup({
    id: 'anchor',
    abilities: [
      { kind: 'prohibition', name: 'hold', on: { event: 'putInto', where: { zone: { equals: 'removed' } } } },
    ],
  }),
  summon({ id: 'bless', cost: 0, targets: [target()], effect: sequence(modify('target', power(1000)), deal(3000)) }),
  summon({ id: 'shrink', cost: 0, targets: [target()], effect: modify('target', powerIs(1000)) }),
  summon({ id: 'lift', cost: 0, targets: [target({})], effect: { do: 'put', objects: 'target', zone: 'hand' } }),
  summon({ id: 'bury', cost: 0, targets: [target({})], effect: { do: 'put', objects: 'target', zone: 'removed' } }),
  summon({ id: 'tally', cost: 0, effect: { do: 'draw', count: { count: { is: ['forward'], of: 'you' } } } }),
  summon({ id: 'spell', cost: 0, effect: each({ is: ['forward'] }, deal(1000, 'all')) }),
];
const own = (card: string, more: JsonRecord = {}) => ({ card, as: card, ...more });
const DECK = ['plain', 'bird', 'gust', 'plain'].map((card, index) => ({ card, as: `${card}.${index}` }));
const table = (p1: JsonRecord, p2: JsonRecord = {}, position: JsonRecord = {}): Table =>
  fftcgTable({ p1: { deck: DECK, ...p1 }, p2 }, cards, position);
const primingOf = (source: string) => ({ action: 'prime', source });
/** The girl is primed with the bird. */
const primed = (p1: JsonRecord = {}, p2: JsonRecord = {}): Table => {
  const { field = [], ...more } = p1;
  const at = table({ field: [own('girl'), ...(field as readonly JsonRecord[])], ...more }, p2);
  return at.answer('p1', primingOf('girl')).answer('p1', ['bird.1']);
};
const seen = (at: Table, id: string, viewer: Viewer = { kind: 'spectator' }) =>
  at.rules.view(at.state, viewer).seats[0]?.zones['field']?.objects?.find((object) => object.id === at.id(id));

rule('FF-TCG 15.2.9.3', () => {
  it('is used by the turn player in a Main Phase with an empty stack, for its cost', () => {
    for (const phase of ['main1', 'main2']) {
      const at = table({ field: [own('lady'), own('lamp')] }, {}, { turn: { phase } });
      at.answer('p1', primingOf('lady')).expectLegal('p1', [{ lamp: 'fire' }]);
      at.answer('p1', { lamp: 'fire' }).expectHappened('cpPaid', { cp: 1, cites: '15.2.9.3' });
      at.answer('p1', ['bird.1']).expectHappened('primed', { seat: 'p1', object: 'lady', card: 'bird', under: 'lady' });
      at.expectDecision({ p1: 'priority' });
    }
  });
  it('is not otherwise, and not without its cost', () => {
    table({ field: [own('lady')] }).expectRefused('p1', primingOf('lady'), 'cost.not-payable');
    const at = castSummon(table({ field: [own('girl')], hand: [own('spell')] }), 'spell');
    expect(at.refused('p1', primingOf('girl'))).toMatchObject({ code: 'priming.not-now' });
    const other = table({}, { field: [own('girl')] }).answer('p1', PASS);
    expect(other.refused('p2', primingOf('girl'))).toMatchObject({ code: 'priming.not-now' });
    table({ field: [own('plain')] }).expectRefused('p1', primingOf('plain'), 'answer.unknown-option');
  });
  it('can be paid for with the Character itself, where that is a Backup', () => {
    const at = table({ field: [own('lantern')] }).answer('p1', primingOf('lantern'));
    at.expectLegal('p1', [{ lantern: 'fire' }])
      .answer('p1', { lantern: 'fire' })
      .answer('p1', ['bird.1']);
    at.expectHappened('primed', { object: 'lantern' });
    expect(at.marks('lantern')).toEqual({ dull: true, primed: true });
  });

  it('is offered where its cost can be paid, and not by a Character that has lost its text', () => {
    table({ field: [own('lady'), own('plain')] }).expectLegal('p1', [PASS]);
    table({ field: [own('lady'), own('lamp')] }).expectLegal('p1', [primingOf('lady'), PASS]);
    const blank = backup({ id: 'blank', abilities: [lord({ is: ['forward'] }, { change: 'lose-text' })] });
    const at = fftcgTable({ p1: { field: [own('girl'), own('blank')], deck: DECK } }, [...cards, blank]);
    at.expectLegal('p1', [PASS]).expectRefused('p1', primingOf('girl'), 'answer.unknown-option');
  });
});

rule('FF-TCG 15.2.9.3.1', () => {
  it('finds a Character of the name, puts it on top and shuffles; it is the same object', () => {
    const at = table({ field: [own('girl')] }).answer('p1', primingOf('girl'));
    at.expectHappened('lookedAt', { seat: 'p1', count: 4, cites: '15.1.1.8.1' });
    at.expectDecision({ p1: 'primingSearch' }).expectLegal('p1', [[], ['bird.1']]);
    at.answer('p1', ['bird.1']).expectLog([
      { kind: 'revealed', cards: ['bird'] },
      { kind: 'shuffled', cites: '15.2.9.3.1' },
      { kind: 'primed', object: 'girl', cites: '15.2.9.3.1' },
    ]);
    expect([at.cards('p1', 'field'), [...at.cards('p1', 'deck')].sort()]).toEqual([
      ['bird'],
      ['gust', 'plain', 'plain'],
    ]);
    expect(seen(at, 'girl')).toMatchObject({ card: 'bird', under: ['girl'], marks: { primed: true } });
  });
  it('shows the opponent nothing of the deck but the card that is found', () => {
    const at = table({ field: [own('girl')] }).answer('p1', primingOf('girl'));
    expect(at.rules.view(at.state, { kind: 'player', seat: 'p2' }).deciding).toEqual([{ seat: 'p1' }]);
    const seen = at.answer('p1', ['bird.1']).rules.logFor(at.log, { kind: 'player', seat: 'p2' });
    expect(JSON.stringify(seen)).not.toContain(`"${at.id('bird.1')}"`);
  });

  it('finds one of several, and no Summon of that name', () => {
    const hawk = forward({ id: 'hawk', name: 'Garuda' });
    const deck = ['bird', 'hawk', 'gust'].map((card) => ({ card, as: card }));
    const at = fftcgTable({ p1: { field: [own('girl')], deck } }, [...cards, hawk]).answer('p1', primingOf('girl'));
    at.expectLegal('p1', [[], ['bird'], ['hawk']]);
    at.refused('p1', ['bird', 'hawk']);
    at.refused('p1', ['gust']);
    const seen = at.answer('p1', []).rules.logFor(at.log, { kind: 'player', seat: 'p2' });
    expect(seen.find(({ kind }) => kind === 'answered')).not.toHaveProperty('answer');
  });
});

rule('FF-TCG 15.2.9.3.1.1', () => {
  it('is no entry: what triggers by entering does not trigger', () => {
    const at = primed().expectHappened('primed', { cites: '15.2.9.3.1.1' }).expectNotHappened('entered');
    expect(stackOf(at)).toEqual([]);
  });
  it('is heard of by the card on top, whose abilities it has from then on', () => {
    const gale = forward({ id: 'gale', abilities: [whenever('primed', draw()), whenever('entered', draw())] });
    const page = forward({ id: 'page', priming: { name: 'gale', costs: [] }, abilities: [whenever('primed', draw())] });
    const p1 = { field: [own('page')], deck: [{ card: 'gale', as: 'gale' }, 'page'] };
    const at = fftcgTable({ p1 }, [gale, page]).answer('p1', primingOf('page')).answer('p1', ['gale']);
    expect(stackOf(at)).toEqual(['gale']);
    bothPass(at).expectHappened('drawn');
  });
});

rule('FF-TCG 15.2.9.3.1.2', () => {
  it('looks for nothing while a Character of that name is under control; the cost stays paid', () => {
    const at = table({ field: [own('lady'), own('lamp'), own('bird')] });
    at.answer('p1', primingOf('lady')).answer('p1', { lamp: 'fire' });
    at.expectHappened('primingFailed', { object: 'lady', cites: '15.2.9.3.1.2' }).expectNotHappened('shuffled');
    expect([at.marks('lamp')['dull'], at.cards('p1', 'field')]).toEqual([true, ['lady', 'lamp', 'bird']]);
    const flock = forward({ id: 'flock', name: 'Garuda', generic: true });
    const generic = fftcgTable({ p1: { field: [own('girl'), own('flock')], deck: ['bird'] } }, [...cards, flock]);
    generic.answer('p1', primingOf('girl')).expectHappened('primingFailed');
  });
  it("does look where it is the opponent's", () => {
    table({ field: [own('girl')] }, { field: ['bird'] })
      .answer('p1', primingOf('girl'))
      .expectDecision({ p1: 'primingSearch' });
  });
});

rule('FF-TCG 15.2.9.3.2', () => {
  it('leaves states, damage, what it gained and what changes its power', () => {
    const hand = { hand: [own('bless')] };
    const at = table({ field: [own('girl', { dull: true, since: 3, counters: { Growth: 1 } })], ...hand });
    bothPass(castSummon(at, 'bless').answer('p1', ['girl']));
    at.answer('p1', primingOf('girl')).answer('p1', ['bird.1']).expectHappened('primed', { cites: '15.2.9.3.2' });
    expect(at.marks('girl')).toMatchObject({ dull: true, damage: 3000, since: 3, 'counter:Growth': 1 });
    expect(at.facts('girl').numbers).toMatchObject({ power: 10_000 });
  });

  it('is broken at once where the damage is too much for the card on top', () => {
    const egg = forward({ id: 'egg', priming: { name: 'chick', costs: [] } });
    const chick = forward({ id: 'chick', power: 3000 });
    const p1 = { field: [own('egg', { damage: 4000 })], deck: [own('chick')] };
    const at = fftcgTable({ p1 }, [egg, chick]).answer('p1', primingOf('egg')).answer('p1', ['chick']);
    at.expectHappened('primed', { object: 'egg' }).expectHappened('broken', { object: 'egg', cites: '12.4.5' });
  });
});

rule('FF-TCG 15.2.9.3.3', () => {
  it('does not come about where nothing is found or taken: the cost is paid, the deck shuffled', () => {
    const at = table({ field: [own('lady'), own('lamp')] })
      .answer('p1', primingOf('lady'))
      .answer('p1', { lamp: 'fire' });
    at.answer('p1', []).expectLog([
      { kind: 'shuffled' },
      { kind: 'primingFailed', object: 'lady', cites: '15.2.9.3.3' },
    ]);
    expect([at.marks('lamp')['dull'], at.cards('p1', 'field')]).toEqual([true, ['lady', 'lamp']]);
    const none = table({ field: [own('girl')], deck: ['plain', 'gust'] }).answer('p1', primingOf('girl'));
    none.expectLegal('p1', [[]]).answer('p1', []).expectHappened('primingFailed').expectNotHappened('abilityPlaced');
    const empty = table({ field: [own('girl')], deck: [] }).answer('p1', primingOf('girl'));
    empty.expectLog([{ kind: 'primingFailed', object: 'girl', cites: '15.2.9.3.3' }]);
    expect(empty.log.at(-1)?.cites.map(({ rule: number }) => number)).not.toContain('15.2.9.3.1.2');
  });

  it('comes about where one is taken, and cannot again with the same name', () => {
    const at = table({ field: [own('lady'), own('lamp')] }).answer('p1', primingOf('lady'));
    at.answer('p1', { lamp: 'fire' })
      .answer('p1', ['bird.1'])
      .expectHappened('primed')
      .expectNotHappened('primingFailed');
    at.refused('p1', primingOf('lady'));
  });

  it('searches nothing if the cost removed the Character itself, and finds the only card', () => {
    const moth = forward({
      id: 'moth',
      priming: { name: 'Garuda', costs: [{ pay: 'break', count: 1, of: { is: ['forward'] } }] },
    });
    const at = fftcgTable({ p1: { field: [own('moth')], deck: DECK } }, [...cards, moth]).answer(
      'p1',
      primingOf('moth'),
    );
    at.answer('p1', at.legal('p1')[0] ?? {})
      .expectNotHappened('lookedAt')
      .expectDecision({ p1: 'priority' });
    const [failed] = at.log.filter(({ kind }) => kind === 'primingFailed');
    expect(failed?.cites.map(({ rule: number }) => number)).toEqual(['2.3', '15.2.9.3.3']);
    const last = table({ field: [own('girl')], deck: [{ card: 'bird', as: 'bird' }] }).answer('p1', primingOf('girl'));
    last.answer('p1', ['bird']).expectHappened('primed');
  });
});

rule('FF-TCG 15.2.9.3.4', () => {
  it('gives nobody priority between payment and the primed Character', () => {
    const at = table({ field: [own('lady'), own('lamp')] }, { hand: ['bolt'] });
    at.answer('p1', primingOf('lady')).answer('p1', { lamp: 'fire' }).expectDecision({ p1: 'primingSearch' });
    at.answer('p1', ['bird.1']).expectHappened('primed', { cites: '15.2.9.3.4' });
    expect(stackOf(at)).toEqual([]);
    at.expectDecision({ p1: 'priority' });
  });

  it('leaves no moment in which the opponent could act', () => {
    const at = table({ field: [own('girl')] }).answer('p1', primingOf('girl'));
    at.refused('p2', PASS);
    at.answer('p1', ['bird.1']).answer('p1', PASS).expectDecision({ p2: 'priority' });
  });
});

rule('FF-TCG 15.2.9.4', () => {
  it('is one Character of two cards, and counts once', () => {
    const at = primed({ hand: [own('tally')] }).expectHappened('primed', { cites: '15.2.9.4' });
    const before = at.cards('p1', 'deck').length;
    bothPass(castSummon(at, 'tally'));
    expect(before - at.cards('p1', 'deck').length).toBe(1);
  });

  it('counts beside others, as two where two are there', () => {
    const at = primed({ hand: [own('tally')], field: [own('plain')] });
    const before = at.cards('p1', 'deck').length;
    bothPass(castSummon(at, 'tally'));
    expect(before - at.cards('p1', 'deck').length).toBe(2);
  });
});

rule('FF-TCG 15.2.9.4.1', () => {
  it('has the names of both and all else of the card on top', () => {
    const at = primed({ hand: [own('lady'), { card: 'bird', as: 'second' }] });
    expect(seen(at, 'girl')).toMatchObject({ numbers: { cost: 7, power: 9000 }, tags: ['forward', 'wind', 'Eidolon'] });
    at.expectRefused('p1', { action: 'cast-character', card: 'lady' }, 'field.same-name');
    at.expectRefused('p1', { action: 'cast-character', card: 'second' }, 'field.same-name');
  });

  it('has its own name only before, and neither once it has left', () => {
    const casting = { action: 'cast-character', card: 'second' };
    const before = table({ field: [own('girl')], hand: [{ card: 'bird', as: 'second' }] });
    before.expectRefused('p1', casting, 'cost.not-payable');
    const at = primed({ hand: [own('bolt'), { card: 'bird', as: 'second' }] });
    bothPass(castSummon(at, 'bolt').answer('p1', ['girl'])).expectRefused('p1', casting, 'cost.not-payable');
  });
});

rule('FF-TCG 15.2.9.4.1.1', () => {
  it('has the abilities of the card on top, and none of the one below', () => {
    const at = primed().expectHappened('primed', { cites: '15.2.9.4.1.1' });
    at.expectLegal('p1', [{ action: 'use-ability', source: 'girl', ability: 'screech' }, PASS]);
    at.expectRefused('p1', primingOf('girl'), 'answer.unknown-option');
  });

  it('has those of the card below before, and none of the other', () => {
    table({ field: [own('girl')] }).expectLegal('p1', [
      { action: 'use-ability', source: 'girl', ability: 'sing' },
      primingOf('girl'),
      PASS,
    ]);
  });
});

rule('FF-TCG 15.2.9.4.1.2', () => {
  it('has the power of the card on top, whatever had set it before', () => {
    const at = table({ field: [own('girl'), own('plain')], hand: [own('shrink')] });
    bothPass(castSummon(at, 'shrink').answer('p1', ['girl']));
    expect(at.facts('girl').numbers).toMatchObject({ power: 1000 });
    at.answer('p1', primingOf('girl')).answer('p1', ['bird.1']).expectHappened('primed', { cites: '15.2.9.4.1.2' });
    expect(at.facts('girl').numbers).toMatchObject({ power: 9000 });
  });
  it('is set by a field ability as long as that works, before and after', () => {
    const at = table({ field: [own('girl'), 'fog'] });
    expect(at.facts('girl').numbers).toMatchObject({ power: 2000 });
    at.answer('p1', primingOf('girl')).answer('p1', ['bird.1']).expectHappened('primed');
    expect(at.facts('girl').numbers).toMatchObject({ cost: 7, power: 2000 });
  });
  it('can be set again', () => {
    const at = primed({ hand: [own('shrink')] });
    bothPass(castSummon(at, 'shrink').answer('p1', ['girl']));
    expect(at.facts('girl').numbers).toMatchObject({ power: 1000 });
  });
});

/** The primed Character leaves by a Summon of p1. */
const leaving = (card: string, field: readonly JsonRecord[] = []): Table => {
  const at = primed({ field, hand: [own(card)] });
  return bothPass(castSummon(at, card).answer('p1', ['girl']));
};

rule('FF-TCG 15.2.9.4.2', () => {
  it('goes with both cards, and the one that was on top is removed from the game at once', () => {
    const at = leaving('lift');
    at.expectLog([
      { kind: 'stackTaken' },
      { kind: 'putInto', zone: 'hand', object: 'girl' },
      { kind: 'primedTopRemoved', card: 'bird', cites: '15.2.9.4.2' },
      { kind: 'putInto' },
    ]);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'removed'), at.cards('p1', 'field')]).toEqual([
      ['girl'],
      ['bird'],
      [],
    ]);
  });
  it('goes apart where the cards have two owners, each to its own', () => {
    const rob = summon({
      id: 'rob',
      cost: 0,
      targets: [target()],
      effect: { do: 'gain-control', objects: 'target', until: 'endOfTurn' },
    });
    const position = { p1: { hand: [own('rob'), own('lift')], deck: DECK }, p2: { field: [own('girl')] } };
    const at = fftcgTable(position, [...cards, rob]);
    bothPass(castSummon(at, 'rob').answer('p1', ['girl']));
    at.answer('p1', primingOf('girl')).answer('p1', ['bird.1']).expectHappened('primed', { seat: 'p1' });
    bothPass(castSummon(at, 'lift').answer('p1', ['girl'])).expectHappened('primedTopRemoved', { seat: 'p1' });
    expect([at.cards('p1', 'removed'), at.cards('p2', 'hand'), at.cards('p1', 'hand')]).toEqual([
      ['bird'],
      ['girl'],
      [],
    ]);
  });
  it('has nothing to remove where both are removed already', () => {
    const at = leaving('bury').expectNotHappened('primedTopRemoved');
    expect([...at.cards('p1', 'removed')].sort()).toEqual(['bird', 'girl']);
  });
});

rule('FF-TCG 15.2.9.4.2.1', () => {
  it('is not stacked, and nothing keeps the card in the game', () => {
    const at = leaving('bolt', [own('anchor')]).expectHappened('primedTopRemoved', { cites: '15.2.9.4.2.1' });
    expect([at.cards('p1', 'removed'), stackOf(at)]).toEqual([['bird'], []]);
    expect([...at.cards('p1', 'break')].sort()).toEqual(['bolt', 'girl']);
  });

  it('is not what keeps other cards in the game', () => {
    const at = table({ field: [own('girl'), own('anchor')], hand: [own('bury')] });
    bothPass(castSummon(at, 'bury').answer('p1', ['girl']));
    expect([at.cards('p1', 'removed'), at.cards('p1', 'field')]).toEqual([[], ['girl', 'anchor']]);
  });
});

rule('FF-TCG 15.2.9.4.2.2', () => {
  it('leaves as one: what hears of it triggers once', () => {
    const at = leaving('bolt', [own('mourner')]);
    expect(at.log.filter(({ kind }) => kind === 'broken')).toHaveLength(1);
    expect(stackOf(at)).toEqual(['mourner']);
    at.expectHappened('primedTopRemoved', { cites: '15.2.9.4.2.2' });
  });

  it('is heard of twice where two Characters leave', () => {
    const quake = summon({ id: 'quake', cost: 0, effect: each({ is: ['forward'] }, { do: 'break', objects: 'all' }) });
    const p1 = { field: ['girl', 'plain', 'mourner'].map((card) => own(card)), hand: [own('quake')], deck: DECK };
    const at = fftcgTable({ p1 }, [...cards, quake])
      .answer('p1', primingOf('girl'))
      .answer('p1', ['bird.1']);
    bothPass(castSummon(at, 'quake')).expectDecision({ p1: 'triggerOrder' });
    expect(at.state.triggered).toHaveLength(2);
  });
});
