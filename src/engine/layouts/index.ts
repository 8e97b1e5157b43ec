/** Layouts: how games look and how they are spoken of. */
export { askingOfAll, wordsOfActs } from './asking.js';
export { costOf } from './cost.js';
export { fill } from './fill.js';
export type {
  Asking,
  Colour,
  CostSymbol,
  Face,
  Glossary,
  KeywordIcon,
  Layout,
  MarkLook,
  Place,
  PlayerNumber,
  Sentence,
  Sentences,
  TableLook,
  Words,
} from './layout.js';
export { addEntry, addObjects, type Objects } from './objects.js';
export { quiet, said, sentencesOfAll } from './sentences.js';
export { type Speech, speechOf, type Table, type Voice } from './speech.js';
export { actSaid, named, type Said, tell } from './tell.js';
