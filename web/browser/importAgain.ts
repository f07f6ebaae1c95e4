import { refetchFiles } from './refetchFiles'

// How long to wait before each further attempt.
const waitsMs = [0, 1000]

/**
 * Loads a part of the program. If it fails with a network, tries twice more, each time after fetching the part's files
 * past every cache: a cache may keep a wrong answer for a year. Never reloads the page.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  // One time for all attempts: the browser may list a failed request late, and a repeated one not at all.
  const startedAt = performance.now()
  for (const waitMs of waitsMs) {
    try {
      return await load()
    } catch (error) {
      if (!navigator.onLine) throw error
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      await refetchFiles(startedAt)
    }
  }
  return load()
}
