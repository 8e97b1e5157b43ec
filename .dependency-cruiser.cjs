// Every rule has a name that reads as the sentence a reviewer would say.
const MODULES = '^src/modules/([^/]+)/';
/** What is no machine and knows the kernel; each by its index.ts. */
const BESIDE_KERNEL = 'catalogue|layouts|penalties|positions|schemas|statistics|tournaments|wording';
/** The floors of the kernel, the lowest first: `src/engine/kernel/README.md` says what each holds. */
const FLOORS = [
  ...['ground', 'json', 'random', 'rules', 'choices'],
  ...['state', 'abilities', 'game'],
  ...['board', 'frames', 'chance', 'selectors', 'continuous', 'objects', 'events'],
  ...['language', 'effects', 'announcing', 'counters', 'by-hand', 'words'],
  ...['checks', 'loops', 'run', 'repetition'],
  ...['tables', 'views', 'match'],
];
const KERNEL = '^src/engine/kernel/';
/** A test beside its code may set up a whole game. */
const notATest = (path) => ({ path, pathNot: '\\.spec\\.ts$' });
/** Types count: a circle of types is a circle for whoever reads. */
const floorRules = FLOORS.map((floor, height) => ({
  name: `kernel-floor-${floor}-knows-only-the-floors-below-it`,
  severity: 'error',
  from: notATest(`${KERNEL}${floor}/`),
  to: { path: KERNEL, pathNot: `${KERNEL}(${FLOORS.slice(0, height + 1).join('|')})/` },
}));
/** The floors of a game, the lowest first. What is on none of them (cards, wording, catalogue …) is above all of them. */
const GAME_FLOORS = {
  printed: '(printed|cost|dice|domains|elements|deck\\.6-conjuration-pile)\\.ts$',
  rulebook: 'rulebook(/|\\.ts$)',
  state: '(state\\.ts$|zones/)',
  events: 'events/',
  rules: 'rules/',
  words: 'words/',
  language: '((vocabulary|card|facts|view|manual-acts|texts-by-hand)\\.ts$|manual-acts/|language/(?!index\\.ts$))',
  definition: '(definition\\.ts$|language/index\\.ts$)',
};
const GAME = '^src/engine/games/[^/]+/';
const gameFloorRules = Object.keys(GAME_FLOORS).map((floor, height, floors) => ({
  name: `game-floor-${floor}-knows-only-the-floors-below-it`,
  severity: 'error',
  from: notATest(`${GAME}${GAME_FLOORS[floor]}`),
  to: {
    path: '^src/engine/games/',
    pathNot: floors.slice(0, height + 1).map((below) => `${GAME}${GAME_FLOORS[below]}`),
  },
}));
const noFloor = { path: KERNEL, pathNot: [`${KERNEL}(${FLOORS.join('|')})/`, `${KERNEL}index\\.ts$`] };

