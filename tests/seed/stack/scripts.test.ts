import { expect, test } from 'vitest'
import { getFiguresDate } from '../../../domain/figures/figuresDate'
import { ensureDemoAccounts } from '../../../seed/demoAccounts'
import { openAdminProject } from '../../adminProject'
import { getEmulatorHosts, runSeedScript } from '../runSeedScript'

test('npm run staff grants, lists and revokes, says when it takes effect, and takes codes away', async () => {
  const project = `demo-arielle-${Date.now().toString(36)}`
  await ensureDemoAccounts(openAdminProject(project).auth)
  const staff = (...args: string[]) =>
    runSeedScript('staff.ts', [...args, '--project', project], getEmulatorHosts())
  expect((await staff('grant', 'customer@arielle.test')).output).toBe(
    'customer@arielle.test is staff now. They must sign out and in again before it counts.\n',
  )
  expect((await staff('list')).output).toContain('customer@arielle.test')
  const revocation = await staff('revoke', 'customer@arielle.test')
  expect(revocation.output).toMatch(
    /is no longer staff, .*\nFunctions refuse them from now on.*\n.* until \d\d:\d\d in Lagos\.\n/,
  )
  const { auth } = openAdminProject(project)
  const factor = { uid: 'f', displayName: 'Phone', factorId: 'phone', phoneNumber: '+12025550142' } as const
  const user = await auth.getUserByEmail('staff@arielle.test')
  await auth.updateUser(user.uid, { multiFactor: { enrolledFactors: [factor] } })
  expect((await staff('remove-codes', 'staff@arielle.test')).output).toContain('with the password alone')
  expect((await auth.getUser(user.uid)).multiFactor).toBeUndefined()
  expect((await staff('remove-codes', 'staff@arielle.test')).output).toContain('has no codes')
  expect(await staff('grant', 'nobody@arielle.test')).toMatchObject({ code: 1, output: '' })
})

test('npm run figures says which days were wrong, or that all were right', async () => {
  const project = `demo-arielle-${Date.now().toString(36)}`
  const today = getFiguresDate(Date.now())
  await openAdminProject(project).firestore.doc(`days/${today}`).set({ received: 1 })
  const figures = () => runSeedScript('figures.ts', ['--project', project], getEmulatorHosts())
  expect(await figures()).toMatchObject({
    code: 0,
    output: expect.stringContaining(`are right now: ${today}.`) as unknown,
  })
  expect((await figures()).output).toContain('All figures were right')
})
