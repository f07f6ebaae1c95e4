/**
 * The id of the project that a test file has to itself, so that files run side by side. RULES_PROJECTS sets a run apart
 * from another on the same emulators.
 */
export function projectOf(testFile: string): string {
  return `${process.env.RULES_PROJECTS ?? 'demo-arielle-rules'}-${testFile}`
}
