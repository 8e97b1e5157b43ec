import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import type { AshesCost } from '../../../support/ashes.js';
import { action, ally, alteration, ashesTable, dice, ready } from '../../../support/ashes.js';
import { workers } from '../../../support/ashes-words.js';
import { after, answer, DRAW, kindsOf, PASSES } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const B = (n: number) => ({ pay: 'magic', dice: [{ n, level: 'basic' }] }) as const;
const symbol = (magic: 'natural' | 'charm' | 'ceremonial' | 'illusion', level: 'class' | 'power') =>
  ({ pay: 'magic', dice: [{ n: 1, level, magic }] }) as const;
/** As a card that asks for it would read it, of a card that costs this. */
const magicPlayCost = (...cost: readonly AshesCost[]): unknown =>
  ashesTable({ p1: { spellboard: [{ card: 'priced', as: 'priced' }] } }, [ready({ id: 'priced', cost })]).facts(
    'priced',
  ).numbers['magicPlayCost'];

rule('Ashes glossary.magicplaycost.3', () => {
  it('counts of parallel costs the one with the most symbols', () => {
    expect(
      magicPlayCost({ pay: 'main' }, symbol('charm', 'class'), {
        pay: 'parallel',
        of: [symbol('ceremonial', 'class'), symbol('illusion', 'class')],
      }),
    ).toBe(2);
    expect(magicPlayCost({ pay: 'main' }, { pay: 'parallel', of: [symbol('natural', 'power'), B(3)] })).toBe(3);
  });
  it('counts no symbols of one that has none', () => {
    expect(magicPlayCost({ pay: 'parallel', of: [{ pay: 'discard', count: 2 }, B(1)] })).toBe(1);
    expect(magicPlayCost({ pay: 'parallel', of: [{ pay: 'discard', count: 2 }, { pay: 'side' }] })).toBe(0);
  });
});

rule('Ashes glossary.parallel', () => {
  const rite = ready({
    id: 'rite',
    abilities: [
      {
        kind: 'activated',
        name: 'call',
        costs: [
          { pay: 'main' },
          { pay: 'exhaust' },
          { pay: 'parallel', of: [symbol('natural', 'class'), symbol('charm', 'class')] },
        ],
        effect: DRAW,
      },
    ],
  });
  const at = (pool: readonly JsonRecord[]) =>
    ashesTable({ p1: { spellboard: [{ card: 'rite', as: 'rite' }], activePool: pool } }, [rite]);
  const call = { action: 'activate', card: 'rite', ability: 'call' };
  it('is one of the linked costs, with all others', () => {
    const table = at(dice('charm', 'power', 1)).answer('p1', call);
    expect([table.marks('rite'), table.player('p1')['mainsTaken'], table.cards('p1', 'exhaustedPool')]).toEqual([
      { exhaustion: 1 },
      1,
      ['charm'],
    ]);
  });
  it('is not two of them', () => {
    const table = at([...dice('charm', 'class', 1), ...dice('natural', 'class', 1)])
      .answer('p1', call)
      .answer('p1', '0');
    expect([table.cards('p1', 'exhaustedPool'), table.cards('p1', 'activePool')]).toEqual([['natural'], ['charm']]);
  });
  it('is refused where neither can be paid', () => {
    at(dice('illusion', 'power', 2)).expectRefused('p1', call, 'pay.too-few-dice', 'pay.magic');
  });
});

rule('Ashes glossary.exhausted.2', () => {
  const rite = ready({
    id: 'rite',
    abilities: [{ kind: 'activated', name: 'call', costs: [{ pay: 'side' }], effect: DRAW }],
  });
  const call = { action: 'activate', card: 'rite', ability: 'call' };
  const at = (exhaustion: number) =>
    ashesTable({ p1: { spellboard: [{ card: 'rite', as: 'rite', ...(exhaustion > 0 && { exhaustion }) }] } }, [rite]);
  it('leaves a card without text, however many tokens it has', () => {
    for (const tokens of [1, 2]) at(tokens).expectRefused('p1', call, 'ability.none', 'exhaust.1');
  });
  it('takes nothing of a card without tokens', () => {
    at(0).answer('p1', call).expectHappened('drawn');
  });
  it('leaves values and value bonuses', () => {
    const table = ashesTable(
      {
        p1: {
          battlefield: [{ card: 'bear', as: 'bear', exhaustion: 1 }],
          attached: [{ card: 'armour', as: 'armour', attachedTo: 'bear', exhaustion: 1 }],
        },
      },
      [ally({ id: 'bear', attack: 3, life: 4, recover: 2 }), alteration({ id: 'armour', bonus: { life: 2 } })],
    );
    expect(table.facts('bear').numbers).toMatchObject({ attack: 3, life: 6, recover: 2 });
  });
});

