import { useEffect, useEffectEvent, useState } from 'react'

export type Fetched<Value> = { state: 'here'; value: Value } | { state: 'coming' } | { state: 'failed' }

/** What a question is answered with: at once where the answer is here already, else it is fetched. */
export function useFetched<Value>(
  question: string,
  here: Value | undefined,
  load: () => Promise<Value>,
): Fetched<Value> & { tryAgain: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{ to: string; answer: Fetched<Value> }>()
  const asked = `${question} ${attempt}`
  const isHere = here !== undefined
  const ask = useEffectEvent(load)
  useEffect(() => {
    if (isHere) return
    let isWanted = true
    const settle = (answer: Fetched<Value>) => {
      if (isWanted) setLast({ to: asked, answer })
    }
    ask().then(
      (value) => {
        settle({ state: 'here', value })
      },
      () => {
        settle({ state: 'failed' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [asked, isHere])
  const tryAgain = () => {
    setAttempt(attempt + 1)
  }
  if (isHere) return { state: 'here', value: here, tryAgain }
  return { ...(last?.to === asked ? last.answer : { state: 'coming' }), tryAgain }
}
