import { expect, it } from 'vitest';
import { always, breaking, draw, each, keyword, SELF, sequence } from '../../../support/fftcg-abilities.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { cast, side, table } from '../../../support/fftcg-numbers.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 2.1', () => {
  it('lets the text of a card beat a rule: a Backup gives CP of an element that is not its own', () => {
    const lantern = backup({ id: 'lantern', abilities: [always({ change: 'flag', flag: 'gives-water' })] });
    const given = [lantern, backup({ id: 'wick' }), summon({ id: 'wave', elements: ['water'] })];
    const withBackup = (card: string) =>
      fftcgTable({ p1: { hand: [{ card: 'wave', as: 'wave' }], field: [{ card, as: 'it' }] } }, given);
    withBackup('wick').expectRefused('p1', cast('wave'), 'cost.not-payable');
    withBackup('lantern')
      .answer('p1', cast('wave'))
      .expectLegal('p1', [{ it: 'water' }]);
  });

  it('lets a player concede at any time, without priority and while the other pays', () => {
    const at = table(side(['big'], ['lamp', 'lamp', 'lamp'])).answer('p1', cast('big'));
    at.expectDecision({ p1: 'payment' }).concede('p2').expectHappened('gameEnded', { cites: '2.1' });
    expect(at.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false, reason: 'concession' });
  });

  it('lets a text end the game, at once or as long as its condition holds', () => {
    const doom = summon({ id: 'doom', cost: 0, effect: { do: 'lose-game' } });
    const curse = backup({
      id: 'curse',
      abilities: [
        {
          ...always({ change: 'flag', flag: 'losesGame' }),
          while: { count: { of: 'you', is: ['forward'] }, is: { min: 1 } },
        },
      ],
    });
    const field = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
    const p1 = { hand: [{ card: 'doom', as: 'doom' }], field: field('curse') };
    const at = fftcgTable({ p1 }, [doom, curse, forward({ id: 'plain' })]);
    expect(at.state.outcome).toBeNull();
    bothPass(at.answer('p1', cast('doom'))).expectHappened('gameEnded', { cites: '2.1' });
    expect(at.state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'], reason: 'an effect' });
    const cursed = fftcgTable({ p1: { field: field('curse', 'plain') } }, [curse, forward({ id: 'plain' })]);
    expect(cursed.state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'], reason: 'an effect' });
  });
});

rule('FF-TCG 2.2', () => {
  it('lets "cannot" beat "can"', () => {
    const at = table(side(['big'], ['lamp', 'lamp', 'lamp']), side([], ['ban']));
    at.expectRefused('p1', cast('big'), 'cast.forbidden', '2.2');
    expect(at.legal('p1')).toEqual([{ action: 'pass' }]);
    table(side(['big'], ['lamp', 'lamp', 'lamp', 'ban']))
      .answer('p1', cast('big'))
      .expectDecision({ p1: 'payment' });
  });

  const theirTurn = { turn: 'opponents' } as const;
  it.each([
    ['a Summon', 'cast-summon', summon({ id: 'own', cost: 0, castWhile: theirTurn }), '11.3.1'],
    ['a Character', 'cast-character', forward({ id: 'own', cost: 0, castWhile: theirTurn }), '11.4.1'],
  ] as const)('keeps %s from being cast where its own text forbids it', (_what, action, own, moment) => {
    const p1 = { hand: [{ card: 'own', as: 'own' }] };
    const casting = { action, card: 'own' };
    fftcgTable({ p1 }, [own]).expectRefused('p1', casting, 'cast.forbidden', '2.2', moment);
    fftcgTable({ p1 }, [{ ...own, castWhile: { turn: 'yours' } }]).answer('p1', casting);
  });

  it('holds for effects: what cannot be broken is not, and the rest of the text is done', () => {
    const firm = forward({
      id: 'firm',
      abilities: [{ kind: 'prohibition', name: 'firm', on: { event: 'broken', where: SELF } }],
    });
    const quake = summon({
      id: 'quake',
      cost: 0,
      effect: sequence(each({ is: ['forward'] }, breaking('all')), draw()),
    });
    const p1 = { hand: [{ card: 'quake', as: 'quake' }], field: ['firm', 'plain'].map((card) => ({ card, as: card })) };
    const at = fftcgTable({ p1 }, [firm, quake, forward({ id: 'plain' })]).answer('p1', cast('quake'));
    bothPass(at).expectLog([
      { kind: 'stackTaken' },
      { kind: 'broken', object: 'plain' },
      { kind: 'drawn' },
      { kind: 'putInto', card: 'quake' },
    ]);
    expect(at.exists('firm')).toBe(true);
  });

  it('holds whichever came last: what cannot attack does not, though a text says that it can', () => {
    const shy = forward({ id: 'shy', abilities: [always({ change: 'flag', flag: 'cannotAttack' }, keyword('haste'))] });
    const at = bothPass(fftcgTable({ p1: { field: [{ card: 'shy', as: 'shy' }] } }, [shy]));
    bothPass(at);
    expect(at.state.turn.phase).toBe('main2');
  });
});

rule('FF-TCG 2.3', () => {
  it('passes over what cannot be done and does the rest', () => {
    const at = table(side(['ruin'], ['lamp', 'knight']))
      .answer('p1', cast('ruin'))
      .answer('p1', ['knight2']);
    bothPass(at.answer('p1', { lamp1: 'fire' }))
      .expectNotHappened('discarded')
      .expectHappened('drawn', { seat: 'p1' });
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });

  it('does as much of it as can be done', () => {
    const toll = summon({
      id: 'toll',
      cost: 0,
      effect: sequence(
        { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 2, max: 2, as: 'lost' },
        { do: 'discard', objects: 'lost' },
        draw(),
      ),
    });
    const p1 = { hand: ['toll', 'plain'].map((card) => ({ card, as: card })), deck: ['toll'] };
    const at = bothPass(fftcgTable({ p1 }, [toll, forward({ id: 'plain' })]).answer('p1', cast('toll')));
    at.expectLegal('p1', [['plain']])
      .answer('p1', ['plain'])
      .expectHappened('discarded', { card: 'plain' });
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([['toll'], ['plain', 'toll']]);
  });
});
