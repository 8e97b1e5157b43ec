import { useState } from 'react';
import type { Face } from '../engine/games.js';
import styles from './face.module.css';
import { useSpeech, useTable } from './table.js';

interface CardFaceProps {
  /** Its definition. */
  readonly card: string;
  readonly face: Face | null;
  readonly name: string;
  /** As they are now, where they differ from print. */
  readonly numbers?: Readonly<Record<string, number>> | undefined;
}

/** A card drawn from its figures: cost, name, type, and the numbers that it fights with. */
export function CardFace({ card, face, name, numbers }: CardFaceProps) {
  const speech = useSpeech();
  if (face === null)
    return (
      <span className={styles['face']} aria-hidden="true">
        <span className={styles['name']}>{name}</span>
      </span>
    );
  return (
    <span className={styles['face']} aria-hidden="true">
      <CardImage card={card} />
      <span className={styles['head']} data-costly={face.cost.length > 1}>
        {face.cost.length > 0 && <Cost face={face} />}
        <span className={styles['name']} lang="en">
          {face.name}
        </span>
      </span>
      {face.subtitle !== undefined && <span className={styles['subtitle']}>{face.subtitle}</span>}
      <span className={styles['type']}>{speech.type(face.type)}</span>
      {face.numbers.length > 0 && (
        <span className={styles['numbers']}>
          {face.numbers.map(({ number, value }) => {
            const now = numbers?.[number] ?? value;
            return (
              <span key={number} title={speech.number(number)} data-change={Math.sign(now - value)}>
                {now}
              </span>
            );
          })}
        </span>
      )}
    </span>
  );
}

/** Over the drawn card, which is there until it has come, and where it does not. What it shows is said by the card. */
function CardImage({ card }: { readonly card: string }) {
  const { image } = useTable();
  const source = image?.(card) ?? null;
  const [missing, setMissing] = useState<string | null>(null);
  if (source === null || source === missing) return null;
  return (
    <img
      className={styles['image']}
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(source)}
    />
  );
}

export function Cost({ face }: { readonly face: Face }) {
  const { layout } = useTable();
  return (
    <span className={styles['cost']}>
      {face.cost.map(({ text, colour }, place) => (
        <span
          // Symbols have no names, and never change places.
          key={place}
          style={{ background: colour === undefined ? undefined : layout?.colours[colour]?.tint }}
          data-plain={colour === undefined}
        >
          {text}
        </span>
      ))}
    </span>
  );
}
