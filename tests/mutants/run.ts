import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { projectRoot } from '../../seed/projectFolders'
import { generateMutants } from '../../packages/rules-mutation-tester/generate/generateMutants'
import { formatMutant, type RulesFileName } from '../../packages/rules-mutation-tester/generate/mutant'
import { isSameMutant } from '../../packages/rules-mutation-tester/equivalentMutant'
import { createMutationReport } from '../../packages/rules-mutation-tester/mutationReport'
import { runMutants, type MutantResult } from '../../packages/rules-mutation-tester/runMutants'
import { runCli, UsageError } from '../../seed/commandLine'
import { chooseMutants, type MutantChoice } from '../../packages/rules-mutation-tester/chooseMutants'
import { equivalentMutants } from './equivalentMutants'
import { startEmulators } from '../../emulators/startEmulators'
import { findFreePortOffset } from '../../emulators/ports'
import type { EmulatorPorts } from '../../domain/firebase/localProject'

/*
 * npm run test:mutants [-- OPTIONS]  runs the tests of the security rules against mutants (copies with one change) of the
 * rules, and fails if the tests do not detect one.
 *   NAME …              only mutants in functions and matches whose name contains it
 *   --changed-since REF only mutants of what changed since a commit in the rules or their tests
 *   --sample N          only N mutants, drawn by --seed S; with --changed-since, if nothing changed there
 */
const usage = 'npm run test:mutants [-- NAME … | --changed-since REF] [--sample N] [--seed S]'

// The third-party Firestore emulator hidane loads rules about 20 times faster than Google's emulator. The rules tests
// pass on both.
process.env.FIRESTORE_EMULATOR ??= 'hidane'

const rulesTestFolder = 'tests/rules'

await runCli(usage, async () => {
  const choice = parseChoice(process.argv.slice(2))
  const cleanups = new CleanupStack()
  await cleanups.runWithCleanup(async () => {
    const mutants = {
      'firestore.rules': await readMutants('firestore.rules'),
      'storage.rules': await readMutants('storage.rules'),
    }
    const isChosen = chooseMutants(mutants, choice, { folder: projectRoot, testFolder: rulesTestFolder })
    const ports = await startRulesEmulators(cleanups, console.log)
    console.log(`Measuring what each test of the rules evaluates, then running mutants; seed ${choice.seed}.`)
    const results: MutantResult[] = []
    const run = async (file: RulesFileName) => {
      const project = { file, path: join(projectRoot, file), testFiles: await findTestFiles(file), ports }
      await runMutants(project, mutants[file], isChosen, (result) =>
        logProgress(result, results.push(result)),
      )
    }
    await Promise.all([run('firestore.rules'), run('storage.rules')])
    const listed = equivalentMutants.filter((each) =>
      results.some(({ mutant }) => isSameMutant(mutant, each)),
    )
    const { lines, passed } = createMutationReport(results, listed)
    console.log(lines.join('\n'))
    if (!passed) process.exitCode = 1
  })
})

function parseChoice(args: string[]): MutantChoice {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'changed-since': { type: 'string' },
        sample: { type: 'string' },
        seed: { type: 'string', default: String(Date.now() % 100_000) },
      },
    })
    const { sample, seed, 'changed-since': changedSince } = values
    return {
      names: positionals,
      seed: parseCount('--seed', seed),
      ...(changedSince !== undefined && { changedSince }),
      ...(sample !== undefined && { sample: parseCount('--sample', sample) }),
    }
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(error instanceof Error ? error.message : '')
  }
}

function parseCount(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text))
    throw new UsageError(`${option} is '${text}': it must be a whole number up to 999999.`)
  return Number(text)
}

async function readMutants(file: RulesFileName) {
  return generateMutants(file, await readFile(join(projectRoot, file), 'utf8'))
}

/** The names of the test files of storage.rules begin with `storage-`. */
async function findTestFiles(file: RulesFileName): Promise<string[]> {
  const folder = join(projectRoot, rulesTestFolder)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.test.ts')).sort()
  return names
    .filter((name) => name.startsWith('storage-') === (file === 'storage.rules'))
    .map((name) => join(folder, name))
}

function logProgress(result: MutantResult, done: number): void {
  if (result.status === 'survived') console.log(`  survived: ${formatMutant(result.mutant)}`)
  if (result.status === 'error') console.log(`  error: ${formatMutant(result.mutant)}: ${result.reason}`)
  if (done % 100 === 0) console.log(`${done} done`)
}

/** Starts the Firestore and Storage emulators on free ports, without the site and the seeded catalogue. */
async function startRulesEmulators(
  cleanups: CleanupStack,
  log: (line: string) => void,
): Promise<EmulatorPorts> {
  const { ports, emulatorProcess } = await startEmulators({
    portOffset: await findFreePortOffset(2000),
    emulators: ['firestore', 'storage'],
    log,
    signal: new AbortController().signal,
    registerCleanup: (stop) => cleanups.add(stop),
  })
  await emulatorProcess.ready
  return ports
}
