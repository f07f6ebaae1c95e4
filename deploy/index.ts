import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDemoProject } from '../domain/firebase/localProject'
import { businessDetails, functionsRegion } from '../domain/site/businessDetails'
import { parseCommandLine, runCli, UsageError } from '../seed/commandLine'
import { projectRoot } from '../seed/projectFolders'
import { builtFirebaseJson } from '../site-build/firebaseJsonPlugin'
import { type Check, countMissing, formatChecklist } from './checklist'
import { checkProject, explainProject } from './checkProject'
import { deployInOrder, deploySteps } from './deployInOrder'
import type { ReadApi } from './googleApis'
import { prepareRelease, type Release } from './prepareRelease'
import { readIndexStates } from './projectFaults'
import { smokeTest } from './smokeTest'

// npm run deploy: checks what firebase-tools and the console do not say, deploys in the right order, and asks the live site.
// With --dry-run, it prints all that a deployment needs, and nothing leaves the machine; OUT_DIR may then name the folder of
// the built site.

const firebase = join(projectRoot, 'node_modules/.bin/firebase')
const deployConfig = 'firebase.deploy.json'
const distFolder = join(projectRoot, 'dist')

await runCli('npm run deploy -- --project ID [--dry-run]', async () => {
  const { targetOptions, flags } = parseCommandLine(process.argv.slice(2), ['dry-run'])
  const { project } = targetOptions
  if (isDemoProject(project))
    throw new UsageError(
      `Name your Firebase project with --project: ${project} exists in the emulators alone.`,
    )
  if (flags.has('dry-run')) {
    const release = await prepareRelease(project, process.env.OUT_DIR ?? distFolder, console.log)
    if (printChecks(release, explainProject(project)) > 0) process.exitCode = 1
    console.log(`\nThen, readers before writers, npm run deploy -- --project ${project} deploys:\n`)
    for (const { title } of deploySteps) console.log(`  - ${title}`)
    console.log('\nAt the end it asks the live site. This was a dry run: nothing was deployed.')
    return
  }
  // Loading firebase-tools takes a second, which a dry run saves.
  const { openGoogleApis } = await import('./googleApis')
  const read = await openGoogleApis(project)
  const release = await prepareRelease(project, distFolder, console.log)
  const missing = printChecks(release, await checkProject(release.deployment, read))
  if (missing > 0)
    throw new Error(`\nNothing was deployed: ${missing} to do. Mend these points, and run the command again.`)
  await deploy(release, read)
})

/** Prints all checks, the project's first: what is on this machine depends on it. Returns how many are missing. */
function printChecks({ deployment, checks }: Release, projectChecks: readonly Check[]): number {
  console.log(`In the Firebase project ${deployment.projectId}\n\n${formatChecklist(projectChecks)}`)
  console.log(`\nOn this machine\n\n${formatChecklist(checks, projectChecks.length + 1)}`)
  return countMissing([...projectChecks, ...checks])
}

async function deploy({ homePage, commit, deployment: { projectId } }: Release, read: ReadApi) {
  await writeDeployConfig()
  await deployInOrder({
    deployOnly: (args) => {
      const all = ['deploy', '--config', deployConfig, '--project', projectId, '--only', ...args]
      execFileSync(process.execPath, [firebase, ...all], { cwd: projectRoot, stdio: 'inherit' })
    },
    readIndexStates: () => readIndexStates(projectId, read),
    pause,
    log: console.log,
  })
  const { siteUrl } = businessDetails
  const results = await smokeTest({ siteUrl, projectId, homePage }, pause)
  console.log(`\nThe live site\n\n${formatChecklist(results)}`)
  if (countMissing(results) > 0)
    throw new Error(`The live site fails: see above, and npx firebase functions:log --project ${projectId}`)
  console.log(`\nLive: ${siteUrl}`)
  if (commit !== null) console.log(`Note this commit, to take a release back (docs/operations.md): ${commit}`)
}

/** firebase-tools reads paths from the folder of its configuration, and makes a database in the United States by default. */
async function writeDeployConfig(): Promise<void> {
  const built = await readFile(join(distFolder, builtFirebaseJson), 'utf8')
  const { firestore, ...others } = JSON.parse(built) as { firestore: object }
  const config = { ...others, firestore: { ...firestore, location: functionsRegion } }
  await writeFile(join(projectRoot, deployConfig), JSON.stringify(config, null, 2))
}
