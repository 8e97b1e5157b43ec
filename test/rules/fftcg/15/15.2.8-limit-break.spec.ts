import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activated, breaking, draw, each, instead, target, whenever } from '../../../support/fftcg-abilities.js';
import { bolt, cast, castSummon, plain, stackOf } from '../../../support/fftcg-play.js';
import { attackWith, backup, bothPass, fftcgTable, forward, PASS, summon, toAttack } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const moving = (zone: 'hand' | 'deck' | 'removed') =>
  summon({ id: `to-${zone}`, cost: 0, targets: [target({})], effect: { do: 'put', objects: 'target', zone } });
const cards = [
  plain,
  bolt,
  moving('hand'),
  moving('deck'),
  moving('removed'),
  backup({ id: 'lamp' }),
  forward({ id: 'hero', cost: 0, limitBreak: 2, power: 9000 }),
  forward({ id: 'hero-2', name: 'hero', cost: 0, limitBreak: 1 }),
  forward({ id: 'costly', cost: 1, limitBreak: 1 }),
  summon({ id: 'meteor', cost: 0, limitBreak: 1, targets: [target()], effect: breaking() }),
  backup({
    id: 'mourner',
    abilities: [
      whenever('broken', draw(), { on: [{ event: 'broken', where: { object: { object: { is: ['forward'] } } } }] }),
    ],
  }),
  backup({
    id: 'void',
    abilities: [
      instead(
        'broken',
        { object: { object: { is: ['forward'] } } },
        {
          with: 'effect',
          effect: { do: 'put', objects: 'it', zone: 'removed' },
        },
      ),
    ].map((ability) => ({ ...ability, on: { ...ability.on, bind: { it: 'object' } } })),
  }),
  backup({ id: 'sniper', abilities: [activated('snipe', breaking(), { targets: [target({})] })] }),
];
const LB = ['hero', 'hero-2', 'costly', 'meteor'];
const own = (card: string) => ({ card, as: card });
const table = (p1: JsonRecord = {}, lb: readonly (string | JsonRecord)[] = LB, p2: JsonRecord = {}): Table =>
  fftcgTable({ p1: { lb: lb.map((card) => (typeof card === 'string' ? own(card) : card)), ...p1 }, p2 }, cards);
const casting = (card: string) => ({ action: 'cast-character', card });
const faces = (at: Table): readonly string[] =>
  (at.state.zones['p1.lb'] ?? []).map(
    (id) => `${at.state.objects[id]?.definition} ${at.marks(id)['faceUp'] === true ? 'up' : 'down'}`,
  );
/** The hero is on the field, and the first two others are face up. */
const withHero = (p1: JsonRecord = {}, p2: JsonRecord = {}): Table =>
  cast(table(p1, LB, p2), 'hero').answer('p1', { 'hero-2': 'turn-up', costly: 'turn-up' });

rule('FF-TCG 15.2.8.3', () => {
  it('has cards of the LB deck cast as cards of their types are', () => {
    const at = table({ field: ['plain', 'lamp'] });
    at.expectLegal('p1', [
      casting('hero'),
      casting('hero-2'),
      casting('costly'),
      { action: 'cast-summon', card: 'meteor' },
      PASS,
    ]);
    cast(at, 'hero').answer('p1', { 'hero-2': 'turn-up', costly: 'turn-up' });
    at.expectHappened('entered', { card: 'hero', from: 'lb', cites: '15.2.8.3' });
    at.expectDecision({ p1: 'priority' });
  });
  it("does not let its Forwards be cast in the opponent's turn, but its Summons", () => {
    const p2 = { lb: ['hero', 'meteor', 'costly'].map((card) => ({ card, as: `p2.${card}` })) };
    const at = fftcgTable({ p1: { field: ['plain'] }, p2 }, cards).answer('p1', PASS);
    at.expectLegal('p2', [{ action: 'cast-summon', card: 'p2.meteor' }, PASS]);
    expect(at.refused('p2', casting('p2.hero'))).toMatchObject({ code: 'cast.not-now' });
  });
  it('casts none that is face up', () => {
    const at = table({}, [{ card: 'hero', as: 'hero', faceUp: true }, 'costly', 'meteor']);
    at.expectRefused('p1', casting('hero'), 'answer.unknown-option');
  });

  it('has the cards of the hand cast as ever, beside them and by no rule of theirs', () => {
    const page = forward({ id: 'page', cost: 0 });
    const at = fftcgTable({ p1: { hand: [own('page')], lb: [own('hero-2')] } }, [...cards, page]);
    at.expectLegal('p1', [casting('page'), PASS]);
    const [entered] = cast(at, 'page').log.filter(({ kind }) => kind === 'entered');
    expect(entered?.cites.map(({ rule: number }) => number).filter((number) => number.startsWith('15.2.8'))).toEqual(
      [],
    );
  });
});

