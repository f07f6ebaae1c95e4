const timeoutSeconds = 5

let isLimited = false
let isUnresponsive = false

/** Whether IndexedDB gave this page no answer in time, so that nothing that it stores can be read. */
export function isIndexedDBUnresponsive(): boolean {
  return isUnresponsive
}

/**
 * Makes `indexedDB.open` fail after 5 s without an answer, and then at once on this page. Firebase awaits it before each
 * sign-in and send without a limit, and some browsers never answer (WebKit's bug 226547).
 */
export function limitIndexedDBOpenTime(): void {
  const factory = isLimited ? null : getIndexedDB()
  isLimited = true
  if (!factory) return
  const open = factory.open.bind(factory)
  factory.open = (name, version) => {
    const request = open(name, version)
    failWithoutAnswer(request)
    return request
  }
}

// Reading `indexedDB` throws where storage is blocked; older browsers have null in private windows.
function getIndexedDB(): IDBFactory | null {
  try {
    return indexedDB
  } catch {
    return null
  }
}

function failWithoutAnswer(request: IDBOpenDBRequest) {
  let timer: ReturnType<typeof setTimeout>
  // Count single seconds: a suspended tab must not fail when it is resumed, just before the answer is delivered.
  const countDown = (seconds: number) => {
    if (seconds > 0) timer = setTimeout(countDown, 1000, seconds - 1)
    else fail(request)
  }
  const stop = () => {
    clearTimeout(timer)
  }
  request.addEventListener('success', stop)
  request.addEventListener('error', stop)
  timer = setTimeout(countDown, 0, isUnresponsive ? 0 : timeoutSeconds)
}

function fail(request: IDBOpenDBRequest) {
  isUnresponsive = true
  // The request's own `error` throws while the request is pending.
  Object.defineProperty(request, 'error', {
    value: new DOMException('IndexedDB did not answer in time.', 'TimeoutError'),
  })
  request.dispatchEvent(new Event('error'))
}
