import { useLayoutEffect, useState } from 'react'

/**
 * Returns what `read` returns, and renders again when it changes. It subscribes in a layout effect: useSyncExternalStore does
 * in a passive one, which may run only after a test has changed the value.
 */
export function useSubscribed<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  const [value, setValue] = useState(read)
  useLayoutEffect(() => {
    const update = () => setValue(() => read())
    update()
    return subscribe(update)
  }, [subscribe])
  return value
}