rule('FF-TCG 15.2.8.3.1', () => {
  it('costs the LB cost beside the base cost', () => {
    const at = cast(table({ field: [{ card: 'lamp', as: 'lamp' }] }), 'costly');
    expect(at.refused('p1', { lamp: 'fire' }).cites.map(({ rule: number }) => number)).toContain('15.2.8.3.1');
    expect(at.refused('p1', { meteor: 'turn-up' })).toMatchObject({ code: 'payment.too-little' });
    at.answer('p1', { lamp: 'fire', meteor: 'turn-up' }).expectHappened('entered', { card: 'costly' });
    expect(at.marks('lamp')['dull']).toBe(true);
  });

  it('costs nothing else where the base cost is 0', () => {
    cast(table({ field: [{ card: 'lamp', as: 'lamp' }] }), 'hero-2').expectLegal('p1', [
      { hero: 'turn-up' },
      { costly: 'turn-up' },
      { meteor: 'turn-up' },
    ]);
  });

  it('costs a card of the hand nothing of the LB deck, though it has Limit Break', () => {
    const p1 = {
      hand: [
        { card: 'hero-2', as: 'held' },
        { card: 'page', as: 'page' },
      ],
      lb: LB.map(own),
    };
    const at = fftcgTable({ p1 }, [...cards, forward({ id: 'page', cost: 0 })]);
    cast(cast(at, 'page'), 'held').expectNotHappened('turnedFaceUp').expectDecision({ p1: 'priority' });
    expect(faces(at)).toEqual(LB.map((card) => `${card} down`));
  });
});

rule('FF-TCG 15.2.8.3.2', () => {
  it('turns face up so many others that are face down, of the own LB deck', () => {
    const at = cast(table(), 'hero').expectLegal('p1', [
      { 'hero-2': 'turn-up', costly: 'turn-up' },
      { 'hero-2': 'turn-up', meteor: 'turn-up' },
      { costly: 'turn-up', meteor: 'turn-up' },
    ]);
    at.answer('p1', { 'hero-2': 'turn-up', meteor: 'turn-up' });
    at.expectHappened('turnedFaceUp', { seat: 'p1', card: 'meteor', cites: '15.2.8.3.2' });
    expect(faces(at)).toEqual(['hero-2 up', 'costly down', 'meteor up']);
  });
  it('cannot be paid with fewer, with cards that are face up, or with the card itself', () => {
    const up = (card: string) => ({ card, as: card, faceUp: true });
    for (const lb of [
      ['hero', 'costly'],
      ['hero', 'costly', up('meteor')],
    ]) {
      const refusal = table({}, lb).refused('p1', casting('hero'));
      expect(refusal).toMatchObject({ code: 'cost.not-enough-cards', details: { needed: 2, available: 1 } });
      expect(refusal.cites.map(({ rule: number }) => number)).toContain('15.2.8.3.2');
    }
  });
  it('shows the opponent which are face up, and not in the answer what was face down', () => {
    const at = withHero();
    const log = at.rules.logFor(at.log, { kind: 'player', seat: 'p2' });
    expect(log.find(({ kind }) => kind === 'answered')).not.toHaveProperty('answer');
    const seen = at.rules.view(at.state, { kind: 'player', seat: 'p2' }).seats[0]?.zones['lb'];
    expect([seen?.count, seen?.objects?.map(({ card }) => card)]).toEqual([3, ['hero-2', 'costly']]);
  });
});

rule('FF-TCG 15.2.8.4', () => {
  it('is a Character like any other on the field: names, attacks', () => {
    const at = withHero({ hand: ['bolt'] }).expectHappened('entered', { cites: '15.2.8.4' });
    const meteor = table({ field: ['hero'] }, ['hero-2', 'costly']);
    meteor.expectRefused('p1', casting('hero-2'), 'field.same-name');
    const field = [{ card: 'hero', as: 'veteran' }];
    const fight = attackWith(toAttack(table({ field }, [])), 'veteran');
    expect(fight.state.turn.phase).toBe('attack');
    expect(at.facts(at.find('p1', 'field', 'hero')).numbers).toMatchObject({ power: 9000, cost: 0 });
  });

  it('attacks from its next turn on', () => {
    const at = toAttack(withHero({ field: [own('plain')] }));
    at.expectRefused('p1', [at.find('p1', 'field', 'hero')], 'attack.too-soon').expectLegal('p1', [['plain'], []]);
  });
});

