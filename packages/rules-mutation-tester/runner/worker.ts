import { readFile } from 'node:fs/promises'
import type { RulesProject } from '../rulesProject'
import type { MutationWorkerRequest, MutationWorkerResponse } from './messages'
import { MutantRunner } from './mutantRunner'
import { createRulesLoader } from './rulesLoader'
import { collectRulesTests } from './rulesTests'

// The entry script of a mutation test worker process. Its argument is the rules project as JSON; environment variables
// contain the emulators' addresses.

const { file, path, testFiles } = JSON.parse(process.argv[2] ?? '') as RulesProject
const tests = await collectRulesTests(testFiles)
const runner = new MutantRunner(tests, await readFile(path, 'utf8'), createRulesLoader(file))

process.on('message', (request) => {
  void respondTo(request as MutationWorkerRequest).then(send, (error: unknown) => {
    send({ error: error instanceof Error ? error.message : String(error) })
  })
})
process.on('disconnect', () => process.exit())
send({ tests: tests.map(({ name, file }) => ({ name, file })) })

async function respondTo(request: MutationWorkerRequest): Promise<MutationWorkerResponse> {
  if (request.type === 'measureCoverage') return { coverage: await runner.measureCoverage(request.tests) }
  return { killingTest: await runner.findKillingTest(request.rules, request.order ?? [...tests.keys()]) }
}

function send(message: MutationWorkerResponse): void {
  process.send?.(message)
}
