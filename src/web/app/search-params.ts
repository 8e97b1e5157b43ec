/** Parameters of addresses that several pages know: each is what it must be, or absent. */

/** A text of this shape. */
export const textIn = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

export const gameIn = (value: unknown): string | undefined => textIn(value, /^[a-z]{1,20}$/);

export const formatIn = (value: unknown): string | undefined => textIn(value, /^[a-z0-9-]{1,40}$/);

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const idIn = (value: unknown): string | undefined => textIn(value, new RegExp(`^${ID}$`));

/** The first id in the address of a page. */
export const idInAddress = (address: string): string | undefined => new RegExp(ID).exec(address)?.[0];

/** A day as YYYY-MM-DD. */
export const dayIn = (value: unknown): string | undefined => {
  const day = textIn(value, /^\d{4}-\d\d-\d\d$/);
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
};