rule('FF-TCG 15.2.8.4.1', () => {
  it('goes to the Break Zone first, and from there to the LB deck face up at once', () => {
    const at = withHero({ hand: [own('bolt')] });
    const hero = at.find('p1', 'field', 'hero');
    bothPass(castSummon(at, 'bolt').answer('p1', [hero]));
    at.expectLog([
      { kind: 'stackTaken' },
      { kind: 'broken', card: 'hero' },
      { kind: 'limitBreakReturned', card: 'hero', seat: 'p1', cites: '15.2.8.4.1' },
      { kind: 'putInto' },
    ]);
    expect(at.cards('p1', 'break')).toEqual(['bolt']);
    expect(faces(at)).toEqual(['hero-2 up', 'costly up', 'meteor down', 'hero up']);
  });
  it('goes on from the removed zone as well', () => {
    const at = withHero({ hand: [own('to-removed')] });
    bothPass(castSummon(at, 'to-removed').answer('p1', [at.find('p1', 'field', 'hero')]));
    expect([at.cards('p1', 'removed'), at.cards('p1', 'lb').at(-1)]).toEqual([[], 'hero']);
  });

  it('goes there however it has come to another zone, drawn or discarded', () => {
    const cantrip = summon({ id: 'cantrip', cost: 0, effect: draw() });
    const toss = summon({
      id: 'toss',
      cost: 0,
      effect: each({ zone: 'hand', of: 'you' }, { do: 'discard', objects: 'all' }),
    });
    const after = (card: string, p1: JsonRecord): Table =>
      bothPass(castSummon(fftcgTable({ p1: { ...p1, lb: ['costly'] } }, [...cards, cantrip, toss]), card));
    const drawn = after('cantrip', { hand: [own('cantrip')], deck: ['hero'] });
    expect([drawn.cards('p1', 'hand'), faces(drawn)]).toEqual([[], ['costly down', 'hero up']]);
    const discarded = after('toss', { hand: [own('toss'), 'hero'] });
    expect([discarded.cards('p1', 'break'), faces(discarded)]).toEqual([['toss'], ['costly down', 'hero up']]);
  });
  it('cites the rules for where it had gone', () => {
    const rulesOf = (card: string): readonly string[] => {
      const at = withHero({ hand: [own(card)] });
      bothPass(castSummon(at, card).answer('p1', [at.find('p1', 'field', 'hero')]));
      const [returned] = at.log.filter(({ kind }) => kind === 'limitBreakReturned');
      return returned?.cites.map(({ rule: number }) => number) ?? [];
    };
    expect(rulesOf('bolt')).toEqual(['15.2.8.4.1', '15.2.8.4.5', '15.2.8.4.2']);
    expect(rulesOf('to-hand')).toEqual(['15.2.8.4.4', '15.2.8.4.1', '15.2.8.4.5', '15.2.8.4.2']);
  });
});

rule('FF-TCG 15.2.8.4.2', () => {
  it('has gone where it went: what triggers by that triggers', () => {
    const at = withHero({ hand: [own('bolt')], field: ['mourner'] });
    bothPass(castSummon(at, 'bolt').answer('p1', [at.find('p1', 'field', 'hero')]));
    at.expectHappened('abilityPlaced', { card: 'mourner' }).expectHappened('limitBreakReturned', {
      cites: '15.2.8.4.2',
    });
  });

  it('has not gone where it did not go', () => {
    const at = withHero({ hand: [own('to-hand')], field: ['mourner'] });
    bothPass(castSummon(at, 'to-hand').answer('p1', [at.find('p1', 'field', 'hero')]));
    at.expectHappened('limitBreakReturned').expectNotHappened('abilityPlaced');
  });
});

