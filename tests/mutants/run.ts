import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Stopping } from '../../bench/stopping'
import { root } from '../../emulators/config'
import { runScript } from '../../seed/commandLine'
import { startDeciders } from './emulators'
import { equivalents } from './equivalent'
import { mutantLine, type Mutant, type RulesFileName } from './generate/mutant'
import { mutantsOf } from './generate/mutants'
import { judgeAll, type Judged } from './judgeAll'
import { reportOn } from './report'

/*
 * npm run test:mutants [-- WORD …]  puts one fault after another into the rules, and fails unless the tests of
 * tests/rules notice each; with a WORD, only faults in functions and matches whose name holds one.
 */

const words = process.argv.slice(2)

await runScript('npm run test:mutants [-- WORD …]', async () => {
  const stopping = new Stopping()
  await stopping.around(async () => {
    const mutants = {
      'firestore.rules': await mutantsIn('firestore.rules'),
      'storage.rules': await mutantsIn('storage.rules'),
    }
    const ports = await startDeciders(stopping, console.log)
    const judged: Judged[] = []
    const tell = progress(Object.values(mutants).flat().length)
    const judge = (file: RulesFileName) =>
      judgeAll(file, mutants[file], ports, (one) => {
        tell(one, judged.push(one))
      })
    await Promise.all([judge('firestore.rules'), judge('storage.rules')])
    const { lines, isGood } = reportOn(judged, equivalents.filter(isWanted))
    console.log(lines.join('\n'))
    if (!isGood) process.exitCode = 1
  })
})

async function mutantsIn(file: RulesFileName): Promise<Mutant[]> {
  return mutantsOf(file, await readFile(join(root, file), 'utf8')).filter(isWanted)
}

function isWanted({ within }: { within: string }): boolean {
  return words.length === 0 || words.some((word) => within.includes(word))
}

// What is not killed is told at once, since a run takes minutes; the report tells what of it matters.
function progress(all: number): (judged: Judged, done: number) => void {
  console.log(`Looking at what each test of the rules sees, then judging ${all} mutants.`)
  return ({ kind, mutant }, done) => {
    if (kind !== 'killed') console.log(`  ${kind}: ${mutantLine(mutant)}`)
    if (done % 100 === 0) console.log(`${done} of ${all}`)
  }
}
