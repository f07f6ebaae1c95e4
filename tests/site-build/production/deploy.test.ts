import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { loadEnv } from 'vite'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../../seed/projectFolders'
import { buildStampFile, createBuildStamp } from '../../../site-build/buildStamp'
import { createSiteViteConfig } from '../../../site-build/createSiteViteConfig'
import { readProductionBuild } from './productionBuild'

const run = promisify(execFile)

type Failure = { code: number; stdout: string; stderr: string }

/** Runs npm run deploy with the build of these tests. It fails: the build is for no project, or for another. */
async function deploy(...args: string[]): Promise<Failure> {
  const env = { ...process.env, OUT_DIR: process.env.PRODUCTION_BUILD }
  const command = ['run', '--silent', 'deploy', '--', ...args]
  return run('npm', command, { cwd: projectRoot, env }).then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: unknown) => error as Failure,
  )
}

test('a site says what it was built from, so that nothing else is deployed with it', async () => {
  const stamp: unknown = JSON.parse(readProductionBuild().read(buildStampFile))
  expect(stamp).toEqual(await createBuildStamp(loadEnv('production', projectRoot, 'VITE_')))
  const other = { VITE_FIREBASE_PROJECT_ID: 'other-shop', VITE_APP_CHECK_SITE_KEY: 'key' }
  expect(await createBuildStamp(other)).toEqual({
    id: expect.not.stringMatching((stamp as { id: string }).id) as unknown,
    projectId: 'other-shop',
    hasAppCheckKey: true,
  })
})

test('a build reads its variables from the root of the repository', () =>
  expect(createSiteViteConfig({ outDir: '' }).envDir).toBe(projectRoot))

describe('npm run deploy', () => {
  test('with --dry-run prints a numbered checklist: what is done, what is missing, and what mends it', async () => {
    const { code, stdout } = await deploy('--project', 'shop-live', '--dry-run')
    expect(code).toBe(1)
    expect(stdout).not.toContain('Building the site')
    const points = [...stdout.matchAll(/^ ?(\d+)\. \[(.+?)\] *(.+)$/gm)].map(([, number, mark, title]) => ({
      number: Number(number),
      mark,
      title,
    }))
    expect(points.map(({ number }) => number)).toEqual(points.map((_, index) => index + 1))
    const titlesOf = (wanted: string) =>
      points.filter(({ mark }) => mark === wanted).map(({ title }) => title)
    expect(titlesOf('TO DO').join()).toMatch(/The site is (?:not )?connected to/)
    expect(titlesOf('?')).toEqual(
      expect.arrayContaining([
        'The project is there, on the Blaze plan',
        'Visitors can sign in, and send without an account',
        expect.stringMatching(/^The secret SMTP_URL/),
      ]),
    )
    expect(stdout).toContain('> npx firebase login')
    expect(stdout).toContain('> npx firebase functions:secrets:set SMTP_URL --project shop-live')
    const order = ['Indexes of Firestore', 'Rules of', 'Functions', 'Site']
    expect(
      order.map((step) => stdout.indexOf(`  - ${step}`)).every((at, i, all) => at > (all[i - 1] ?? 0)),
    ).toBe(true)
    expect(stdout).toMatch(/nothing was deployed\.\n$/)
  })

  test("refuses the emulators' project, which is meant where none is named", async () => {
    const { code, stderr } = await deploy('--dry-run')
    expect([code, stderr]).toEqual([2, expect.stringContaining('exists in the emulators alone')])
  })
})
