import { refetchFiles } from './refetchFiles'

// Before each further attempt: how long to wait, and which files to fetch again. A prefetch may have got a wrong answer
// before the import, and Chrome lists a file that it reads from memory only once, so the last attempt includes all files.
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
