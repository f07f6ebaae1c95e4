const timeoutSeconds = 5

let isUnresponsive = false

/** Whether IndexedDB gave this page no answer in time, so that nothing that it stores can be read. */
export function isIndexedDBUnresponsive(): boolean {
  return isUnresponsive
}

/**
 * Makes `indexedDB.open` fail after 5 s without an answer, and then at once on this page. Firebase awaits it before each
 * sign-in and send without a limit, and some browsers never answer (WebKit's bug 226547). Call it before Firebase loads.
 */
export function limitIndexedDBOpenTime(): void {
  try {
    const factory = indexedDB
    const open = factory.open.bind(factory)
    factory.open = (...parameters) => failWithoutAnswer(open(...parameters))
  } catch {
    // The browser blocks storage or has no IndexedDB. Firebase then uses another storage.
  }
}

function failWithoutAnswer(request: IDBOpenDBRequest): IDBOpenDBRequest {
  let secondsLeft = isUnresponsive ? 0 : timeoutSeconds
  // Count single seconds: a suspended tab must not fail when it is resumed, just before the answer is delivered.
  const timer = setInterval(
    () => {
      if (--secondsLeft > 0) return
      isUnresponsive = true
      // The request's own `error` throws while the request is pending.
      Object.defineProperty(request, 'error', { value: new Error('IndexedDB did not answer') })
      request.dispatchEvent(new Event('error'))
    },
    isUnresponsive ? 0 : 1000,
  )
  for (const type of ['success', 'error']) {
    request.addEventListener(type, () => clearInterval(timer))
  }
  return request
}
