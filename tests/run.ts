import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { demandChromium } from '../setup/chromium'

/*
 * npm test [-- FILTER …]  every check and every test (only the tests whose path holds a FILTER, where one is given),
 * ending with the line `N passed, N failed`.
 */

const root = join(import.meta.dirname, '..')
const report = join(root, '.local/vitest.json')
const filters = process.argv.slice(2)

type Tally = { passed: number; failed: number }

await mkdir(join(root, '.local'), { recursive: true })
const checks = filters.length > 0 ? [] : await runChecks()
const tally = total([...checks, await runTests()])
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed > 0 ? 1 : 0)

/** The checks that need nothing running, two at a time; what one says is shown when it fails. */
async function runChecks(): Promise<Tally[]> {
  const format = check('Formatting', 'prettier', ['--check', '.'], 'npm run format')
  const types = check('Types', 'tsc', ['--noEmit'])
  const workerTypes = check('Types of the service worker', 'tsc', ['--noEmit', '-p', 'web/offline'])
  const formatAndTypes = Promise.all([format, types.then(async (tally) => total([tally, await workerTypes]))])
  const lint = check('Lint, one-way arrows and security rules', 'eslint', ['.'])
  return [...(await formatAndTypes), await lint]
}

async function check(title: string, program: string, args: string[], mendWith?: string): Promise<Tally> {
  const { code, output } = await run(program, args)
  console.log(`${code === 0 ? '✓' : '✗'} ${title}`)
  if (code === 0) return { passed: 1, failed: 0 }
  console.log(output + (mendWith === undefined ? '' : `Mend it with: ${mendWith}`))
  return { passed: 0, failed: 1 }
}

async function runTests(): Promise<Tally> {
  process.env.CHROMIUM_PATH = demandChromium()
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest', ['run', ...reporters, ...filters], 'inherit')
  return readReport(code)
}

/** A run that failed without a failed test (a file that does not load, a global set-up that throws) counts as one. */
async function readReport(code: number | null): Promise<Tally> {
  const json = await readFile(report, 'utf8').catch(() => '{}')
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = JSON.parse(json) as VitestReport
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

type VitestReport = { numPassedTests?: number; numFailedTests?: number }

function total(tallies: Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((sofar, tally) => sofar + tally[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/** Runs one of the project's own programs from node_modules. */
function run(program: string, args: string[], stdio: 'pipe' | 'inherit' = 'pipe') {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stdio: ['ignore', stdio, stdio],
    })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => output.push(String(text)))
    child.on('close', (code) => {
      resolve({ code, output: output.join('') })
    })
  })
}
