import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import importX from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'

const projectRoot = fileURLToPath(new URL('.', import.meta.url))
const features = readdirSync(new URL('web/features', import.meta.url)).map((name) => `web/features/${name}`)
const belowFeatures = ['domain', 'web/browser', 'web/data', 'web/state', 'web/ui']
const shop = [...belowFeatures, ...features, 'web/app', 'web/offline']

/**
 * The folders of the repository and what each may import besides itself and packages. The lint rules below, their test
 * and the test of the table in docs/decisions/001-folders-and-imports.md read this table.
 */
export const importTable = [
  { folder: 'domain', imports: [], hint: 'It imports no packages either: pass the value in as an argument.' },
  {
    folder: 'web/browser',
    imports: [],
    hint: 'Code that knows the shop belongs in the folder of its caller.',
  },
  ...['data', 'state', 'ui', 'offline'].map((name) => ({
    folder: `web/${name}`,
    imports: ['domain', 'web/browser'],
    hint: 'Let a feature connect it with other folders.',
  })),
  ...features.map((folder) => ({
    folder,
    imports: belowFeatures,
    hint: 'Share code through ui/ or domain/, or let app/ pass it in.',
  })),
  { folder: 'web/desk', imports: belowFeatures, hint: 'Share code through ui/ or domain/.' },
  {
    folder: 'web/app',
    imports: [...belowFeatures, ...features],
    hint: 'Put code that runs in Node into site-build/, code of the desk into desk/.',
  },
  {
    folder: 'functions',
    imports: ['domain', 'firebase.json'],
    hint: 'Move what it shares with the site into domain/.',
  },
  { folder: 'setup', imports: [], hint: 'It runs before anything is installed.' },
  {
    folder: 'seed',
    imports: ['domain', 'functions', 'setup'],
    hint: 'Move what it shares with the site into domain/.',
  },
  { folder: 'site-build', imports: ['seed', ...shop], hint: 'Let its caller pass the rest in.' },
  {
    folder: 'deploy',
    imports: ['domain', 'functions', 'seed', 'site-build'],
    hint: 'Move what it shares with others into domain/ or site-build/.',
  },
  {
    folder: 'packages/emulators-without-java',
    imports: [],
    hint: 'A package knows nothing of the product: pass it in.',
  },
  {
    folder: 'packages/rules-mutation-tester',
    imports: ['packages/emulators-without-java'],
    hint: 'A package knows nothing of the product: pass it in.',
  },
  {
    folder: 'packages/browser-and-line-simulator',
    imports: [],
    hint: 'A package knows nothing of the product: pass it in.',
  },
  {
    folder: 'packages/local-mail-and-push',
    imports: ['packages/browser-and-line-simulator'],
    hint: 'A package knows nothing of the product: pass it in.',
  },
  {
    folder: 'packages/firestore-index-checker',
    imports: [],
    hint: 'A package knows nothing of the product: pass it in.',
  },
  {
    folder: 'packages/import-graph',
    imports: [],
    hint: 'A package knows nothing of the product: pass it in.',
  },
  {
    folder: 'emulators',
    imports: [
      'domain',
      'functions',
      'packages/emulators-without-java',
      'packages/local-mail-and-push',
      'seed',
      'setup',
      'site-build',
    ],
    hint: 'Move what it shares with the site into domain/.',
  },
  {
    folder: 'bench',
    imports: [
      'emulators',
      'functions',
      'packages/browser-and-line-simulator',
      'packages/emulators-without-java',
      'seed',
      'setup',
      'site-build',
      'domain',
    ],
    hint: 'Move shared code out of tests/.',
  },
]

const noFirebase = [
  {
    group: ['firebase', 'firebase/*', '@firebase/*'],
    message: 'Only web/data imports Firebase: add a function there and call it.',
  },
  {
    group: ['reactfire'],
    importNamePattern: 'Provider$',
    message: "Only web/data imports reactfire's providers: use the providers of web/data.",
  },
]
const noNode = {
  group: ['node:*'],
  message: 'web/ runs in a browser: put code for Node into site-build/, seed/ or emulators/.',
}

/** Lint rules that keep imports between folders one-way; their messages say where the code should go instead. */
export const arrows = [
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: projectRoot, zones: importTable.map(toZone) }],
    },
  },
  { files: ['domain/**', 'web/data/**'], rules: restrictPatterns([noNode]) },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/data/**'],
    rules: restrictPatterns([...noFirebase, noNode]),
  },
]

function toZone({ folder, imports, hint }) {
  const packages = folder === 'domain' ? [] : ['node_modules']
  const except = [folder, ...packages, ...imports].filter((path) =>
    existsSync(new URL(path, import.meta.url)),
  )
  return {
    target: `./${folder}`,
    from: '.',
    except: except.map((path) => `./${path}`),
    message: `${folder}/ may import ${imports.join(', ') || 'only itself'}. ${hint}`,
  }
}

function restrictPatterns(patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] }
}
