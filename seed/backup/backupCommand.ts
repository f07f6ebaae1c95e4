import { resolve } from 'node:path'
import type { App } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { openBucket } from '../../functions/openBucket'
import { firebaseProjectOptionsUsageText, parseCommandLine, runCli, UsageError } from '../commandLine'
import {
  type EmulatorHosts,
  resolveTargetFirebaseProject,
  type TargetFirebaseProject,
} from '../projectTarget'
import { withFirebaseApp } from '../withFirebaseApp'
import type { BackupProject } from './backUp'
import type { Manifest } from './backupFolder'
import { openDatabase } from './openDatabase'

type BackupCommand = {
  name: 'backup' | 'restore'
  /** The option that names the folder of the backup. */
  folderOption: 'to' | 'from'
  /** The options without a value. */
  flagNames?: readonly string[]
  run: (
    project: BackupProject,
    folder: string,
    flags: ReadonlySet<string>,
    hosts: EmulatorHosts | undefined,
  ) => Promise<Manifest>
}

/** Runs `npm run backup` or `npm run restore`. */
export async function runBackupCommand({
  name,
  folderOption,
  flagNames = [],
  run,
}: BackupCommand): Promise<void> {
  const flagsUsage = flagNames.map((flag) => ` [--${flag}]`).join('')
  const usage = `npm run ${name} -- --${folderOption} FOLDER${flagsUsage} ${firebaseProjectOptionsUsageText}`
  await runCli(usage, async () => {
    const { folder, otherArgs } = takeFolder(process.argv.slice(2), `--${folderOption}`)
    const { targetOptions, positionals, flags } = parseCommandLine(otherArgs, flagNames)
    if (positionals.length > 0) throw new UsageError(`'${positionals.join(' ')}' is not understood.`)
    const target = resolveTargetFirebaseProject(targetOptions, process.env)
    const manifest = await withFirebaseApp(target, (app) =>
      run(openProject(target, app), folder, flags, target.hosts),
    )
    console.log(describe(name, manifest, target.project, folder))
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
  const bucket = openBucket(app)
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
  const what = `${count(documents, 'document')} and ${count(manifest.objects.lines, 'file')}`
  return command === 'backup'
    ? `Backed up ${project} into ${folder}: ${what}. Accounts are not in it: see npx firebase auth:export.`
    : `Restored ${project} from a backup of ${manifest.project}: ${what}. Nobody is sent a message about it.`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
