import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadEnv } from 'vite'
import { businessDetails, functionsRegion } from '../domain/site/businessDetails'
import { buildForDeployment } from '../functions/build/buildFunctions'
import { projectRoot } from '../seed/projectFolders'
import { type BuildStamp, buildStampFile, createBuildStamp } from '../site-build/buildStamp'
import { checkFacts, checkSiteUrl } from './checkFacts'
import {
  checkAppCheckKey,
  checkBuiltForProject,
  checkCommitted,
  checkNode,
  checkRewrites,
  describeFunctions,
  describeIndexes,
  describeSite,
  type SiteFiles,
} from './checkMachine'
import type { Check } from './checklist'
import type { Deployment } from './projectCheck'
import { readFunctionsManifest } from './readFunctionsManifest'

const run = promisify(execFile)

/**
 * What is on this machine to be deployed: the home page of the built site, the commit (null without Git), and what the
 * checks say.
 */
export type Release = { homePage: string; commit: string | null; deployment: Deployment; checks: Check[] }

/** Builds what is not built from the present sources, the site into the folder `site`, and checks all that needs no account. */
export async function prepareRelease(
  projectId: string,
  site: string,
  log: (line: string) => void,
): Promise<Release> {
  const environment = loadEnv('production', projectRoot, 'VITE_')
  const stamp = await buildSite(site, environment, log)
  const bundle = join(projectRoot, 'functions/dist')
  await buildForDeployment(bundle, environment)
  const endpoints = await readFunctionsManifest(bundle, projectId)
  const read = (file: string) => readFile(join(projectRoot, file), 'utf8')
  const [firebaseJson, indexesJson] = [await read('firebase.json'), await read('firestore.indexes.json')]
  const { engines } = JSON.parse(await read('functions/package.json')) as { engines: { node: string } }
  const checks = [
    checkNode(process.versions.node, engines.node),
    checkFacts(businessDetails),
    checkSiteUrl(businessDetails, projectId),
    checkRewrites(firebaseJson, functionsRegion),
    checkBuiltForProject(stamp, projectId),
    checkAppCheckKey(stamp, projectId),
    checkCommitted(await runGit('status', '--porcelain')),
    describeSite(await listSiteFiles(site)),
    describeFunctions(endpoints, (await stat(join(bundle, 'index.js'))).size),
    describeIndexes(indexesJson),
  ]
  const rules = { firestore: await read('firestore.rules'), storage: await read('storage.rules') }
  const { siteUrl } = businessDetails
  const { hasAppCheckKey } = stamp
  const homePage = await readFile(join(site, 'index.html'), 'utf8')
  const deployment = { projectId, siteUrl, endpoints, indexesJson, rules, hasAppCheckKey }
  const commit = (await runGit('rev-parse', '--short=12', 'HEAD'))?.trim() ?? null
  return { homePage, commit, deployment, checks }
}

/** Builds the site unless it is built already, from the present sources and variables. */
async function buildSite(
  site: string,
  environment: Record<string, string>,
  log: (line: string) => void,
): Promise<BuildStamp> {
  const wanted = await createBuildStamp(environment)
  if ((await readBuildId(site)) === wanted.id) return wanted
  log('Building the site: about a minute …')
  const env = { ...process.env, OUT_DIR: site }
  await run(process.execPath, ['setup/run.mjs', 'site-build/build.ts'], { cwd: projectRoot, env })
  return wanted
}

async function readBuildId(site: string): Promise<string | null> {
  const text = await readFile(join(site, buildStampFile), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as BuildStamp).id
}

async function listSiteFiles(site: string): Promise<SiteFiles> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(paths.map(async (path) => ({ path, bytes: (await stat(path)).size })))
}

/** What Git answers; null if it fails. */
async function runGit(...args: string[]): Promise<string | null> {
  const answer = await run('git', args, { cwd: projectRoot }).catch(() => null)
  return answer && answer.stdout
}
