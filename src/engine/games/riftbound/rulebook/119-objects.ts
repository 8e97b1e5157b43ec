/** Objects, cards, costs: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const objects = [
  ['119', 'info', 'Game objects'],
  ['120', 'define', 'What an object is'],
  ['126.1', 'enforce', 'Who brought a card owns it'],
  ['127.3', 'define', 'Secret: nobody may look'],
  ['127.4', 'define', 'Private: the controller, or off the board the owner'],
  ['127.5', 'define', 'Public: everybody may look'],
  ['130.2', 'define', 'The energy cost'],
  ['130.3', 'define', 'The power cost'],
  ['130.4', 'enforce', 'Asked for its cost, a card answers the printed'],
  ['131.4', 'define', 'Name and subtitle make the name'],
  ['132.4.a', 'define', 'Permanents: units and gear'],
  ['132.6.a', 'define', 'Battlefields start on the board'],
  ['132.6.b', 'define', 'Legends start in their zone'],
  ['132.7', 'define', 'Champion, signature, token'],
  ['132.8', 'define', 'Tags'],
  ['133.1', 'define', 'The six domains'],
  ['134.2.e.5', 'enforce', 'Power of any domain pays any power cost'],
  ['134.2.e.6', 'enforce', 'Power of the own domain; of any without one'],
] as const satisfies readonly RuleRow[];
