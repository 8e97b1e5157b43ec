import { ValidateIf } from 'class-validator';

/**
 * A property that may be left out. `IsOptional` would let null through as well, unchecked, to code that expects a
 * value.
 */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_body, value: unknown) => value !== undefined);
