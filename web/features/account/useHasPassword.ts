import { useEffect, useState } from 'react'
import { hasPassword } from '../../data/sessionPassword'

/** Whether the account has a password: most have, so it is taken to have one until the provider says otherwise. */
export function useHasPassword(): boolean {
  const [has, setHas] = useState(true)
  useEffect(() => {
    let isHere = true
    hasPassword().then(
      (answer) => {
        if (isHere) setHas(answer)
      },
      // Changing the password meets the same failure, and says so.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return has
}
