import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../../emulators/emulatorConfig'
import type { RulesFileName } from '../generate/mutant'
import type { MutationWorkerRequest, MutationWorkerResponse } from './messages'
import { MutantRunner } from './mutantRunner'
import { createRulesLoader } from './rulesLoader'
import { collectRulesTests } from './rulesTests'

// The entry script of a mutation test worker process. Its argument is the name of the rules file; environment variables
// contain the emulators' addresses.

const rulesFile = process.argv[2] as RulesFileName
const tests = await collectRulesTests(await findTestFiles(rulesFile))
const originalRules = await readFile(join(projectRoot, rulesFile), 'utf8')
const runner = new MutantRunner(tests, originalRules, createRulesLoader(rulesFile))

process.on('message', (request) => {
  void respondTo(request as MutationWorkerRequest).then(send, (error: unknown) => {
    send({ error: error instanceof Error ? error.message : String(error) })
  })
})
process.on('disconnect', () => process.exit())
send({ tests: tests.map(({ name }) => name) })

async function respondTo(request: MutationWorkerRequest): Promise<MutationWorkerResponse> {
  if (request.type === 'measureCoverage') return { coverage: await runner.measureCoverage(request.tests) }
  return { killingTest: await runner.findKillingTest(request.rules, request.order ?? [...tests.keys()]) }
}

function send(message: MutationWorkerResponse): void {
  process.send?.(message)
}

/**
 * Finds the test files in tests/rules that test one rules file. The names of test files for storage.rules begin with
 * `storage-`.
 */
async function findTestFiles(file: RulesFileName): Promise<string[]> {
  const folder = join(projectRoot, 'tests/rules')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.test.ts')).sort()
  return names
    .filter((name) => name.startsWith('storage-') === (file === 'storage.rules'))
    .map((name) => join(folder, name))
}
