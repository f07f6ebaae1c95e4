import { useEffect, useState } from 'react'
import { hasPassword } from '../../data/session/accountPassword'

/** Whether the account has a password; true until Firebase has answered, because most accounts have one. */
export function useHasPassword(): boolean {
  const [accountHasPassword, setAccountHasPassword] = useState(true)
  useEffect(() => {
    let isMounted = true
    hasPassword().then(
      (result) => {
        if (isMounted) setAccountHasPassword(result)
      },
      // Ignore the error of this check: a later password change would fail for the same reason and report it.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [])
  return accountHasPassword
}
