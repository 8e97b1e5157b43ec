/** A line of a deck list: a card of the set and how many copies of it. */
export type DeckLine = { readonly card: string; readonly count: number };

export const decks: { readonly [name: string]: readonly DeckLine[] } = {
  'amber-ruby': [
    { card: '1-22', count: 4 }, // Stitch - New Dog
    { card: '1-7', count: 4 }, // HeiHei - Boat Snack
    { card: '2-3', count: 4 }, // Cinderella - Ballroom Sensation
    { card: '1-20', count: 4 }, // Simba - Protective Cub
    { card: '1-8', count: 3 }, // LeFou - Bumbler
    { card: '1-12', count: 4 }, // Mickey Mouse - True Friend
    { card: '1-14', count: 2 }, // Moana - Of Motunui
    { card: '1-21', count: 2 }, // Stitch - Carefree Surfer
    { card: '2-119', count: 4 }, // Queen of Hearts - Impulsive Ruler
    { card: '2-120', count: 3 }, // Queen of Hearts - Sensing Weakness
    { card: '1-110', count: 3 }, // Gaston - Arrogant Hunter
    { card: '1-111', count: 3 }, // Goofy - Daredevil
    { card: '1-118', count: 2 }, // Mulan - Imperial Soldier
    { card: '2-30', count: 3 }, // Painting the Roses Red
    { card: '2-129', count: 3 }, // Go the Distance
    { card: '4-128', count: 3 }, // A Pirate's Life
    { card: '1-29', count: 3 }, // Just in Time
    { card: '1-32', count: 3 }, // Dinglehopper
    { card: '3-32', count: 3 }, // Never Land - Mermaid Lagoon
  ],
  'emerald-steel': [
    { card: '3-79', count: 4 }, // Milo Thatch - Clever Cartographer
    { card: '2-81', count: 4 }, // Flynn Rider - Confident Vagabond
    { card: '2-82', count: 3 }, // Flynn Rider - His Own Biggest Fan
    { card: '1-69', count: 4 }, // Aladdin - Prince Ali
    { card: '3-91', count: 3 }, // Ursula - Deceiver of All
    { card: '1-71', count: 4 }, // Cheshire Cat - Not All There
    { card: '1-91', count: 3 }, // Peter Pan - Never Landing
    { card: '3-85', count: 3 }, // Shenzi - Hyena Pack Leader
    { card: '2-77', count: 3 }, // Donald Duck - Perfect Gentleman
    { card: '3-100', count: 3 }, // De Vil Manor - Cruella's Estate
    { card: '1-102', count: 3 }, // Stolen Scimitar
    { card: '1-97', count: 2 }, // Steal from the Rich
    { card: '1-174', count: 4 }, // Captain Hook - Forceful Duelist
    { card: '1-181', count: 4 }, // Hercules - True Hero
    { card: '3-172', count: 3 }, // Eeyore - Overstuffed Donkey
    { card: '1-197', count: 4 }, // Fire the Cannons!
    { card: '2-199', count: 3 }, // Let the Storm Rage On
    { card: '1-199', count: 3 }, // Ransack
  ],
  'amethyst-sapphire': [
    { card: 'K-1', count: 4 }, // Mira - Lamplighter's Child
    { card: 'K-2', count: 4 }, // Mira - Keeper of the Lamp
    { card: 'K-3', count: 4 }, // Pim - Of Many Hats
    { card: 'K-4', count: 4 }, // Brother Anselm - Of Long Goodbyes
    { card: 'K-5', count: 4 }, // Oswin - Fair-Weather Captain
    { card: 'K-6', count: 4 }, // Borrowed Tools
    { card: 'K-7', count: 4 }, // Not Tonight
    { card: '2-54', count: 4 }, // Merlin - Squirrel
    { card: '1-64', count: 4 }, // Friends on the Other Side
    { card: '1-161', count: 4 }, // Develop Your Brain
    { card: '6-157', count: 4 }, // Baymax - Armored Companion
    { card: '6-145', count: 4 }, // Hiro Hamada - Robotics Prodigy
    { card: '2-167', count: 4 }, // Gumbo Pot
    { card: '2-166', count: 4 }, // Fang Crossbow
    { card: '4-169', count: 4 }, // Ariel's Grotto - A Secret Place
  ],
};
