/** Creates the record of what a visitor does with a screen reader and of what it says. */
export function createTranscript(firstAction: string) {
  const lines = [firstAction]
  let heard: string[] = []
  let heardBefore: string[] = []

  const addPhrase = (phrase: string) => {
    const text = phrase.replace(/^(?:polite|assertive): /, '')
    const isAnnouncement = text !== phrase
    // The virtual screen reader says an announcement again when anything near it changes.
    if (isAnnouncement && [...heard, ...heardBefore].includes(text)) return
    heard.push(text)
    // Messages about progress appear or not, depending on the speed of the network.
    if (!text.endsWith('…')) lines.push(isAnnouncement ? `    announces “${text}”` : `    “${text}”`)
  }
  return {
    addAction(action: string) {
      lines.push(action)
      heardBefore = heard
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
