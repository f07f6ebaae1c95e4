import { refetchFiles } from './refetchFiles'

// The wait before each retry, and whether to fetch all program files of the page again or only the latest ones. An earlier
// prefetch may have cached a wrong answer, which Chrome does not list again, so the last retry fetches all files.
const retries = [
  { waitMs: 0, isAllFiles: false },
  { waitMs: 1000, isAllFiles: true },
]

/**
 * Loads a part of the program. If it fails with a network, tries twice more, each time after fetching the part's files
 * past every cache: a cache may keep a wrong answer for a year. Never reloads the page.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  const startedAt = performance.now()
  for (const { waitMs, isAllFiles } of retries) {
    try {
      return await load()
    } catch (error) {
      if (!navigator.onLine) throw error
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      await refetchFiles(isAllFiles ? 0 : startedAt)
    }
  }
  return load()
}
