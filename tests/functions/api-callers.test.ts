import { describe, expect, test } from 'vitest'
import { apiPaths } from '../../domain/site/apiPaths'
import { openApi } from './openApi'

const proxy = '66.249.1.1'

/** Sends a GET request with each of these values of X-Forwarded-For, and returns the statuses of the answers. */
async function send(forwardedFor: readonly string[]): Promise<number[]> {
  const call = openApi()
  const statuses: number[] = []
  for (const header of forwardedFor) {
    const headers = { 'x-forwarded-for': header }
    statuses.push((await call({ method: 'GET', path: apiPaths.settings, headers })).status)
  }
  return statuses
}

const repeat = (count: number, create: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => create(index))

const countAllowed = async (forwardedFor: readonly string[]) =>
  (await send(forwardedFor)).filter((status) => status === 200).length

describe('Of one address in a minute', () => {
  test('300 requests are answered through Hosting, whatever addresses are put before its own', async () =>
    expect(await countAllowed(repeat(400, (index) => `10.${index}.0.1, 203.0.113.9, ${proxy}`))).toBe(300))

  test('300 requests are answered at the address of the function', async () =>
    expect(await countAllowed(repeat(400, () => '203.0.113.9'))).toBe(300))

  test('at most 1,200 requests are answered at the address of the function, whatever addresses they name', async () =>
    expect(await countAllowed(repeat(1300, (index) => `10.${index % 250}.0.${index % 7}, 203.0.113.9`))).toBe(
      1200,
    ))

  test('300 requests of an IPv6 network are answered, whichever of its addresses they have', async () =>
    expect(await countAllowed(repeat(400, (index) => `2001:db8:1:2::${index.toString(16)}, ${proxy}`))).toBe(
      300,
    ))

  test('an IPv4 address counts as itself, also in the form of IPv6', async () => {
    const forms = ['::ffff:203.0.113.9', '203.0.113.9']
    expect(await countAllowed(repeat(400, (index) => `${forms[index % 2]}, ${proxy}`))).toBe(300)
    expect(await countAllowed(repeat(400, (index) => `::ffff:203.0.113.${index % 2}, ${proxy}`))).toBe(400)
  })

  test.each(['', 'unknown', 'unknown, 203.0.113.9', ', ,', '1.2.3.4:80', 'fe80::1%eth0'])(
    '300 requests are answered that say %j about where they come from',
    async (header) => expect(await countAllowed(repeat(400, () => header))).toBe(300),
  )
})

test('nobody uses up the requests of somebody else by naming them', async () => {
  const statuses = await send([...repeat(400, () => '198.51.100.7, 203.0.113.9'), `198.51.100.7, ${proxy}`])
  expect(statuses.slice(-2)).toEqual([429, 200])
})

test('nobody uses up the requests of others behind the same proxy: what is refused to an address does not count for the proxy', async () => {
  const statuses = await send([...repeat(1600, () => `203.0.113.9, ${proxy}`), `198.51.100.7, ${proxy}`])
  expect(statuses.slice(-2)).toEqual([429, 200])
})
