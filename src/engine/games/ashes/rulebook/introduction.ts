/** Everything before the setup: the cards, the tokens, the dice. */
import type { RuleRow } from '../../../kernel/index.js';

export const introduction = [
  ['flavour', 'info', 'Cover and story'],
  ['goal', 'info', 'Aim of the game'],
  ['goal.1', 'define', 'Destroy the Phoenixborn of the others'],
  ['component', 'info', 'What the game is made of'],
  ['component.phoenixborn', 'info', 'Phoenixborn cards'],
  ['component.phoenixborn.1', 'define', 'Its values limit units, ready spells and wounds'],
  ['component.phoenixborn.2', 'enforce', 'A Phoenixborn is not a unit'],
  ['component.phoenixborn.3', 'define', 'What is printed on a Phoenixborn'],
  ['component.unit', 'info', 'Unit cards'],
  ['component.unit.1', 'define', 'Allies and conjurations'],
  ['component.unit.2', 'define', 'What is printed on a unit'],
  ['component.spell', 'info', 'Spell cards'],
  ['component.spell.1', 'define', 'One-time spells and spells that stay'],
  ['component.spell.2', 'define', 'What is printed on a spell'],
  ['component.tokens', 'info', 'Tokens'],
  ['component.tokens.1', 'define', 'Wound, exhaustion, status and first player tokens'],
  ['dice', 'info', 'Dice'],
  ['dice.1', 'define', 'Four magic types, three levels'],
  ['dice.2', 'enforce', 'Higher levels pay for lower ones'],
  ['dice.3', 'enforce', 'Power counts as power, class or basic'],
  ['dice.4', 'enforce', 'Class counts as class or basic'],
  ['dice.5', 'enforce', "A power symbol activates its type's dice power"],
  ['dice.6', 'define', 'The symbols of each type'],
] as const satisfies readonly RuleRow[];
