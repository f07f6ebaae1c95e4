import { useNow } from './useNow'

/** How long the sender still rests. */
export function RestTime({ until }: { until: number }) {
  const seconds = Math.max(0, Math.ceil((until - useNow()) / 1000))
  return <p>{seconds > 0 ? `It goes in ${seconds} s.` : 'It goes now.'}</p>
}
