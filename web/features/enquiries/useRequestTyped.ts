import { listText } from '../../domain/listText'
import { selectAuth } from '../../state/authSlice'
import { selectItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/hooks'
import { requestDraft } from './drafts'
import { useDraft } from './useDraft'

const empty = { name: '', phone: '', whatsapp: '' }

/** A list in the visitor's own words, and the order list's text when they began it. */
export type OwnList = { list: string; listedThen: string }

/** The request form's fields: what was typed, and for the rest what the account and the order list already say. */
export function useRequestTyped() {
  const orderList = useShopSelector(selectItems)
  const listed = listText(orderList)
  const { email } = useShopSelector(selectAuth)
  const { typed, change, replace } = useDraft(requestDraft)
  const { list, listedThen = '', ...others } = typed
  const own = list === undefined ? null : { list, listedThen }
  const replaceList = (next: OwnList | null) => {
    replace({ ...others, ...next })
  }
  const writeList = (text: string) => {
    replaceList({ list: text, listedThen: own ? listedThen : listed })
  }
  const values = { ...empty, email, ...others, list: list ?? listed }
  return { orderList, listed, own, values, typed, change, replace, replaceList, writeList }
}
