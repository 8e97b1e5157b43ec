/**
 * Printed texts of cards, read into scripts and written back: one grammar for both directions. A game has the phrases;
 * here are sentences, holes, pronouns, and the proof that a reading says the whole text.
 */
export { grammarOf, type Atom, type Grammar, type Phrase, type Series, type Wordings } from './grammar.js';
export { sameText } from './facets.js';
export { effectOf, isEffect, stepsOf } from './references.js';
export { each, says, type Phrases } from './says.js';
export { normalForm, readText, writeText, type Dialect, type Reading } from './reading.js';