module.exports = {
  forbidden: [
    ...floorRules,
    ...gameFloorRules,
    { name: 'kernel-code-is-on-a-floor', severity: 'error', from: noFloor, to: {} },
    { name: 'kernel-code-is-taken-from-a-floor', severity: 'error', from: {}, to: noFloor },
    {
      name: 'kernel-knows-no-game',
      severity: 'error',
      from: { path: '^src/engine/kernel/' },
      to: { path: '^src/', pathNot: '^src/engine/kernel/' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/engine/games/([^/]+)/' },
      to: { path: '^src/engine/games/', pathNot: '^src/engine/games/$1/' },
    },
    {
      name: 'games-know-only-the-kernel-and-what-is-beside-it',
      severity: 'error',
      from: { path: '^src/engine/games/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/engine/(kernel|games)/',
          `^src/engine/(${BESIDE_KERNEL})/index\\.ts$`,
          '^src/engine/game-package\\.ts$',
        ],
      },
    },
    {
      name: 'what-is-beside-the-kernel-knows-no-game-and-has-one-door',
      severity: 'error',
      from: { path: `^src/engine/(${BESIDE_KERNEL})/` },
      to: {
        path: '^src/',
        pathNot: ['^src/engine/kernel/index\\.ts$', '^src/engine/$1/', `^src/engine/(${BESIDE_KERNEL})/index\\.ts$`],
      },
    },
    {
      name: 'kernel-has-one-door',
      severity: 'error',
      from: { path: '^src/engine/(?!kernel/)', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/engine/kernel/', pathNot: '^src/engine/kernel/index\\.ts$' },
    },
    {
      name: 'cards-are-data',
      comment: 'a card file may use the card type and the vocabulary of its game and of the kernel, nothing else',
      severity: 'error',
      from: { path: '^src/engine/games/([^/]+)/cards/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^src/',
        pathNot: ['^src/engine/kernel/index\\.ts$', '^src/engine/games/$1/(vocabulary\\.ts$|card\\.ts$|cards/)'],
      },
    },
    {
      name: 'rules-know-no-card',
      severity: 'error',
      from: { path: '^src/engine/(kernel|games/[^/]+/(rules|state|actions|vocabulary))' },
      to: { path: '^src/engine/games/[^/]+/cards/' },
    },
    {
      name: 'engine-is-pure',
      comment:
        'no node core module, no npm package, inside the engine; but the audited hash library and pure deck codes',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '\\.spec\\.ts$' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-optional', 'npm-peer'],
        pathNot: '^node_modules/(@noble/hashes|@piltoverarchive/riftbound-deck-codes)/',
      },
    },
    {
      name: 'competition-is-pure',
      comment: 'it knows no game, no module and no package but the audited hash library',
      severity: 'error',
      from: { path: '^src/competition/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^src/competition/', '^node_modules/@noble/hashes/'] },
    },
    {
      name: 'competition-has-one-door',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/competition/' },
      to: { path: '^src/competition/', pathNot: '^src/competition/index\\.ts$' },
    },
    {
      name: 'engine-has-one-door',
      severity: 'error',
      from: { path: '^src/(modules|platform|web)/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/(index|looks)\\.ts$' },
    },
    {
      name: 'platform-knows-no-game-and-no-module',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/(engine|modules|web)/' },
    },
    {
      name: 'platform-parts-have-one-door',
      severity: 'error',
      from: { path: '^src/(modules|web)/' },
      to: { path: '^src/platform/([^/]+)/', pathNot: '^src/platform/[^/]+/index\\.ts$' },
    },
    {
      name: 'modules-have-one-door',
      severity: 'error',
      from: { path: MODULES },
      to: { path: '^src/modules/', pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/(index|pure)\\.ts$'] },
    },
    {
      name: 'web-talks-http',
      comment: 'the front end may use the pure engine types and the generated API client only',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(modules|platform)/' },
    },
    {
      name: 'web-pages-do-not-know-each-other',
      comment: 'what several pages show lies beside them: design, board, cards',
      severity: 'error',
      from: { path: '^src/web/pages/([^/]+)/' },
      to: { path: '^src/web/pages/', pathNot: '^src/web/pages/$1/' },
    },
    {
      name: 'web-asks-by-the-client',
      comment: 'only api/ knows the client of the API',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '^src/web/(api|testing)/' },
      to: { path: '^src/client/' },
    },
    {
      name: 'web-loads-the-engine-through-one-door',
      comment: 'and by import(): it is a bundle of its own, loaded only where it is used',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '^src/web/engine/' },
      to: { path: '^src/engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-knows-nothing-of-the-service',
      severity: 'error',
      from: { path: '^src/client/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/', pathNot: '^src/client/' },
    },
    {
      name: 'conformance-tests-are-black-box',
      severity: 'error',
      from: { path: '^test/(rules|golden|properties)/' },
      to: { path: '^src/', pathNot: '^src/engine/index\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'circles of types are held by test/architecture/circles.spec.ts',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node'] },
  },
};
