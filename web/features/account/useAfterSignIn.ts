import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { routePaths } from '../../../domain/site/routePaths'
import { useShopServices } from '../../data/ShopServices'
import type { Account } from '../../../domain/account/account'
import { sentItemsMessages } from '../../../domain/messages/sentItems'
import { accountPagesMessages } from '../../../domain/messages/accountPages'
import { storeSignedInAccount } from '../../state/storeSignedInAccount'
import { useShopStore } from '../../state/storeHooks'
import { showToast } from '../../ui/toasts/showToast'
import { useReturnPath } from './useReturnPath'

export function useAfterSignIn() {
  const store = useShopStore()
  const { hasSentAsGuest } = useShopServices().guest
  const navigate = useNavigate()
  const { returnPath, clearReturnPath } = useReturnPath()
  const [wasGuest] = useState(hasSentAsGuest)
  return {
    /** Completes sign-in, then opens the screen that asked for sign-in, or otherwise the home page. */
    completeLogin: (account: Account) => {
      storeSignedInAccount(store, account)
      clearReturnPath()
      showToast('success', accountPagesMessages.loginSucceededMessage)
      if (hasSentAsGuest()) showToast('info', sentItemsMessages.guestItemsNotMovedMessage)
      navigate(returnPath || routePaths.home)
    },
    completeRegistration: (account: Account) => {
      storeSignedInAccount(store, account)
      showToast('success', accountPagesMessages.registrationSucceededMessage)
      if (wasGuest) showToast('info', sentItemsMessages.guestItemsMovedMessage)
      navigate(routePaths.login)
    },
  }
}
