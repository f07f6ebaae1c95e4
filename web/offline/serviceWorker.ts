import { registerCacheCleanup } from './cacheCleanup'
import { registerPageCacheRoute } from './pageRoute'
import { registerImageCacheRoute } from './imageRoute'
import { registerAssetCacheRoutes } from './assetRoutes'
import { registerAppUpdateMessageHandler } from './updateMessages'

// The order of these calls matters: the first route that matches a request handles it.
registerAssetCacheRoutes()
registerImageCacheRoute()
registerPageCacheRoute()
registerCacheCleanup()
registerAppUpdateMessageHandler()
