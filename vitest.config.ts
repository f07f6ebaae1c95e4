import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const buildFolders = ['tests/site-build/production/**', 'tests/launcher/**']
const stackFolders = ['tests/rules/**', 'tests/seed/stack/**']
const accountsFolder = 'tests/web/data/stack/**'
const browserFolder = 'tests/stories/**'
const functionsFolder = 'tests/functions/stack/**'
const stackSetup = 'tests/globalSetup.ts'

/** Starts the launcher's tests first. They are the longest files, and nothing else would run while they end. */
class LauncherFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLauncher = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/launcher/')
    return [...sorted.filter(isLauncher), ...sorted.filter((file) => !isLauncher(file))]
  }
}

/**
 * The tests of project `quick` need no server and no build; those of `component` render screens with services in memory. Those of `build` need a production build. Those of `stack`,
 * `accounts` and `browser` need the emulators, those of `functions` a stack of their own, in which functions run. The global set-up of each project provides what its tests need.
 */
export default defineConfig({
  // Only a build of the site has this module.
  resolve: {
    alias: [
      {
        find: /^virtual:catalogue$/,
        replacement: join(import.meta.dirname, 'tests/builtCatalogueModule.ts'),
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
    sequence: { sequencer: LauncherFirstSequencer },
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['tests/**/*.test.ts'],
          exclude: [...buildFolders, ...stackFolders, accountsFolder, functionsFolder, browserFolder],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/web/**/*.test.tsx'],
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: buildFolders.map((folder) => `${folder}/*.test.ts`),
          globalSetup: 'tests/site-build/production/productionBuild.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'stack',
          include: stackFolders.map((folder) => `${folder}/*.test.ts`),
          globalSetup: stackSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'accounts',
          include: [`${accountsFolder}/*.test.ts`],
          globalSetup: stackSetup,
          // The site's modules hold one session, and one configuration of Firebase.
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: [`${functionsFolder}/*.test.ts`],
          globalSetup: 'tests/functions/stack/startFunctionsStack.ts',
          setupFiles: 'tests/functions/stack/useFunctionsStack.ts',
          // The set-up file changes the environment of its worker.
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [`${browserFolder}/*.test.ts`],
          globalSetup: stackSetup,
        },
      },
    ],
  },
})
