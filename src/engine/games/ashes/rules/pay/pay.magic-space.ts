import { reject, type Json, type Rejection, type Space } from '../../../../kernel/index.js';
import { LEVELS, MAGICS } from '../../printed.js';
import { ashes } from '../../rulebook.js';
import { match, paysSymbol, symbolText, type Die, type MagicSymbol } from './dice-matching.js';

type PaymentSpace = Extract<Space, { readonly kind: 'payment' }>;

/** What a die gives as it lies there, as answers name it: `natural-class`. */
export const faceOf = ({ magic, level }: Pick<Die, 'magic' | 'level'>): string => `${magic}-${level}`;

const FACES = MAGICS.flatMap((magic) => LEVELS.map((level) => ({ magic, level })));

/**
 * pay.magic: every payment of these symbols with these dice, exactly; dice of one type that show the same side are all
 * the same. An answer names each die that is spent with its face: `{ "o7": "natural-class" }`.
 */
export const paymentSpace = (symbols: readonly MagicSymbol[], dice: readonly Die[]): PaymentSpace => ({
  kind: 'payment',
  cost: needsOf(symbols),
  sources: dice.map((die) => ({ id: die.id, same: faceOf(die), kinds: [faceOf(die)], amount: 1 })),
});

/** pay.magic: equal symbols together. */
const needsOf = (symbols: readonly MagicSymbol[]): PaymentSpace['cost'] => {
  const amounts = new Map<string, { readonly symbol: MagicSymbol; readonly amount: number }>();
  for (const symbol of symbols) {
    const { amount = 0 } = amounts.get(symbolText(symbol)) ?? {};
    amounts.set(symbolText(symbol), { symbol, amount: amount + 1 });
  }
  return [...amounts.values()].map(({ symbol, amount }) => ({
    amount,
    of: symbol.level === 'basic' ? 'any' : FACES.filter((face) => paysSymbol(face, symbol)).map(faceOf),
  }));
};

/** pay.magic: the reason why this answer pays too little or too much: the rule, and the die or the symbol at fault. */
export const refusePayment = (
  symbols: readonly MagicSymbol[],
  dice: readonly Die[],
  answer: { readonly [die: string]: Json },
): Rejection | null => {
  const given = Object.keys(answer);
  const strange = given.find((id) => !dice.some((die) => die.id === id));
  if (strange !== undefined)
    return reject('pay.not-in-active-pool', [ashes('pay.magic')], 'Only dice of the own active pool are spent.', {
      die: strange,
    });
  const spent = dice.filter(({ id }) => given.includes(id));
  const wrong = spent.find((die) => answer[die.id] !== faceOf(die));
  if (wrong !== undefined)
    return reject('pay.other-side', [ashes('pay.magic')], `This die shows ${faceOf(wrong)}.`, { die: wrong.id });
  const { unpaid, idle } = match(symbols, spent);
  const [missing] = unpaid;
  const [die] = idle;
  if (missing !== undefined) {
    const cites = [ashes(die === undefined ? 'pay.magic' : rulesOfLevel(die, missing))];
    const message = `Nothing pays ${symbolText(missing)}.`;
    return reject('pay.symbol-unpaid', cites, message, { symbol: symbolText(missing), ...(die && { die: die.id }) });
  }
  if (die === undefined) return null;
  return reject('pay.superfluous', [ashes('pay.magic')], 'This die pays for nothing.', { die: die.id });
};

/** The rule by which the die does not pay for the symbol: it has another type, or too low a level. */
const rulesOfLevel = (die: Die, { magic, level }: MagicSymbol): 'dice.4' | 'dice.2' | 'pay.magic' => {
  if (die.magic !== magic) return 'pay.magic';
  return die.level === 'class' && level === 'power' ? 'dice.4' : 'dice.2';
};
