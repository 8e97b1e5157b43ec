/** Texts in the words of cards, read by the grammar and played: what they do, and where they end. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { attackWith, backup, bothPass, fftcgTable, forward, summon, toAttack } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const weak = forward({ id: 'weak', power: 4000 });
const strong = forward({ id: 'strong', power: 9000 });
const lamp = backup({ id: 'lamp' });
const on = (card: string, as = card): JsonRecord => ({ card, as });

/** p1 has a Summon with this text in hand, or a Forward with it on the field. */
const withText = (type: 'summon' | 'forward', text: string, field: readonly string[], theirs: readonly string[]) => {
  const card = definitionOf(record(1, { cost: 0, type, text }));
  const own = field.map((one, index) => on(one, `own${index}`));
  const walker = { card: '1-001', as: 'walker' };
  const p1 = type === 'summon' ? { hand: [walker], field: own } : { field: [walker, ...own] };
  return fftcgTable({ p1, p2: { field: theirs.map((one) => on(one)) } }, [card, weak, strong, lamp]);
};
const summoned = (text: string, field: readonly string[], theirs: readonly string[], target: string): Table =>
  bothPass(
    withText('summon', text, field, theirs)
      .answer('p1', { action: 'cast-summon', card: 'walker' })
      .answer('p1', [target]),
  );

rule('FF-TCG 11.11.5', () => {
  describe('"deal it … . If …, deal it … instead"', () => {
    const text =
      'Choose 1 Forward. Deal it 4000 damage. If you control 2 or more Backups, deal it 9000 damage instead.';

    it('deals only the second damage if the condition holds', () => {
      const at = summoned(text, ['lamp', 'lamp'], ['strong'], 'strong');
      at.expectHappened('damageDealt', { amount: 9000 });
      expect(at.cards('p2', 'break')).toEqual(['strong']);
    });

    it('deals only the first damage with one Backup too few', () => {
      const at = summoned(text, ['lamp'], ['strong'], 'strong');
      at.expectHappened('damageDealt', { amount: 4000 });
      expect(at.cards('p2', 'field')).toEqual(['strong']);
    });
  });

  describe('"if it is put into the Break Zone this turn, remove it from the game instead"', () => {
    const text =
      'Choose 1 Forward. If it is put from the field into the Break Zone this turn, remove it from the game instead. Deal it 4000 damage.';

    it('removes what the damage breaks', () => {
      const at = summoned(text, [], ['weak'], 'weak');
      expect([at.cards('p2', 'removed'), at.cards('p2', 'break')]).toEqual([['weak'], []]);
    });

    it('leaves on the field what the damage does not break', () => {
      expect(summoned(text, [], ['strong'], 'strong').cards('p2', 'field')).toEqual(['strong']);
    });
  });
});

rule('FF-TCG 11.8.14', () => {
  describe('"if your opponent does not pay"', () => {
    const text = "Choose 1 Forward. If your opponent doesn't pay {1}, break it.";

    it('asks the opponent, who keeps the Forward for the CP', () => {
      const at = withText('summon', text, [], ['weak', 'lamp']);
      bothPass(at.answer('p1', { action: 'cast-summon', card: 'walker' }).answer('p1', ['weak']));
      at.expectDecision({ p2: 'mayPay' }).answer('p2', 'yes').answer('p2', { lamp: 'fire' });
      expect(at.cards('p2', 'field')).toEqual(['weak', 'lamp']);
    });

    it('breaks it where the opponent declines', () => {
      const at = summoned(text, [], ['weak', 'lamp'], 'weak').answer('p2', 'no');
      expect(at.cards('p2', 'break')).toEqual(['weak']);
    });

    it('breaks it where the opponent cannot pay', () => {
      const at = summoned(text, [], ['weak'], 'weak').expectLegal('p2', ['no']).answer('p2', 'no');
      expect(at.cards('p2', 'break')).toEqual(['weak']);
    });
  });
});

