import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { hashSiteSources } from './hashSiteSources'

/** The file of a built site that says what it was built from. Hosting does not serve this folder. */
export const buildStampFile = '.vite/build.json'

/** What a site was built from. `id` is a hash of the sources and variables: another build of the same has the same. */
export type BuildStamp = { id: string; projectId: string | null; hasAppCheckKey: boolean }

type BuildVariables = Readonly<Record<string, unknown>>

/** The stamp of a site that is built from the present sources with these variables. */
export async function createBuildStamp(variables: BuildVariables): Promise<BuildStamp> {
  const own = Object.entries(variables).filter(([name]) => name.startsWith('VITE_'))
  const hash = createHash('sha256')
    .update(await hashSiteSources())
    .update(JSON.stringify(own.sort()))
  const projectId = variables.VITE_FIREBASE_PROJECT_ID
  return {
    id: hash.digest('hex').slice(0, 16),
    projectId: typeof projectId === 'string' && projectId !== '' ? projectId : null,
    hasAppCheckKey: Boolean(variables.VITE_APP_CHECK_SITE_KEY),
  }
}

/** Writes into the built site what it was built from, so that nothing else is deployed with it. */
export function buildStampPlugin(): Plugin {
  let variables: BuildVariables = {}
  return {
    name: 'build-stamp',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ env }) {
      variables = env
    },
    async generateBundle() {
      const source = JSON.stringify(await createBuildStamp(variables))
      this.emitFile({ type: 'asset', fileName: buildStampFile, source })
    },
  }
}
