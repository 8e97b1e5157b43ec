/** The names that the engine gives, as requests may write them. */
import { Matches, type ValidationOptions } from 'class-validator';

const SEAT = /^p[1-9][0-9]?$/;
const NAME = /^[A-Za-z0-9._:-]{1,64}$/;

/** A seat: `p1`, `p2`, … Whether the game has it is said where the game is known. */
export const IsSeat = (options?: ValidationOptions): PropertyDecorator => Matches(SEAT, options);

/** What names an object, a decision, a text or an act of a game, as an answer of the service gave it. */
export const IsEngineName = (options?: ValidationOptions): PropertyDecorator => Matches(NAME, options);