rule('FF-TCG 11.6.2.2.3', () => {
  const use = { action: 'use-ability', source: 'walker', ability: 'use' };
  const table = (cost: string) => withText('forward', `Dull 2 active Forwards${cost}: Draw 1 card.`, ['weak'], []);

  it('lets the card itself be among those that are dulled, where its text does not say otherwise', () => {
    const at = table('').answer('p1', use).answer('p1', { walker: 'dull-others', own0: 'dull-others' });
    bothPass(at);
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });

  it('does not include the card if the text says other Characters', () => {
    table(' other than Walker 1').expectRefused('p1', use, 'cost.not-enough-cards');
  });
});

/** The Forward with this text attacks, and the Forward of p2 blocks; the battle is over. */
const battle = (text: string, blocker: string): Table =>
  bothPass(attackWith(toAttack(withText('forward', text, [], [blocker])), 'walker').answer('p2', { block: blocker }));

rule('FF-TCG 11.12.4.2', () => {
  const entered = (text: string): Table => {
    const card = definitionOf(record(1, { cost: 0, type: 'forward', text }));
    const table = fftcgTable({ p1: { hand: [{ card: '1-001', as: 'walker' }], field: [on('weak')] } }, [card, weak]);
    return table.answer('p1', { action: 'cast-character', card: 'walker' });
  };

  it('keeps what a text gives "as long as" its card is on the field', () => {
    const text =
      'When Walker 1 enters the field, choose 1 Forward. As long as Walker 1 is on the field, it gains Brave.';
    const at = bothPass(entered(text).answer('p1', ['weak']));
    expect(at.state.effects.map(({ until }) => until.at)).toEqual(['whileInPlay']);
  });

  it('keeps for good what a text gives without an end', () => {
    const text = 'When Walker 1 enters the field, choose 1 Forward. It gains +2000 power.';
    const at = bothPass(entered(text).answer('p1', ['weak']));
    expect(at.facts('weak').numbers['power']).toBe(6000);
    expect(at.state.effects.map(({ until }) => until.at)).not.toContain('endOfTurn');
  });
});

rule('FF-TCG 11.11.5', () => {
  it('breaks the damaged Forward, and not its own card, by "it" behind the name of the card', () => {
    const at = battle('When Walker 1 deals damage to a Forward, break it.', 'strong');
    bothPass(at);
    expect(at.cards('p2', 'break')).toEqual(['strong']);
  });
});

rule('FF-TCG 11.8.17.1', () => {
  const text = 'When Walker 1 attacks, put 1 Backup you control into the Break Zone. When you do so, draw 1 card.';
  const attacked = (field: readonly string[]) =>
    toAttack(withText('forward', text, field, [])).answer('p1', ['walker']);

  it('does what "when you do so" says once it was done', () => {
    const at = bothPass(attacked(['lamp']));
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
    expect(at.cards('p1', 'break')).toEqual(['lamp']);
  });

  it('does not without a card to put', () => {
    const at = bothPass(attacked(['weak']));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([[], []]);
  });
});

rule('FF-TCG 11.8.13', () => {
  const fiery = backup({ id: 'fiery', elements: ['fire'] });
  const icy = backup({ id: 'icy', elements: ['ice'] });
  const drawn = (text: string, field: readonly string[], theirs: readonly string[] = []): number => {
    const card = definitionOf(record(1, { cost: 0, type: 'forward', text }));
    const walker = { card: '1-001', as: 'walker' };
    const p1 = { field: [walker, ...field.map((one, index) => on(one, `own${index}`))] };
    const p2 = { field: theirs.map((one, index) => on(one, `their${index}`)) };
    const at = fftcgTable({ p1, p2 }, [card, fiery, icy, weak, strong]);
    const after = toAttack(at).answer('p1', ['walker']);
    return bothPass(after).cards('p1', 'hand').length;
  };

  it('counts each element once among several cards', () => {
    const text =
      'When Walker 1 attacks, if there are 2 or more different Elements among Backups you control, draw 1 card.';
    expect([drawn(text, ['fiery', 'icy']), drawn(text, ['fiery', 'fiery'])]).toEqual([1, 0]);
  });

  it('counts "all the Backups" as fulfilled if the player has no Backup', () => {
    const text = 'When Walker 1 attacks, if all the Backups you control have Fire Element, draw 1 card.';
    expect([drawn(text, []), drawn(text, ['fiery']), drawn(text, ['fiery', 'icy'])]).toEqual([1, 1, 0]);
  });

  it('counts by how many Forwards the opponent has more', () => {
    const text = 'When Walker 1 attacks, if your opponent controls 1 or more Forwards more than you, draw 1 card.';
    expect([drawn(text, [], ['weak', 'strong']), drawn(text, [], ['weak'])]).toEqual([1, 0]);
  });
});

