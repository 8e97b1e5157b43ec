import { type CSSProperties, useState } from 'react';
import type { BoardObject } from '../api/kifu.js';
import type { Face } from '../engine/games.js';
import styles from './face.module.css';
import { currentKeywords, KeywordItem } from './keywords.js';
import { keywordText } from './look.js';
import { useSpeech, useTable } from './table.js';

interface CardFaceProps {
  /** Its definition. */
  readonly card: string;
  readonly face: Face | null;
  readonly name: string;
  /** As they are now, where they differ from print. */
  readonly numbers?: Readonly<Record<string, number>> | undefined;
  readonly keywords?: Readonly<Record<string, number>> | undefined;
}

/** The face of a card in play, with its numbers and keywords as they are now. */
export function ObjectFace({ object }: { readonly object: BoardObject }) {
  const speech = useSpeech();
  const { card, numbers, keywords } = object;
  return (
    <CardFace card={card} face={speech.face(card)} name={speech.card(card)} numbers={numbers} keywords={keywords} />
  );
}

/** A card drawn from its figures: cost, name, type, and the numbers that it fights with. */
export function CardFace({ card, face, name, numbers, keywords }: CardFaceProps) {
  const speech = useSpeech();
  if (face === null)
    return (
      <span className={styles['face']} aria-hidden="true">
        <span className={styles['band']}>
          <span className={styles['title']} style={longestOf(name)}>
            {name}
          </span>
        </span>
      </span>
    );
  return (
    <span className={styles['face']} title={name} aria-hidden="true">
      <CardImage card={card} />
      <span className={styles['band']}>
        <span className={styles['title']} style={longestOf(face.name)}>
          {face.cost.length > 0 && <Cost face={face} />}
          <span lang="en">{face.name}</span>
        </span>
      </span>
      {face.subtitle !== undefined && <span className={styles['subtitle']}>{face.subtitle}</span>}
      <KeywordLine face={face} now={keywords} />
      {face.text !== undefined && (
        <span className={styles['text']} lang="en">
          {face.text}
        </span>
      )}
      <span className={styles['foot']}>
        <span className={styles['type']}>
          {speech.type(face.type)}
          {face.line.length > 0 && <span className={styles['line']}> · {face.line.join(' · ')}</span>}
        </span>
        <NumberLine face={face} now={numbers} />
      </span>
    </span>
  );
}

function KeywordLine({ face, now }: { readonly face: Face; readonly now: CardFaceProps['keywords'] }) {
  const speech = useSpeech();
  const keywords = currentKeywords(face, now);
  if (keywords.length === 0) return null;
  return (
    <span className={styles['keywords']}>
      {keywords.map((each) => (
        <span key={each[0]} className={styles['keyword']} title={keywordText(each, speech)}>
          <KeywordItem keyword={each[0]} n={each[1]} />
        </span>
      ))}
    </span>
  );
}

/** What the card fights with, where the printed card has it, with a sign for each. */
function NumberLine({ face, now }: { readonly face: Face; readonly now: CardFaceProps['numbers'] }) {
  const { layout } = useTable();
  const speech = useSpeech();
  if (face.numbers.length === 0) return null;
  return (
    <span className={styles['numbers']}>
      {face.numbers.map(({ number, value }) => {
        const current = now?.[number] ?? value;
        return (
          <span key={number} title={speech.number(number)} data-change={Math.sign(current - value)}>
            <i>{layout?.signs?.[number]}</i>
            {current}
          </span>
        );
      })}
    </span>
  );
}

/** How wide the longest word is, in letters of usual width. */
const longestOf = (name: string) =>
  ({ '--longest': Math.max(...name.split(/[\s-]/).map(({ length }) => length)) * 0.7 }) as CSSProperties;

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
