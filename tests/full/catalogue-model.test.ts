import fc from 'fast-check'
import { test } from 'vitest'
import {
  expectLawfulSnapshots,
  expectNoDraftLost,
  expectNoTextLost,
  expectNothingReplacedUnseen,
  expectVisitorsSee,
  type StoryEnd,
} from '../functions/stack/catalogueStoryChecks'
import { catalogueStories, storyIds } from '../functions/stack/catalogueStories'
import { openStoryShop, type StoryShop } from '../functions/stack/playCatalogueStory'
import { sizeForRun } from '../sizeForRun'
import { readSnapshot } from '../functions/stack/publishedCatalogue'

async function readEnd({ staff }: StoryShop, productId: string): Promise<StoryEnd> {
  const versions = (await staff.database.fetchVersions(productId)) ?? []
  return { productId, ...(await staff.look(productId)), versions: versions.toReversed() }
}

test('edits, publications, imports and seeds in any order lose no published text and no unseen draft, and show visitors what is published and lawful', async () => {
  await fc.assert(
    fc.asyncProperty(catalogueStories, async (story) => {
      const opened = await openStoryShop()
      try {
        await opened.play(story)
        const { journal, shop } = opened
        const ends = await Promise.all(storyIds.map((productId) => readEnd(opened, productId)))
        const snapshot = await readSnapshot(shop)
        for (const end of ends) {
          expectNoTextLost(end, journal)
          expectNothingReplacedUnseen(end, journal)
          expectNoDraftLost(end, journal)
          expectVisitorsSee(end, journal, snapshot)
        }
        expectLawfulSnapshots(journal, ends)
      } finally {
        await opened.close()
      }
    }),
    { numRuns: sizeForRun(2, 8) },
  )
})
