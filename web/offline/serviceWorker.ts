import { registerCacheCleanup } from './cacheCleanup'
import { registerPageRoute } from './pageRoute'
import { registerImageRoute } from './imageRoute'
import { registerAssetRoutes } from './assetRoutes'
import { registerUpdateMessages } from './updateMessages'

// Order matters: the first matching route handles a request.
registerAssetRoutes()
registerImageRoute()
registerPageRoute()
registerCacheCleanup()
registerUpdateMessages()
