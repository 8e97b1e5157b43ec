import { isList, isRecord, type Ability, type CardDefinition, type Json } from '../kernel/index.js';
import type { CardReport, CardStatus, UnscriptedText } from './import.js';

/** What the engine carries out of a card, and what players do by hand; `more` are abilities that it holds elsewhere. */
export const reportOn = (card: CardDefinition, name: string, more: readonly Ability[] = []): CardReport => {
  const effect: Json | undefined = card['effect'];
  const abilities = [...card.abilities, ...more];
  const texts = [...abilities.map(textsOfAbility), ...(effect === undefined ? [] : [textsOfEffect(effect)])];
  const keywords: Json = card['keywords'] ?? [];
  const carriedOut = texts.filter((each) => each.length === 0).length + (isList(keywords) ? keywords.length : 0);
  const unscripted = texts.flat();
  return { id: card.id, name, status: statusOf(unscripted.length, carriedOut), unscripted };
};

const statusOf = (byHand: number, carriedOut: number): CardStatus => {
  if (byHand === 0) return 'scripted';
  return carriedOut > 0 ? 'partly' : 'unscripted';
};

const textsOfAbility = (ability: Ability): readonly UnscriptedText[] => {
  const name = 'name' in ability ? ability.name : ability.keyword;
  const { kind } = ability;
  const due = kind === 'triggered' ? 'trigger' : kind === 'activated' ? 'cost' : 'rest';
  return fingerprintsIn(ability).map((fingerprint) => ({ name, fingerprint, due }));
};

const textsOfEffect = (effect: Json): readonly UnscriptedText[] =>
  fingerprintsIn(effect).map((fingerprint) => ({ name: 'effect', fingerprint, due: 'action' }));

/** Only a text without a script has one. */
const fingerprintsIn = (node: Json): readonly string[] => {
  if (isList(node)) return node.flatMap(fingerprintsIn);
  if (!isRecord(node)) return [];
  const { fingerprint } = node;
  return [...(typeof fingerprint === 'string' ? [fingerprint] : []), ...Object.values(node).flatMap(fingerprintsIn)];
};
