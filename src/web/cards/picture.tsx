import { tints } from '../board/card.js';
import { CardFace } from '../board/face.js';
import type { Layout } from '../engine/games.js';
import { type Card, faceOf, nameOf } from './queries.js';
import styles from './picture.module.css';

/** A card as it is drawn on a table; what it says is said beside it. */
export function Picture({ layout, card }: { readonly layout: Layout | null; readonly card: Card }) {
  const face = faceOf(layout, card);
  return (
    <span className={styles['picture']} style={tints(face, layout?.colours)}>
      <CardFace card={card.id} face={face} name={nameOf(layout, card)} />
    </span>
  );
}