rule('FF-TCG 11.11.5', () => {
  it('breaks a Forward whose cost is that of the condition, and no Forward that costs 1 more', () => {
    const text = 'Choose 1 Forward. If its cost is equal to or less than the number of cards in your hand, break it.';
    const dear = forward({ id: 'dear', cost: 2 });
    const broken = (...hand: readonly string[]): boolean => {
      const card = definitionOf(record(1, { cost: 0, type: 'summon', text }));
      const p1 = { hand: [{ card: '1-001', as: 'walker' }, ...hand.map((one, index) => on(one, `held${index}`))] };
      const at = fftcgTable({ p1, p2: { field: [on('dear')] } }, [card, dear, weak]);
      const cast = at.answer('p1', { action: 'cast-summon', card: 'walker' }).answer('p1', ['dear']);
      return bothPass(cast).cards('p2', 'break').length === 1;
    };
    expect([broken('weak', 'weak'), broken('weak')]).toEqual([true, false]);
  });

  it('lets each player select a Forward of their own', () => {
    const text = 'Both players select 1 Forward they control and put it into the Break Zone.';
    const cast = withText('summon', text, ['weak', 'strong'], ['weak', 'strong']);
    const at = bothPass(cast.answer('p1', { action: 'cast-summon', card: 'walker' }));
    at.answer('p1', ['own0']).answer('p2', ['strong']);
    expect([at.cards('p1', 'field'), at.cards('p2', 'field')]).toEqual([['strong'], ['weak']]);
  });

  it('adds what is announced as reduced from the next damage alone', () => {
    const text = 'Choose 1 Forward. Reduce the next damage dealt to it this turn by 1000. Deal it 4000 damage.';
    expect(summoned(text, [], ['weak'], 'weak').cards('p2', 'field')).toEqual(['weak']);
    const twice = `${text} Deal it 3000 damage.`;
    expect(summoned(twice, [], ['weak'], 'weak').cards('p2', 'break')).toEqual(['weak']);
  });

  it('changes to 0 damage of the amount that is named, and no damage below it', () => {
    const text = 'If Walker 1 is dealt 4000 damage or more, the damage becomes 0 instead.';
    const broken = (amount: number): boolean => {
      const card = definitionOf(record(1, { type: 'forward', power: 3000, text }));
      const bolt = summon({
        id: 'bolt',
        cost: 0,
        effect: { do: 'deal', objects: 'target', amount },
        targets: [{ as: 'target', from: { is: ['forward'] }, min: 1, max: 1 }],
      });
      const at = fftcgTable({ p1: { hand: [on('bolt')] }, p2: { field: [{ card: '1-001', as: 'walker' }] } }, [
        card,
        bolt,
      ]);
      bothPass(at.answer('p1', { action: 'cast-summon', card: 'bolt' }).answer('p1', ['walker']));
      return at.cards('p2', 'break').length === 1;
    };
    expect([broken(4000), broken(3000)]).toEqual([false, true]);
  });

  it('breaks Characters of both players by one "break"', () => {
    const text = 'Break all the Forwards opponent controls and all the Backups you control.';
    const cast = withText('summon', text, ['weak', 'lamp'], ['weak', 'lamp']);
    const at = bothPass(cast.answer('p1', { action: 'cast-summon', card: 'walker' }));
    expect([at.cards('p1', 'field'), at.cards('p2', 'field')]).toEqual([['weak'], ['lamp']]);
  });
});

