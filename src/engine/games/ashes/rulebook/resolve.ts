/** Resolving effects, and the worked example. */
import type { RuleRow } from '../../../kernel/index.js';

export const resolve = [
  ['resolve', 'info', 'Resolving effects'],
  ['resolve.0', 'define', 'Four rules for playing and resolving'],
  ['resolve.1', 'enforce', 'Top to bottom, one effect at a time'],
  ['resolve.2', 'enforce', 'Do as much as possible'],
  ['resolve.3', 'enforce', 'Completely, even if the card leaves play'],
  ['resolve.4', 'enforce', 'Card text beats the rules'],
  ['resolve.5', 'enforce', 'What an effect triggers is resolved before going on'],
  ['resolve.example', 'info', 'Example of resolving'],
  ['resolve.example.0', 'enforce', 'Summon Gilder has two effects'],
  ['resolve.example.1', 'enforce', 'The Gilder is placed'],
  ['resolve.example.2', 'enforce', 'Ice Trap after it came into play'],
  ['resolve.example.3', 'enforce', 'Inheritance when it is destroyed'],
  ['resolve.example.4', 'enforce', 'Sleeping Widows after it, as many as fit'],
  ['resolve.example.5', 'enforce', 'Only now the second effect'],
] as const satisfies readonly RuleRow[];
