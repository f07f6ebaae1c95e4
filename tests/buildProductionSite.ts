import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { projectRoot } from '../seed/projectFolders'
import { withEnvironmentVariables } from '../seed/withEnvironmentVariables'

/** Builds the production site into a folder, with these environment variables, and returns the build's output files. */
export async function buildProductionSite(
  outDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Rolldown.RolldownOutput['output']> {
  // Vitest sets NODE_ENV to 'test', with which Vite would create a development build.
  const result = await withEnvironmentVariables({ ...variables, NODE_ENV: 'production' }, () =>
    build({
      configFile: join(projectRoot, 'vite.config.ts'),
      configLoader: 'runner',
      mode: 'production',
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    }),
  )
  if (!('output' in result)) throw new Error('The build returned something else than one output.')
  return result.output
}
