import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { readShared, recognised } from '../../domain/sharedList'
import { productOf } from './catalogued'

/** What the address calls the list that it carries. */
export const listParameter = 'list'

export type SharedOffer = ReturnType<typeof offerOf>

/** The list that the address carries, if any, and how to be done with it: the address is then the screen's own again. */
export function useSharedOffer() {
  const text = useSearchParams()[0].get(listParameter)
  const navigate = useNavigate()
  const offer = useMemo(() => (text === null ? null : offerOf(text)), [text])
  const close = () => {
    scrollTo(0, 0)
    void navigate(paths.orderList, { replace: true })
  }
  return { offer, close }
}

function offerOf(text: string) {
  const { items, unreadable, excess } = readShared(text)
  return { text, ...recognised(items, productOf), unreadable, excess }
}
