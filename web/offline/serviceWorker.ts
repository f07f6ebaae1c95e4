import { registerCacheCleanup } from './cacheCleanup'
import { registerPageCacheRoute } from './pageRoute'
import { registerImageCacheRoute } from './imageRoute'
import { registerAssetCacheRoutes } from './assetRoutes'
import { registerAppUpdateMessageHandler } from './updateMessages'

// Order matters: the first matching route handles a request.
registerAssetCacheRoutes()
registerImageCacheRoute()
registerPageCacheRoute()
registerCacheCleanup()
registerAppUpdateMessageHandler()
