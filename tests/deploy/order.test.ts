import { expect, test } from 'vitest'
import { deployInOrder, type DeployTools } from '../../deploy/deployInOrder'
import type { IndexProgress } from '../../deploy/firestoreIndexes'

const ready: IndexProgress = { declared: 3, missing: [], building: [], broken: [] }
const building: IndexProgress = { ...ready, missing: ['a'], building: ['b'] }

/** Tools that record what is done. The looks at the indexes answer in turn, the last one again and again. */
function recordTools(looks: readonly IndexProgress[], deployOnly: (only: string) => void = () => undefined) {
  const done: string[] = []
  const said: string[] = []
  let look = 0
  const tools: DeployTools = {
    deployOnly: (only) => {
      done.push(only)
      deployOnly(only)
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

test('readers are deployed before writers: indexes, when they are ready the rules, then functions, then pages', async () => {
  const { done, tools } = recordTools([building, building, ready])
  await deployInOrder(tools)
  expect(done).toEqual([
    'firestore:indexes',
    'wait 15000',
    'wait 15000',
    'firestore:rules,storage',
    'functions',
    'hosting',
  ])
})

test('a deployment that fails stops there, and says what is live', async () => {
  const { done, tools } = recordTools([ready], (only) => {
    if (only === 'functions') throw new Error('quota')
  })
  await expect(deployInOrder(tools)).rejects.toThrow(
    /^Functions: .+nothing after it was deployed. New and live: Indexes .+; Rules of Firestore and Storage; the site goes on/,
  )
  expect(done.at(-1)).toBe('functions')
})

test('indexes that are never ready stop the deployment after an hour', async () => {
  const { done, tools } = recordTools([building])
  await expect(deployInOrder(tools)).rejects.toThrow('Nothing new is live')
  const waits = done.filter((step) => step.startsWith('wait'))
  expect(waits).toHaveLength(240)
  expect(done).not.toContain('firestore:rules,storage')
})

test('an index that cannot be built stops the deployment at once', async () => {
  const { done, said, tools } = recordTools([{ ...ready, broken: ['requests: uid'] }])
  await expect(deployInOrder(tools)).rejects.toThrow('Indexes of Firestore')
  expect(said.at(-1)).toContain('could not be built: requests: uid')
  expect(done).toEqual(['firestore:indexes'])
})
