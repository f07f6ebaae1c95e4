import { afterEach, expect } from 'vitest'
import './recordAdminQueries'
import { takeUnservedQueries } from './queryRecord'

// The emulators run every query. Production refuses one without an index.
afterEach(() => expect(takeUnservedQueries().join('\n'), 'queries without an index').toBe(''))
