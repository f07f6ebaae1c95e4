import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CleanupStack } from '../../bench/cleanupStack'
import { projectRoot } from '../../emulators/emulatorConfig'
import { runCli } from '../../seed/commandLine'
import { equivalentMutants } from './equivalentMutants'
import { generateMutants } from './generate/generateMutants'
import { formatMutant, type Mutant, type RulesFileName } from './generate/mutant'
import { createMutationReport } from './mutationReport'
import { startRulesEmulators } from './rulesEmulators'
import { runMutants, type MutantResult } from './runMutants'

/*
 * npm run test:mutants [-- NAME …]  runs the security rules tests against mutants (copies with one change) of the
 * rules, and fails if the tests do not detect one. With a NAME, only mutants in functions and matches
 * whose name contains it.
 */

const names = process.argv.slice(2)

// The third-party Firestore emulator hidane loads rules about 20 times faster than Google's emulator. The rules tests
// pass on both.
process.env.FIRESTORE_EMULATOR ??= 'hidane'

await runCli('npm run test:mutants [-- NAME …]', async () => {
  const cleanups = new CleanupStack()
  await cleanups.runWithCleanup(async () => {
    const mutants = {
      'firestore.rules': await readMutants('firestore.rules'),
      'storage.rules': await readMutants('storage.rules'),
    }
    const ports = await startRulesEmulators(cleanups, console.log)
    const results: MutantResult[] = []
    const logProgress = createProgressLog(Object.values(mutants).flat().length)
    const run = (file: RulesFileName) =>
      runMutants(file, mutants[file], ports, (result) => {
        logProgress(result, results.push(result))
      })
    await Promise.all([run('firestore.rules'), run('storage.rules')])
    const { lines, passed } = createMutationReport(results, equivalentMutants.filter(isSelected))
    console.log(lines.join('\n'))
    if (!passed) process.exitCode = 1
  })
})

async function readMutants(file: RulesFileName): Promise<Mutant[]> {
  return generateMutants(file, await readFile(join(projectRoot, file), 'utf8')).filter(isSelected)
}

function isSelected({ within }: { within: string }): boolean {
  return names.length === 0 || names.some((name) => within.includes(name))
}

function createProgressLog(total: number): (result: MutantResult, done: number) => void {
  console.log(`Measuring the coverage of each rules test, then running ${total} mutants.`)
  return (result, done) => {
    if (result.status === 'survived') console.log(`  survived: ${formatMutant(result.mutant)}`)
    if (result.status === 'error') console.log(`  error: ${formatMutant(result.mutant)}: ${result.reason}`)
    if (done % 100 === 0) console.log(`${done} of ${total}`)
  }
}
