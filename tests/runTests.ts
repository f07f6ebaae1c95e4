import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ensureChromium } from '../setup/ensureChromium'
import { readQueryProblems } from './queries/listQueryProblems'

/*
 * npm run check            runs the checks, the tests that need no emulator, no build and no tool, and those tests of
 *                          components that the changes since the last commit concern: before every commit. It formats
 *                          the files, and prints what failed and nothing else
 * npm test [-- FILTER …]   runs the checks and the tests that guard every commit; with a FILTER, only the tests whose
 *                          path contains it
 * npm run test:all         runs, after these, what takes longer: packages, bench and launcher, rare failures in Chromium, the
 *                          rules on the second emulator, every mutant, sending under faults, and more random stories
 * Each ends with the line `N passed, N failed`.
 */

const root = join(import.meta.dirname, '..')
const cacheFolder = join(root, '.local/cache')
// ESLint needs TypeScript 6, which has the same command: record 005.
const compiler = join(root, 'node_modules/typescript-7/bin/tsc')

const quickLevels = ['quick', 'component']
const guardLevels = ['tools', 'build', 'stack', 'accounts', 'functions', 'browser']
const slowLevels = ['slow-browser', 'full', 'packages', 'bench', 'pictures', 'launcher']

const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const isAll = args.includes('--all')
const filters = args.filter((arg) => !arg.startsWith('--'))
// Only after all tests is it known which queries no test makes.
const recordsQueries = !isQuick && filters.length === 0
const queryRecord = join(root, '.local/queries')

type Tally = { passed: number; failed: number }
type VitestRunOptions = {
  environment?: NodeJS.ProcessEnv
  paths?: readonly string[]
  options?: readonly string[]
}

await mkdir(cacheFolder, { recursive: true })
// The tests and emulators make much garbage that lives for a moment: more space for it saves a tenth of their time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`
if (!isQuick) process.env.CHROMIUM_PATH = ensureChromium()
if (isAll) process.env.TEST_RUNS = 'all'
if (recordsQueries) process.env.QUERY_RECORD = queryRecord
await rm(queryRecord, { force: true })
// The quick levels use the processors while the stacks of the others start.
const tallies = await Promise.all([filters.length > 0 ? [] : runChecks(), ...runGuardTests()])
if (recordsQueries) tallies.push(await checkRecordedQueries())
const tally = sumTallies([...tallies.flat(), ...(isAll ? await runSlowTests() : [])])
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed > 0 ? 1 : 0)

/** Starts the runs of Vitest for the command. A filter may select tests of any level. */
function runGuardTests(): Promise<Tally>[] {
  if (isQuick)
    return [runTests(['quick']), runTests(['component'], { options: ['--changed', '--passWithNoTests'] })]
  if (filters.length > 0) return [runTests([...quickLevels, ...guardLevels, ...slowLevels])]
  return [runTests(quickLevels), runTests(guardLevels)]
}

/** Runs in sequence: each of these needs all processors, or starts emulators itself. */
async function runSlowTests(): Promise<Tally[]> {
  return [
    await runTests(slowLevels),
    await runTests(['stack'], { environment: { FIRESTORE_EMULATOR: 'hidane' }, paths: ['tests/rules'] }),
    await runScript('Mutants of the security rules', 'test:mutants'),
    await runScript('Sending under faults', 'bench', '--only', 'faults'),
  ]
}

/** Runs ESLint in parallel with the other checks, and prints a check's output if it fails. */
async function runChecks(): Promise<Tally[]> {
  const cache = (name: string) => join(cacheFolder, name)
  const write = isQuick ? ['--write', '--log-level', 'warn'] : ['--check']
  const prettier = ['.', ...write, '--cache', '--cache-location', cache('prettier')]
  const eslintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', cache('eslint')]
  const incremental = (name: string) => ['--noEmit', '--incremental', '--tsBuildInfoFile', cache(name)]
  const otherChecks = async () => [
    await runCheck('Formatting', binary('prettier'), prettier, 'npm run format'),
    await runCheck('Types', compiler, incremental('types')),
    await runCheck('Types, as all supported browsers have them', compiler, [
      ...incremental('web-types'),
      '-p',
      'web',
    ]),
    await runCheck('Types of the service worker', compiler, [
      ...incremental('worker-types'),
      '-p',
      'web/offline',
    ]),
    await runCheck('Lint with types', binary('oxlint'), []),
  ]
  const lint = runCheck('Lint, one-way arrows and security rules', binary('eslint'), ['.', ...eslintCache])
  return [...(await otherChecks()), await lint]
}

async function checkRecordedQueries(): Promise<Tally> {
  const problems = await readQueryProblems(queryRecord)
  console.log([`${problems.length === 0 ? '✓' : '✗'} Queries and their indexes`, ...problems].join('\n'))
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runCheck(title: string, program: string, programArgs: string[], fix?: string): Promise<Tally> {
  const { code, output } = await run(program, programArgs)
  if (code !== 0 || !isQuick) console.log(`${code === 0 ? '✓' : '✗'} ${title}`)
  if (code === 0) return { passed: 1, failed: 0 }
  console.log(output + (fix === undefined ? '' : `Fix it with: ${fix}`))
  return { passed: 0, failed: 1 }
}

async function runTests(
  levels: readonly string[],
  { environment = {}, paths = filters, options = [] }: VitestRunOptions = {},
): Promise<Tally> {
  const reportPath = join(root, `.local/vitest-${levels[0] ?? ''}.json`)
  await rm(reportPath, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportPath}`]
  const projects = levels.flatMap((level) => ['--project', level])
  const silent = isQuick ? ['--silent=passed-only'] : []
  const { code, output } = await run(
    binary('vitest'),
    ['run', ...projects, ...reporters, ...silent, ...options, ...paths],
    { stdio: isQuick ? 'pipe' : 'inherit', environment },
  )
  const report = await readReport(reportPath)
  if (!isQuick) printSlowestFiles(report)
  else if (code !== 0) console.log(output)
  return toTally(report, code)
}

/** Runs a script of package.json; it counts as one test. */
async function runScript(title: string, name: string, ...scriptArgs: string[]): Promise<Tally> {
  console.log(`\n${title}: npm run ${name}`)
  const { code } = await run('npm', ['run', '--silent', name, '--', ...scriptArgs], { stdio: 'inherit' })
  console.log(`${code === 0 ? '✓' : '✗'} ${title}`)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

type VitestReport = {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: { name: string; startTime: number; endTime: number }[]
}

async function readReport(path: string): Promise<VitestReport> {
  const json = await readFile(path, 'utf8').catch(() => '{}')
  return JSON.parse(json) as VitestReport
}

function printSlowestFiles({ testResults = [] }: VitestReport): void {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name,
    seconds: (endTime - startTime) / 1000,
  }))
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 10)
  console.log('\nSlowest test files:')
  for (const { name, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative(root, name)}`)
  }
}

/**
 * A Vitest run that fails without a failed test (for example, because a file does not load) counts as one failed test.
 */
function toTally(
  { numPassedTests: passed = 0, numFailedTests: failed = 0 }: VitestReport,
  code: number | null,
): Tally {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

function sumTallies(tallies: Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

function binary(program: string): string {
  return join(root, 'node_modules/.bin', program)
}

function run(
  program: string,
  programArgs: string[],
  { stdio = 'pipe', environment = {} }: { stdio?: 'pipe' | 'inherit'; environment?: NodeJS.ProcessEnv } = {},
) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(program, programArgs, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', stdio, stdio],
    })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => output.push(String(text)))
    child.on('close', (code) => resolve({ code, output: output.join('') }))
  })
}
