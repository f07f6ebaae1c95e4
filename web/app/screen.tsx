import { type ComponentType, lazy, useState } from 'react'
import { fetchPart } from '../state/freshPage'

/** A screen, and how to fetch its part of the program ahead; that may fail, and showing the screen tries again. */
export type Screen<Props extends object> = ComponentType<Props> & {
  prefetch: () => Promise<ComponentType<Props>>
}

/**
 * A screen in a part of the program of its own: a visitor downloads the screens they open. One that is here already
 * shows at once; for any other React shows the waiting state first, and for 300 ms at least.
 */
export function screen<Props extends object>(load: () => Promise<ComponentType<Props>>): Screen<Props> {
  let here: ComponentType<Props> | undefined
  const prefetch = async () => (here ??= await load())
  const Later = lazy(async () => ({ default: await fetchPart(prefetch) }))
  function LoadedScreen(props: Props) {
    // Kept for as long as it stands: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(LoadedScreen, { prefetch })
}
