// Runs in every page before the page's own scripts; bench/browse/probed.ts says what it answers.
{
  const paints = new Map()
  const tasks = []
  const shifts = []
  const reported = []
  const painted = []
  const waits = []
  let largest

  const watch = (type, take, options = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
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
    loaded: () => ({
      isLoaded: document.readyState === 'complete',
      firstPaint: paints.get('first-contentful-paint') ?? null,
      largest: largest ?? null,
      tasks,
      shifts,
    }),
    takeInteractions: () => ({ reported: reported.splice(0), painted: painted.splice(0) }),
    /** From the lifting of the finger to the first paint after what is looked for has come. */
    awaitShown: (looks) => {
      const lifted = new Promise((resolve) => {
        addEventListener('pointerup', (event) => resolve(event.timeStamp), { capture: true, once: true })
      })
      const shown = looks.map((look) => paintOf(look))
      waits.push(Promise.all([lifted, ...shown]).then(([from, ...at]) => at.map((time) => time - from)))
    },
    shownAfter: (patience) =>
      Promise.race([waits.pop(), new Promise((resolve) => setTimeout(resolve, patience, null))]),
  }

  for (const type of ['keydown', 'click'])
    addEventListener(type, ({ timeStamp }) => afterPaint((at) => painted.push(at - timeStamp)), true)

  /** Tells the time of the next paint: a task that a frame's callback asks for runs after that frame. */
  function afterPaint(tell) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tell(performance.now())
      port2.postMessage(null)
    })
  }

  /** The time of the paint that shows it first. */
  function paintOf(look) {
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere(look)) return
        observer.disconnect()
        afterPaint(resolve)
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  }

  function isThere({ selector, text }) {
    return [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text))
  }

  function describe(element) {
    if (!element) return 'something that is gone'
    const words = element.alt || element.textContent.trim().slice(0, 40)
    return `${element.tagName.toLowerCase()} ${words}`.trim()
  }
}
