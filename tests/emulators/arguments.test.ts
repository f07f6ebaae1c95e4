import { expect, test } from 'vitest'
import { readArguments } from '../../emulators/arguments'

test('without arguments the ports are the usual ones and the site is built', () => {
  expect(readArguments([])).toEqual({ portOffset: 0, hotReload: false })
})

test('--port-offset moves the ports, --dev asks for hot reload', () => {
  expect(readArguments(['--dev', '--port-offset', '100'])).toEqual({ portOffset: 100, hotReload: true })
})

test.each([['x'], [''], ['1.5'], ['60000'], ['123456']])(
  'an offset of %j is refused with the usage',
  (offset) => {
    expect(() => readArguments([`--port-offset=${offset}`])).toThrow(
      `--port-offset is '${offset}'. Nothing was started.\nUsage: npm start -- [--port-offset N]`,
    )
  },
)

test.each([['--prot-offset=1'], ['100']])(
  '%s, which it does not know, is refused with the usage',
  (argument) => {
    expect(() => readArguments([argument])).toThrow('Nothing was started.\nUsage:')
  },
)
