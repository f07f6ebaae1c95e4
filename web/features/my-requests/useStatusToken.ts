import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '../../browser/useIsHydrated'
import { parseStatusFragment } from '../../../domain/site/statusLink'

/** The token of the status link at which the page was opened; null at any other address. */
export function useStatusToken(): string | null {
  const isHydrated = useIsHydrated()
  // This renders again on each navigation. Just after hydration, the router's own location has no fragment yet.
  useLocation()
  return isHydrated ? parseStatusFragment(location.hash) : null
}
