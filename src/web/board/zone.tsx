import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardObject, Zone } from '../api/kifu.js';
import type { Place } from '../engine/games.js';
import { Back, Card, tints } from './card.js';
import { lookOf, spoken } from './look.js';
import { usePress } from './press.js';
import { typeOf, useSpeech, useTable } from './table.js';
import styles from './zone.module.css';

interface ZoneProps {
  readonly place: Place;
  readonly zone: Zone;
  readonly guests: ReadonlyMap<string, readonly BoardObject[]>;
  /** All places of the half of the table: the zone may have several. */
  readonly places: readonly Place[];
}

/** Backs that are drawn; how many there are is always said. */
const BACKS = 12;

/** As many cards as lie side by side on a phone, each with a part of it to press. */
const FAN = 8;

/** A place of the board: a zone, or the part of one that holds certain types. */
export function ZoneView({ place, zone, guests, places }: ZoneProps) {
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const objects = (zone.objects ?? []).filter((object) => isAt(place, object, places));
  const hidden = place.types === undefined ? zone.count - (zone.objects?.length ?? 0) : 0;
  const count = objects.length + hidden;
  const name = nameOf(place, speech);
  if (place.as === 'stack' && count === 0) return null;
  return (
    <section
      className={styles['zone']}
      data-as={place.as}
      data-wide={place.share !== undefined}
      data-empty={count === 0}
      style={roomFor(place, count)}
      aria-label={t('zone', { zone: name, count })}
    >
      <h3 className={styles['label']} aria-hidden="true">
        <span>{name}</span> <b>{count > 0 && !isPiled(place) && count}</b>
      </h3>
      <Content place={place} objects={objects} hidden={hidden} guests={guests} marks={zone.marks} />
    </section>
  );
}

/** How many lie in a pile stands on it. */
const isPiled = ({ as }: Place): boolean => as === 'deck' || as === 'pile';

const roomFor = ({ share = 0 }: Place, count: number) =>
  ({ flexGrow: share, '--share': Math.max(share, 1), '--count': Math.max(count, 1) }) as CSSProperties;

interface ContentProps {
  readonly place: Place;
  readonly objects: readonly BoardObject[];
  readonly hidden: number;
  readonly guests: ReadonlyMap<string, readonly BoardObject[]>;
  readonly marks: Zone['marks'];
}

function Content({ place, objects, hidden, guests, marks }: ContentProps) {
  const { t } = useTranslation('board');
  const top = objects.at(-1);
  switch (place.as) {
    case 'deck':
      return (
        <div className={styles['pile']}>
          {objects.length + hidden > 0 ? <Back /> : <Nothing />}
          {objects.length + hidden > 0 && <Count count={objects.length + hidden} />}
        </div>
      );
    case 'pile':
      return (
        <div className={styles['pile']}>
          {top !== undefined ? <Card object={top} guests={guests.get(top.id)} /> : hidden > 0 ? <Back /> : <Nothing />}
          {objects.length > 1 && <Rest objects={objects} />}
          {objects.length <= 1 && hidden > 0 && <Count count={objects.length + hidden} />}
        </div>
      );
    case 'dice':
      return (
        <div className={styles['dice']}>
          {objects.map((object) => (
            <Die key={object.id} object={object} />
          ))}
        </div>
      );
    // Drawn as cards where they lie with a seat.
    case 'locations':
    case 'cards':
    case 'hand':
    case 'stack': {
      const shown = place.as === 'stack' ? objects.toReversed() : objects;
      return (
        <div className={styles['row']} data-many={shown.length + hidden > FAN}>
          {shown.map((object) => (
            <Card key={object.id} object={object} guests={guests.get(object.id)} />
          ))}
          {Array.from({ length: Math.min(hidden, BACKS) }, (_, place) => (
            <Back key={place} />
          ))}
          {hidden > 0 && (
            <span className="visually-hidden">
              {t('hidden', { count: hidden })}
              {Object.entries(marks ?? {}).map(([mark, n]) => ` ${mark}: ${n}.`)}
            </span>
          )}
        </div>
      );
    }
  }
}

/** The name of the place says it as well. */
const Count = ({ count }: { readonly count: number }) => (
  <span className={styles['count']} aria-hidden="true">
    {count}
  </span>
);

/** Space is kept for the first card: nothing moves when it comes. */
const Nothing = () => <span className={styles['nothing']} aria-hidden="true" />;

/** All cards of a pile, the last first. */
function Rest({ objects }: { readonly objects: readonly BoardObject[] }) {
  const { t } = useTranslation('board');
  return (
    <details className={styles['rest']}>
      <summary aria-label={t('all', { count: objects.length })}>{objects.length}</summary>
      <ol aria-label={t('all', { count: objects.length })}>
        {objects.toReversed().map((object) => (
          <li key={object.id}>
            <Named object={object} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A card of a pile by its name; pressed like any other. */
function Named({ object }: { readonly object: BoardObject }) {
  const speech = useSpeech();
  const { press, badge } = usePress(object);
  return (
    <button type="button" className={styles['named']} {...press}>
      {speech.card(object.card)}
      {badge !== undefined && <b> {badge}</b>}
    </button>
  );
}

/** A die by what it shows. */
function Die({ object }: { readonly object: BoardObject }) {
  const table = useTable();
  const speech = useSpeech();
  const { press, badge } = usePress(object);
  const look = lookOf(object, table, speech);
  const face = speech.face(object.card);
  const side = look.marks.find(({ as }) => as === 'side');
  const level = Number(object.marks?.[side?.name ?? ''] ?? 0);
  return (
    <button
      type="button"
      className={styles['die']}
      style={tints(face, table.layout?.colours)}
      data-object={object.id}
      data-side={level}
      {...press}
    >
      <span className="visually-hidden">{spoken(object, look, speech, [])}</span>
      <span aria-hidden="true">{badge ?? PIPS[level] ?? level}</span>
    </button>
  );
}

const PIPS = ['·', '◆', '✦'];

/** Where of its zone an object lies: with its type, or else where no type is named, or else at the first place. */
function isAt(place: Place, object: BoardObject, places: readonly Place[]): boolean {
  const type = typeOf(object);
  const own = places.filter(({ zone }) => zone === place.zone);
  const at =
    own.find(({ types }) => type !== undefined && types?.includes(type)) ??
    own.find(({ types }) => types === undefined) ??
    own[0];
  return at === place;
}

function nameOf({ zone, types }: Place, { zone: word, type, format }: ReturnType<typeof useSpeech>): string {
  return types === undefined ? word(zone) : format.list(types.map(type));
}
