import type { Ability, Replacer } from '../../../../kernel/index.js';
import type { Keyword } from '../../printed.js';
import { lorcana } from '../../rulebook.js';
import { bodyguard } from './10.2-bodyguard.js';
import { challenger } from './10.3-challenger.js';
import { resist } from './10.6-resist.js';
import { support } from './10.11-support.js';

/** 10.1.1: keywords with +N stack; any other is had once, by its greatest number where two sources differ. */
export const ADDING_KEYWORDS: readonly Keyword[] = ['challenger', 'resist'];

/** 10.1.1: of a keyword that the card already has. */
export const ADDS_UP = [lorcana('10.1.1')];

/** What keywords stand for, as abilities. The others are part of the rules that ask for them. */
export const keywordAbilities: { readonly [keyword: string]: readonly Ability[] } = { challenger, support };

export const replacers: readonly Replacer[] = [resist, bodyguard];