rule('FF-TCG 11.10.3', () => {
  const text =
    'EX BURST Choose 1 Forward. Deal it 4000 damage. If Walker 1 results from an EX Burst, deal it 9000 damage instead.';
  const walker = definitionOf(record(1, { cost: 0, type: 'summon', text }));

  it('does more where the text "results from an EX Burst", and not where it is cast', () => {
    const blow = summon({ id: 'blow', cost: 0, effect: { do: 'damage-player', who: 'opponent', count: 1 } });
    const p1 = { hand: [on('blow')], field: [on('strong')] };
    const burst = fftcgTable({ p1, p2: { deck: ['1-001'] } }, [walker, blow, strong]);
    bothPass(burst.answer('p1', { action: 'cast-summon', card: 'blow' }))
      .answer('p2', 'yes')
      .answer('p2', ['strong']);
    expect(burst.cards('p1', 'break')).toContain('strong');
    const cast = fftcgTable({ p1: { hand: [{ card: '1-001', as: 'walker' }] }, p2: { field: [on('strong')] } }, [
      walker,
      strong,
    ]);
    bothPass(cast.answer('p1', { action: 'cast-summon', card: 'walker' }).answer('p1', ['strong']));
    expect(cast.cards('p2', 'field')).toEqual(['strong']);
  });
});

