import { basename } from 'node:path'

/**
 * The project id of a test file, given by its path or URL. Each file has its own project, so that files run in
 * parallel. RULES_PROJECT_PREFIX separates two runs on the same emulators.
 */
export function testProjectId(testFile: string): string {
  return `${process.env.RULES_PROJECT_PREFIX ?? 'demo-rules'}-${basename(testFile, '.test.ts')}`
}
