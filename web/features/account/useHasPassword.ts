import { useEffect, useState } from 'react'
import { hasPassword } from '../../data/accountPassword'

/** Whether the account has a password; true until Firebase has answered, because most accounts have one. */
export function useHasPassword(): boolean {
  const [accountHasPassword, setAccountHasPassword] = useState(true)
  useEffect(() => {
    let isMounted = true
    hasPassword().then(
      (result) => {
        if (isMounted) setAccountHasPassword(result)
      },
      // Ignore the error: changing the password fails for the same reason and reports the failure.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [])
  return accountHasPassword
}
