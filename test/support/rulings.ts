/**
 * Rulings from outside: what publishers and judges have answered about situations, in our own words and with cards made
 * up for them. They are an oracle from outside of this project.
 */
import { it } from 'vitest';

const SOURCES = {
  'game FAQ': 'official FAQ on the game, www.ff-tcg.jp/rules/gamefaq.html',
  'first FAQ': 'Q&A of Hobby Japan on the first cards, hobbyjapan.co.jp/dev/?p=102',
  'Chapter XI': 'FAQ of Hobby Japan on Chapter XI, hobbyjapan.co.jp/dev/?p=1428',
  'Opus III': 'rulings on Opus III as collected at www.makoreactor.net/ruleserrata',
  'Opus V': 'official FAQ on Opus V, square-enix-shop.com/jp/ff-tcg/column/column090.html',
  'Opus V quiz': 'quiz of Hobby Japan on Opus V, hjgm.net/archives/10638',
  'Opus VIII': 'official FAQ on Opus VIII of 2019-03-20, fftcg.boards.net/thread/658',
  'Opus VIII quiz': 'quiz of Hobby Japan on Opus VIII, hjgm.net/archives/14345',
  'Opus X': 'official FAQ on Opus X of 2020-03-21, fftcg.boards.net/thread/793',
  'Opus X article': 'official article, fftcg.square-enix-games.com/en/news/additional-opus-x-card-clarifications',
  correction: 'official correction of 2020-12-01, square-enix-shop.com/jp/ff-tcg/column/column262.html',
  'Crystal Dominion': 'official FAQ on Crystal Dominion of 2021-12-12, fftcg.boards.net/thread/965',
  quiz: 'quiz of Hobby Japan on the comprehensive rules, hjgm.net/?p=22315',
  'From Nightmares': 'official FAQ on From Nightmares of 2023-03-11, fftcg.boards.net/thread/1061',
  'Dawn of Heroes': 'official FAQ on Dawn of Heroes of 2023-09-06, fftcg.boards.net/thread/1078',
  'set 24': 'official FAQ on the cards of set 24, fftcg.square-enix-games.com/na/play-article/faq',
  'rules corner': 'a judge in Rules Corner 3, fftcgcrystarium.com/rules/rules-corner-3',
  megathread: 'a judge in the megathread on rulings of r/FinalFantasyTCG, October 2021 to November 2024',
} as const;

/** `about`: the code of the card that it was given for, where it was for one. */
export const ruling = (source: keyof typeof SOURCES, about: string, what: string, body: () => void): void =>
  it(`${what} [${about === '' ? '' : `${about}, `}${SOURCES[source]}]`, body);
