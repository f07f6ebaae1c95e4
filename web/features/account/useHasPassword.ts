import { useEffect, useState } from 'react'
import { useShopServices } from '../../data/ShopServices'

/** Whether the account has a password; true until Firebase has answered, because most accounts have one. */
export function useHasPassword(): boolean {
  const { account } = useShopServices()
  const [accountHasPassword, setAccountHasPassword] = useState(true)
  useEffect(() => {
    let isMounted = true
    account.hasPassword().then(
      (result) => {
        if (isMounted) setAccountHasPassword(result)
      },
      // Ignore the error of this check: a later password change would fail for the same reason and report it.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [account])
  return accountHasPassword
}