rule('FF-TCG 11.8.9', () => {
  it('chooses at most as many as there are cards of the kind that the text counts', () => {
    const text =
      'When Walker 1 attacks, choose up to the same number of Forwards opponent controls as the Backups you control. Dull them.';
    const attacked = (backups: readonly string[]): Table =>
      toAttack(withText('forward', text, backups, ['weak', 'strong'])).answer('p1', ['walker']);
    attacked(['lamp']).expectLegal('p1', [[], ['weak'], ['strong']]);
    attacked(['lamp', 'lamp']).expectLegal('p1', [[], ['weak'], ['strong'], ['weak', 'strong']]);
    attacked([]).expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.11.5.1.1', () => {
  it('keeps a card from being chosen by Summons, and not by abilities', () => {
    const spell = definitionOf(record(2, { cost: 0, type: 'summon', text: 'Choose 1 Forward. Dull it.' }));
    const mage = definitionOf(record(3, { cost: 0, type: 'backup', text: '{0}: Choose 1 Forward. Dull it.' }));
    const shy = definitionOf(record(1, { text: 'Walker 1 cannot be chosen by Summons.' }));
    const p1 = { hand: [{ card: '1-002', as: 'spell' }], field: [{ card: '1-003', as: 'mage' }] };
    const at = fftcgTable({ p1, p2: { field: [{ card: '1-001', as: 'shy' }, on('weak')] } }, [spell, mage, shy, weak]);
    at.answer('p1', { action: 'use-ability', source: 'mage', ability: 'use' }).expectLegal('p1', [['shy'], ['weak']]);
    at.answer('p1', ['shy'])
      .answer('p1', { action: 'cast-summon', card: 'spell' })
      .expectLegal('p1', [['weak']]);
    bothPass(bothPass(at.answer('p1', ['weak'])));
    expect([at.marks('weak')['dull'], at.marks('shy')['dull']]).toEqual([true, true]);
  });
});

rule('FF-TCG 11.6.2.1', () => {
  it('returns the card itself for the cost of its ability', () => {
    const text = "《ダル》, return Walker 1 to its owner's hand: Draw 1 card.";
    const at = withText('forward', text, ['weak'], []);
    const use = { action: 'use-ability', source: 'walker', ability: 'use' };
    at.answer('p1', use).expectRefused('p1', { own0: 'return' }, 'answer.unknown-option');
    bothPass(at.answer('p1', { walker: 'return' }));
    expect([at.cards('p1', 'field'), at.cards('p1', 'hand').length]).toEqual([['weak'], 2]);
  });
});

rule('FF-TCG 11.11.6', () => {
  it('has each player select two, or the only one there is', () => {
    const text =
      'Each player selects up to 2 Characters they control (select as many as possible). Put them into the Break Zone.';
    const cast = withText('summon', text, ['weak', 'lamp', 'strong'], ['weak']);
    const at = bothPass(cast.answer('p1', { action: 'cast-summon', card: 'walker' }));
    at.expectRefused('p1', ['own0'], 'answer.too-few').answer('p1', ['own0', 'own1']);
    expect([at.cards('p1', 'field'), at.cards('p2', 'field')]).toEqual([['strong'], []]);
  });
});

rule('FF-TCG 11.3.1', () => {
  it('keeps every player from casting Summons, and from nothing else', () => {
    const warden = definitionOf(record(1, { text: 'Players cannot cast Summons.' }));
    const spell = definitionOf(record(2, { cost: 0, type: 'summon', text: 'Draw 1 card.' }));
    const p1 = { hand: [{ card: '1-002', as: 'spell' }, on('free')], field: [{ card: '1-001', as: 'warden' }] };
    const at = fftcgTable({ p1 }, [warden, spell, forward({ id: 'free', cost: 0 })]);
    at.expectRefused('p1', { action: 'cast-summon', card: 'spell' }, 'cast.forbidden');
    at.answer('p1', { action: 'cast-character', card: 'free' }).expectHappened('entered', { card: 'free' });
  });
});

rule('FF-TCG 11.8.13', () => {
  it('compares the Elements of both cards that were put into the Break Zone', () => {
    const text =
      'Your opponent puts the top 2 cards of their deck into the Break Zone. If both cards are of the same Element, draw 1 card.';
    const walker = definitionOf(record(1, { cost: 0, type: 'summon', text }));
    const icy = forward({ id: 'icy', elements: ['ice'] });
    const both = forward({ id: 'both', elements: ['ice', 'fire'] });
    const drawn = (...deck: readonly string[]): number => {
      const at = fftcgTable({ p1: { hand: [{ card: '1-001', as: 'walker' }] }, p2: { deck } }, [
        walker,
        weak,
        icy,
        both,
      ]);
      return bothPass(at.answer('p1', { action: 'cast-summon', card: 'walker' })).cards('p1', 'hand').length;
    };
    expect([drawn('weak', 'weak', 'icy'), drawn('weak', 'both', 'icy'), drawn('weak', 'icy', 'weak')]).toEqual([
      1, 1, 0,
    ]);
    expect(drawn('weak')).toBe(0);
  });
});

rule('FF-TCG 11.12.5.3', () => {
  it('doubles damage to Forwards and to the opponent by one sentence', () => {
    const text = 'During your turn, if Walker 1 deals damage to a Forward or your opponent, double the damage instead.';
    const attacked = (theirs: readonly string[]): Table =>
      attackWith(toAttack(withText('forward', text, [], theirs)), 'walker');
    const unblocked = bothPass(attacked([]));
    expect(unblocked.cards('p2', 'damage')).toHaveLength(2);
    bothPass(attacked(['strong']).answer('p2', { block: 'strong' })).expectHappened('damageDealt', { amount: 14000 });
  });
});

rule('FF-TCG 11.12.5.4', () => {
  const text =
    'If a damaged Fire Forward opponent controls is put from the field into the Break Zone, remove it from the game instead.';

  it('removes a Forward of the opponent that damage has broken', () => {
    const at = bothPass(
      attackWith(toAttack(withText('forward', text, [], ['weak'])), 'walker').answer('p2', { block: 'weak' }),
    );
    expect([at.cards('p2', 'removed'), at.cards('p2', 'break')]).toEqual([['weak'], []]);
  });

  it('leaves alone a Forward that is put there without damage', () => {
    const exile = definitionOf(record(1, { text }));
    const spell = definitionOf(
      record(2, {
        cost: 0,
        type: 'summon',
        text: 'Your opponent selects 1 Forward or Monster they control. Put it into the Break Zone.',
      }),
    );
    const p1 = { hand: [{ card: '1-002', as: 'spell' }], field: [{ card: '1-001', as: 'walker' }] };
    const at = fftcgTable({ p1, p2: { field: [on('weak')] } }, [exile, spell, weak]);
    bothPass(at.answer('p1', { action: 'cast-summon', card: 'spell' }));
    expect([at.cards('p2', 'removed'), at.cards('p2', 'break')]).toEqual([[], ['weak']]);
  });

  it('dulls the active card for damage to its player, and lets a dull card alone', () => {
    const shield = definitionOf(
      record(1, {
        text: 'Damage 2 -- If you receive damage while Walker 1 is active, dull Walker 1. The damage becomes 0 instead.',
      }),
    );
    const spell = definitionOf(record(2, { cost: 0, type: 'summon', text: 'Deal your opponent 1 point of damage.' }));
    const hit = (dull: boolean): Table => {
      const p1 = { hand: [{ card: '1-002', as: 'spell' }] };
      const p2 = { field: [{ card: '1-001', as: 'walker', dull }], damage: 2 };
      const at = fftcgTable({ p1, p2 }, [shield, spell]);
      return bothPass(at.answer('p1', { action: 'cast-summon', card: 'spell' }));
    };
    expect([hit(false).cards('p2', 'damage').length, hit(true).cards('p2', 'damage').length]).toEqual([2, 3]);
    expect(hit(false).marks('walker')['dull']).toBe(true);
  });

  it('has every other Forward enter the field dull', () => {
    const gate = definitionOf(record(1, { text: 'All the Fire Forwards other than Walker 1 enter the field dull.' }));
    const free = forward({ id: 'free', cost: 0 });
    const p1 = { hand: [{ card: 'free', as: 'free' }], field: [{ card: '1-001', as: 'walker' }] };
    const at = fftcgTable({ p1 }, [gate, free]).answer('p1', { action: 'cast-character', card: 'free' });
    at.expectHappened('entered', { card: 'free', dull: true });
  });
});

rule('FF-TCG 11.8.16.1', () => {
  it('gives the card itself to the opponent, and puts counters on it once it is removed', () => {
    const gift = definitionOf(record(1, { text: '《0》: You may give control of Walker 1 to your opponent.' }));
    const warper = definitionOf(
      record(2, { text: '《0》: Remove Walker 2 from the game. If you do so, place 2 Warp Counters on Walker 2.' }),
    );
    const field = [
      { card: '1-001', as: 'gift' },
      { card: '1-002', as: 'warper' },
    ];
    const at = fftcgTable({ p1: { field } }, [gift, warper]);
    bothPass(at.answer('p1', { action: 'use-ability', source: 'gift', ability: 'use' })).answer('p1', 'yes');
    expect([at.cards('p1', 'field'), at.cards('p2', 'field')]).toEqual([['1-002'], ['1-001']]);
    bothPass(at.answer('p1', { action: 'use-ability', source: 'warper', ability: 'use' }));
    at.expectHappened('countersPut', { counter: 'Warp', count: 2 });
  });
});

rule('FF-TCG 11.11.5', () => {
  it('deals the amount of the event that the text is about', () => {
    const text =
      'When Walker 1 is dealt damage, choose 1 Forward other than Walker 1. Deal it the same amount of damage.';
    const at = attackWith(toAttack(withText('forward', text, [], ['weak', 'strong'])), 'walker').answer('p2', {
      block: 'weak',
    });
    bothPass(bothPass(at).answer('p1', ['strong'])).expectHappened('damageDealt', { object: 'strong', amount: 4000 });
  });
});
