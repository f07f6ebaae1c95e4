import { useEffect, useState } from 'react'
import { useShopServices } from '../../data/ShopServices'

/** Whether the account has a password; true until Firebase has answered, because most accounts have one. */
export function useHasPassword(): boolean {
  const { account } = useShopServices()
  const [accountHasPassword, setAccountHasPassword] = useState(true)
  useEffect(() => {
    account.hasPassword().then(
      setAccountHasPassword,
      // Ignore the error of this check: a later password change would fail for the same reason and report it.
      () => undefined,
    )
  }, [account])
  return accountHasPassword
}