rule('Ashes glossary.inexhaustible', () => {
  const giving = (always: boolean, inner: boolean) =>
    alteration({
      id: 'gift',
      abilities: [
        {
          kind: 'static',
          name: 'gift',
          ...(always && { always }),
          affects: { sourceMark: 'attachedTo' },
          changes: [
            {
              change: 'grant',
              ability: {
                kind: 'activated',
                name: 'call',
                ...(inner && { always: true }),
                costs: [{ pay: 'side' }],
                effect: DRAW,
              },
            },
          ],
        },
      ],
    });
  const call = { action: 'activate', card: 'host', ability: 'call' };
  const at = (card: ReturnType<typeof giving>, unit: JsonRecord, spell: JsonRecord) =>
    ashesTable(
      {
        p1: {
          battlefield: [{ card: 'worker', as: 'host', ...unit }],
          attached: [{ card: 'gift', as: 'gift', attachedTo: 'host', ...spell }],
        },
      },
      [card],
    );
  const tired = { exhaustion: 1 };
  it('is given to a unit that is exhausted, by a card that is', () => {
    at(giving(true, true), tired, tired).answer('p1', call).expectHappened('drawn');
  });
  it('is not given by an exhausted card whose own text is not inexhaustible', () => {
    at(giving(false, true), {}, tired).expectRefused('p1', call, 'ability.none', 'inexhaustible.1');
  });
  it('is lost on an exhausted unit where only the giving is inexhaustible', () => {
    at(giving(true, false), tired, {}).expectRefused('p1', call, 'ability.none', 'exhaust.1');
    at(giving(true, false), {}, tired).answer('p1', call).expectHappened('drawn');
  });
});

rule('Ashes glossary.focus', () => {
  const copies = { count: { zone: 'spellboard', of: 'you', sameNameAs: 'self' }, is: { min: 2 } } as const;
  const rite = ready({
    id: 'rite',
    abilities: [
      {
        kind: 'activated',
        name: 'call',
        costs: [{ pay: 'side' }],
        effect: { do: 'sequence', of: [DRAW, { do: 'if', condition: copies, then: { do: 'shuffle' } }] },
      },
    ],
  });
  const call = (count: number) =>
    ashesTable(
      {
        p1: { spellboard: Array.from({ length: count }, (_, at) => ({ card: 'rite', as: `rite-${at}`, status: at })) },
      },
      [rite],
    ).answer('p1', {
      action: 'activate',
      card: 'rite-0',
      ability: 'call',
    });
  it('resolves what it adds after what is there already', () => {
    expect(kindsOf(call(2), 'drawn', 'shuffled')).toEqual(['drawn', 'shuffled']);
  });
  it('adds nothing to a single copy', () => {
    expect(kindsOf(call(1), 'drawn', 'shuffled')).toEqual(['drawn']);
  });
});

rule('Ashes glossary.reactioneffect', () => {
  const sentry = ally({
    id: 'sentry',
    abilities: [{ ...after('entered', DRAW, { where: { seat: { seat: 'opponents' } } }), reaction: true }],
  });
  const spell = answer('spell', after('entered', DRAW, { where: { seat: { seat: 'opponents' } } }));
  const guest = ally({ id: 'guest', cost: [{ pay: 'side' }] });
  const at = () =>
    ashesTable(
      {
        p1: { hand: ['worker', 'guest'].map((card) => ({ card, as: card })) },
        p2: { battlefield: ['sentry'], hand: [{ card: 'spell', as: 'spell' }] },
      },
      [sentry, spell, guest],
    );
  it('is the one reaction of the turn: a reaction spell comes after it in another turn only', () => {
    const table = at().answer('p1', { action: 'play', card: 'worker' }).expectDecision({ p2: 'respond' });
    table
      .answer('p2', { trigger: table.state.triggered[0]?.id ?? '' })
      .expectHappened('reactionTaken', { cites: 'reaction.4' });
    table.answer('p1', { action: 'play', card: 'guest' }).expectDecision({ p1: 'turnAction' });
  });
  it('leaves the reaction to a player who has used none', () => {
    const table = at().answer('p1', { action: 'play', card: 'worker' }).answer('p2', { pass: true });
    table.answer('p1', { action: 'play', card: 'guest' }).expectDecision({ p2: 'respond' });
    table.expectLegal('p2', [{ trigger: table.state.triggered[0]?.id ?? '' }, { react: 'spell' }, ...PASSES]);
  });
});

rule('Ashes glossary.control.1', () => {
  const verse = action({ id: 'verse', effect: { do: 'draw', count: { count: { zone: 'resolving', of: 'you' } } } });
  const played = () =>
    ashesTable({ p1: { hand: [{ card: 'verse', as: 'verse' }] } }, [verse]).answer('p1', {
      action: 'play',
      card: 'verse',
    });
  it('is also of the spell that is being resolved', () => {
    expect(kindsOf(played(), 'drawn')).toHaveLength(1);
  });
  it('is of it no more in the discard pile', () => {
    const table = played();
    expect([table.state.zones['resolving'], table.cards('p1', 'discardPile')]).toEqual([[], ['verse']]);
  });
});

rule('Ashes glossary.control.2', () => {
  const charm = alteration({ id: 'charm-spell', cost: [{ pay: 'side' }], bonus: { life: 1 } });
  const at = () =>
    ashesTable(
      { p1: { hand: [{ card: 'charm-spell', as: 'charm-spell' }] }, p2: { battlefield: workers({ theirs: {} }) } },
      [charm],
    ).answer('p1', { action: 'play', card: 'charm-spell' });
  it('is of who attaches it, until it is attached', () => {
    const table = at();
    const [spell = ''] = table.state.zones['resolving'] ?? [];
    expect(table.state.objects[spell]).toMatchObject({ controller: 'p1' });
  });
  it('is of who controls the unit when it is', () => {
    const table = at().answer('p1', 'theirs');
    const spell = table.find('p2', 'attached', 'charm-spell');
    expect(table.state.objects[spell]).toMatchObject({ controller: 'p2', owner: 'p1' });
  });
});
