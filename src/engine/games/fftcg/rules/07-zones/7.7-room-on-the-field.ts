import {
  factsOf,
  reject,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { isLightOrDark } from '../../printed.js';
import { fftcg } from '../../rulebook.js';
import { BACKUPS_MAX, cardOf } from '../../state.js';
import { isBackup } from '../05-cards/5.2.3.1-characters.js';
import { fieldOf } from '../../zones/7.7-field.js';
import { elementsOf } from '../11-playing/11.2-bill.js';

/** 5.2.2.1: any number of cards of the same name with this icon may be on the field. */
const isGeneric = (game: Game, id: ObjectId): boolean => {
  const face = cardOf(game, id);
  return face.type !== 'summon' && face.generic === true;
};

/** Those of these Characters that have a name of the card. */
const twinsOf = (game: Game, among: readonly ObjectId[], card: ObjectId): readonly ObjectId[] => {
  const { names } = factsOf(game, card);
  return among.filter((id) => factsOf(game, id).names.some((name) => names.includes(name)));
};

/** 7.7.3.1: it may be beside cards of its name that are generic. */
export const rulesOfGenericTwins = (game: Game, seat: Seat, card: ObjectId): readonly Citation[] =>
  twinsOf(game, fieldOf(game, seat), card).some((id) => isGeneric(game, id)) ? [fftcg('7.7.3.1')] : [];

/** 7.7.3–5: what keeps a Character from a side of the field, on which it would be together with these. */
const refuseBeside = (game: Game, field: readonly ObjectId[], card: ObjectId): Rejection | null => {
  const own = cardOf(game, card);
  const twin = twinsOf(game, field, card).find((id) => !isGeneric(game, id));
  if (twin !== undefined && !isGeneric(game, card)) {
    const cites = [fftcg('7.7.3'), fftcg('5.2.2.1')];
    return reject('field.same-name', cites, `You control ${own.name} already.`, { card, object: twin });
  }
  if (own.type === 'backup' && field.filter((id) => isBackup(game, id)).length >= BACKUPS_MAX) {
    return reject('field.five-backups', [fftcg('7.7.4')], 'You control five Backups already.', { card });
  }
  if (isLightOrDark(own.elements) && field.some((id) => isLightOrDark(elementsOf(game, id)))) {
    return reject('field.light-or-dark', [fftcg('7.7.5')], 'You control a Light or Dark Character already.', { card });
  }
  return null;
};

export const refuseEntry = (game: Game, seat: Seat, card: ObjectId): Rejection | null =>
  refuseBeside(game, fieldOf(game, seat), card);

/** Those of the cards for which there is room where all of them would enter at once: the later ones stay out. */
export const withRoom = (game: Game, seat: Seat, cards: readonly ObjectId[]): readonly ObjectId[] =>
  cards.reduce<readonly ObjectId[]>(
    (entering, card) =>
      refuseBeside(game, [...fieldOf(game, seat), ...entering], card) === null ? [...entering, card] : entering,
    [],
  );
