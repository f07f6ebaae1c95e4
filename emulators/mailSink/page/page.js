// The page of the mail sink in a browser: shows new mails without a reload, and deletes all of them.
/* global DOMParser, EventSource, document, fetch, location */

let isStale = false
let isRefreshing = false

// The server sends an event on connection and on each change. The browser connects again by itself.
new EventSource('/events').addEventListener('message', () => {
  isStale = true
  if (!isRefreshing) void refresh()
})

document.getElementById('delete-all').addEventListener('click', async () => {
  await fetch('/messages', { method: 'DELETE' })
  location.assign('/')
})

document.querySelector('.row[aria-current]')?.scrollIntoView({ block: 'nearest' })

/** Replaces the list until it is the newest; a flood of mails makes one request at a time. */
async function refresh() {
  isRefreshing = true
  while (isStale) {
    isStale = false
    // Without an answer the server has stopped; the next connection brings the next event.
    await replaceList().catch(() => undefined)
  }
  isRefreshing = false
}

async function replaceList() {
  const response = await fetch(location.href)
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('list')
  const focusedId = document.activeElement?.id
  const list = document.getElementById('list')
  const { scrollTop } = list
  // The status keeps its element, so that screen readers announce the new count.
  document.getElementById('count').textContent = fresh.querySelector('#count').textContent
  list.replaceChildren(document.getElementById('count'), ...[...fresh.children].slice(1))
  list.scrollTop = scrollTop
  if (focusedId && document.activeElement === document.body) document.getElementById(focusedId)?.focus()
}
