import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFunctionsManifest } from '../../deploy/readFunctionsManifest'
import { functionsRegion } from '../../domain/site/businessDetails'
import { buildFunctions } from '../../functions/build/buildFunctions'
import { projectRoot } from '../../seed/projectFolders'

const run = promisify(execFile)

/** What is tested of a function: where it runs, what starts it and which secrets it gets. */
type Endpoint = {
  platform: string
  region: string[]
  timeoutSeconds: number | null
  availableMemoryMb: number | null
  concurrency: number | null
  maxInstances: number | null
  secretEnvironmentVariables: { key: string }[]
  httpsTrigger?: object
  eventTrigger?: {
    eventType: string
    eventFilters: Record<string, string>
    eventFilterPathPatterns?: Record<string, string>
    retry: boolean
  }
  scheduleTrigger?: { schedule: string; timeZone?: string }
}

let bundle = ''
let endpoints: Record<string, Endpoint> = {}

beforeAll(async () => {
  // Below the root, where the bundle finds its packages.
  bundle = await mkdtemp(join(projectRoot, '.local/functions-bundle-'))
  await buildFunctions(bundle, { firebaseJson: join(projectRoot, 'firebase.json') })
  endpoints = (await readFunctionsManifest(bundle, 'shop')) as Record<string, Endpoint>
})

afterAll(() => rm(bundle, { recursive: true, force: true }))

const secrets = ['SMTP_URL', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']

function describeTrigger({ httpsTrigger, eventTrigger, scheduleTrigger }: Endpoint): string {
  if (httpsTrigger) return 'https'
  if (scheduleTrigger) return [scheduleTrigger.schedule, scheduleTrigger.timeZone ?? 'UTC'].join(', ')
  const { eventType = '', eventFilters, eventFilterPathPatterns, retry } = eventTrigger ?? {}
  const subject = eventFilterPathPatterns?.document ?? eventFilters?.document ?? eventFilters?.bucket
  return [subject, eventType.split('.').at(-1), retry ? 'retried' : 'once'].join(' ')
}

describe('what `firebase deploy` creates', () => {
  test('is thirteen functions, each with its trigger and its limit of time', () => {
    const found = Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      describeTrigger(endpoint),
      endpoint.timeoutSeconds,
    ])
    expect(found.sort()).toEqual([
      ['api', 'https', null],
      ['enquiryReplyCreated', 'enquiries/{id}/replies/{replyId} created retried', 540],
      ['enquiryWritten', 'enquiries/{id} written retried', 540],
      ['everyFiveMinutes', 'every 5 minutes, UTC', 720],
      ['everyNight', 'every day 03:00, Africa/Lagos', 540],
      ['photographUploaded', 'shop.firebasestorage.app finalized retried', 120],
      ['productPage', 'https', null],
      ['productWritten', 'products/{id} written retried', null],
      ['publishedFiles', 'https', null],
      ['pushDeviceCreated', 'pushDevices/{id} created retried', null],
      ['requestReplyCreated', 'requests/{id}/replies/{replyId} created retried', 540],
      ['requestWritten', 'requests/{id} written retried', 540],
      ['shopSettingsWritten', 'settings/shop written retried', 540],
    ])
  })

  test('runs in the region of the shop, as the second generation, with the secrets to send and a limit of instances', () => {
    for (const [name, endpoint] of Object.entries(endpoints))
      expect([name, endpoint]).toEqual([
        name,
        expect.objectContaining({
          platform: 'gcfv2',
          region: [functionsRegion],
          secretEnvironmentVariables: secrets.map((key) => ({ key })),
          maxInstances: name === 'productWritten' ? 1 : 10,
        }),
      ])
  })

  test('takes no more time than production gives each kind of function', () => {
    const tooLong = Object.entries(endpoints).filter(
      ([, { timeoutSeconds, eventTrigger, scheduleTrigger }]) => {
        const limit = eventTrigger ? 540 : scheduleTrigger ? 1800 : 3600
        return (timeoutSeconds ?? 60) > limit
      },
    )
    expect(tooLong).toEqual([])
  })

  test('has at least 512 MiB: 80 arrivals at once take more than half of it', () => {
    for (const [name, { availableMemoryMb }] of Object.entries(endpoints))
      expect([name, availableMemoryMb ?? 256]).toEqual([name, expect.toSatisfy((mb: number) => mb >= 512)])
  })

  test('decodes photographs alone, with the memory that the largest takes', () =>
    expect(endpoints.photographUploaded).toMatchObject({ availableMemoryMb: 2048, concurrency: 1 }))

  test('answers the API with memory for as many of the largest bodies as come at once', () =>
    expect(endpoints.api).toMatchObject({ availableMemoryMb: 2048, concurrency: 8 }))

  test('is nothing without a project, whose bucket no function guesses', () =>
    expect(readFunctionsManifest(bundle, '')).rejects.toThrow('GCLOUD_PROJECT is not set'))

  test('is the functions that firebase.json routes addresses to, in the region of the shop', async () => {
    const { hosting } = JSON.parse(await readFile(join(projectRoot, 'firebase.json'), 'utf8')) as {
      hosting: { rewrites: { function?: { functionId: string; region: string } }[] }
    }
    const routed = hosting.rewrites.flatMap(({ function: target }) =>
      target ? [`${target.functionId} in ${target.region}`] : [],
    )
    const answering = Object.entries(endpoints).flatMap(([name, { httpsTrigger }]) =>
      httpsTrigger ? [`${name} in ${functionsRegion}`] : [],
    )
    expect([...new Set(routed)].sort()).toEqual(answering.sort())
  })

  test('runs on Node 22', async () => {
    const { engines } = JSON.parse(await readFile(join(bundle, 'package.json'), 'utf8')) as {
      engines: unknown
    }
    expect(engines).toEqual({ node: '22' })
  })
})

test('Cloud Functions installs from the bundle the packages that were tested: npm accepts its lock file without the network', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'functions-lock-'))
  try {
    for (const file of ['package.json', 'package-lock.json']) await cp(join(bundle, file), join(folder, file))
    const options = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=error']
    const { stdout } = await run('npm', options, { cwd: folder })
    expect(stdout).toMatch(/added \d+ packages/)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
