import { describe, expect, test } from 'vitest'
import { formatChecklist, summarizeChecks } from '../../deploy/checklist'
import {
  checkAppCheckKey,
  checkBuiltForProject,
  checkCommitted,
  checkNode,
  checkRewrites,
} from '../../deploy/checkMachine'

const stamp = { id: '0', projectId: 'shop', hasAppCheckKey: true }

test('Node is noted where it is not the version that the functions get', () => {
  expect(checkNode('22.12.0', '22')).toMatchObject({ state: 'done' })
  expect(checkNode('24.1.0', '22')).toMatchObject({ state: 'advice' })
})

describe('what is deployed', () => {
  test('is committed', () => {
    expect(checkCommitted('')).toMatchObject({ state: 'done' })
    expect(checkCommitted(' M firestore.rules\n')).toMatchObject({
      state: 'missing',
      details: [' M firestore.rules'],
    })
  })

  test('names five of many changes', () =>
    expect(checkCommitted('?? a\n'.repeat(7)).details).toEqual([
      ...Array<string>(5).fill('?? a'),
      'and 2 more',
    ]))

  test('is noted outside a Git repository', () =>
    expect(checkCommitted(null)).toMatchObject({ state: 'advice' }))

  test('was built for the project, else the variables are named with where they come from', () => {
    expect(checkBuiltForProject(stamp, 'shop')).toMatchObject({ state: 'done' })
    expect(checkBuiltForProject(stamp, 'other').title).toBe(
      'The site is connected to shop, and you deploy to other',
    )
    const { state, fix } = checkBuiltForProject({ ...stamp, projectId: null }, 'shop')
    expect(state).toBe('missing')
    expect(fix?.join('\n')).toContain('VITE_FIREBASE_PROJECT_ID=shop')
  })

  test('is noted to be without App Check, with how to switch it on', () => {
    expect(checkAppCheckKey(stamp, 'shop')).toMatchObject({ state: 'done' })
    const { state, fix } = checkAppCheckKey({ ...stamp, hasAppCheckKey: false }, 'shop')
    expect([state, fix?.join()]).toEqual(['advice', expect.stringContaining('VITE_APP_CHECK_SITE_KEY')])
  })
})

describe('the region of the functions', () => {
  const toFirebaseJson = (...regions: string[]) =>
    JSON.stringify({
      hosting: {
        rewrites: [
          { source: '/staff/**', destination: '/staff.html' },
          ...regions.map((region) => ({ source: '/api/**', function: { functionId: 'api', region } })),
        ],
      },
    })

  test('is that of the rewrites', () =>
    expect(checkRewrites(toFirebaseJson('africa-south1', 'africa-south1'), 'africa-south1')).toMatchObject({
      state: 'done',
    }))

  test('is missing in the rewrites that lead elsewhere, with the command that mends them', () =>
    expect(checkRewrites(toFirebaseJson('africa-south1', 'europe-west1'), 'africa-south1')).toMatchObject({
      state: 'missing',
      title: expect.stringContaining('looks for them in europe-west1') as unknown,
      fix: [expect.stringMatching(/^sed -i\.old .+ firebase\.json && rm firebase\.json\.old$/)],
    }))
})

test('a checklist numbers its points, and shows what mends those that are not done', () => {
  const checks = [
    { state: 'done', title: 'The oven is hot', fix: ['Light it'] },
    { state: 'missing', title: 'The dough is dry', details: ['It cracks'], fix: ['Add water'] },
  ] as const
  expect(formatChecklist(checks, 9)).toBe(
    [
      ' 9. [done]  The oven is hot',
      '10. [TO DO] The dough is dry',
      '            It cracks',
      '            > Add water',
    ].join('\n'),
  )
  expect(summarizeChecks(checks)).toBe('1 done, 1 to do, 0 notes.')
})
