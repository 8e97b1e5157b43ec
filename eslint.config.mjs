import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const engineOnly = [
  { selector: 'TSEnumDeclaration', message: 'Use an `as const` list and a union.' },
  { selector: 'ClassDeclaration', message: 'The engine is data and functions.' },
  { selector: 'TSParameterProperty', message: 'Not erasable.' },
  { selector: 'TSModuleDeclaration', message: 'No namespaces.' },
  { selector: 'TSNonNullExpression', message: 'Say what must hold with invariant().' },
  {
    selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
    message: 'Parse or narrow instead of asserting.',
  },
];

/** Clocks, I/O, and what is no part of the language or differs from platform to platform. */
const ofThePlatform = [
  ...['Date', 'process', 'performance', 'crypto', 'setTimeout', 'fetch', 'Buffer'],
  ...['Intl', 'URL', 'TextEncoder', 'TextDecoder', 'structuredClone'],
];
const byLocale = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'];

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.builds',
      'node_modules',
      '.data',
      'test-results',
      '.artefacts',
      'src/platform/database/generated',
      'src/client/schema.ts',
      '**/*.cjs',
      '**/*.mjs',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      // The codes of problems are gathered by interfaces that say nothing else (platform/problems).
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/only-throw-error': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', 'src/engine/games/*/cards/**', 'src/engine/games/*/rulebook*.ts'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // An expression must take time in proportion to a text: what a caller can send is up to 65,536 characters long.
    files: ['src/{boot,competition,engine,modules,platform}/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/{competition,engine}/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...engineOnly],
      'no-restricted-globals': ['error', ...ofThePlatform],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the seed.' },
        ...byLocale.map((property) => ({ property, message: 'What it does depends on where it runs.' })),
      ],
    },
  },
  {
    // Decorated classes of Nest need their constructor types at run time.
    files: ['src/modules/**/*.ts', 'src/platform/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'class-validator',
              importNames: ['IsOptional'],
              message: 'It lets null through unchecked: use MayBeAbsent of platform/http.',
            },
          ],
        },
      ],
    },
  },
  {
    // What a page shows is text: nothing that was recorded becomes markup.
    files: ['src/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Show it as text.' },
      ],
      // Handlers of events may be asynchronous: what they throw is shown by the page, not by whoever called.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['test/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.ts', 'src/*.main.ts', 'src/main.ts'],
    rules: { 'no-console': 'off' },
  },
);
