const messages = {
  title: 'Ratings',
  lead: 'How strong players are, by game and format. The list is ordered by the rating minus two deviations.',
  filter: { label: 'Filters', game: 'Game', format: 'Format' },
  none: { title: 'Nobody is rated yet', text: 'Results of tournaments and leagues are rated week by week.' },
  table: 'Rated players',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  deviation: '±',
  deviationTitle: 'Two deviations: in 19 of 20 cases the true strength is this close to the rating',
  conservative: 'At least',
  conservativeTitle: 'The rating minus two deviations',
  results: 'Results',
  provisional: 'provisional',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    ratings: typeof messages;
  }
}
