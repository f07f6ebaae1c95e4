import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import importX from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'

const projectRoot = fileURLToPath(new URL('.', import.meta.url))
const features = readdirSync(new URL('web/features', import.meta.url)).map((name) => `web/features/${name}`)
const belowFeatures = ['web/domain', 'web/browser', 'web/data', 'web/state', 'web/ui']

/** The folders of the repository and what each may import besides itself. See docs/decisions/001-folders-and-imports.md. */
const rooms = [
  {
    folder: 'web/domain',
    imports: [],
    hint: 'domain/ imports only itself, and no packages: pass the value in as an argument.',
  },
  {
    folder: 'web/browser',
    imports: ['node_modules'],
    hint: "browser/ imports nothing of ours: pass it in, or put code that knows the shop into the caller's folder.",
  },
  ...['data', 'state', 'ui', 'offline'].map((name) => ({
    folder: `web/${name}`,
    imports: ['node_modules', 'web/domain', 'web/browser'],
    hint: `${name}/ imports only domain/ and browser/: let a feature connect it with other folders.`,
  })),
  ...features.map((folder) => ({
    folder,
    imports: ['node_modules', ...belowFeatures],
    hint: 'A feature imports domain/, browser/, data/, state/ and ui/, never another feature or app/: share code through ui/ or domain/, or let app/ pass it in.',
  })),
  {
    folder: 'web/desk',
    imports: ['node_modules', ...belowFeatures],
    hint: 'desk/ imports domain/, browser/, data/, state/ and ui/, never a feature or app/: share code through ui/ or domain/.',
  },
  {
    folder: 'web/app',
    imports: ['node_modules', ...belowFeatures, ...features],
    hint: 'app/ imports features and what they import: put code that runs in Node into site-build/, code of the desk into desk/.',
  },
  {
    folder: 'setup',
    imports: ['node_modules'],
    hint: 'setup/ runs before anything is installed: it imports nothing of ours.',
  },
  {
    folder: 'seed',
    imports: ['node_modules', 'functions', 'web/domain', 'setup'],
    hint: 'seed/ imports only functions/, web/domain and setup/: move what it shares with the site into web/domain.',
  },
  {
    folder: 'site-build',
    imports: ['node_modules', 'seed', 'web'],
    hint: 'site-build/ imports only seed/ and web/: let its caller pass the rest in.',
  },
  {
    folder: 'emulators',
    imports: ['node_modules', 'functions', 'seed', 'site-build', 'web/domain', 'setup'],
    hint: 'emulators/ imports only functions/, seed/, site-build/, web/domain and setup/: move what it shares with the site into web/domain.',
  },
  {
    folder: 'functions',
    imports: ['node_modules', 'web/domain'],
    hint: 'functions/ imports only web/domain: move what it shares with the site into web/domain.',
  },
  {
    folder: 'bench',
    imports: ['node_modules', 'emulators', 'functions', 'seed', 'setup', 'site-build', 'web'],
    hint: 'bench/ imports everything but tests/: move shared code out of tests/.',
  },
]

const deskZone = {
  target: ['./site-build', './bench'],
  from: './web/desk',
  message: 'Only its own page imports desk/: share code through web/domain or web/ui.',
}

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
      'import-x/no-restricted-paths': [
        'error',
        { basePath: projectRoot, zones: [...rooms.map(toZone), deskZone] },
      ],
    },
  },
  { files: ['web/data/**'], rules: restrictPatterns([noNode]) },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/data/**'],
    rules: restrictPatterns([...noFirebase, noNode]),
  },
]

function toZone({ folder, imports, hint }) {
  const except = [folder, ...imports].filter((path) => existsSync(new URL(path, import.meta.url)))
  return { target: `./${folder}`, from: '.', except: except.map((path) => `./${path}`), message: hint }
}

function restrictPatterns(patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] }
}
