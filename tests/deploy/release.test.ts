import { expect, test } from 'vitest'
import {
  type BusinessFacts,
  checkBuiltForProject,
  checkCommitted,
  checkFacts,
} from '../../deploy/checkRelease'
import { businessDetails } from '../../domain/site/businessDetails'

const ownFacts: BusinessFacts = {
  ...businessDetails,
  siteUrl: 'https://arielle.ng',
  phone: '+234 803 123 4567',
  whatsapp: '+234 803 123 4567',
  email: 'hello@arielle.ng',
  address: ['4 Allen Avenue', 'Ikeja', 'Lagos, Nigeria'],
  coordinates: { latitude: 6.6, longitude: 3.35 },
  facebook: 'https://facebook.com/arielle',
  instagram: 'https://instagram.com/arielle',
}

test('each fact of a fresh clone is named as an example, none of an own shop', () => {
  const examples = Object.keys(ownFacts).filter((fact) => !['name', 'hours', 'foundedYear'].includes(fact))
  const { state, details } = checkFacts(businessDetails, 'shop')
  expect([state, details]).toEqual(['missing', [`Still examples: ${examples.join(', ')}`]])
  expect(checkFacts(ownFacts, 'shop').state).toBe('done')
})

test.each([
  ...['', 'arielle.ng', 'http://arielle.ng', 'https://arielle.ng/'].map((url) => ['siteUrl', url] as const),
  ...['', '@arielle', 'facebook.com/arielle', 'https://'].map((url) => ['facebook', url] as const),
])('nobody can open %s where it is %j', (fact, url) =>
  expect(checkFacts({ ...ownFacts, [fact]: url }, 'shop').details?.join()).toMatch(`${fact} is no`),
)

test('what is deployed is committed, which outside a Git repository is a note', () => {
  expect(checkCommitted('').state).toBe('done')
  expect(checkCommitted('M firestore.rules').state).toBe('missing')
  expect(checkCommitted(null).state).toBe('advice')
})

test('the site was built for the project, else the variables are named with where they come from', () => {
  const stamp = { id: '0', projectId: 'shop', hasAppCheckKey: true }
  expect(checkBuiltForProject(stamp, 'shop').state).toBe('done')
  expect(checkBuiltForProject(stamp, 'other').title).toContain('connected to shop, and you deploy to other')
  const { fix } = checkBuiltForProject({ ...stamp, projectId: null }, 'shop')
  expect(fix?.join('\n')).toContain('VITE_FIREBASE_PROJECT_ID=shop')
})
