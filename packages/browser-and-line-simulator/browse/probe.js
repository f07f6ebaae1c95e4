// Runs in every page before the page's own scripts. bench/browse/probeClient.ts reads its results.
{
  const paints = new Map()
  const tasks = []
  const shifts = []
  const reported = []
  const painted = []
  const paintTimers = []
  let largest

  const watch = (type, onEntry, options = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry))
    observer.observe({ type, buffered: true, ...options })
  }
  watch('paint', ({ name, startTime }) => paints.set(name, startTime))
  watch('longtask', ({ startTime, duration }) => tasks.push({ at: startTime, ms: duration }))
  watch('largest-contentful-paint', ({ startTime, element }) => {
    largest = { at: startTime, element: describe(element) }
  })
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) shifts.push({ at: startTime, value })
  })
  watch(
    'event',
    ({ startTime, duration, interactionId }) => {
      if (interactionId > 0) reported.push({ id: interactionId, at: startTime, ms: duration })
    },
    { durationThreshold: 16 },
  )

  globalThis.bench = {
    readLoadMetrics: () => ({
      isLoaded: document.readyState === 'complete',
      firstPaint: paints.get('first-contentful-paint') ?? null,
      largest: largest ?? null,
      tasks,
      shifts,
    }),
    takeInteractionTimings: () => ({ reported: reported.splice(0), painted: painted.splice(0) }),
    /** Starts to measure the time from the next input event to the first paint with each expected element. */
    startPaintTimer: (expectedElements, eventType) => {
      const input = new Promise((resolve) => {
        addEventListener(eventType, (event) => resolve(event.timeStamp), { capture: true, once: true })
      })
      const paints = expectedElements.map(waitForPaintOf)
      paintTimers.push(
        Promise.all([input, ...paints]).then(([from, ...times]) => times.map((time) => time - from)),
      )
    },
    /** Starts to measure the time from the start of the navigation to the first paint with the element. */
    startAppearanceTimer: (expectedElement) => {
      paintTimers.push(waitForPaintOf(expectedElement).then((time) => [time]))
    },
    readPaintTimes: (timeoutMs) =>
      Promise.race([paintTimers.pop(), new Promise((resolve) => setTimeout(resolve, timeoutMs, null))]),
  }

  for (const type of ['keydown', 'click'])
    addEventListener(type, ({ timeStamp }) => runAfterPaint((at) => painted.push(at - timeStamp)), true)

  /** Calls back with the time of the next paint: a task that a frame's callback posts runs after that frame. */
  function runAfterPaint(callback) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => callback(performance.now())
      port2.postMessage(null)
    })
  }

  /** Resolves to the time of the first paint with the element. */
  function waitForPaintOf(expectedElement) {
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isInDocument(expectedElement)) return
        observer.disconnect()
        runAfterPaint(resolve)
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  }

  function isInDocument({ selector, text }) {
    return [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text))
  }

  function describe(element) {
    if (!element) return 'a removed element'
    const label = element.alt || element.textContent.trim().slice(0, 40)
    return `${element.tagName.toLowerCase()} ${label}`.trim()
  }
}
