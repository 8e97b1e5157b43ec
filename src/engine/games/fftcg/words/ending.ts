import { seatNamed, type AnyProcedure } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import type { LoseGame, WinGame } from '../vocabulary.js';
import { simultaneous } from './named.js';

/** 3.1: who has won or lost by a text is looked at with the rule processes, together with all else (3.2). */
export const endingWords: readonly AnyProcedure[] = [
  simultaneous<WinGame>('win-game', ({ node, scope }) => [
    { kind: 'gameDecided', cites: [fftcg('3.1')], seat: seatNamed(node.who, scope), wins: true },
  ]),
  simultaneous<LoseGame>('lose-game', ({ node, scope }) => [
    { kind: 'gameDecided', cites: [fftcg('3.1')], seat: seatNamed(node.who, scope), wins: false },
  ]),
];
