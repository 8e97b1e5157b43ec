/** Texts that tell two cards apart: a case inside, and one just outside. */
import { describe, expect, it } from 'vitest';
import type { Json, JsonRecord } from '../../../src/engine/index.js';
import { conjured, record, spell } from '../../support/ashes-records.js';
import { cast, tableWith } from '../../support/ashes-texts.js';

describe('two cards of which one is a unit', () => {
  const text =
    'Choose two cards a target opponent controls, at least one of which must be a unit. If you do, that opponent must place 2 exhaustion tokens on one of the chosen cards.';
  const hero = { card: 'champion', as: 'hero' };
  it('are chosen by one player, and one of both is exhausted by the other', () => {
    const table = cast(text, { p2: { phoenixborn: [hero], battlefield: [{ card: 'worker', as: 'theirs' }] } });
    table.answer('p2', ['hero']);
    expect([table.marks('hero'), table.marks('theirs')]).toEqual([{ exhaustion: 2 }, {}]);
  });
  it('are too few without a unit, or without a second card: no card is exhausted', () => {
    const alone = cast(text, { p2: { phoenixborn: [hero] } });
    expect(alone.marks('hero')).toEqual({});
    const unit = cast(text, { p2: { phoenixborn: [], battlefield: [{ card: 'worker', as: 'theirs' }] } });
    expect(unit.marks('theirs')).toEqual({});
  });
});

describe('damage of one unit to another of the same player', () => {
  const text =
    "Choose a target unexhausted unit an opponent controls. Deal damage equal to the chosen unit's attack value to another target unit that opponent controls. If the chosen unit is the only unexhausted unit that opponent controls, you may deal that damage to their target Phoenixborn instead. Draw 1 card.";
  const units = (...others: readonly Json[]): JsonRecord => ({
    phoenixborn: [{ card: 'champion', as: 'hero' }],
    battlefield: [{ card: 'striker', as: 'first' }, ...others],
  });
  const striker = record('striker', { attack: 1, life: 5 });
  const tried = (p2: JsonRecord) =>
    tableWith(spell('tried', 'Action Spell', text), { p2 }, [striker]).answer('p1', { action: 'play', card: 'tried' });
  it('goes to the other unit where another one is unexhausted', () => {
    const table = tried(units({ card: 'striker', as: 'second' })).answer('p1', ['first']);
    expect([table.marks('first'), table.marks('second'), table.marks('hero')]).toEqual([{}, { wounds: 1 }, {}]);
  });
  it('may go to the Phoenixborn where the chosen unit alone is unexhausted', () => {
    const at = () => tried(units({ card: 'striker', as: 'second', exhaustion: 1 }));
    expect(at().answer('p1', 'option-2').marks('hero')).toEqual({ wounds: 1 });
    expect(at().answer('p1', 'option-1').marks('second')).toEqual({ exhaustion: 1, wounds: 1 });
  });
});

describe('a copy of its ready spell that is discarded for a conjuration', () => {
  const text =
    '* Freshen: [[main]]: Discard a copy of Summon Giant from your spellboard to remove all exhaustion tokens and discard all alteration spells from this unit.';
  const tried = { ...conjured('giant', { name: 'Giant', text, conjurations: [{ name: 'Giant', stub: 'giant' }] }) };
  const summon = { ...spell('summon-giant', 'Ready Spell', ''), name: 'Summon Giant' };
  const other = { ...spell('summon-dwarf', 'Ready Spell', ''), name: 'Summon Dwarf' };
  const renewed = (...spellboard: readonly string[]) => {
    const p1 = {
      battlefield: [{ card: 'giant', as: 'giant', exhaustion: 2, wounds: 1 }],
      attached: [{ card: 'chain', attachedTo: 'giant' }],
      spellboard,
    };
    const table = tableWith(spell('tried', 'Action Spell', 'Draw 1 card.'), { p1 }, [tried, summon, other]);
    table.answer('p1', { action: 'activate', card: 'giant', ability: 'freshen' });
    return [table.marks('giant'), table.cards('p1', 'attached'), table.cards('p1', 'spellboard')];
  };
  it('readies the unit and takes its alteration spells off', () => {
    expect(renewed('summon-giant', 'summon-dwarf')).toEqual([{ wounds: 1 }, [], ['summon-dwarf']]);
  });
  it('is no other ready spell: then nothing is done', () => {
    expect(renewed('summon-dwarf')).toEqual([{ exhaustion: 2, wounds: 1 }, ['chain'], ['summon-dwarf']]);
  });
});
