const messages = {
  nothing: 'All places and pairings stay the same.',
  place: 'place {{before}} becomes {{after}}',
  replaced: 'Round {{round}}, table {{table}} gets other players.',
  wouldBeIn: 'would have made the cut',
  wouldBeOut: 'would have missed the cut',
  rounds: 'Later rounds',
  round: {
    void: 'The proposal for round {{round}} becomes void.',
    replaced: 'Round {{round}} gets other players.',
    withdrawable: 'Round {{round}} keeps its pairings. It has no result yet, so you can withdraw it and pair it again.',
    stays: 'Round {{round}} keeps its pairings and results.',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    tables: typeof messages;
  }
}
