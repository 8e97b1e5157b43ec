/** What a damage process tells the effect that began it, where a text forbids one of its steps. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, type AshesCard } from '../../../support/ashes.js';
import { after, OWN, when } from '../../../support/ashes-windows.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

/** This never happens to it. */
const immune = (event: string): AshesCard =>
  ally({ id: event, life: 2, abilities: [{ kind: 'prohibition', name: 'immune', on: { event, where: OWN } }] });
const PREVENTS = after(
  'damageDealt',
  { do: 'prevent', frame: 'frame', amount: 5 },
  { where: OWN, bind: { frame: 'frame' } },
);
const wall = ally({ id: 'wall', abilities: [PREVENTS, { ...PREVENTS, name: 'again' }] });

const THEIRS = { do: 'all', from: { is: ['unit'], of: 'opponents' }, as: 'it' } as const;
const wounded = (count: number) => ({ do: 'place-wounds', objects: 'it', count, as: 'done' }) as const;
const dealt = (amount: number) => ({ do: 'deal', objects: 'it', amount, as: 'done', destroyed: 'gone' }) as const;
/** One card is drawn for a unit to which it was done, and two more for one that it has destroyed. */
const drawing = (of: ReturnType<typeof wounded> | ReturnType<typeof dealt>) =>
  sequence(
    THEIRS,
    of,
    { do: 'draw', count: { size: 'done' } },
    ...(of.do === 'deal' ? [{ do: 'draw', count: { size: 'gone' } } as const] : []),
  );
const at = (card: string, more: JsonRecord = {}) => ({ p2: { battlefield: [{ card, as: 'unit', ...more }] } });
const told = (effect: ReturnType<typeof drawing>, card: AshesCard, more: JsonRecord = {}) =>
  linesOf(cast(effect, at(card.id, more), [card])).slice(2, -1);

const DEALT = 'damageDealt object unit, amount 2, source gone, by effect, cause p1, seat p2, card';
const STEP_1 = '(glossary.damage, glossary.x, damage.process.0, damage.step1)';
const PLACED = 'woundsPlaced object unit, count';
const BY_TRICK = 'source gone, by effect, cause p1, seat p2, card';
const DESTROYER = 'seat p2, source gone, by effect, cause p1, card';
const STEP_2 = '(glossary.damage, glossary.x, damage.process.0, damage.step2, glossary.wound)';
const FATAL = 'fatallyWounded object unit, seat p2, card';
const DRAWN = 'drawn seat p1, secret {seats [p1], fields {card worker, object worker}} (glossary.drawpile, resolve.2)';

rule('Ashes damage.process.0', () => {
  it('ends at its first step where no damage may be dealt to the unit', () => {
    expect(told(drawing(dealt(2)), immune('damageDealt'))).toEqual([]);
  });
  it('has dealt damage where no wound may be placed, and nothing is destroyed', () => {
    expect(told(drawing(dealt(2)), immune('woundsPlaced'))).toEqual([`${DEALT} woundsPlaced ${STEP_1}`, DRAWN]);
  });
  it('has done nothing where the wounds that a text places may not be placed', () => {
    expect(told(drawing(wounded(2)), immune('woundsPlaced'))).toEqual([]);
  });
  it('destroys a dying unit by the process that wounded it, not by one of which all is prevented', () => {
    const it = { object: { object: { named: 'shell' } } } as const;
    const shell = ally({
      id: 'shell',
      life: 2,
      abilities: [{ ...PREVENTS, effect: { do: 'prevent', frame: 'frame', amount: 1 } }],
    });
    const spite = ally({
      id: 'spite',
      abilities: [
        when('woundsPlaced', { do: 'deal', objects: 'it', amount: 1 }, { where: it, bind: { it: 'object' } }),
      ],
    });
    const table = cast(
      sequence({ do: 'all', from: { named: 'shell' }, as: 'it' }, { do: 'deal', objects: 'it', amount: 3 }),
      { p2: { battlefield: [{ card: 'shell', as: 'shell' }, 'spite'] } },
      [shell, spite],
    );
    expect(linesOf(table, 'damageDealt', 'destroyed')).toEqual([
      `damageDealt object shell, amount 3, ${BY_TRICK} shell ${STEP_1}`,
      `damageDealt object shell, amount 1, source spite, by effect, cause p2, seat p2, card shell ${STEP_1}`,
      `destroyed object shell, ${DESTROYER} shell, becomes [gone], attached [] (damage.1, damage.step3)`,
    ]);
  });
  it('has placed wounds where they are placed', () => {
    expect(told(drawing(wounded(1)), ally({ id: 'plain' }))).toEqual([
      `${PLACED} 1, ${BY_TRICK} plain, type ally, now 1 (glossary.wound, damage.process.0, damage.step2)`,
      DRAWN,
    ]);
  });
  it('has destroyed nothing where the unit may not be destroyed', () => {
    expect(told(drawing(dealt(2)), immune('destroyed'))).toEqual([
      `${DEALT} destroyed ${STEP_1}`,
      `${PLACED} 2, ${BY_TRICK} destroyed, type ally, now 2 ${STEP_2}`,
      `${FATAL} destroyed (damage.1, damage.step2.unit, damage.4, glossary.life)`,
      DRAWN,
    ]);
  });
});

rule('Ashes damage.5', () => {
  it('has destroyed nothing, and discards nothing, where the unit may not be destroyed', () => {
    const destroying = sequence(
      THEIRS,
      { do: 'destroy', objects: 'it', as: 'done' },
      { do: 'draw', count: { size: 'done' } },
    );
    const log = (card: AshesCard) => linesOf(cast(destroying, at(card.id), [card]), 'destroyed', 'drawn').length;
    expect([log(immune('destroyed')), log(ally({ id: 'plain' }))]).toEqual([0, 2]);
  });
});

rule('Ashes damage.step1', () => {
  it('is prevented once: nothing is left for the second that prevents it, and it was dealt', () => {
    const table = cast(drawing(dealt(2)), at('wall'), [wall]);
    table.expectDecision({ p2: 'respond' }).answer('p2', { trigger: table.state.triggered[0]?.id ?? '' });
    expect(linesOf(table, 'damagePrevented', 'woundsPlaced', 'drawn')).toEqual([
      'damagePrevented object unit, amount 2, seat p2, card wall (damage.step1)',
      DRAWN,
    ]);
  });
});
