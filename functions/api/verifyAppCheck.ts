import type { AppCheck } from 'firebase-admin/app-check'
import { isAppCheckDemanded } from '../../domain/site/apiPaths'

/**
 * Whether a request may pass: it has a valid App Check token, or none is needed for its path, or this deployment demands
 * none (`appCheck` is null).
 */
export async function passesAppCheck(
  appCheck: Pick<AppCheck, 'verifyToken'> | null,
  path: string,
  token = '',
): Promise<boolean> {
  if (appCheck === null || !isAppCheckDemanded(path)) return true
  return appCheck.verifyToken(token).then(
    () => true,
    () => false,
  )
}