rule('FF-TCG 15.2.8.4.3', () => {
  const thrown = (field: readonly string[] = []) => {
    const at = table({ field: [{ card: 'plain', as: 'victim' }, ...field] });
    return castSummon(at, 'meteor').answer('p1', ['victim']).answer('p1', { costly: 'turn-up' });
  };

  it('sends a Summon on when it has resolved', () => {
    const at = thrown().expectHappened('summonCast', { cites: '15.2.8.3' });
    expect(stackOf(at)).toEqual(['meteor']);
    bothPass(at).expectLog([
      { kind: 'stackTaken' },
      { kind: 'broken', card: 'plain' },
      { kind: 'putInto', card: 'meteor' },
      { kind: 'limitBreakReturned', card: 'meteor', cites: '15.2.8.4.3' },
    ]);
    expect(at.cards('p1', 'break')).toEqual(['plain']);
    expect(faces(at)).toEqual(['hero down', 'hero-2 down', 'costly up', 'meteor up']);
  });
  it('does so where it does nothing', () => {
    const p2 = { field: [own('sniper')] };
    const at = table({ field: [{ card: 'plain', as: 'victim' }] }, LB, p2);
    castSummon(at, 'meteor').answer('p1', ['victim']).answer('p1', { costly: 'turn-up' }).answer('p1', PASS);
    bothPass(at.answer('p2', { action: 'use-ability', source: 'sniper', ability: 'snipe' }).answer('p2', ['victim']));
    bothPass(at).expectHappened('stackTaken', { reason: 'all its targets are illegal' });
    expect(at.cards('p1', 'lb')).toEqual(['hero', 'hero-2', 'costly', 'meteor']);
  });
  it('does so where it is cancelled', () => {
    const hush = activated('hush', { do: 'cancel', objects: 'target' }, { targets: [target({ zone: 'stack' })] });
    const p1 = { lb: LB.map(own), field: [{ card: 'plain', as: 'victim' }] };
    const at = fftcgTable({ p1, p2: { field: [own('mute')] } }, [...cards, backup({ id: 'mute', abilities: [hush] })]);
    castSummon(at, 'meteor').answer('p1', ['victim']).answer('p1', { costly: 'turn-up' }).answer('p1', PASS);
    at.answer('p2', { action: 'use-ability', source: 'mute', ability: 'hush' });
    bothPass(at.answer('p2', at.state.zones['stack']?.slice(0, 1) ?? []));
    at.expectLog([
      { kind: 'abilityTaken' },
      { kind: 'stackTaken', card: 'meteor', reason: 'cancelled' },
      { kind: 'putInto', card: 'meteor', zone: 'break' },
      { kind: 'limitBreakReturned', card: 'meteor', cites: '15.2.8.4.3' },
    ]);
    expect([at.cards('p1', 'break'), faces(at).at(-1)]).toEqual([[], 'meteor up']);
  });
  it('does so where it is removed from the game instead', () => {
    const where = { zone: { equals: 'break' }, object: { object: { zone: 'stack' } } } as const;
    const on = { event: 'putInto', where, bind: { it: 'object' } } as const;
    const effect = { do: 'put', objects: 'it', zone: 'removed' } as const;
    const abilities = [{ kind: 'replacement', name: 'banish', on, instead: { with: 'effect', effect } }] as const;
    const warden = backup({ id: 'warden', abilities });
    const p1 = { lb: LB.map(own), field: [{ card: 'plain', as: 'victim' }] };
    const at = fftcgTable({ p1, p2: { field: ['warden'] } }, [...cards, warden]);
    castSummon(at, 'meteor').answer('p1', ['victim']).answer('p1', { costly: 'turn-up' });
    bothPass(at).expectLog([
      { kind: 'stackTaken' },
      { kind: 'broken', card: 'plain' },
      { kind: 'putInto', card: 'meteor', zone: 'removed', cites: '15.1.1.5.1' },
      { kind: 'limitBreakReturned', card: 'meteor', cites: '15.2.8.4.3' },
    ]);
    expect([at.cards('p1', 'break'), at.cards('p1', 'removed'), faces(at).at(-1)]).toEqual([
      ['plain'],
      [],
      'meteor up',
    ]);
  });
});

rule('FF-TCG 15.2.8.4.4', () => {
  it('goes on from hand and deck too, so that neither grows', () => {
    for (const zone of ['hand', 'deck'] as const) {
      const at = withHero({ hand: [own(`to-${zone}`)] });
      const before = at.cards('p1', 'deck').length;
      bothPass(castSummon(at, `to-${zone}`).answer('p1', [at.find('p1', 'field', 'hero')]));
      at.expectHappened('putInto', { zone }).expectHappened('limitBreakReturned', { cites: '15.2.8.4.4' });
      expect([at.cards('p1', 'hand'), at.cards('p1', 'deck').length]).toEqual([[], before]);
      expect(faces(at).at(-1)).toBe('hero up');
    }
  });

  it('is not so of a card without Limit Break', () => {
    const at = table({ field: [{ card: 'plain', as: 'victim' }], hand: [own('to-hand')] });
    bothPass(castSummon(at, 'to-hand').answer('p1', ['victim'])).expectNotHappened('limitBreakReturned');
    expect([at.cards('p1', 'hand'), at.cards('p1', 'lb')]).toEqual([['plain'], LB]);
  });
});

rule('FF-TCG 15.2.8.4.5', () => {
  it('is not stacked', () => {
    const at = withHero({ hand: [own('bolt')] });
    bothPass(castSummon(at, 'bolt').answer('p1', [at.find('p1', 'field', 'hero')]));
    at.expectHappened('limitBreakReturned', { cites: '15.2.8.4.5' }).expectDecision({ p1: 'priority' });
    expect(stackOf(at)).toEqual([]);
  });
  it('comes after a replacement of where it goes', () => {
    const at = withHero({ hand: [own('bolt')], field: ['void'] });
    bothPass(castSummon(at, 'bolt').answer('p1', [at.find('p1', 'field', 'hero')]));
    at.expectHappened('putInto', { zone: 'removed' }).expectNotHappened('broken');
    expect([at.cards('p1', 'removed'), faces(at).at(-1)]).toEqual([[], 'hero up']);
  });
});
