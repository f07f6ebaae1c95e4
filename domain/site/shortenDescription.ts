// Search engines cut a description after about 160 characters.
const maxLength = 160

export function shortenDescription(text: string): string {
  if (text.length <= maxLength) return text
  const words = text.slice(0, maxLength).split(' ').slice(0, -1).join(' ')
  return `${words.replace(/[\s.,:;–-]+$/, '')}…`
}
