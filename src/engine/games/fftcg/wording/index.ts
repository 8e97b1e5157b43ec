/** The grammar of printed FF-TCG texts. */
import { isList, isRecord, readCards, type JsonRecord } from '../../../kernel/index.js';
import { grammarOf, type Dialect } from '../../../wording/index.js';
import { fftcgLanguage } from '../language/index.js';
import { abilities } from './abilities.js';
import { amounts } from './amounts.js';
import { asksElsewhere, hasUnclearCondition, overlooksAChoice } from './announced.js';
import { atoms } from './atoms.js';
import { bothPlayers } from './both-players.js';
import { changes } from './changes.js';
import { conditions } from './conditions.js';
import { costs } from './costs.js';
import { damage } from './damage.js';
import { damageClauses } from './damage-clauses.js';
import { dealing } from './dealing.js';
import { effects } from './effects.js';
import { elements } from './elements.js';
import { events } from './events.js';
import { fieldAbilities } from './field-abilities.js';
import { further } from './further.js';
import { lasting } from './lasting.js';
import { laterOn } from './later.js';
import { nouns } from './nouns.js';
import { objects } from './objects.js';
import { oneAndTheOther } from './one-and-other.js';
import { opponents } from './opponent.js';
import { ownHand } from './own-hand.js';
import { paidWith } from './paid.js';
import { parties } from './parties.js';
import { prices } from './prices.js';
import { priming } from './priming.js';
import { searches } from './searches.js';
import { actsOnWhatLeft } from './left.js';
import { sentences } from './sentences.js';
import { stacked } from './stacked.js';
import { theirHand } from './their-hand.js';
import { thisTurnSo } from './this-turn.js';
import { toldThen } from './told-then.js';
import { topCards } from './top-cards.js';

const SENTENCES = ['.', '. then ,', '. then', '. also ,'];

const grammar = grammarOf({
  phrases: {
    ...nouns,
    ...amounts,
    ...conditions,
    ...changes,
    ...events,
    ...objects,
    ...costs,
    ...damage,
    ...damageClauses,
    ...dealing,
    ...paidWith,
    ...parties,
    ...prices,
    ...priming,
    ...elements,
    ...lasting,
    ...theirHand,
    ...bothPlayers,
    ...opponents,
    ...oneAndTheOther,
    ...searches,
    ...laterOn,
    ...effects,
    ...topCards,
    ...stacked,
    ...toldThen,
    ...further,
    ...thisTurnSo,
    ...ownHand,
    ...sentences,
    ...abilities,
    ...fieldAbilities,
  },
  series: {
    clauses: { item: 'clause', by: ['and', ', and', ', then', 'and then', 'then'] },
    effect: { item: 'sentence', final: 'final', by: SENTENCES },
    after: { first: 'opening', item: 'sentence', final: 'final', by: SENTENCES },
  },
  atoms,
});

/** Abilities that are read are named by what makes them due. */
const nameOf = (ability: JsonRecord): string => {
  const { kind, on, costs: paid } = ability;
  if (kind === 'activated') return JSON.stringify(paid).includes('"special"') ? 'special' : 'use';
  if (kind === 'cost') return 'own-cost';
  if (kind === 'static') return 'gains';
  const [first = null] = on !== undefined && isList(on) ? on : [on];
  const event = isRecord(first) && typeof first['event'] === 'string' ? first['event'] : '';
  if (kind === 'triggered') return EVENTS[event] ?? 'when';
  return kind === 'replacement' ? 'instead' : 'forbids';
};

const EVENTS: { readonly [event: string]: string } = {
  entered: 'when-entered',
  attacked: 'when-attacks',
  blocked: 'when-blocks',
  broken: 'when-put-into-the-break-zone',
  leftField: 'when-leaves',
  damageDealt: 'when-damage-is-dealt',
  damageProcessed: 'when-a-player-is-damaged',
  playerDamaged: 'when-a-player-is-damaged',
  phaseBegan: 'at-a-phase',
  summonCast: 'when-summon-cast',
  cast: 'when-cast',
  chosen: 'when-chosen',
  dulled: 'when-dulled',
  doneSo: 'when-done',
};

const BECOMES = { broken: 'becomes', putInto: 'becomes', leftField: 'becomes' };

/** A card of nothing but this text. */
const cardOf = (script: JsonRecord): unknown => {
  const printed = { id: 'A-1', name: 'A', elements: ['fire'], cost: 1, categories: [] };
  if (script['kind'] !== 'summon') {
    return { ...printed, type: 'forward', power: 1000, jobs: [], keywords: [], abilities: [script] };
  }
  // A line of its own says what the extra cost is.
  const extra = { as: 'extra', costs: [{ pay: 'crystals', count: 1 }] };
  const options = JSON.stringify(script).includes('{"bound":"extra"}') ? { options: [extra] } : {};
  return { ...printed, type: 'summon', abilities: [], ...options, ...partsOfSummon(script) };
};

/** A Summon has no ability around its effect. */
export const partsOfSummon = ({ effect = null, targets }: JsonRecord): JsonRecord => ({
  effect,
  ...(targets !== undefined && { targets }),
});

export const dialect: Dialect = {
  version: 'fftcg-wording/4',
  grammar,
  nameOf,
  /** What has left the field is another card where it went (7.4, 11.8.16.1). */
  roles: {
    fallen: BECOMES,
    ownFallen: BECOMES,
    attackers: { attacked: 'object', blocked: 'attackers' },
    suffering: { damageDealt: 'object' },
    blocker: { blocked: 'object' },
    chooser: { chosen: 'stacked' },
  },
  callsItselfByName: true,
  accepts: (script) =>
    isRecord(script) &&
    !actsOnWhatLeft(script) &&
    !overlooksAChoice(script) &&
    !hasUnclearCondition(script) &&
    !asksElsewhere(script) &&
    readCards(fftcgLanguage, [cardOf(script)], () => false).kind === 'cards',
};
