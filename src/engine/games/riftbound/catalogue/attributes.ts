import { LEFT_OUT, type NoteOf } from '../../../catalogue/index.js';
import type { CardDefinition } from '../../../kernel/index.js';
import { isRiftboundCard, type RiftboundCard } from '../card.js';
import type { Printed } from './dialects.js';
import { isEquipLine } from './lines.js';
import type { Printing } from './printing.js';

/** What is printed on a card beside its rules text, as definitions hold it. */
export type Attributes = Omit<Printed, 'number'>;

type Field = 'supertype' | 'domains' | 'tags' | 'energy' | 'power' | 'might';

/**
 * What the format leaves out is taken from the card as the newest set has it, or the project. Nothing is guessed: where
 * neither has the card, the record is left out.
 */
export const attributesOf = (
  printing: Printing,
  known: CardDefinition | undefined,
  note: NoteOf,
): Attributes | undefined => {
  const { number: _number, ...printed } = printing.printed;
  const missing = missingIn(printed);
  if (missing.length === 0) return withoutEmpty(withTagOf(printing, printed));
  if (known === undefined || !isRiftboundCard(known) || known.type !== printed.type) {
    const what = `the format does not say its ${missing.join(', ')}, and no set has had this card: import another format first`;
    note(printing, '', 'incomplete', what, LEFT_OUT);
    return undefined;
  }
  const completed = { ...printed, ...fieldsOf(known, missing) };
  for (const field of missing.filter((each) => each !== 'domains' && each !== 'tags' && each !== 'supertype')) {
    note(printing, '', 'completed', `no ${field}`, `${completed[field] ?? 0}, as it is known`);
  }
  return withoutEmpty(withTagOf(printing, completed));
};

const EQUIPMENT = 'Equipment';

/** keyword.equip: gear that is attached is an Equipment, also where no list has the tag. */
const withTagOf = ({ lines }: Printing, printed: Attributes): Attributes => {
  const { type, tags = [] } = printed;
  return type !== 'gear' || tags.includes(EQUIPMENT) || !lines.some(isEquipLine)
    ? printed
    : { ...printed, tags: [...tags, EQUIPMENT] };
};

/** Where domains are left out, tags and supertypes are, and power where energy is. */
const missingIn = ({ type, supertype, domains, energy, might }: Attributes): readonly Field[] => {
  const inMainDeck = type === 'unit' || type === 'gear' || type === 'spell';
  return [
    ...(domains === undefined ? (['domains', 'tags', 'supertype'] as const) : []),
    ...(inMainDeck && energy === undefined && supertype !== 'token' ? (['energy', 'power'] as const) : []),
    ...(type === 'unit' && might === undefined ? (['might'] as const) : []),
  ];
};

const fieldsOf = (known: RiftboundCard, fields: readonly Field[]): Partial<Attributes> =>
  Object.fromEntries(Object.entries(known).filter(([field]) => fields.some((each) => each === field)));

/** Only what a card of the type has; tokens cost nothing (173). */
const withoutEmpty = ({
  name,
  type,
  supertype,
  domains = [],
  tags = [],
  energy,
  power,
  might,
}: Attributes): Attributes => {
  const inMainDeck = type === 'unit' || type === 'gear' || type === 'spell';
  return {
    name,
    type,
    domains,
    ...(supertype !== undefined && { supertype }),
    ...(tags.length > 0 && { tags }),
    ...(inMainDeck && { energy: energy ?? 0 }),
    ...(inMainDeck && power !== undefined && power > 0 && { power }),
    ...(type === 'unit' && might !== undefined && { might }),
  };
};
