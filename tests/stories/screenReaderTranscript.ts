/** Creates the record of what a visitor does with a screen reader and of what it says. */
export function createTranscript(firstAction: string) {
  const lines = [firstAction]
  const announcements = new Set<string>()
  let heard: string[] = []

  const addPhrase = (phrase: string) => {
    const text = phrase.replace(/^(?:polite|assertive): /, '')
    const isAnnouncement = text !== phrase
    heard.push(text)
    // The virtual screen reader says an announcement again when anything near it changes. Messages about progress
    // appear or not, depending on the speed of the network.
    if (announcements.has(text) || text.endsWith('…')) return
    if (isAnnouncement) announcements.add(text)
    lines.push(isAnnouncement ? `    announces “${text}”` : `    “${text}”`)
  }
  return {
    addAction(action: string) {
      lines.push(action)
      heard = []
    },
    addPhrases(phrases: string[]) {
      phrases.forEach(addPhrase)
    },
    /** Whether the screen reader has said this text since the last action. */
    hasHeard: (text: string) => heard.some((phrase) => phrase.includes(text)),
    read: () => lines.join('\n'),
  }
}
