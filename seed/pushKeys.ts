import { createVapidKeys } from '../functions/push/vapidKeys'
import { formatPushKeys } from './formatPushKeys'

// npm run push-keys: makes the keys that sign push messages, and says how to store them.

console.log(formatPushKeys(createVapidKeys()))
