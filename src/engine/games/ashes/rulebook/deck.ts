/** Deck construction, and the six suggested decks. */
import type { RuleRow } from '../../../kernel/index.js';

export const deck = [
  ['deck', 'info', 'Deck construction'],
  ['deck.1', 'enforce', 'One Phoenixborn'],
  ['deck.2', 'enforce', 'Thirty cards, at most three of a kind'],
  ['deck.3', 'enforce', 'Nothing conjured in the deck'],
  ['deck.4', 'enforce', 'Exclusive cards only with their Phoenixborn'],
  ['deck.5', 'enforce', 'Ten dice of any types'],
  ['deck.6', 'enforce', 'The conjuration pile holds what the deck brings in'],
  ['deck.list', 'info', 'Suggested decks'],
  ['deck.list.0', 'info', 'Six decks, with suggested first cards'],
  ['deck.list.coal', 'enforce', 'The Iron Men: Coal Roarkwin'],
  ['deck.list.maeoni', 'enforce', 'The Snakes in Silver: Maeoni Viper'],
  ['deck.list.aradel', 'enforce', 'The Mist Guardian: Aradel Summergaard'],
  ['deck.list.saria', 'enforce', 'The Cloudsea Siren: Saria Guideman'],
  ['deck.list.jessa', 'enforce', 'The Bloodwoods Queen: Jessa Na Ni'],
  ['deck.list.noah', 'enforce', 'The Shadows of Viros: Noah Redmoon'],
] as const satisfies readonly RuleRow[];
