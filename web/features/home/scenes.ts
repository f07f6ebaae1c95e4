import harvest from './scenes/harvest.svg'
import market from './scenes/market.svg'
import press from './scenes/press.svg'

/** Our own drawings, 1600 by 900: the field at sundown, the spices on the market, the press and what runs from it. */
export const scenes = { harvest, market, press }
