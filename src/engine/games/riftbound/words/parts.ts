import { amountOf } from '../../../kernel/index.js';

export const cards = amountOf('cards');
