import { describe, expect, test } from 'vitest'
import { computeInteractiveMs } from '../desk/computeInteractiveMs'
import { findScripts } from '../desk/measureScriptBytes'

describe('the scripts of the desk that a browser loaded', () => {
  const files = [
    'staff-9JibsSjS.js',
    'staff-hr2mPS34.css',
    'StaffScreens-C_U-nms4.js',
    'googleSignIn-BKAhW5-p.js',
  ]

  test('are found in another build by their names without hashes', () => {
    const loaded = ['/assets/desk/staff-DkXnsGNi.js', '/assets/desk/StaffScreens-Y0K8i5hM.js']
    expect(findScripts(files, loaded)).toEqual(['staff-9JibsSjS.js', 'StaffScreens-C_U-nms4.js'])
  })

  test.each([
    ['/assets/desk/firebaseAuth-BpzPN3X-.js', 'no script firebaseAuth'],
    ['/assets/desk/index-BpzPN3X-.js', 'more than one script index'],
  ])('%s cannot be measured, because there is %s', (loaded, message) => {
    expect(() => findScripts([...files, 'index-AAAAAAAA.js', 'index-BBBBBBBB.js'], [loaded])).toThrow(message)
  })
})

describe('the desk is interactive', () => {
  test('with its first row, when the main thread was idle before', () => {
    expect(computeInteractiveMs(900, [{ at: 300, ms: 200 }])).toBe(900)
    expect(computeInteractiveMs(900, [])).toBe(900)
  })

  test('at the end of the last long task after its first row', () => {
    expect(
      computeInteractiveMs(900, [
        { at: 850, ms: 120 },
        { at: 2000, ms: 70 },
      ]),
    ).toBe(2070)
  })
})
