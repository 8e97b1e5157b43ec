import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardObject, Zone } from '../api/kifu.js';
import type { Place } from '../engine/games.js';
import { Back, Card, tints } from './card.js';
import { Die, HiddenStock, Stock } from './counted.js';
import { heapsOf } from './heaps.js';
import { hiddenAt, isPile, objectsAt, turnedIn } from './places.js';
import { Several } from './pile.js';
import { WaitingLine } from './waiting-line.js';
import { type Speech, useSpeech, useTable } from './table.js';
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

/** A place of the board: a zone, or the part of one that holds certain types. Most are what they were a step before. */
export const ZoneView = memo(function ZoneView({ place, zone, guests, places }: ZoneProps) {
  const { layout } = useTable();
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const objects = objectsAt(place, zone, places);
  const hidden = hiddenAt(place, zone);
  const count = objects.length + hidden;
  const name = nameOf(place, speech);
  if (place.as === 'stack' && count === 0) return null;
  return (
    <section
      className={styles['zone']}
      data-as={place.as}
      data-empty={count === 0}
      style={roomFor(place, objects, hidden, turnedIn(objects, layout))}
      aria-label={t('zone', { zone: name, count })}
    >
      <h3 className={styles['label']} aria-hidden="true">
        <span>{name}</span> <b>{count > 1 && !isPile(place) && count}</b>
      </h3>
      {count > 0 && <Content place={place} objects={objects} hidden={hidden} guests={guests} marks={zone.marks} />}
    </section>
  );
}, isAsBefore);

/** Whether a zone is drawn as it was: the same cards, each with the same guests. */
function isAsBefore(before: ZoneProps, now: ZoneProps): boolean {
  const isSameHost = ({ id }: BoardObject): boolean => {
    const [was = [], is = []] = [before.guests.get(id), now.guests.get(id)];
    return was.length === is.length && is.every((guest, at) => guest === was[at]);
  };
  return (
    before.place === now.place &&
    before.places === now.places &&
    before.zone === now.zone &&
    (now.zone.objects ?? []).every(isSameHost)
  );
}

const roomFor = ({ share = 0 }: Place, objects: readonly BoardObject[], hidden: number, turned: number) =>
  ({ '--share': share, '--count': objects.length + Math.min(hidden, BACKS), '--turned': turned }) as CSSProperties;

interface ContentProps {
  readonly place: Place;
  readonly objects: readonly BoardObject[];
  readonly hidden: number;
  readonly guests: ReadonlyMap<string, readonly BoardObject[]>;
  readonly marks: Zone['marks'];
}

function Content({ place, objects, hidden, guests, marks }: ContentProps) {
  const { t } = useTranslation('board');
  switch (place.as) {
    case 'deck':
    case 'pile':
      return <Pile place={place} objects={objects} hidden={hidden} />;
    case 'dice':
    case 'stock':
      return (
        <div className={styles['heaps']}>
          {heapsOf(objects, place).map(({ key, objects }) =>
            place.as === 'dice' ? <Die key={key} dice={objects} /> : <Stock key={key} cards={objects} place={place} />,
          )}
          {hidden > 0 && <HiddenStock count={hidden} marks={marks} />}
        </div>
      );
    // Drawn as cards where they lie with a seat.
    case 'locations':
    case 'cards':
    case 'hand':
      return (
        <div className={styles['row']}>
          {objects.map((object) => (
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
    case 'stack':
      return <WaitingLine objects={objects} hidden={hidden} />;
  }
}

/** The card on top, how many there are, and all that may be known on demand. */
function Pile({ place, objects, hidden }: Pick<ContentProps, 'place' | 'objects' | 'hidden'>) {
  const { t } = useTranslation('board');
  const top = objects.at(-1);
  const count = objects.length + hidden;
  if (top === undefined)
    return (
      <span className={styles['pile']}>
        <Backs />
        <Count count={count} />
      </span>
    );
  return (
    <Several className={styles['pile']} objects={objects} label={t('all', { count })}>
      {place.as === 'deck' ? <Backs /> : <Top card={top.card} />}
      <Count count={count} />
    </Several>
  );
}

const Backs = () => <span className={styles['backs']} data-back aria-hidden="true" />;

/** The name of the place says it as well. */
const Count = ({ count }: { readonly count: number }) => (
  <b className={styles['count']} aria-hidden="true">
    {count}
  </b>
);

function Top({ card }: { readonly card: string }) {
  const { layout } = useTable();
  const speech = useSpeech();
  return (
    <span className={styles['top']} data-back style={tints(speech.face(card), layout?.colours)} aria-hidden="true">
      {speech.face(card)?.name ?? speech.card(card)}
    </span>
  );
}

function nameOf({ zone, types }: Place, { zone: word, type, format }: Speech): string {
  return types === undefined ? word(zone) : format.list(types.map(type));
}
