const messages = {
  label: 'Answer',
  about: 'For {{card}}',
  answers: 'Legal answers',
  search: 'Search',
  found_one: '{{count}} of {{all}}',
  found_other: '{{count}} of {{all}}',
  nothingFound: 'No answers match.',
  give: 'Answer',
  clear: 'Clear',
  look: 'Look at cards',
  lookAtIt: 'View',
  less: 'One fewer {{option}}',
  more: 'One more {{option}}',
  inThisOrder: 'Keep the rest in this order',
  to: '{{option}} goes to',
  nowhere: 'nowhere',
  gives: '{{option}} pays',
  nothing: 'Nothing',
  hint: {
    one: 'Choose one.',
    exactly_one: 'Choose {{count}}: {{chosen}} chosen.',
    exactly_other: 'Choose {{count}}: {{chosen}} chosen.',
    upTo_one: 'Choose at most {{count}}: {{chosen}} chosen.',
    upTo_other: 'Choose at most {{count}}: {{chosen}} chosen.',
    between: 'Choose {{min}} to {{max}}: {{chosen}} chosen.',
    order: 'Select in order: {{placed}} of {{all}}.',
    number: 'From {{min}} to {{max}}.',
    split: '{{left}} of {{total}} left to assign.',
    map: 'Choose a destination for each.',
    payment: 'To pay: {{cost}}.',
    need: '{{amount}} × {{kinds}}',
    any: 'any',
    act: 'Select a card, or choose an answer from the list.',
  },
  constraint: {
    distinct: 'Each must have a different {{tag}}.',
    share: 'All must share a {{tag}}.',
    same: 'All must have the same {{tag}}.',
    atLeast: 'Total {{tag}} at least {{min}}.',
    atMost: 'Total {{tag}} at most {{max}}.',
    includes: '{{option}} must be included.',
  },
  fault: {
    'answer.unpaid': 'The payment is too low.',
    'answer.surplus': 'The payment is too high.',
    'answer.constraint': 'This combination is not allowed.',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    play: typeof messages;
  }
}
