/** Keywords that texts name between brackets, and those of them that have a number. */
export const NUMBERED_MARKS = { Assault: 'assault', Deflect: 'deflect', Shield: 'shield', Hunt: 'hunt' };
export const PLAIN_MARKS = {
  Accelerate: 'accelerate',
  Action: 'action',
  Ambush: 'ambush',
  Backline: 'backline',
  Ganking: 'ganking',
  Hidden: 'hidden',
  'Quick-Draw': 'quickdraw',
  Reaction: 'reaction',
  Tank: 'tank',
  Temporary: 'temporary',
  Vision: 'vision',
  Weaponmaster: 'weaponmaster',
};
export const KEYWORD_MARKS: { readonly [mark: string]: string } = { ...NUMBERED_MARKS, ...PLAIN_MARKS };
