import { expect, test, vi } from 'vitest'
import { deployInOrder } from '../../deploy/deployInOrder'

/** Deploys, and records what is done. The looks at the indexes answer in turn, the last one again and again. */
function deploy(looks: readonly string[][], failing = 'nothing') {
  const done: string[] = []
  const log = vi.fn()
  let look = 0
  const ended = deployInOrder({
    deployOnly: (args) => {
      done.push(args.join(' '))
      if (args.join().startsWith(failing)) throw new Error('quota')
    },
    readIndexStates: () => Promise.resolve(looks[Math.min(look++, looks.length - 1)] ?? []),
    pause: (ms) => Promise.resolve(void done.push(`wait ${ms}`)),
    log,
  })
  return { done, log, ended }
}

const ready = ['READY', 'READY']
const building = ['READY', 'CREATING']

test('readers are deployed before writers: indexes, when they are ready the rules, then functions, which asks nothing, then pages', async () => {
  const { done, ended } = deploy([building, building, ready])
  await ended
  expect(done).toEqual([
    'firestore:indexes',
    'wait 15000',
    'wait 15000',
    'firestore:rules,storage',
    'functions --force',
    'hosting',
  ])
})

test('a deployment that fails stops there, and says what is live', async () => {
  const { done, ended } = deploy([ready], 'functions')
  await expect(ended).rejects.toThrow(
    /^Functions: .+nothing after it was deployed. New and live: Indexes .+; Rules of Firestore and Storage; the site goes on/,
  )
  expect(done.at(-1)).toBe('functions --force')
})

test('indexes that are never ready stop the deployment after an hour', async () => {
  const { done, ended } = deploy([building])
  await expect(ended).rejects.toThrow('Nothing new is live')
  expect(done.filter((step) => step.startsWith('wait'))).toHaveLength(240)
  expect(done).not.toContain('firestore:rules,storage')
})

test('an index that cannot be built stops the deployment at once', async () => {
  const { done, log, ended } = deploy([['READY', 'NEEDS_REPAIR']])
  await expect(ended).rejects.toThrow('Indexes of Firestore')
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('could not be built'))
  expect(done).toEqual(['firestore:indexes'])
})
