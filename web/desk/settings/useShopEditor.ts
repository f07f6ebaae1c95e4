import { useEffect, useState } from 'react'
import type { ShopPublishOutcome } from '../../data/desk/shopSettings'
import { getFiguresDate } from '../../../domain/figures/figuresDate'
import {
  findShopInputErrors,
  readShopInput,
  type ShopInput,
  toShopInput,
} from '../../../domain/settings/shopInput'
import type { StoredShop } from '../../../domain/settings/storedShop'
import { safeLocalStorage } from '../../browser/safeStorage'
import { useStaff } from '../../data/desk/DeskServices'
import { createDraftKeeper } from '../drafts/createDraftKeeper'
import { settingsDraftPrefix } from '../drafts/itemDraftKey'
import {
  fromShopDraft,
  isChanged,
  parseShopDraft,
  receiveStored,
  type ShopConflict,
  startShopEdit,
  toShopDraft,
} from './shopEdit'

export type ShopEditor = ReturnType<typeof useShopEditor>

/** The form of the settings. The device keeps what is changed until it is published or discarded. */
export function useShopEditor(stored: StoredShop, now: number) {
  const { staff, shopSettings } = useStaff()
  const [keeper] = useState(() =>
    createDraftKeeper({
      storage: safeLocalStorage,
      key: settingsDraftPrefix + staff.uid,
      parse: parseShopDraft,
    }),
  )
  const [edit, setEdit] = useState(() => {
    const draft = keeper.read()
    return startShopEdit(stored, draft && fromShopDraft(draft))
  })
  const [isPublishing, setIsPublishing] = useState(false)
  const received = receiveStored(edit, stored)
  if (received !== edit) setEdit(received)
  useEffect(() => {
    if (isChanged(edit)) keeper.keep(toShopDraft(edit))
    else keeper.forget()
  }, [keeper, edit])
  useEffect(() => keeper.flush, [keeper])
  const today = getFiguresDate(now)
  const errors = findShopInputErrors(edit.input, today)
  const change = (fields: Partial<ShopInput>) =>
    setEdit((current) => ({ ...current, input: { ...current.input, ...fields } }))
  return {
    ...edit,
    errors,
    today,
    /** The settings that the form would publish; null while it has errors. */
    settings: errors.length === 0 ? readShopInput(edit.input, today) : null,
    isChanged: isChanged(edit),
    isPublishing,
    change,
    choose: ({ field, theirs }: ShopConflict, side: 'mine' | 'theirs') =>
      setEdit((current) => ({
        ...current,
        input: side === 'mine' ? current.input : { ...current.input, [field]: theirs[field] },
        conflicts: current.conflicts.filter((conflict) => conflict.field !== field),
      })),
    discard: () =>
      setEdit({ input: toShopInput(edit.base.settings), base: edit.base, conflicts: [], takenOver: null }),
    publish: async (): Promise<ShopPublishOutcome> => {
      setIsPublishing(true)
      const outcome = await shopSettings.publish(readShopInput(edit.input, today), edit.base)
      setIsPublishing(false)
      if (outcome.kind === 'conflict') setEdit((current) => receiveStored(current, outcome.stored))
      return outcome
    },
  }
}
