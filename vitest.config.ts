import { defineConfig } from 'vitest/config'

const needsTheStack = ['tests/rules/**', 'tests/seed/stack/**', 'tests/accounts/**', 'tests/browser/**']

/** Two projects: `quick` needs nothing running; `stack` runs against the emulators that its global set-up starts. */
export default defineConfig({
  test: {
    restoreMocks: true,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
