/**
 * So many cards of a deck, each as likely as any other (Fisher-Yates). `random` gives numbers from 0 to below 1.
 * Nothing rests on it but a picture: games shuffle by a recorded seed.
 */
export function drawn<Card>(deck: readonly Card[], count: number, random: () => number): readonly Card[] {
  const left = [...deck];
  return Array.from({ length: Math.min(count, deck.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
