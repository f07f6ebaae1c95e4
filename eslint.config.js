import js from '@eslint/js'
import vitest from '@vitest/eslint-plugin'
import prettier from 'eslint-config-prettier'
import compat from 'eslint-plugin-compat'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import securityRules from '@firebase/eslint-plugin-security-rules'
import tseslint from 'typescript-eslint'
import { arrows } from './eslint.arrows.js'

const typescript = ['**/*.{ts,tsx}']

const rulesConfig = securityRules.configs['flat/recommended']
// ESLint's cache identifies a parser by its meta data, which this one lacks.
const rulesParser = {
  ...rulesConfig.languageOptions.parser,
  meta: rulesConfig.plugins['@firebase/security-rules'].meta,
}

export default tseslint.config(
  { ignores: ['**/dist/', '.local/', 'node_modules/', 'tests/previous-release/bundle.js'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [js.configs.recommended],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 200 }],
      eqeqeq: 'error',
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
  },
  // Patterns and functions that a browser of package.json's browserslist lacks. web/tsconfig.json has JavaScript's own.
  {
    files: ['{domain,web}/**/*.{ts,tsx}'],
    plugins: { compat },
    settings: {
      // The code asks whether the browser has these; two are names of our own.
      polyfills: [
        ...['Navigation', 'Report', 'Notification', 'navigator.locks', 'navigator.permissions'],
        ...['navigator.setAppBadge', 'navigator.clearAppBadge', 'navigator.userActivation'],
      ],
    },
    rules: {
      'compat/compat': 'error',
      // The plugin knows neither methods of objects nor static ones.
      'no-restricted-properties': [
        'error',
        ...['any', 'timeout'].map((property) => ({ object: 'AbortSignal', property })),
        { object: 'URL', property: 'canParse' },
        ...['checkVisibility', 'throwIfAborted'].map((property) => ({ property })),
        { object: 'indexedDB', property: 'databases' },
      ],
    },
  },
  {
    files: ['web/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/\\p{L}/u]',
          'JSXAttribute[name.name=/^(label|title|placeholder|alt|aria-label|lead|summary)$/] > Literal[value=/\\p{L}/u]',
        ].map((selector) => ({
          selector,
          message: 'Put what people read into domain/messages, in the object of its screen.',
        })),
        {
          selector:
            'CallExpression[callee.name=/^(useState|useMemo)$/] CallExpression[callee.name=/[lL]azy$/]',
          message:
            'Call createRetryableLazy at module level: while a first render waits, React drops its state.',
        },
      ],
    },
  },
  ...arrows,
  // Command-line programs write to the terminal.
  {
    files: [
      'bench/**',
      'deploy/index.ts',
      'emulators/**',
      'packages/**',
      'seed/**',
      'setup/**',
      'tests/**',
      '*.js',
      '*.config.*',
    ],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  // This script runs in the measured page.
  {
    files: ['packages/browser-and-line-simulator/browse/probe.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['addEventListener', 'document', 'performance', 'requestAnimationFrame', 'setTimeout']
          .concat('MessageChannel', 'MutationObserver', 'PerformanceObserver')
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['**/*.config.{js,ts}', '**/*.d.ts'], rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['{tests,packages,bench}/**/*.test.{ts,tsx}'],
    plugins: { vitest },
    rules: {
      ...vitest.configs.recommended.rules,
      'vitest/no-focused-tests': 'error',
      'vitest/no-disabled-tests': 'error',
      'vitest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'assertFails', 'assertSucceeds'] },
      ],
      // The second argument is the message of a failed expectation.
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/valid-title': ['error', { allowArguments: true }],
    },
  },
  {
    files: ['tests/web/**/*.test.tsx'],
    rules: {
      // These queries of Testing Library fail if the page does not have what they name.
      'vitest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', '*.getBy*', '*.findBy*'] },
      ],
    },
  },
  { ...rulesConfig, languageOptions: { ...rulesConfig.languageOptions, parser: rulesParser } },
  prettier,
)
