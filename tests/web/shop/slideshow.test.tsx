import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Hero } from '../../../web/features/home/Hero'

beforeEach(() => vi.useFakeTimers())

const getPictures = () => [...document.querySelectorAll('picture img')]
const readSources = () =>
  getPictures().map((picture) => /[a-z]+/.exec(picture.getAttribute('src')?.split('/').at(-1) ?? '')?.[0])
const getCurrent = () =>
  within(screen.getByRole('group', { name: 'Slideshow' }))
    .getAllByRole('button')
    .find((button) => button.getAttribute('aria-current') === 'true')
    ?.getAttribute('aria-label')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const getVisible = () =>
  getPictures().findIndex((picture) => picture.closest('span')?.className.includes('active'))

function runFor(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** Lets the pictures that are fetched load. */
function loadPictures() {
  for (const picture of getPictures()) fireEvent.load(picture)
}

function openHero({ reducedMotion = false } = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: reducedMotion && query.includes('prefers-reduced-motion'),
    }),
  )
  render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
      <Hero />
    </MemoryRouter>,
  )
  loadPictures()
}

/** A slideshow that plays, from the first moment of the first picture, with all its pictures. */
function playFromStart() {
  press('Picture 3 of 3')
  loadPictures()
  press('Picture 1 of 3')
  press('Play slideshow')
}

describe('The slideshow', () => {
  test('advances every 5 seconds and wraps', () => {
    openHero()
    playFromStart()
    runFor(4999)
    expect(getCurrent()).toBe('Picture 1 of 3')
    runFor(1)
    expect(getCurrent()).toBe('Picture 2 of 3')
    for (const next of [3, 1]) {
      runFor(5000)
      expect(getCurrent()).toBe(`Picture ${next} of 3`)
    }
  })

  test('pauses and plays by its button, and stays at a chosen picture', () => {
    openHero()
    playFromStart()
    press('Pause slideshow')
    runFor(20_000)
    expect(getCurrent()).toBe('Picture 1 of 3')
    press('Play slideshow')
    runFor(5000)
    expect(getCurrent()).toBe('Picture 2 of 3')
    press('Picture 3 of 3')
    screen.getByRole('button', { name: 'Play slideshow' })
    runFor(20_000)
    expect(getCurrent()).toBe('Picture 3 of 3')
  })

  test('rests in a hidden tab', () => {
    openHero()
    playFromStart()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    runFor(20_000)
    expect(getCurrent()).toBe('Picture 1 of 3')
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    runFor(5000)
    expect(getCurrent()).toBe('Picture 2 of 3')
  })

  test('stands still for visitors who prefer reduced motion', () => {
    openHero({ reducedMotion: true })
    runFor(20_000)
    screen.getByRole('button', { name: 'Play slideshow' })
    expect(getCurrent()).toBe('Picture 1 of 3')
    expect(getPictures()).toHaveLength(1)
  })

  test('fetches a picture 3 seconds before its turn', () => {
    openHero()
    runFor(1999)
    expect(readSources()).toEqual(['harvest'])
    runFor(1)
    expect(readSources()).toEqual(['harvest', 'market'])
    loadPictures()
    runFor(3000)
    expect(getCurrent()).toBe('Picture 2 of 3')
    runFor(2000)
    expect(readSources()).toEqual(['harvest', 'market', 'press'])
  })

  test('shows the former picture until the selected one has loaded', () => {
    openHero()
    press('Picture 3 of 3')
    expect([getCurrent(), getVisible()]).toEqual(['Picture 3 of 3', 0])
    loadPictures()
    expect(getVisible()).toBe(2)
  })

  test('skips a picture that does not load', () => {
    openHero()
    runFor(2000)
    fireEvent.error(getPictures()[1] ?? document.body)
    fireEvent.load(getPictures()[2] ?? document.body)
    runFor(3000)
    expect(getCurrent()).toBe('Picture 3 of 3')
  })
})

test('A picture of the home page that does not load shows its blur, and is loaded again when the device is back online', () => {
  // In happy-dom every picture is complete and has no size, as one that failed before hydration.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  openHero()
  const readBlurs = () => [...document.querySelectorAll('img')].filter((image) => !image.closest('picture'))
  expect(readBlurs()).toEqual([])
  const [failed] = getPictures()
  fireEvent.error(failed ?? document.body)
  expect(readBlurs()).toHaveLength(1)
  act(() => {
    dispatchEvent(new Event('online'))
  })
  expect(readBlurs()).toEqual([])
  expect(getPictures()[0]).not.toBe(failed)
})
