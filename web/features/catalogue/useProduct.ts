import { useEffect, useState } from 'react'
import { loadProduct } from '../../data/catalogue/detail'
import type { ProductDetail } from '../../domain/product'
import { fetchPart } from '../../state/freshPage'

type Answer = { state: 'ready'; product: ProductDetail } | { state: 'unknown' } | { state: 'failed' }

/** A product on its way: being fetched, here, unknown to the catalogue, or not to be had just now. */
export function useProduct(id: string): (Answer | { state: 'loading' }) & { tryAgain: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{ to: string; answer: Answer }>()
  const question = `${id} ${attempt}`
  useEffect(() => {
    let isWanted = true
    void answerFor(id).then((answer) => {
      if (isWanted) setLast({ to: question, answer })
    })
    return () => {
      isWanted = false
    }
  }, [id, question])
  const answer = last?.to === question ? last.answer : ({ state: 'loading' } as const)
  return {
    ...answer,
    tryAgain: () => {
      setAttempt(attempt + 1)
    },
  }
}

async function answerFor(id: string): Promise<Answer> {
  try {
    const product = await fetchPart(() => loadProduct(id))
    return product ? { state: 'ready', product } : { state: 'unknown' }
  } catch {
    return { state: 'failed' }
  }
}
