import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadEnv } from 'vite'
import { businessDetails } from '../domain/site/businessDetails'
import { buildForDeployment } from '../functions/build/buildFunctions'
import { projectRoot } from '../seed/projectFolders'
import { type BuildStamp, buildStampFile, createBuildStamp } from '../site-build/buildStamp'
import type { Check } from './checklist'
import { checkBuiltForProject, checkCommitted, checkFacts } from './checkRelease'
import { readFunctionsManifest } from './readFunctionsManifest'

const run = promisify(execFile)

type Log = (line: string) => void

/** The Firebase project of a deployment, and what it deploys there. */
export type Deployment = { projectId: string; functionNames: readonly string[]; hasAppCheckKey: boolean }

/** What is on this machine to be deployed: the commit is null without Git. `checks` need no account. */
export type Release = { homePage: string; commit: string | null; deployment: Deployment; checks: Check[] }

/** Builds what is not built from the present sources, the site into the folder `site`, and checks it. */
export async function prepareRelease(projectId: string, site: string, log: Log): Promise<Release> {
  const environment = loadEnv('production', projectRoot, 'VITE_')
  const stamp = await buildSite(site, environment, log)
  const bundle = join(projectRoot, 'functions/dist')
  await buildForDeployment(bundle, environment)
  const functionNames = Object.keys(await readFunctionsManifest(bundle, projectId))
  const checks = [
    checkFacts(businessDetails, projectId),
    checkBuiltForProject(stamp, projectId),
    checkCommitted(await runGit('status', '--porcelain')),
  ]
  const homePage = await readFile(join(site, 'index.html'), 'utf8')
  const deployment = { projectId, functionNames, hasAppCheckKey: stamp.hasAppCheckKey }
  return { homePage, commit: await runGit('rev-parse', '--short=12', 'HEAD'), deployment, checks }
}

/** Builds the site unless it is built already, from the present sources and variables. */
async function buildSite(site: string, environment: Record<string, string>, log: Log): Promise<BuildStamp> {
  const wanted = await createBuildStamp(environment)
  const built = await readFile(join(site, buildStampFile), 'utf8').catch(() => '{}')
  if ((JSON.parse(built) as Partial<BuildStamp>).id === wanted.id) return wanted
  log('Building the site: about a minute …')
  const env = { ...process.env, OUT_DIR: site }
  await run(process.execPath, ['setup/run.mjs', 'site-build/build.ts'], { cwd: projectRoot, env })
  return wanted
}

/** What Git answers; null if it fails. */
async function runGit(...args: string[]): Promise<string | null> {
  const answer = await run('git', args, { cwd: projectRoot }).catch(() => null)
  return answer && answer.stdout.trim()
}
