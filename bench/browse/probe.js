// Runs in every page before the page's own scripts; bench/browse/probed.ts says what it answers.
{
  const paints = new Map()
  const tasks = []
  const shifts = []
  const events = []
  const mutations = []
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
      if (interactionId > 0) events.push({ id: interactionId, at: startTime, ms: duration })
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
    takeEvents: () => events.splice(0),
    /** From the lifting of the finger to the first paint after what is looked for has come. */
    untilShown: (looks) => {
      const lifted = new Promise((resolve) => {
        addEventListener('pointerup', (event) => resolve(event.timeStamp), { capture: true, once: true })
      })
      const shown = looks.map((look) => painted(look))
      mutations.push(Promise.all([lifted, ...shown]).then(([from, ...at]) => at.map((time) => time - from)))
    },
    shownAfter: () => mutations.pop(),
  }

  const isThere = ({ selector, text, gone }) => {
    const found = [...document.querySelectorAll(selector)]
    const isFound = found.some((element) => element.textContent.includes(text))
    return isFound !== Boolean(gone)
  }

  /** The time of the paint that shows it first: a task that a frame's callback asks for runs after that frame. */
  const painted = (look) =>
    new Promise((resolve) => {
      const check = () => {
        if (!isThere(look)) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage(null)
        })
      }
      const observer = new MutationObserver(check)
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    })

  function describe(element) {
    if (!element) return 'something that is gone'
    const words = element.alt || element.textContent.trim().slice(0, 40)
    return `${element.tagName.toLowerCase()} ${words}`.trim()
  }
}
