import { parseArgs } from 'node:util'
import { createVapidKeys } from '../functions/push/vapidKeys'
import { formatPushKeys } from './formatPushKeys'

// npm run push-keys -- [--project ID]: makes the keys that sign push messages, and says how to store them.

const { project } = parseArgs({ options: { project: { type: 'string', default: 'YOUR-PROJECT' } } }).values
console.log(formatPushKeys(createVapidKeys(), project))
