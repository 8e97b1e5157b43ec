import {
  comparison,
  type ScriptsCompared,
  type Survey,
  type SurveyedCard,
  type TextTools,
  unreadIn,
} from '../../../catalogue/index.js';
import { readCards, type CardDefinition, type Json } from '../../../kernel/index.js';
import { normalForm, sameText, type Reading } from '../../../wording/index.js';
import type { CardType } from '../card.js';
import { cards } from '../cards/index.js';
import { fingerprints as english } from '../cards/fingerprints.js';
import { fingerprints as chinese } from '../cards/fingerprints.zh.js';
import { chinese as chineseWordings, english as englishWordings } from '../cards/wordings.js';
import { riftboundLanguage } from '../language/index.js';
import { dialectOf, GRAMMAR } from '../wording/index.js';
import { FORMATS, type Format } from './formats.js';
import { cardReport } from './import.js';
import { printingOf, type Printing } from './printing.js';
import { readingOf, readingOfSpell, readBesides } from './readings.js';
import { partsOf } from './rules-text.js';
import { ownScripts, type OwnScripts } from './scripts.js';

type Scripted = Format & { readonly own: OwnScripts };

const SCRIPTED: readonly Scripted[] = [
  { ...FORMATS.playloltcg, own: ownScripts([...cards, ...chineseWordings], chinese) },
  { ...FORMATS['riftbound-rules-engine'], own: ownScripts([...cards, ...englishWordings], english) },
];

type Text = { readonly printing: Printing; readonly own: CardDefinition | undefined };

/** The cards of a file of either format that have a text, each name once. */
const textsOf = (file: unknown): readonly Text[] => {
  const texts = SCRIPTED.flatMap((format) => {
    const read = format.records(file);
    return (read.kind === 'records' ? read.records : []).flatMap((record, index): readonly Text[] => {
      const printing = printingOf(format, record, index, { faults: [], odd: [] });
      if (printing === undefined || printing.lines.length === 0) return [];
      const script = format.own(printing.printed.number);
      return [{ printing, own: script?.fingerprint === printing.text.fingerprint ? script.card : undefined }];
    });
  });
  return [...new Map(texts.toReversed().map((text) => [text.printing.fullName, text])).values()].toReversed();
};

/** What a file does not say of a card makes no difference to its text. */
const PRINTED: { readonly [type in CardType]: object } = {
  unit: { domains: [], energy: 0, might: 0 },
  gear: { domains: [], energy: 0 },
  spell: { domains: [], energy: 0 },
  rune: { domains: ['fury'] },
  battlefield: { domains: [] },
  legend: { domains: ['fury'] },
};

const definitionOf = ({ printed: { name, type }, text }: Printing): CardDefinition | undefined => {
  const { fingerprint: _whole, ...rules } = text;
  const read = readCards(riftboundLanguage, [{ id: 'a', name, type, ...PRINTED[type], ...rules }], () => false);
  return read.kind === 'cards' ? read.cards[0] : undefined;
};

/** The readings of all lines beside keywords. */
const readingsOf = ({ printed: { type }, lines }: Printing): readonly Reading[] => {
  const { texts } = partsOf(lines, type);
  if (type !== 'spell') return texts.map((line) => readingOf(line, type));
  const does = texts.filter((line) => readBesides(line) === undefined);
  return does.length === 0 ? [] : [readingOfSpell(does)];
};

const surveyed = ({ printing, own }: Text): SurveyedCard => {
  const definition = own ?? definitionOf(printing);
  const status = definition === undefined ? 'unscripted' : cardReport(definition).status;
  const readings = status === 'scripted' ? [] : readingsOf(printing);
  return {
    name: printing.fullName,
    keywordsOnly: partsOf(printing.lines, printing.printed.type).texts.length === 0,
    status,
    unread: readings.flatMap((one) => unreadIn(one)),
  };
};

const survey = (file: unknown): Survey => ({
  grammar: GRAMMAR,
  cards: textsOf(file).map(surveyed),
});

/** Targets are a part of what a spell does. */
const scriptsOf = ({ abilities, effect, targets }: CardDefinition): readonly Json[] => [
  ...abilities,
  ...(effect === undefined
    ? []
    : [{ kind: 'spell', name: 'spell', effect, ...(targets !== undefined && { targets }) }]),
];

const compare = (file: unknown): ScriptsCompared => {
  const found = textsOf(file).flatMap(({ printing, own }) => {
    if (own === undefined) return [];
    const formOf = (script: Json): string => sameText(normalForm(dialectOf(printing.printed.type), script) ?? null);
    const scripts = scriptsOf(own).map(formOf);
    return readingsOf(printing).map((reading) => ({ id: own.id, scripts, reading, formOf }));
  });
  return comparison(found);
};

export const texts: TextTools = { survey, compare };
