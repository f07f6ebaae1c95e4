import { expect, test } from 'vitest'
import {
  findCycle,
  findMutualFolders,
  groupImports,
  readImportGraph,
} from '../../packages/import-graph/importGraph'
import { projectRoot } from '../../seed/projectFolders'

const folders = ['domain', 'web', 'functions', 'seed', 'site-build', 'emulators', 'packages', 'setup'].concat(
  'bench',
  'tests',
)
const graph = readImportGraph(projectRoot, folders)

// These pairs are being taken apart; no other may come.
const pendingPairs = [
  'bench/lighthouse bench/report',
  'bench/measure bench/report',
  'packages/emulators-without-java/storage-rules/syntax packages/emulators-without-java/storage-rules/values',
  'web/data/firebase web/data/live',
  'web/data/firebase web/data/push',
  'web/data/firebase web/data/session',
  'web/desk/actions web/desk/staff',
  'web/desk/drafts web/desk/staff',
  'web/desk/item web/desk/reply',
]

test('no modules import each other in a cycle', () => {
  expect(graph.size).toBeGreaterThan(500)
  expect(findCycle(graph)).toEqual([])
})

test('no folders import each other in a cycle', () => {
  const rooms = groupImports(graph, getRoom)
  expect(rooms.size).toBeGreaterThan(15)
  expect(findCycle(rooms)).toEqual([])
})

test('no two folders import each other', () =>
  expect(findMutualFolders(graph).filter((pair) => !pendingPairs.includes(pair))).toEqual([]))

/** A top-level folder; of web/, the folder below it, and of web/features the feature. */
function getRoom(file: string): string {
  const parts = file.split('/')
  if (parts[0] !== 'web') return parts[0] ?? ''
  return parts.slice(0, parts[1] === 'features' ? 3 : 2).join('/')
}
