import { resolve } from 'node:path'
import type { App } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { firebaseProjectOptionsUsageText, parseCommandLine, runCli, UsageError } from '../commandLine'
import { resolveTargetFirebaseProject, type TargetFirebaseProject } from '../projectTarget'
import { withFirebaseApp } from '../withFirebaseApp'
import type { BackupProject } from './backUp'
import type { Manifest } from './backupFolder'
import { openDatabase } from './openDatabase'

/** Runs `npm run backup` or `npm run restore`, whose option `folderOption` names the folder of the backup. */
export async function runBackupCommand(
  command: 'backup' | 'restore',
  folderOption: 'to' | 'from',
  run: (project: BackupProject, folder: string) => Promise<Manifest>,
): Promise<void> {
  const usage = `npm run ${command} -- --${folderOption} FOLDER ${firebaseProjectOptionsUsageText}`
  await runCli(usage, async () => {
    const { folder, otherArgs } = takeFolder(process.argv.slice(2), `--${folderOption}`)
    const { targetOptions, positionals } = parseCommandLine(otherArgs)
    if (positionals.length > 0) throw new UsageError(`'${positionals.join(' ')}' is not understood.`)
    const target = resolveTargetFirebaseProject(targetOptions, process.env)
    const manifest = await withFirebaseApp(target, (app) => run(openProject(target, app), folder))
    console.log(describe(command, manifest, target.project, folder))
  })
}

function takeFolder(args: readonly string[], option: string) {
  const index = args.indexOf(option)
  const folder = args[index + 1]
  if (index === -1 || folder === undefined || folder.startsWith('-'))
    throw new UsageError(`Name the folder of the backup: ${option} FOLDER.`)
  return { folder: resolve(folder), otherArgs: args.filter((_, at) => at !== index && at !== index + 1) }
}

function openProject(target: TargetFirebaseProject, app: App): BackupProject {
  const { project } = target
  const bucket = getStorage(app).bucket()
  return {
    project,
    database: openDatabase(target, app.options.credential),
    firestore: getFirestore(app),
    bucket,
  }
}

function describe(
  command: 'backup' | 'restore',
  manifest: Manifest,
  project: string,
  folder: string,
): string {
  const documents = manifest.collections.reduce((sum, { lines }) => sum + lines, 0)
  const what = `${documents} documents and ${manifest.objects.lines} files`
  return command === 'backup'
    ? `Backed up ${project}: ${what} are in ${folder}. Accounts are not: see npx firebase auth:export.`
    : `Restored ${project}: ${what} are as in the backup of ${manifest.project}. Nobody was sent a message.`
}
