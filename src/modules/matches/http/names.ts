/** The names that the engine gives, as requests may write them. */
import { Matches, type ValidationOptions } from 'class-validator';

const SEAT_NAME = /^p[1-9][0-9]?$/;
/** No game has more. */
const SEAT = /^p[1-8]$/;
const NAME = /^[A-Za-z0-9._:-]{1,64}$/;

/** Written as a seat is. Whether there is one is said where the game is known, with a code of its own. */
export const IsSeatName = (options?: ValidationOptions): PropertyDecorator => Matches(SEAT_NAME, options);

/** A seat that some game has. */
export const IsSeat = (options?: ValidationOptions): PropertyDecorator => Matches(SEAT, options);

/** What names an object, a decision or a text of a game, as an answer of the service gave it. */
export const IsEngineName = (options?: ValidationOptions): PropertyDecorator => Matches(NAME, options);
