import { withTimeout } from '../../browser/withTimeout'

const timeoutMs = 5000

/**
 * Limits the time that an App Check provider may take for a token, because Firebase Auth awaits the token before each
 * request: reCAPTCHA may never answer. Until it does answer, later requests go without a token at once, and the backend
 * decides.
 */
export function limitTokenTime<Provider extends object>(provider: Provider): Provider {
  const getToken: unknown = Reflect.get(provider, 'getToken')
  if (typeof getToken !== 'function') throw new TypeError('The App Check provider has no getToken method.')
  let pendingToken: Promise<unknown> | undefined
  let isUnresponsive = false
  const requestToken = async (args: readonly unknown[]): Promise<unknown> => {
    try {
      return await Reflect.apply(getToken, provider, args)
    } finally {
      pendingToken = undefined
      isUnresponsive = false
    }
  }
  const getTokenInTime = (...args: unknown[]) => {
    pendingToken ??= requestToken(args)
    return withTimeout(pendingToken, isUnresponsive ? 0 : timeoutMs, () => {
      isUnresponsive = true
      return new Error('reCAPTCHA did not answer in time, so Firebase is asked without it.')
    })
  }
  Reflect.set(provider, 'getToken', getTokenInTime)
  return provider
}
