import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../emulators/config'
import type { RulesFileName } from '../generate/mutant'
import { Judge } from './judge'
import type { Answer, Question } from './messages'
import { rulesInPlace } from './rulesInPlace'
import { collectRulesTests } from './rulesTests'

// A judge in a process of its own: told the rules file and where the emulators are when it is started, then asked.

const rulesFile = process.argv[2] as RulesFileName
const tests = await collectRulesTests(await testFilesOf(rulesFile))
const trueRules = await readFile(join(root, rulesFile), 'utf8')
const judge = new Judge(tests, trueRules, rulesInPlace(rulesFile))

process.on('message', (question) => {
  void answer(question as Question).then(say, (error: unknown) => {
    say({ trouble: error instanceof Error ? error.message : String(error) })
  })
})
process.on('disconnect', () => process.exit())
say({ tests: tests.map(({ name }) => name) })

async function answer(question: Question): Promise<Answer> {
  if (question.ask === 'look') return { seen: await judge.look(question.tests) }
  return { killer: await judge.findKiller(question.rules, question.order ?? [...tests.keys()]) }
}

function say(message: Answer): void {
  process.send?.(message)
}

/** The test files of tests/rules that ask these rules: those of Storage are named for it. */
async function testFilesOf(file: RulesFileName): Promise<string[]> {
  const folder = join(root, 'tests/rules')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.test.ts')).sort()
  const isOfStorage = (name: string) => name.startsWith('storage-')
  return names
    .filter((name) => isOfStorage(name) === (file === 'storage.rules'))
    .map((name) => join(folder, name))
}
