// Each verdict is the one of Google's own engine: the same conditions were put to its Firestore emulator.
import { describe } from 'vitest'
import { expectError, expectFalse, expectTrue } from './asking'

describe('places on the globe: these hold', () => {
  expectTrue([
    'latlng.value(1,2) is latlng',
    'latlng.value(1,2).latitude() == 1',
    'latlng.value(1,2).latitude() is float',
    'latlng.value(1.5,2.5).longitude() == 2.5',
    'latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) > 111194.0',
    'latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) < 111196.0',
    'latlng.value(1.0,1.0) == latlng.value(1.0,1.0)',
    'latlng.value(1.0,2.0).distance(latlng.value(1.0,2.0)) == 0.0',
    'latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) > 111194.9',
    'latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) > 111195.05',
    'latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) < 111195.1',
  ])
})

describe('places on the globe: these do not hold', () => {
  expectFalse(['latlng.value(0.0,0.0).distance(latlng.value(0.0,1.0)) > 111318.0'])
})

describe('places on the globe: these have no value, and deny', () => {
  expectError(['latlng.value(91.0,0.0) is latlng'])
})
