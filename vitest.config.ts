import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const needsTheStack = ['tests/rules/**', 'tests/seed/stack/**', 'tests/accounts/**', 'tests/browser/**']

/** Two projects: `quick` needs nothing running; `stack` runs against the emulators that its global set-up starts. */
export default defineConfig({
  test: {
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most tests wait for an emulator or a browser, so one more worker than processors keeps those busy.
    maxWorkers: availableParallelism() + 1,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: needsTheStack,
        },
      },
      {
        extends: true,
        test: {
          name: 'stack',
          include: needsTheStack.map((folder) => `${folder}/*.test.ts`),
          globalSetup: 'tests/stack.ts',
        },
      },
    ],
  },
})
