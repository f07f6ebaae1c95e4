import { spawn } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { businessDetails } from '../domain/site/businessDetails'
import { runCli } from '../seed/commandLine'
import { projectRoot } from '../seed/projectFolders'
import { builtFirebaseJson } from '../site-build/firebaseJsonPlugin'
import { type Check, formatChecklist, hasMissing, summarizeChecks } from './checklist'
import { deployInOrder, deploySteps } from './deployInOrder'
import { readIndexProgress } from './firestoreIndexes'
import { formatNextSteps } from './nextSteps'
import { parseDeployOptions } from './parseDeployOptions'
import { prepareRelease, type Release } from './prepareRelease'
import type { ReadApi } from './projectCheck'
import { checkProject, explainProject } from './projectChecks'
import { smokeTest } from './smokeTest'

// npm run deploy: checks what a deployment needs and says what is missing; then deploys in the right order, and asks the
// live site. With --dry-run, it does what needs no account, and nothing leaves the machine; OUT_DIR may then name the
// folder of the built site.

const usage = 'npm run deploy -- --project ID [--dry-run]'
const deployConfig = 'firebase.deploy.json'
const distFolder = join(projectRoot, 'dist')

await runCli(usage, async () => {
  const { projectId, isDryRun } = parseDeployOptions(process.argv.slice(2))
  console.log(
    `${businessDetails.name} to the Firebase project ${projectId}` +
      `${isDryRun ? ': a dry run, in which nothing leaves this machine' : ''}\n`,
  )
  if (isDryRun) {
    printDryRun(await prepareRelease(projectId, process.env.OUT_DIR ?? distFolder, console.log))
    return
  }
  const read = await signIn(projectId)
  const release = await prepareRelease(projectId, distFolder, console.log)
  const projectChecks = await checkProject(release.deployment, read)
  const all = printChecks(release, `In the Firebase project ${projectId}`, projectChecks)
  console.log(`\n${summarizeChecks(all)}`)
  if (hasMissing(all))
    throw new Error('Nothing was deployed. Do what is marked [TO DO], and run the same command again.')
  await deploy(release, read)
})

/** Prints all checks, the project's first: what is on this machine depends on it. Returns them. */
function printChecks({ checks }: Release, heading: string, projectChecks: readonly Check[]): Check[] {
  console.log(`${heading}\n\n${formatChecklist(projectChecks)}`)
  console.log(`\nOn this machine\n\n${formatChecklist(checks, projectChecks.length + 1)}`)
  return [...projectChecks, ...checks]
}

function printDryRun(release: Release): void {
  const { projectId } = release.deployment
  const heading = `In the Firebase project ${projectId}, which a dry run does not ask: do each once`
  const all = printChecks(release, heading, explainProject(release.deployment))
  console.log(`\nThen: npm run deploy -- --project ${projectId}`)
  console.log('It asks the project, and deploys in this order:\n')
  for (const { title, reason } of deploySteps) console.log(`  - ${title}, ${reason}.`)
  console.log(
    '  - A smoke test of the live site: its home page, what is published, the API, rules that deny and allow.',
  )
  console.log(`\n${summarizeChecks(all)} Nothing was deployed.`)
  if (hasMissing(all)) process.exitCode = 1
}

async function signIn(projectId: string): Promise<ReadApi> {
  // Loading firebase-tools takes a second, which a dry run saves.
  const { openGoogleApis } = await import('./googleApis')
  return openGoogleApis(projectId).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason} Nothing was deployed. Sign in with: npx firebase login`, { cause: error })
  })
}

async function deploy({ homePage, commit, deployment }: Release, read: ReadApi): Promise<void> {
  const { projectId, siteUrl, indexesJson } = deployment
  // firebase-tools reads paths from the folder of its configuration.
  await copyFile(join(distFolder, builtFirebaseJson), join(projectRoot, deployConfig))
  await deployInOrder({
    deployOnly: (args) => runFirebase(['deploy', '--config', deployConfig, '--project', projectId, ...args]),
    readIndexProgress: () => readIndexProgress(projectId, indexesJson, read),
    pause,
    log: console.log,
  })
  const firestoreUrl = 'https://firestore.googleapis.com'
  const storageUrl = 'https://firebasestorage.googleapis.com'
  const site = { siteUrl, projectId, homePage, firestoreUrl, storageUrl }
  const results = await smokeTest(site, pause)
  console.log(`\nThe live site\n\n${formatChecklist(results)}`)
  if (hasMissing(results))
    throw new Error('All was deployed, and the live site does not answer as it should: see above.')
  console.log(`\n${formatNextSteps(siteUrl, commit)}`)
}

function runFirebase(args: readonly string[]): Promise<void> {
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [firebase, ...args], { cwd: projectRoot, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`firebase ${args.join(' ')} ended with ${code}`))
    })
  })
}
