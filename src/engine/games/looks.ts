/**
 * How the games look and what their rules are called, without the machinery that carries them out: for readers that
 * load a game when it is shown. A game without a line here is drawn by its zones alone.
 */
import type { Layout } from '../layouts/index.js';
import type { Rulebook } from '../kernel/index.js';

type Looks = { readonly layout: () => Promise<Layout>; readonly rulebook: () => Promise<Rulebook> };

export const LOOKS: { readonly [game: string]: Looks } = {
  lorcana: {
    layout: async () => (await import('./lorcana/layout.js')).layout,
    rulebook: async () => (await import('./lorcana/rulebook.js')).lorcanaRulebook,
  },
  fftcg: {
    layout: async () => (await import('./fftcg/layout.js')).layout,
    rulebook: async () => (await import('./fftcg/rulebook.js')).fftcgRulebook,
  },
  ashes: {
    layout: async () => (await import('./ashes/layout.js')).layout,
    rulebook: async () => (await import('./ashes/rulebook.js')).ashesRulebook,
  },
  riftbound: {
    layout: async () => (await import('./riftbound/layout.js')).layout,
    rulebook: async () => (await import('./riftbound/rulebook.js')).riftboundRulebook,
  },
};
