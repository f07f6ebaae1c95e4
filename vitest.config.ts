import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// The site and the seed of the tests have drafts of the pictures; level `pictures` checks them as they are deployed.
process.env.PICTURE_EFFORT ??= 'draft'

const testsFolder = join(import.meta.dirname, 'tests')
const launcherFolder = 'tests/launcher/**'
const picturesFolder = 'tests/seed/deployed-pictures/**'
const buildFolder = 'tests/site-build/production/**'
const stackFolders = ['tests/rules/**', 'tests/seed/stack/**', 'tests/hosting/**']
const accountsFolder = 'tests/web/data/stack/**'
const functionsFolder = 'tests/functions/stack/**'
const browserFolder = 'tests/stories/**'
const stackSetup = 'tests/globalSetup.ts'

/**
 * The levels of the tests, cheapest first. `quick` and `component` need no server and no build: `component` renders
 * screens with services in memory. `build` needs a production build; `stack`, `accounts` and `browser` need the
 * emulators; `functions` a stack of its own, in which functions run. `launcher` starts and ends the whole stack itself.
 * The global set-up of each project provides what its tests need. package.json says which levels a command runs.
 */
export default defineConfig({
  // Only a build of the site has these modules.
  resolve: {
    alias: [
      { find: /^virtual:catalogue$/, replacement: join(testsFolder, 'builtCatalogueModule.ts') },
      { find: /^virtual:catalogue\/featured$/, replacement: join(testsFolder, 'web/shop/builtCatalogue.ts') },
      { find: /^virtual:scenes$/, replacement: join(testsFolder, 'builtScenesModule.ts') },
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
          buildFolder,
          ...stackFolders,
          accountsFolder,
          functionsFolder,
          browserFolder,
        ],
      }),
      level('component', {
        include: ['tests/web/**/*.test.tsx'],
        environment: 'happy-dom',
        setupFiles: 'tests/web/componentSetup.ts',
      }),
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
      level('functions', {
        include: [`${functionsFolder}/*.test.ts`],
        globalSetup: 'tests/functions/stack/startFunctionsStack.ts',
        setupFiles: 'tests/functions/stack/useFunctionsStack.ts',
        // The set-up file changes the environment of its worker.
        isolate: true,
      }),
      level('browser', { include: [`${browserFolder}/*.test.ts`], globalSetup: stackSetup }),
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
