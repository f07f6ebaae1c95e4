import { parseArgs } from 'node:util'
import { isDemoProject } from '../domain/firebase/localProject'
import { UsageError } from '../seed/commandLine'

/** Parses the command line of npm run deploy. Throws UsageError if it is invalid, or names the emulators' project. */
export function parseDeployOptions(args: string[]): { projectId: string; isDryRun: boolean } {
  const { project, 'dry-run': isDryRun } = parse(args)
  if (project === undefined)
    throw new UsageError('Name the Firebase project with --project. Nothing was deployed.')
  if (!/^[a-z][a-z0-9-]{2,60}$/.test(project))
    throw new UsageError(`'${project}' is no project id. Nothing was deployed.`)
  if (isDemoProject(project))
    throw new UsageError(
      `'${project}' exists in the emulators alone. Name a real project. Nothing was deployed.`,
    )
  return { projectId: project, isDryRun }
}

function parse(args: string[]) {
  try {
    const options = { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
