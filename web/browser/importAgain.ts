import { refetchFiles } from './refetchFiles'

const retryWaitMs = 1000

/**
 * Loads a part of the program. If it fails with a network, tries twice more, each time after fetching the part's files
 * past every cache: a cache may keep a wrong answer for a year. Never reloads the page.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  const startedAt = performance.now()
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) throw error
    await refetchFiles(startedAt)
  }
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, retryWaitMs))
    // A prefetch may have got the wrong answer earlier. Chrome lists a file that it reads from memory only once.
    await refetchFiles(0)
  }
  return load()
}
