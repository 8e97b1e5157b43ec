/** Randomness that can be proved: a seed made by everybody, labelled streams drawn from it. */
export { commitment, isSecret, masterSeed, type Secrets } from './seed.js';
export { below, die, type Drawn, shuffled, thrown } from './stream.js';
