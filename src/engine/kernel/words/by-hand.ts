import { carryingOut } from '../by-hand/by-hand.js';
import { defineWord } from '../effects/define-word.js';
import { bind } from '../frames/word.js';
import { call } from '../game/instruction.js';
import type { Part } from '../language/parts.js';

const fingerprint: Part<string> = {
  title: 'the fingerprint of a text',
  description: 'SHA-256 of the letters and digits of the printed text, in hexadecimal.',
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
};

export const byHand = defineWord(
  {
    do: 'by-hand',
    says: 'A text without a script: the player carries it out by manual actions, which opponents confirm.',
    parts: { fingerprint },
  },
  {
    begin: ({ node: { fingerprint }, scope }) => call(carryingOut.with({ scope, fingerprint }), 'end'),
    end: ({ scope }) => bind(scope),
  },
);
