import { expect, it } from 'vitest';
import type { JsonRecord, Viewer } from '../../../../src/engine/index.js';
import { keyword, modify, target } from '../../../support/fftcg-abilities.js';
import { cast, castSummon } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, monster, PASS, summon } from '../../../support/fftcg.js';
import { noCase, rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const cards = [
  forward({ id: 'cloud', cost: 0 }),
  forward({ id: 'cloud-2', name: 'cloud', cost: 0 }),
  forward({ id: 'mage', cost: 0, generic: true }),
  forward({ id: 'great-mage', name: 'mage', cost: 0 }),
  backup({ id: 'cook', cost: 0 }),
  forward({ id: 'noon', elements: ['light'], cost: 0 }),
  monster({ id: 'dusk', elements: ['dark'], cost: 0 }),
  summon({
    id: 'call',
    cost: 0,
    targets: [target({ zone: 'break', of: 'you' })],
    effect: { do: 'play-onto-field', objects: 'target' },
  }),
  summon({
    id: 'call-two',
    cost: 0,
    targets: [target({ zone: 'break', of: 'you' }, 'target', 2)],
    effect: { do: 'play-onto-field', objects: 'target' },
  }),
  summon({
    id: 'find',
    cost: 0,
    effect: { do: 'search', from: { either: [{ is: ['light'] }, { is: ['dark'] }] }, count: 2, to: 'field' },
  }),
  summon({
    id: 'steal',
    cost: 0,
    targets: [target({ of: 'opponents' })],
    effect: { do: 'gain-control', objects: 'target', until: 'always' },
  }),
  summon({ id: 'spur', cost: 0, targets: [target()], effect: modify('target', keyword('haste')) }),
];
const table = (p1: { readonly [zone: string]: readonly string[] }, p2: typeof p1 = {}): Table => {
  const zones = (side: typeof p1, seat: string): JsonRecord =>
    Object.fromEntries(
      Object.entries(side).map(([zone, names]) => [
        zone,
        names.map((card, index) => ({ card, as: `${seat}.${zone}.${card}.${index}` })),
      ]),
    );
  return fftcgTable({ p1: zones(p1, 'p1'), p2: zones(p2, 'p2') }, cards);
};
const inHand = (card: string) => `p1.hand.${card}.0`;
const casting = (card: string) => ({ action: 'cast-character', card: inHand(card) });
/** p1 takes the first Character of p2. */
const steal = (at: Table, card: string): Table =>
  bothPass(castSummon(at, inHand('steal')).answer('p1', [`p2.field.${card}.0`]));

/** p1 plays two cards of the Break Zone onto the field at once. */
const callTwo = (first: string, second: string, field: readonly string[] = []): Table => {
  const at = table({ hand: ['call-two'], break: [first, second], field });
  return bothPass(castSummon(at, inHand('call-two')).answer('p1', [...(at.state.zones['p1.break'] ?? [])]));
};

rule('FF-TCG 7.7.2', () => {
  it('shows everybody all that is true of a card on the field', () => {
    const field = [{ card: 'cloud', as: 'cloud', dull: true, frozen: true, damage: 2000, counters: { Growth: 1 } }];
    const at = fftcgTable({ p1: { field, hand: [{ card: 'spur', as: 'spur' }] } }, cards);
    bothPass(castSummon(at, 'spur').answer('p1', ['cloud']));
    const seen = (viewer: Viewer) => at.rules.view(at.state, viewer).seats[0]?.zones['field']?.objects?.[0];
    const viewers: readonly Viewer[] = [
      { kind: 'player', seat: 'p1' },
      { kind: 'player', seat: 'p2' },
      { kind: 'spectator' },
    ];
    for (const viewer of viewers) {
      expect(seen(viewer)).toEqual(seen({ kind: 'judge' }));
      expect(seen(viewer)).toMatchObject({
        card: 'cloud',
        name: 'cloud',
        numbers: { power: 5000, cost: 0 },
        keywords: { haste: 0 },
        tags: ['forward', 'fire'],
        marks: { dull: true, frozen: true, damage: 2000 },
      });
      expect(JSON.stringify(seen(viewer))).toContain('Growth');
    }
  });

  noCase('outside', 'No card lies face down on the field, so there is none that anybody may not see.');
});

rule('FF-TCG 7.7.3', () => {
  it('keeps a second one of a name from being cast or played onto the field', () => {
    table({ hand: ['cloud'], field: ['cloud-2'] }).expectRefused('p1', casting('cloud'), 'field.same-name');
    const at = table({ hand: ['call'], break: ['cloud'], field: ['cloud-2'] });
    bothPass(castSummon(at, inHand('call')).answer('p1', ['p1.break.cloud.0'])).expectNotHappened('entered');
    expect(at.cards('p1', 'break')).toContain('cloud');
  });
  it('lets one enter of two that would do so at once; generic ones both', () => {
    const at = callTwo('cloud', 'cloud-2');
    expect([at.cards('p1', 'field'), at.cards('p1', 'break')]).toEqual([['cloud'], ['cloud-2', 'call-two']]);
    expect(callTwo('mage', 'mage').cards('p1', 'field')).toEqual(['mage', 'mage']);
    expect(callTwo('mage', 'great-mage').cards('p1', 'field')).toEqual(['mage', 'great-mage']);
  });
  it('puts all of them into the Break Zone where it happens all the same', () => {
    const at = steal(table({ hand: ['steal'], field: ['cloud'] }, { field: ['cloud-2'] }), 'cloud-2');
    expect([at.cards('p1', 'field'), at.cards('p1', 'break'), at.cards('p2', 'break')]).toEqual([
      [],
      ['steal', 'cloud'],
      ['cloud-2'],
    ]);
  });

  it('counts each of several names', () => {
    const alias = { kind: 'static', name: 'alias', changes: [{ change: 'name', name: 'cloud' }] } as const;
    const spy = forward({ id: 'spy', abilities: [alias] });
    const p1 = { field: ['spy'], hand: ['cloud', 'mage'].map((card) => ({ card, as: card })) };
    const at = fftcgTable({ p1 }, [...cards, spy]);
    at.expectRefused('p1', { action: 'cast-character', card: 'cloud' }, 'field.same-name', '7.7.3');
    expect(cast(at, 'mage').cards('p1', 'field')).toEqual(['spy', 'mage']);
  });
});

rule('FF-TCG 7.7.3.1', () => {
  it('lets a card without the icon enter beside cards of its name that have it, and leaves both', () => {
    const at = cast(table({ hand: ['great-mage'], field: ['mage'] }), inHand('great-mage'));
    at.expectHappened('entered', { card: 'great-mage', cites: '7.7.3.1' });
    expect(at.answer('p1', PASS).cards('p1', 'field')).toEqual(['mage', 'great-mage']);
  });
  it('does not count for a second one without it', () => {
    const at = table({ hand: ['great-mage'], field: ['mage', 'great-mage'] });
    at.expectRefused('p1', casting('great-mage'), 'field.same-name');
  });

  it('is no reason for a generic card to enter, which may in any case', () => {
    const at = cast(table({ hand: ['mage'], field: ['great-mage'] }), inHand('mage'));
    const [entered] = at.log.filter(({ kind }) => kind === 'entered');
    expect(entered?.cites.map(({ rule: number }) => number)).not.toContain('7.7.3.1');
    const alone = cast(table({ hand: ['great-mage'], field: ['cloud'] }), inHand('great-mage'));
    expect(alone.log.flatMap(({ cites }) => cites.map(({ rule: number }) => number))).not.toContain('7.7.3.1');
  });
});

rule('FF-TCG 7.7.4', () => {
  const five = ['cook', 'cook', 'cook', 'cook', 'cook'];

  it('takes a fifth Backup and no sixth', () => {
    expect(cast(table({ hand: ['cook'], field: five.slice(1) }), inHand('cook')).cards('p1', 'field')).toHaveLength(5);
    const at = table({ hand: ['cook'], field: five }).expectRefused('p1', casting('cook'), 'field.five-backups');
    expect(at.refused('p1', casting('cook')).cites.map(({ rule: number }) => number)).toContain('7.7.4');
  });
  it('lets the fifth of two that would enter at once in, and not the sixth', () => {
    const at = callTwo('cook', 'cook', five.slice(1)).expectDecision({ p1: 'priority' });
    expect([at.cards('p1', 'field'), at.cards('p1', 'break')]).toEqual([five, ['cook', 'call-two']]);
  });
  it('asks a player with six which five stay', () => {
    const at = castSummon(table({ hand: ['steal'], field: five }, { field: ['cook'] }), inHand('steal'));
    const [theirs = ''] = at.state.zones['p2.field'] ?? [];
    bothPass(at.answer('p1', [theirs])).expectDecision({ p1: 'keepBackups' });
    const kept = (at.state.zones['p1.field'] ?? []).slice(1);
    at.answer('p1', kept).expectHappened('putInto', { zone: 'break', cites: '12.4.8' });
    expect(at.state.zones['p1.field']).toEqual(kept);
  });

  it('counts Backups alone', () => {
    const at = cast(table({ hand: ['cook'], field: [...five.slice(1), 'mage', 'mage'] }), inHand('cook'));
    expect(at.cards('p1', 'field').filter((card) => card === 'cook')).toHaveLength(5);
  });
});

rule('FF-TCG 7.7.5', () => {
  it('takes one Character that is Light or Dark', () => {
    expect(cast(table({ hand: ['noon'] }), inHand('noon')).cards('p1', 'field')).toEqual(['noon']);
    const at = table({ hand: ['dusk'], field: ['noon'] });
    expect(at.refused('p1', casting('dusk')).cites.map(({ rule: number }) => number)).toContain('7.7.5');
  });
  it('lets one enter of two that would do so at once, from a search as well', () => {
    expect(callTwo('noon', 'dusk').cards('p1', 'field')).toEqual(['noon']);
    const at = castSummon(table({ hand: ['find'], deck: ['noon', 'dusk', 'cloud'] }), inHand('find'));
    bothPass(at)
      .answer('p1', ['p1.deck.noon.0', 'p1.deck.dusk.1'])
      .expectHappened('revealed', { cards: ['noon'] });
    expect([at.cards('p1', 'field'), at.cards('p1', 'deck').toSorted()]).toEqual([['noon'], ['cloud', 'dusk']]);
  });
  it('puts both into the Break Zone where there are two', () => {
    const at = steal(table({ hand: ['steal'], field: ['noon'] }, { field: ['dusk'] }), 'dusk');
    expect(at.cards('p1', 'field')).toEqual([]);
  });
});
