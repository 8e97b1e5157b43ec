/** Equipment, and keywords that came with it; the document knows neither: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const attachment = [
  ['attachment', 'info', 'Attachment'],
  ['attachment.attach', 'enforce', 'An equipment is attached to one unit'],
  ['attachment.text', 'enforce', 'Its effect text is added to the unit'],
  ['attachment.might', 'enforce', 'Its might bonus is added to the unit'],
  ['attachment.inactive', 'enforce', 'Its own rules text rests'],
  ['attachment.together', 'enforce', 'It moves with the unit'],
  ['attachment.detach', 'enforce', 'The unit leaves: it stays, and is recalled'],
  ['keyword', 'info', 'Keywords of later versions'],
  ['keyword.equip', 'enforce', 'Pay to attach to a unit'],
  ['keyword.quickdraw', 'enforce', 'Reaction, attached as it is played'],
  ['keyword.repeat', 'enforce', 'Pay more to carry out a spell again'],
  ['keyword.weaponmaster', 'enforce', 'Attach an equipment for less when played'],
] as const satisfies readonly RuleRow[];
