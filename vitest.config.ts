import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// The site and the seed of the tests have drafts of the pictures; level `pictures` checks them as they are deployed.
process.env.PICTURE_EFFORT ??= 'draft'
// The Firestore emulator runs for minutes only: its optimizing compiler would cost more processor time than it saves.
process.env.JAVA_TOOL_OPTIONS ??= '-XX:TieredStopAtLevel=1'

const launcherFolder = 'tests/launcher/**'
const picturesFolder = 'tests/seed/deployed-pictures/**'
const toolFolders = [
  ...['tests/seed/pictures/**', 'tests/seed/scripts/**'],
  ...['tests/repository/**', 'tests/mutants/**', 'tests/emulators/rules-files/**'],
]
const buildFolder = 'tests/site-build/production/**'
const stackFolders = ['tests/rules/**', 'tests/seed/stack/**', 'tests/hosting/**']
const accountsFolder = 'tests/web/data/stack/**'
const functionsFolder = 'tests/functions/stack/**'
const fullFolder = 'tests/full/**'
const browserFolder = 'tests/stories/**'
const slowBrowserFolder = 'tests/stories/slow/**'
const stackSetup = 'tests/globalSetup.ts'
const functionsStack = {
  globalSetup: 'tests/functions/stack/startFunctionsStack.ts',
  setupFiles: ['tests/functions/stack/useFunctionsStack.ts', 'tests/queries/refuseUnservedQueries.ts'],
}

/**
 * The levels of the tests, cheapest first:
 * - `quick` needs no server and no build; `component` renders screens with services in memory.
 * - `tools` encodes pictures, parses sources and starts scripts; `build` reads a production build.
 * - `stack`, `accounts`, `browser` and `slow-browser` use one stack of emulators without functions.
 * - `functions` and `full` use a second stack, in which functions run; `full` takes minutes.
 * - `launcher` starts and stops its own stacks.
 * The global set-up of each project starts the stack or the build. tests/runTests.ts lists the levels of each command.
 */
export default defineConfig({
  // Only a build of the site has these modules.
  resolve: {
    alias: [
      {
        find: /^virtual:catalogue$/,
        replacement: join(import.meta.dirname, 'tests/builtCatalogueModule.ts'),
      },
      {
        find: /^virtual:(?:catalogue\/(?:featured|guides|uses)|scenes)$/,
        replacement: join(import.meta.dirname, 'tests/web/shop/builtCatalogue.ts'),
      },
    ],
  },
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // The test files of a worker share its modules: loading them for each file again took a third of the time.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Most tests wait for an emulator or a browser, so there are more workers than processors.
    maxWorkers: availableParallelism() + 2,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      level('quick', {
        include: ['tests/**/*.test.ts'],
        exclude: [
          launcherFolder,
          picturesFolder,
          ...toolFolders,
          buildFolder,
          ...stackFolders,
          accountsFolder,
          functionsFolder,
          fullFolder,
          browserFolder,
        ],
      }),
      level('component', {
        include: ['tests/web/**/*.test.tsx'],
        environment: 'happy-dom',
        setupFiles: 'tests/web/componentSetup.ts',
        // A press of a link to another site or app must not ask the network.
        environmentOptions: {
          happyDOM: {
            settings: {
              navigation: {
                disableMainFrameNavigation: true,
                disableChildPageNavigation: true,
                disableFallbackToSetURL: true,
              },
            },
          },
        },
      }),
      level('tools', { include: toolFolders.map((folder) => `${folder}/*.test.ts`) }),
      level('build', {
        include: [`${buildFolder}/*.test.ts`],
        globalSetup: 'tests/site-build/production/productionBuild.ts',
      }),
      level('stack', {
        include: stackFolders.map((folder) => `${folder}/*.test.ts`),
        globalSetup: stackSetup,
      }),
      level('accounts', {
        include: [`${accountsFolder}/*.test.ts`],
        globalSetup: stackSetup,
        // The site's modules hold one session, and one configuration of Firebase.
        isolate: true,
      }),
      level('functions', { include: [`${functionsFolder}/*.test.ts`], ...functionsStack }),
      level('full', { include: [`${fullFolder}/*.test.ts`], ...functionsStack }),
      level('browser', {
        include: [`${browserFolder}/*.test.ts`],
        exclude: [slowBrowserFolder],
        globalSetup: stackSetup,
      }),
      level('slow-browser', { include: [`${slowBrowserFolder}/*.test.ts`], globalSetup: stackSetup }),
      level('packages', { include: ['packages/*/tests/**/*.test.ts'] }),
      level('bench', { include: ['bench/tests/*.test.ts'] }),
      level('pictures', { include: [`${picturesFolder}/*.test.ts`] }),
      level('launcher', { include: [`${launcherFolder}/*.test.ts`] }),
    ],
  },
})

function level(
  name: string,
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, ...test } }
}
