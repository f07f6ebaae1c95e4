import { join } from 'node:path'
import { expect } from 'vitest'
import type { ScreenReaderVisitor } from './screenReader'

/**
 * Compares what a visitor did and heard with the script in docs/screen-reader. After a change of the screens,
 * `npm test -- tests/stories/screen-reader tests/stories/slow/desk-screen-reader -u` writes the scripts again.
 */
export async function expectTranscript(
  visitor: ScreenReaderVisitor,
  { fileName, title, testFile }: { fileName: string; title: string; testFile: string },
  /** Replaces what differs from run to run, such as references. */
  normalize: (transcript: string) => string = (transcript) => transcript,
): Promise<void> {
  const script = `# ${title}

What a person who does not see the page does and hears, as \`${testFile}\` recorded it. H moves to the next heading, D to
the next landmark, K to the next link.

\`\`\`text
${normalize(visitor.readTranscript())}
\`\`\`
`
  await expect(script).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/screen-reader', fileName))
}
