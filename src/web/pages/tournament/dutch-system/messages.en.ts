const messages = {
  group_one: 'Score group of {{points}} point',
  group_other: 'Score group of {{points}} points',
  movedDown: 'From a higher group: {{players}}',
  leaving: 'To a lower group, or a bye: {{players}}',
  odd: 'The number of players is odd: one of them has to leave the group.',
  unmet: '{{rule}}, {{times}}×: {{text}}',
  criterion: {
    C6: 'players without an opponent in the group',
    C7: 'players from above without an opponent in the group',
    C8: 'players without an opponent in the next group',
    C9: 'unplayed rounds of the player with the bye',
    C10: 'a leader or an opponent on one side at least 3 rounds more than on the other',
    C11: 'a leader or an opponent on the same side for the third time in a row',
    C12: 'players without the side that they are due',
    C13: 'players without the side that they are strongly due',
    C14: 'players sent down again after the last round',
    C15: 'players who meet a higher group again after the last round',
    C16: 'players sent down again after two rounds',
    C17: 'players who meet a higher group again after two rounds',
    C18: 'players from above sent down again after the last round',
    C19: 'high opponents for players who met a higher group in the last round',
    C20: 'players from above sent down again after two rounds',
    C21: 'high opponents for players who met a higher group two rounds ago',
  },
  isFirst: 'first at the table',
  isSecond: 'second at the table',
  due: { first: 'due to be first ({{strength}})', second: 'due to be second ({{strength}})' },
  strength: { absolute: 'absolutely', strong: 'strongly', mild: 'mildly', none: 'not at all' },
  rule: {
    E1: 'Both are on the side that they are due.',
    E2: 'The player who is due a side more strongly has it.',
    E3: 'Both change sides since the last round in which their sides differed.',
    E4: 'The player who is ahead has the side that is due.',
    E5: 'Before the first game, pairing number and lot decide.',
  },
};

export default messages;

declare module '../../../i18n/messages.js' {
  interface Messages {
    'dutch-system': typeof messages;
  }
}
