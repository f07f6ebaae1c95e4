import type { SceneName } from '../seed/rendering/renderScenes'

/** The names of the scenes' files, in tests that run code of the site without a build. */
export const sceneNames: Readonly<Record<SceneName, string>> = {
  ...{ harvest: 'harvest-0', market: 'market-0', press: 'press-0' },
  ...{ garden: 'garden-0', 'skin-care': 'skin-care-0', food: 'food-0' },
}
