import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { hasSentAsGuest } from '../../data/guestMark'
import type { Account } from '../../domain/account'
import { keptGuestMessage, movedGuestMessage } from '../../domain/guestMessages'
import { enterAccount } from '../../state/enterAccount'
import { useShopStore } from '../../state/hooks'
import { showToast } from '../../ui/toast'
import { useWayBack } from './useWayBack'

/** What follows signing in and registering; whoever had sent something as a guest reads what became of it. */
export function useEntered() {
  const store = useShopStore()
  const navigate = useNavigate()
  const { back, forget } = useWayBack()
  const [wasGuest] = useState(hasSentAsGuest)
  return {
    /** Whoever was sent here from a screen goes back to it; everybody else goes home. */
    loggedIn: async (account: Account) => {
      enterAccount(store, account)
      forget()
      showToast('success', 'Login Successful...')
      if (hasSentAsGuest()) showToast('info', keptGuestMessage)
      await navigate(back || paths.home)
    },
    registered: async (account: Account) => {
      enterAccount(store, account)
      showToast('success', 'Registration Successful...')
      if (wasGuest) showToast('info', movedGuestMessage)
      await navigate(paths.login)
    },
  }
}
