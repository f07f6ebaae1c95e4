import { expect, test } from 'vitest'
import { deployInOrder, type DeployTools } from '../../deploy/deployInOrder'
import type { IndexProgress } from '../../deploy/firestoreIndexes'

const ready: IndexProgress = { declared: 3, missing: [], building: [], broken: [] }
const building: IndexProgress = { ...ready, missing: ['a'], building: ['b'] }

/** Tools that record what is done. The looks at the indexes answer in turn, the last one again and again. */
function recordTools(looks: readonly IndexProgress[], deployOnly: (args: string) => void = () => undefined) {
  const done: string[] = []
  const said: string[] = []
  let look = 0
  const tools: DeployTools = {
    deployOnly: (args) => {
      done.push(args.join(' '))
      deployOnly(args.join(' '))
      return Promise.resolve()
    },
    readIndexProgress: () => Promise.resolve(looks[Math.min(look++, looks.length - 1)] ?? ready),
    pause: (ms) => {
      done.push(`wait ${ms}`)
      return Promise.resolve()
    },
    log: (line) => said.push(line),
  }
  return { done, said, tools }
}

test('readers are deployed before writers: indexes, when they are ready the rules, then functions, which asks nothing, then pages', async () => {
  const { done, tools } = recordTools([building, building, ready])
  await deployInOrder(tools)
  expect(done).toEqual([
    '--only firestore:indexes',
    'wait 15000',
    'wait 15000',
    '--only firestore:rules,storage',
    '--only functions --force',
    '--only hosting',
  ])
})

test('a deployment that fails stops there, and says what is live', async () => {
  const { done, tools } = recordTools([ready], (args) => {
    if (args.includes('functions')) throw new Error('quota')
  })
  await expect(deployInOrder(tools)).rejects.toThrow(
    /^Functions: .+nothing after it was deployed. New and live: Indexes .+; Rules of Firestore and Storage; the site goes on/,
  )
  expect(done.at(-1)).toBe('--only functions --force')
})

test('indexes that are never ready stop the deployment after an hour', async () => {
  const { done, tools } = recordTools([building])
  await expect(deployInOrder(tools)).rejects.toThrow('Nothing new is live')
  const waits = done.filter((step) => step.startsWith('wait'))
  expect(waits).toHaveLength(240)
  expect(done).not.toContain('--only firestore:rules,storage')
})

test('an index that cannot be built stops the deployment at once', async () => {
  const { done, said, tools } = recordTools([{ ...ready, broken: ['requests: uid'] }])
  await expect(deployInOrder(tools)).rejects.toThrow('Indexes of Firestore')
  expect(said.at(-1)).toContain('could not be built: requests: uid')
  expect(done).toEqual(['--only firestore:indexes'])
})
