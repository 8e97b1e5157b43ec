import { amountOf } from '../../../kernel/index.js';

export const cards = amountOf('cards');
export const damage = amountOf('damage');
export const targets = amountOf('targets');
export const tokens = amountOf('tokens');
export const amountOfDice = amountOf('dice');
