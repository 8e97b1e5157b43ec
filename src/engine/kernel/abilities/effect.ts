import type { Json } from '../json/index.js';

/** A node of the effect language: a word and its parts. The words of a game are typed in its vocabulary. */
export type Effect = { readonly do: string; readonly [part: string]: Json };
