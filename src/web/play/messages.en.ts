const messages = {
  label: 'The answer',
  about: 'For {{card}}',
  answers: 'Legal answers',
  search: 'Search',
  found_one: '{{count}} of {{all}}',
  found_other: '{{count}} of {{all}}',
  nothingFound: 'Nothing is called so.',
  give: 'Answer',
  clear: 'Choose anew',
  look: 'Look at cards',
  lookAtIt: 'Look at it',
  less: 'One less: {{option}}',
  more: 'One more: {{option}}',
  inThisOrder: 'The rest as listed',
  to: '{{option}} goes to',
  nowhere: 'nowhere',
  gives: '{{option}} gives',
  nothing: 'Nothing',
  hint: {
    one: 'Choose one.',
    exactly_one: 'Choose {{count}}: {{chosen}} chosen.',
    exactly_other: 'Choose {{count}}: {{chosen}} chosen.',
    upTo_one: 'Choose at most {{count}}: {{chosen}} chosen.',
    upTo_other: 'Choose at most {{count}}: {{chosen}} chosen.',
    between: 'Choose {{min}} to {{max}}: {{chosen}} chosen.',
    order: 'Press them in their order: {{placed}} of {{all}}.',
    number: 'From {{min}} to {{max}}.',
    split: 'Left to give: {{left}} of {{total}}.',
    map: 'Say where each goes.',
    payment: 'To pay: {{cost}}.',
    need: '{{amount}} × {{kinds}}',
    any: 'any',
    act: 'Press a card for what it can do, or an answer in the list.',
  },
  constraint: {
    distinct: 'No two have the same {{tag}}.',
    share: 'All have one {{tag}} in common.',
    same: 'All have the same {{tag}}.',
    atLeast: 'Together {{tag}} {{min}} or more.',
    atMost: 'Together {{tag}} {{max}} at most.',
    includes: '{{option}} is among them.',
  },
  fault: {
    'answer.unpaid': 'This does not pay it yet.',
    'answer.surplus': 'This pays more than may be left over.',
    'answer.constraint': 'These do not go together.',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    play: typeof messages;
  }
}
