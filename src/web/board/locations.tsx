/** Locations between the players, each with what is at it. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, BoardObject, Zone } from '../api/kifu.js';
import type { Layout, Place } from '../engine/games.js';
import { Back, Card } from './card.js';
import styles from './locations.module.css';
import { lookOf, spoken } from './look.js';
import { usePress } from './press.js';
import { useSpeech, useTable } from './table.js';

/** What one seat has at a location: cards, and backs of those that the reader may not know. */
interface Presence {
  readonly objects: readonly BoardObject[];
  readonly hidden: number;
}

export interface Located {
  /** The board without what is at locations. */
  readonly board: Board;
  readonly at: (location: string, seat: string) => Presence;
}

/** Takes what is at a location out of the zone that it belongs to. */
export function locatedIn(board: Board, middle: readonly Place[], layout: Layout | null): Located {
  const zones = middle.flatMap(({ as, zone }) => (as === 'locations' ? [zone] : []));
  const marks = Object.entries(layout?.marks ?? {}).flatMap(([mark, { as }]) => (as === 'at' ? [mark] : []));
  if (zones.length === 0 || marks.length === 0) return { board, at: () => NOBODY };
  const isAway = ({ marks: own }: BoardObject): boolean => marks.some((mark) => typeof own?.[mark] === 'string');
  const at = (location: string, seat: string): Presence => {
    const theirs = Object.values(board.seats.find((each) => each.seat === seat)?.zones ?? {});
    return {
      objects: theirs.flatMap(({ objects = [] }) =>
        objects.filter(({ marks: own }) => marks.some((mark) => own?.[mark] === location)),
      ),
      hidden: theirs.reduce(
        (sum, { named }) => marks.reduce((n, mark) => n + (named?.[mark]?.[location] ?? 0), sum),
        0,
      ),
    };
  };
  const without = (zone: Zone): Zone => {
    const { objects = [] } = zone;
    const stay = objects.filter((object) => !isAway(object));
    const away = objects.length - stay.length;
    return away === 0 ? zone : { ...zone, objects: stay, count: zone.count - away };
  };
  const seats = board.seats.map((seat) => ({
    ...seat,
    zones: Object.fromEntries(
      Object.entries(seat.zones).map(([kind, zone]) => [kind, zones.includes(kind) ? zone : without(zone)]),
    ),
  }));
  return { board: { ...board, seats }, at };
}

const NOBODY: Presence = { objects: [], hidden: 0 };

interface LocationsProps {
  readonly place: Place;
  readonly located: Located;
  /** The seats on each side of the table, that of the reader last. */
  readonly far: readonly string[];
  readonly close: readonly string[];
  readonly guests: ReadonlyMap<string, readonly BoardObject[]>;
}

export function LocationsView({ place, ...seen }: LocationsProps) {
  const speech = useSpeech();
  const locations = seen.located.board.seats
    .flatMap(({ zones }) => zones[place.zone]?.objects ?? [])
    // In the order of their arrival, regardless of their present holder.
    .toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)));
  if (locations.length === 0) return null;
  return (
    <section className={styles['locations']} aria-label={speech.zone(place.zone)}>
      {locations.map((location) => (
        <Location key={location.id} location={location} {...seen} />
      ))}
    </section>
  );
}

type LocationProps = Omit<LocationsProps, 'place'> & { readonly location: BoardObject };

function Location({ location, located, far, close, guests }: LocationProps) {
  const speech = useSpeech();
  const name = speech.card(location.card);
  const isNamed = far.length + close.length > 2;
  const side = (seats: readonly string[]) => (
    <div className={styles['sideAt']}>
      {seats.map((seat) => (
        <Presences key={seat} seat={seat} of={located.at(location.id, seat)} {...{ name, guests, isNamed }} />
      ))}
    </div>
  );
  return (
    <section className={styles['location']} aria-label={name}>
      {side(far)}
      <Ground location={location} />
      {side(close)}
    </section>
  );
}

/** The location itself, between the sides: its name, and whose it is. */
function Ground({ location }: { readonly location: BoardObject }) {
  const table = useTable();
  const speech = useSpeech();
  const { press, badge } = usePress(location);
  const look = lookOf(location, table, speech);
  const isControlled = location.marks?.['controlled'] === true;
  return (
    <button type="button" className={styles['ground']} data-object={location.id} {...press}>
      <span className="visually-hidden">{spoken(location, look, speech, [])}</span>
      <b title={speech.card(location.card)} aria-hidden="true">
        {speech.card(location.card)}
      </b>
      {badge !== undefined && <b aria-hidden="true">{badge}</b>}
      {isControlled && <span aria-hidden="true">{speech.player(location.controller)}</span>}
      {look.marks
        .filter(({ as, text, name }) => as === 'status' && text !== '' && name !== 'controlled')
        .map(({ name, text }) => (
          <em key={name} aria-hidden="true">
            {text}
          </em>
        ))}
    </button>
  );
}

interface PresencesProps {
  readonly seat: string;
  readonly of: Presence;
  readonly name: string;
  /** Whether the owner is named: at a table of more than two, the place does not show whose it is. */
  readonly isNamed: boolean;
  readonly guests: ReadonlyMap<string, readonly BoardObject[]>;
}

function Presences({ seat, of: { objects, hidden }, name, isNamed, guests }: PresencesProps) {
  const speech = useSpeech();
  const { t } = useTranslation('board');
  return (
    <div
      className={styles['presences']}
      role="group"
      aria-label={`${speech.player(seat)}, ${name}`}
      style={{ '--count': objects.length + hidden } as CSSProperties}
    >
      {isNamed && objects.length + hidden > 0 && (
        <span className={styles['whose']} aria-hidden="true">
          {speech.player(seat)}
        </span>
      )}
      {objects.map((object) => (
        <Card key={object.id} object={object} guests={guests.get(object.id)} />
      ))}
      {Array.from({ length: hidden }, (_, place) => (
        <Back key={place} />
      ))}
      {hidden > 0 && <span className="visually-hidden">{t('hidden', { count: hidden })}</span>}
    </div>
  );
}
