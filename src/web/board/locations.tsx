/** Locations between the players, each with what is at it. */
import { useTranslation } from 'react-i18next';
import type { Board, BoardObject, Zone } from '../api/kifu.js';
import type { Layout, Place } from '../engine/games.js';
import { Back, Card } from './card.js';
import styles from './locations.module.css';
import { useSpeech } from './table.js';

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
    const stay = zone.objects?.filter((object) => !isAway(object));
    return stay === undefined
      ? zone
      : { ...zone, objects: stay, count: zone.count - (zone.objects?.length ?? 0) + stay.length };
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
  /** From the far side of the table to the near one. */
  readonly order: readonly string[];
  readonly guests: ReadonlyMap<string, readonly BoardObject[]>;
}

export function LocationsView({ place, located, order, guests }: LocationsProps) {
  const speech = useSpeech();
  const locations = located.board.seats
    .flatMap(({ zones }) => zones[place.zone]?.objects ?? [])
    // In the order in which they came, whoever has them now.
    .toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)));
  if (locations.length === 0) return null;
  return (
    <section className={styles['locations']} aria-label={speech.zone(place.zone)}>
      {locations.map((location) => (
        <Location key={location.id} location={location} located={located} order={order} guests={guests} />
      ))}
    </section>
  );
}

type LocationProps = Omit<LocationsProps, 'place'> & { readonly location: BoardObject };

function Location({ location, located, order, guests }: LocationProps) {
  const speech = useSpeech();
  const name = speech.card(location.card);
  const near = order.at(-1);
  const row = (seat: string) => (
    <Presences key={seat} seat={seat} of={located.at(location.id, seat)} name={name} guests={guests} />
  );
  return (
    <section className={styles['location']} aria-label={name}>
      {order.filter((seat) => seat !== near).map(row)}
      <div className={styles['place']}>
        <Card object={location} guests={guests.get(location.id)} />
        <h3 className={styles['name']} aria-hidden="true">
          <b>{name}</b>
          {location.marks?.['controlled'] === true && <span>{speech.player(location.controller)}</span>}
        </h3>
      </div>
      {near !== undefined && row(near)}
    </section>
  );
}

interface PresencesProps {
  readonly seat: string;
  readonly of: Presence;
  readonly name: string;
  readonly guests: ReadonlyMap<string, readonly BoardObject[]>;
}

/** Space is kept for the first card: nothing moves when it comes. */
function Presences({ seat, of: { objects, hidden }, name, guests }: PresencesProps) {
  const speech = useSpeech();
  const { t } = useTranslation('board');
  return (
    <div className={styles['presences']} role="group" aria-label={`${speech.player(seat)}, ${name}`}>
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
