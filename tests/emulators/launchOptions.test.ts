import { expect, test } from 'vitest'
import { parseNpmStartOptions } from '../../emulators/launchOptions'

test('without arguments the ports are the default ones and the site is built', () =>
  expect(parseNpmStartOptions([])).toEqual({ portOffset: 0, hotReload: false }))

test('--port-offset moves the ports, --dev turns on hot reload', () =>
  expect(parseNpmStartOptions(['--dev', '--port-offset', '100'])).toEqual({
    portOffset: 100,
    hotReload: true,
  }))

test.each([['x'], [''], ['1.5'], ['60000'], ['123456']])(
  'an offset of %j throws an error with the usage',
  (offset) =>
    expect(() => parseNpmStartOptions([`--port-offset=${offset}`])).toThrow(
      `--port-offset is '${offset}'. Nothing was started.\nUsage: npm start -- [--port-offset N]`,
    ),
)

test.each([['--prot-offset=1'], ['100']])(
  'the unknown argument %s throws an error with the usage',
  (argument) => expect(() => parseNpmStartOptions([argument])).toThrow('Nothing was started.\nUsage:'),
)
