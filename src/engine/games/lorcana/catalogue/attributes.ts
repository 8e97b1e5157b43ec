import {
  fault,
  flagIn,
  note,
  optionalTextIn,
  textIn,
  textsIn,
  valueOf,
  wholeIn,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import { shown } from '../../../kernel/index.js';
import { INKS, type CharacterCard, type Ink, type LocationCard, type LorcanaCard } from '../card.js';

type Stats =
  | ({ readonly type: 'character' } & Pick<CharacterCard, 'strength' | 'willpower' | 'lore'>)
  | { readonly type: 'action' }
  | { readonly type: 'item' }
  | ({ readonly type: 'location' } & Pick<LocationCard, 'willpower' | 'lore' | 'moveCost'>);

/** What is printed on a card beside its rules text, as definitions hold it. */
export type Attributes = Stats &
  Pick<LorcanaCard, 'name' | 'inks' | 'cost' | 'inkable' | 'classifications'> &
  Partial<Pick<LorcanaCard, 'version' | 'alsoNamed'>>;

const PRINTED_MAX = 99;

/** Nothing is guessed: what cannot be read is a fault of the record. */
export const attributesOf = (source: Source): Attributes | undefined => {
  const { faults } = source;
  const before = faults.length;
  const stats = statsOf(source);
  const names = namesOf(source);
  const inks = inksOf(source);
  const cost = wholeIn(source, 'cost', 0, PRINTED_MAX);
  const inkable = flagIn(source, 'inkwell');
  const classifications = classificationsOf(source);
  return stats === undefined || faults.length > before
    ? undefined
    : { ...names, inks, cost, inkable, ...stats, classifications };
};

const namesOf = (source: Source): Pick<Attributes, 'name' | 'version' | 'alsoNamed'> => {
  const name = textIn(source, 'name').trim();
  const version = optionalTextIn(source, 'version')?.trim();
  const full = optionalTextIn(source, 'fullName');
  const ours = version === undefined || version === '' ? name : `${name} - ${version}`;
  if (full !== undefined && full !== ours) {
    note(source, 'fullName', 'full-name', 'not name and version together', 'name and version are used');
  }
  return { name, ...(version !== undefined && version !== '' && { version }), ...twoNames(name) };
};

/** 6.2.4.1: a name line of two names is either of them, and the whole. */
const twoNames = (name: string): Pick<Attributes, 'alsoNamed'> => {
  const names = name.split(' & ').map((part) => part.trim());
  return names.length === 2 && names.every((part) => part !== '') ? { alsoNamed: names } : {};
};

const statsOf = (source: Source): Stats | undefined => {
  const type = textIn(source, 'type');
  const number = (field: string): number => wholeIn(source, field, 0, PRINTED_MAX);
  switch (type) {
    case 'Character':
      return { type: 'character', strength: number('strength'), willpower: number('willpower'), lore: number('lore') };
    case 'Location':
      return { type: 'location', willpower: number('willpower'), lore: number('lore'), moveCost: number('moveCost') };
    case 'Action':
      return { type: 'action' };
    case 'Item':
      return { type: 'item' };
    default:
      fault(source, 'type', `unknown type ${shown(type)}; known are Character, Action, Item, Location`);
      return undefined;
  }
};

/** `colors` lists the inks of a card of two; `color` is the one ink, or both as `Amber-Steel`. */
const inksOf = (source: Source): readonly Ink[] => {
  const one = optionalTextIn(source, 'color');
  const named = (one ?? '').split('-').filter((part) => part !== '');
  const listed = textsIn(source, 'colors', INKS.length);
  const texts = listed.length > 0 ? listed : named;
  if (listed.length > 0 && one !== undefined && listed.join() !== named.join()) {
    note(source, 'colors', 'colors', `${listed.join(' and ')}, and in color ${shown(one)}`, 'colors are used');
  }
  const inks = texts.flatMap((text) => inkOf(source, text));
  if (texts.length === 0) fault(source, 'color', 'no ink: it can be in no deck');
  if (texts.length > 2) fault(source, 'color', `at most two inks, not ${texts.length}`);
  if (inks.length === 2) {
    note(source, valueOf(source, 'colors') === undefined ? 'color' : 'colors', 'two-inks', 'two inks', 'both count');
  }
  return [...new Set(inks)].sort((a, b) => INKS.indexOf(a) - INKS.indexOf(b));
};

const inkOf = (source: Source, text: string): readonly Ink[] => {
  const ink = INKS.find((known) => known === text.toLowerCase());
  if (ink === undefined) fault(source, 'color', `unknown ink ${shown(text)}; known are ${INKS.join(', ')}`);
  return ink === undefined ? [] : [ink];
};

const CLASSIFICATIONS_MAX = 10;

const classificationsOf = (source: Source): readonly string[] => {
  const texts = textsIn(source, 'subtypes', CLASSIFICATIONS_MAX).map((text) => text.trim());
  const twice = texts.findIndex((text, index) => texts.indexOf(text) < index);
  if (twice >= 0) note(source, `subtypes/${twice}`, 'classification-twice', 'a classification twice', 'it counts once');
  texts.forEach((text, index) => {
    if (KNOWN.has(text)) return;
    note(source, `subtypes/${index}`, 'classification', `unknown classification ${shown(text)}`, 'kept as it is');
  });
  return [...new Set(texts)];
};

/** Those of the sets up to 7. Publishers make new ones, which are as good. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'Storyborn Dreamborn Floodborn Song Hero Ally Villain Princess Prince King Queen Sorcerer Pirate Mentor Captain Alien ' +
    'Inventor Deity Madrigal Knight Racer Fairy Musketeer Dragon Entangled Detective Puppy Broom Robot Hyena Titan Tigger Illusion'
  )
    .split(' ')
    .concat('Seven Dwarfs'),
);
