export { CardNames, type NamedCard } from './card-names.js';
export { listTerms, type ListTerms } from './list-terms.js';
export { LINES_MAX, readDeckText, type ReadText } from './read-deck-text.js';
export { TEXT_FAULTS, type TextFault } from './text-fault.js';
